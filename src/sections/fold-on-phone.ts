// An inline script behind what is marked `data-folds`: on a phone it folds that before it is seen. From 48rem on, and
// on paper, all stands open, as it does without a script; on paper the hours of other seasons too.
const wide = matchMedia('(min-width: 48rem)');
const onPaper = '#horario details, [data-folds]';

function foldOnPhone(): void {
  for (const part of document.querySelectorAll<HTMLDetailsElement>('[data-folds]')) part.open = wide.matches;
}

foldOnPhone();
wide.onchange = foldOnPhone;
window.onbeforeprint = () => {
  const closed = [...document.querySelectorAll<HTMLDetailsElement>(onPaper)].filter(({ open }) => !open);
  for (const part of closed) part.open = true;
  window.onafterprint = () => {
    for (const part of closed) part.open = false;
  };
};

export {};
