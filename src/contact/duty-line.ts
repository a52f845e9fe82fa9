/** The line that tells which pharmacy is on duty, which also calls who is on call. */
export const DUTY_LINE = '1400';

/**
 * What a call to it costs, at every hour: who reads it by day must not take it for free. Read in January 2026 at a municipality's page; it wants
 * to be read again each year.
 */
export const DUTY_LINE_COST =
  'Grátis das 19h às 9h, aos sábados, domingos e feriados nacionais; a outras horas, 0,10 € por minuto';
