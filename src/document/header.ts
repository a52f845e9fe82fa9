/**
 * Lets a choice close the menu, and a tap beside it, which closes none in Safari before 18.3; hides the header while one scrolls down: when its own place has been scrolled away, or it
 * would jump from under a finger.
 */
export function startHeader(): void {
  const header = document.querySelector('header');
  const menu = header?.querySelector<HTMLElement>('[popover]');
  if (menu && !menu.hidePopover) void import('./replace-popover.ts').then(({ replacePopover }) => replacePopover(menu));
  // Before what was chosen answers: the focus is then back at the menu's button, where a closed banner returns it to.
  menu?.addEventListener(
    'click',
    ({ target }) => (target as Element).closest('a,[data-press=cookies]') && menu.hidePopover?.(),
    true,
  );
  addEventListener('pointerdown', ({ target }) => {
    if (!header?.contains(target as Node)) menu?.hidePopover?.();
  });

  const main = document.querySelector('main');
  let last = 0;
  addEventListener('scroll', () => {
    header?.toggleAttribute('data-away', !!main && scrollY > last && scrollY > main.offsetTop);
    last = scrollY;
  });
}
