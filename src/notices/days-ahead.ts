// Apart from the other rules of notices, which every page's script has.
import { datesText, dayText } from '../opening/days.ts';
import { withCapital } from '../text/in-sentence.ts';
import type { Notice } from './notices.ts';

/** The days of a notice, to stand before its text while it is read before them; empty where the text has the first. */
export function daysAhead({ de, ate, texto }: Notice): string {
  const month = dayText(de, { month: 'long' });
  const has = (part: string) => new RegExp(`(^|\\D)${part}(\\D|$)`, 'i').test(texto);
  if (has(`0?${Number(de.slice(8))}`) && (has(month) || has(`\\d+/0?${Number(de.slice(5, 7))}`))) return '';
  return withCapital(`${datesText(de, ate)}: `);
}
