/** The days of the week as the content names them, Monday first. */
export const WEEK = ['segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado', 'domingo'] as const;

export type Weekday = (typeof WEEK)[number];

/** The days' names with their accents, which the content leaves out. */
export const DAY_NAMES: Record<Weekday, string> = {
  segunda: 'Segunda',
  terca: 'Terça',
  quarta: 'Quarta',
  quinta: 'Quinta',
  sexta: 'Sexta',
  sabado: 'Sábado',
  domingo: 'Domingo',
};

/** A day counted from Monday, 0, by its whole name: "segunda-feira". */
export const weekdayName = (day: number) => DAY_NAMES[WEEK[day] ?? 'domingo'].toLowerCase() + (day < 5 ? '-feira' : '');

/** Days of the week as people say them, in the week's order: "terça e quinta", "segunda a sexta". */
export function dayNames(days: readonly Weekday[]): string {
  return namesOfDays(WEEK.flatMap((day, i) => (days.includes(day) ? [i] : [])));
}

/** The same for days counted from Monday, 0; three or more in a row are a range. @param others listed after them */
export function namesOfDays(days: readonly number[], others: readonly string[] = []): string {
  const names = days.flatMap((day) => WEEK[day] ?? []).map((day) => DAY_NAMES[day].toLowerCase());
  const listed = areInRow(days) ? [`${names[0]} a ${names.at(-1)}`] : names;
  return new Intl.ListFormat('pt-PT').format([...listed, ...others]);
}

/** Whether days are at least three in a row, which people say as a range. */
export const areInRow = (days: readonly number[]) =>
  days.length > 2 && days.every((day, i) => day === (days[0] ?? 0) + i);
