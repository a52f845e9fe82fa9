// The not-found page notes the attempted path on the console (specification, section 2).
console.log('404:', location.pathname);
