/** Opens and closes the menu by an attribute of the header (menu.css), where there are no popovers: in Safari before 17 and Firefox before 125. */
export function replacePopover(menu: HTMLElement): void {
  const header = menu.parentElement;
  const opener = header?.querySelector('[popovertarget]');
  const setOpen = (isOpen: boolean) => {
    header?.toggleAttribute('data-menu', isOpen);
    opener?.setAttribute('aria-expanded', `${isOpen}`);
  };
  menu.hidePopover = () => setOpen(false);
  opener?.addEventListener('click', () => setOpen(!header?.hasAttribute('data-menu')));
  addEventListener('keydown', ({ key }) => key === 'Escape' && setOpen(false));
}
