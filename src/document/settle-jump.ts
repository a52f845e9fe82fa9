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
    openFold();
  });
  openFold();
  document.fonts.ready.then(() => {
    if (!isElsewhere) document.querySelector(':target')?.scrollIntoView();
  });
}

/** Firefox 115 leaves the fold closed that a link leads into, and does not go there. */
function openFold(): void {
  const target = document.querySelector('details:not([open]) :target');
  target?.closest('details')?.setAttribute('open', '');
  target?.scrollIntoView();
}
