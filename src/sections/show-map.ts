// An inline script behind the map, whose frame waits in a template: a lazy frame too is a document with scripts of its
// own, and has the page laid out before its typeface is there. It comes when the map is as near as browsers let a lazy
// frame come.
const template = document.querySelector<HTMLTemplateElement>('template[data-map]');

if (template?.parentElement)
  new IntersectionObserver(
    ([place], observer) => {
      if (!place?.isIntersecting) return;
      observer.disconnect();
      template.replaceWith(template.content);
    },
    { rootMargin: '1250px' },
  ).observe(template.parentElement);

export {};
