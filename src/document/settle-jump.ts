import { comparable } from '../text/comparable.ts';

/**
 * Scrolls once more to the section of the address when the typeface has arrived and lines above break elsewhere:
 * browsers reckon the end of a smooth scroll at its start, and Safari does not anchor. Not where the visitor has
 * scrolled since, nor on a page that the browser restores where it was left.
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
 * Scrolls to the section that an address means, also one that others have changed: `#PEDIDO`, `#/pedido`, `#Serviços`,
 * `#pedido?fbclid=…`. Opens the fold that holds it, which Firefox 115 leaves closed.
 */
function goToTarget(): void {
  // Decoded by what throws at nothing, and without accents.
  const [name = ''] = new URLSearchParams(location.hash.slice(1)).keys();
  const [id] = /[a-z][\w-]*\w/.exec(comparable(name).replaceAll(' ', '-')) ?? [];
  if (id && `#${id}` !== location.hash && document.getElementById(id)) location.replace(`#${id}`);
  const target = document.querySelector('details:not([open]) :target');
  target?.closest('details')?.setAttribute('open', '');
  target?.scrollIntoView();
}
