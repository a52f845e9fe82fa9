/**
 * The number of the telephone line that tells which pharmacy is on duty. A pharmacy may also name it as the number that
 * calls whoever comes when called (`chamada.numero` of the hours).
 */
export const DUTY_LINE = '1400';
