// An inline script at the end of every page: a choice closes the menu; scrolling down hides the header, scrolling up shows it.
// It hides only when its own place has been scrolled away, or it would move within the page and jump from under a finger (a
// high cookie banner may stand above it).
const header = document.querySelector('header');
const menu = header?.querySelector<HTMLElement>('[popover]');
menu?.addEventListener('click', () => menu.matches(':popover-open') && menu.hidePopover());

const main = document.querySelector('main');
let last = 0;
addEventListener(
  'scroll',
  () => {
    header?.toggleAttribute('data-away', !!main && scrollY > last && scrollY > main.offsetTop);
    last = scrollY;
  },
  { passive: true },
);

export {};
