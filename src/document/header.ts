/**
 * Lets a choice close the menu, and hides the header while one scrolls down: when its own place has been scrolled away, or it
 * would jump from under a finger.
 */
export function startHeader(): void {
  const header = document.querySelector('header');
  const menu = header?.querySelector<HTMLElement>('[popover]');
  menu?.addEventListener('click', () => menu.matches(':popover-open') && menu.hidePopover());

  const main = document.querySelector('main');
  let last = 0;
  addEventListener('scroll', () => {
    header?.toggleAttribute('data-away', !!main && scrollY > last && scrollY > main.offsetTop);
    last = scrollY;
  });
}
