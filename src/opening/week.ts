/** The days of the week as the content names them, Monday first. */
export const WEEK = ['segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado', 'domingo'] as const;

export type Weekday = (typeof WEEK)[number];
