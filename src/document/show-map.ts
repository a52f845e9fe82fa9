let isAwaited = false;

/**
 * Loads the map, whose frame waits in a template, as near to the screen as a browser loads a lazy frame. A lazy frame
 * in the page would be a document with scripts of its own, and have the page laid out before its typeface is there.
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
