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

const nameOf = (day: number) => DAY_NAMES[WEEK[day] ?? 'domingo'].toLowerCase();

/** A day counted from Monday, 0, by its whole name: "segunda-feira". */
export const weekdayName = (day: number) => nameOf(day) + (day < 5 ? '-feira' : '');

/** Days of the week as people say them, in the week's order: "terça e quinta", "segunda a sexta". */
export function dayNames(days: readonly Weekday[]): string {
  return namesOfDays(WEEK.flatMap((day, i) => (days.includes(day) ? [i] : [])));
}

/** The same for days counted from Monday, 0; three or more in a row are a range. @param others listed after them */
export function namesOfDays(days: readonly number[], others: readonly string[] = []): string {
  const range = rangeOf(days);
  const listed = range ? [range.map(nameOf).join(' a ')] : days.map(nameOf);
  return new Intl.ListFormat('pt-PT').format([...listed, ...others]);
}

/** The first and the last of at least three days in a row, also over the week's end: people say them as a range. */
export function rangeOf(days: readonly number[]): readonly number[] | undefined {
  const gap = days.findIndex((day, i) => i > 0 && day !== (days[i - 1] ?? 0) + 1);
  const start = Math.max(0, gap);
  const inRow = [...days.slice(start), ...days.slice(0, start)];
  const isRow = inRow.length > 2 && inRow.every((day, i) => day === ((inRow[0] ?? 0) + i) % 7);
  return isRow ? [...inRow.slice(0, 1), ...inRow.slice(-1)] : undefined;
}
