let isAwaited = false;

/**
 * Has the map come, whose frame waits in a template, when it is as near as browsers let a lazy frame come: a lazy frame
 * too is a document with scripts of its own, and has the page laid out before its typeface is there.
 */
export function showMapNear(): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-map]');
  if (!template?.parentElement || isAwaited) return;
  isAwaited = true;
  new IntersectionObserver(
    ([place], observer) => {
      if (!place?.isIntersecting) return;
      observer.disconnect();
      template.replaceWith(template.content);
    },
    { rootMargin: '1250px' },
  ).observe(template.parentElement);
}
