const wide = matchMedia('(min-width: 48rem)');
const folded = new Set<HTMLDetailsElement>();

/** Whether it stands open: on a wide screen, unless it is marked `data-folds="always"`. */
const stands = (part: HTMLElement) => wide.matches && part.dataset['folds'] !== 'always';

/**
 * On a phone, folds what is marked `data-folds`, each once. From 48rem on, and on paper, all stands open, as it does
 * without a script; on paper the hours of other seasons too.
 */
export function foldOnPhone(): void {
  for (const part of document.querySelectorAll<HTMLDetailsElement>('[data-folds]')) {
    if (!folded.has(part)) part.open = stands(part);
    folded.add(part);
  }
}

wide.onchange = () => {
  // Paper may be narrower than the window: Chromium 109 would fold it.
  if (matchMedia('print').matches) return;
  for (const part of folded) part.open = stands(part);
};

window.onbeforeprint = () => {
  const parts = document.querySelectorAll<HTMLDetailsElement>('#horario details, [data-folds]');
  const closed = [...parts].filter(({ open }) => !open);
  for (const part of closed) part.open = true;
  window.onafterprint = () => {
    for (const part of closed) part.open = false;
  };
};
