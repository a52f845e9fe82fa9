/** The line that tells which pharmacy is on duty, which also calls who is on call. */
export const DUTY_LINE = '1400';
