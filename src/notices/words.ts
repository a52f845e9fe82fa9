/** What stands around the notices. */

/** The name of the group, for screen readers. */
export const title = 'Avisos da farmácia';
/** Before an urgent one. */
export const urgent = 'Urgente:';
/** @param beginning the notice's first words */
export const closeNotice = (beginning: string) => `Fechar o aviso: ${beginning}`;
/** Where there are more than two. */
export const more = 'Mais avisos';
export const showClosed = 'Mostrar os avisos que fechei';
