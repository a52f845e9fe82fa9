const wide = matchMedia('(min-width: 48rem)');
const folded = new Set<HTMLDetailsElement>();

/** Whether a fold is open: on a wide screen, unless it is marked `data-folds="always"`. */
const isUnfolded = (part: HTMLElement) => wide.matches && part.dataset['folds'] !== 'always';

/** On a phone, folds each part with `data-folds`, once. On wide screens, on paper, without a script all are open. */
export function foldOnPhone(): void {
  for (const part of document.querySelectorAll<HTMLDetailsElement>('[data-folds]')) {
    if (!folded.has(part)) part.open = isUnfolded(part);
    folded.add(part);
  }
}

wide.onchange = () => {
  // Paper may be narrower than the window: Chromium 109 would fold it.
  if (matchMedia('print').matches) return;
  for (const part of folded) part.open = isUnfolded(part);
};

window.onbeforeprint = () => {
  const parts = document.querySelectorAll<HTMLDetailsElement>('#sobre details, [data-folds]');
  const closed = [...parts].filter(({ open }) => !open);
  for (const part of closed) part.open = true;
  window.onafterprint = () => {
    for (const part of closed) part.open = false;
  };
};
