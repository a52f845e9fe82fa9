document.body.textContent = 'ok';
