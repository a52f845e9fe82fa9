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
  const namesOf = (some: readonly number[]) => some.map((day) => DAY_NAMES[WEEK[day] ?? 'domingo'].toLowerCase());
  const range = rangeOf(days);
  const listed = range ? [namesOf(range).join(' a ')] : namesOf(days);
  return new Intl.ListFormat('pt-PT').format([...listed, ...others]);
}

/** The first and the last of at least three days in a row, also over the week's end: people say them as a range. */
export function rangeOf(days: readonly number[]): readonly number[] | undefined {
  const gap = days.findIndex((day, i) => i > 0 && day !== (days[i - 1] ?? 0) + 1);
  const inRow = gap > 0 ? [...days.slice(gap), ...days.slice(0, gap)] : days;
  const isRow = inRow.length > 2 && inRow.every((day, i) => day === ((inRow[0] ?? 0) + i) % 7);
  return isRow ? [...inRow.slice(0, 1), ...inRow.slice(-1)] : undefined;
}
