/** The line that tells which pharmacy is on duty. It may also be the `chamada.numero` of a pharmacy's hours. */
export const DUTY_LINE = '1400';
