/**
 * Closes the menu after a choice, and after a tap beside it, which Safari before 18.3 does not. Hides the header while
 * one scrolls down, once its own place is out of sight: before, it would jump from under a finger.
 */
export function startHeader(): void {
  const header = document.querySelector('header');
  const menu = header?.querySelector('nav');
  const opener = header?.querySelector('button');
  if (!header || !menu || !opener) return;
  if (!menu.hidePopover) replacePopover(header, menu, opener);
  // Before the chosen control answers: so the focus is at the menu's button, to which a closed banner returns it.
  menu.addEventListener(
    'click',
    ({ target }) => (target as Element).closest('a,[data-press=cookies]') && menu.hidePopover(),
    true,
  );
  addEventListener('keydown', ({ key }) => key === 'Escape' && menu.hidePopover());
  addEventListener('pointerdown', ({ target }) => {
    if (!menu.contains(target as Node) && target !== opener) menu.hidePopover();
  });

  let last = 0;
  addEventListener('scroll', () => {
    header.toggleAttribute('data-away', scrollY > last && scrollY > header.offsetHeight);
    last = scrollY;
  });
}

/** Opens and closes the menu where there are no popovers (menu.css): Safari before 17, Firefox 125, Chrome 114. */
function replacePopover(header: HTMLElement, menu: HTMLElement, opener: HTMLElement): void {
  const toggle = (isOpen?: boolean) =>
    opener.setAttribute('aria-expanded', `${header.toggleAttribute('data-menu', isOpen)}`);
  menu.hidePopover = () => {
    // A popover does the same: else the focus would be lost with the menu.
    if (menu.contains(document.activeElement)) opener.focus();
    toggle(false);
  };
  opener.addEventListener('click', () => toggle());
}
