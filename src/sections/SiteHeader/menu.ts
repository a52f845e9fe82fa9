// An inline script at the end of every page: a choice closes the menu; the header goes on the way down, and comes back on
// the way up. Without it the header stays.
const header = document.querySelector('header');
const menu = header?.querySelector<HTMLElement>('[popover]');
menu?.addEventListener('click', () => menu.matches(':popover-open') && menu.hidePopover());

const FIRST_SCREEN = 300;
let last = 0;
addEventListener(
  'scroll',
  () => {
    header?.toggleAttribute('data-away', scrollY > FIRST_SCREEN && scrollY > last);
    last = scrollY;
  },
  { passive: true },
);

export {};
