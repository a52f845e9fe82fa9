import { type Notice, parseNotices } from '../notices.ts';

/** A notice of the build, and the element in which it stands (src/sections/NoticeBoard). */
export interface BuiltNotice {
  element: HTMLElement;
  notice: Notice;
}

/** The notices of the build, read from the page: the only place in which a visitor's browser has them. */
export function builtNotices(): BuiltNotice[] {
  const elements = [...document.querySelectorAll<HTMLElement>('[data-avisos] [data-aviso]')];
  return elements.flatMap((element) => {
    const { aviso: id, fechada, ...days } = element.dataset;
    const texto = element.querySelector('p > span')?.textContent;
    return parseNotices([{ ...days, id, texto, fechada: fechada === 'true' }]).map((notice) => ({ element, notice }));
  });
}
