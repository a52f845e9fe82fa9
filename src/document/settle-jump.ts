/**
 * Lets a jump to a section end where it begins, though the typeface comes meanwhile and breaks lines above elsewhere:
 * browsers reckon the end of a smooth scroll at its start, and Safari keeps nothing in place. Not where the visitor has
 * scrolled since, nor where the browser shows again what was read before.
 */
export function settleJump(): void {
  let isElsewhere = performance.getEntriesByType('navigation')[0]?.toJSON().type !== 'navigate';
  const leave = () => {
    isElsewhere = true;
  };
  for (const type of ['wheel', 'touchmove', 'keydown']) addEventListener(type, leave, { passive: true });
  addEventListener('hashchange', () => {
    isElsewhere = false;
    goToTarget();
  });
  if (!scrollY) goToTarget();
  document.fonts.ready.then(() => {
    if (!isElsewhere) document.querySelector(':target')?.scrollIntoView();
  });
}

/**
 * Goes where the address leads: `#PEDIDO`, `#/pedido` and `#pedido?fbclid=…`, as others write and lengthen it, to
 * `#pedido`; into a fold, which Firefox 115 leaves closed without going there.
 */
function goToTarget(): void {
  const id = /[a-z][\w-]*/i.exec(location.hash)?.[0].toLowerCase();
  if (id && `#${id}` !== location.hash && document.getElementById(id)) location.replace(`#${id}`);
  const target = document.querySelector('details:not([open]) :target');
  target?.closest('details')?.setAttribute('open', '');
  target?.scrollIntoView();
}
