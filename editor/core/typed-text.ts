import { MONTHS } from '../../src/fields/values.ts';
import { comparable } from '../../src/text/comparable.ts';

/** Typed money ("1,20", "1.2", "1 000 €") in cents; null where it is no amount. */
export function centsOf(typed: string): number | null {
  const plain = typed.replaceAll(/[\s€]/g, '');
  const [, euros, cents = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  return euros === undefined ? null : Number(euros) * 100 + Number(cents.padEnd(2, '0'));
}

/** Cents as an owner types them: 120 is "1,20". */
export function eurosOf(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}

/** A typed time of day ("9", "9h30", "930", "21.15") as HH:MM; any other text as it is. */
export function timeOf(typed: string): string {
  const [, hours = '', minutes = '00'] = /^\s*([01]?\d|2[0-4])\s*(?:[:h.,]?\s*([0-5]\d))?\s*h?\s*$/i.exec(typed) ?? [];
  return hours === '' ? typed : `${hours.padStart(2, '0')}:${minutes}`;
}

/** Days that hang on Easter, as the content has them, by what people call them. */
export const EASTER_DAYS = { 'Sexta-feira Santa': 'Páscoa - 2', 'Quinta-feira da Ascensão': 'Páscoa + 39' };

/** A typed day of every year ("1/6", "15 de junho") as DD/MM; any other text as it is. */
export function dayAndMonthOf(typed: string): string {
  const isNamed = (name: string) => typed.trim() !== '' && comparable(name).endsWith(comparable(typed.trim()));
  const named = Object.entries(EASTER_DAYS).find(([name]) => isNamed(name));
  if (named) return named[1];
  const [, day = '', month = ''] =
    /^\s*(\d{1,2})(?:\s*[/.-]\s*|\s+(?:de\s+)?)(\d{1,2}|\p{L}{3,})\s*$/u.exec(typed) ?? [];
  const monthNumber = MONTHS.findIndex((name) => name.startsWith(month.toLowerCase())) + 1 || Number(month);
  return day && monthNumber > 0 ? [day, `${monthNumber}`].map((part) => part.padStart(2, '0')).join('/') : typed;
}

const DEGREES = '(-?\\d{1,3}\\.\\d+)';

/** The ways to write a point, tried in this order: an address may hold the pin (`!3d…!4d…`) and the view's middle. */
const POINT_PATTERNS = [`!3d${DEGREES}!4d`, `${DEGREES}(?:&mlon=|%2C|[,;/\\s])[\\s+]*`].map(
  (pattern) => new RegExp(pattern + DEGREES),
);

/** The point in a pasted text, the address of a map or two numbers; null where there is none. */
export function pointIn(pasted: string) {
  const found = POINT_PATTERNS.map((pattern) => pattern.exec(pasted)).find((match) => match !== null);
  // The fifth decimal place is about a metre.
  const [latitude, longitude] = (found ?? []).slice(1).map((degrees) => Number(Number(degrees).toFixed(5)));
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}
