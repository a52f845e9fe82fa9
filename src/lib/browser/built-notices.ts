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
    const { aviso: id, fechada, horario, ...days } = element.dataset;
    const texto = element.querySelector('p > span')?.textContent;
    const entry = { ...days, id, texto, fechada: fechada === 'true', horario: horario && JSON.parse(horario) };
    return parseNotices([entry]).map((notice) => ({ element, notice }));
  });
}
