import { free, priceFrom } from './words.ts';

/**
 * No line may break inside these: an amount of euros, "5 000,00 €"; a number and its sign, "n.º 500 000 000"; a dot and
 * the word before it; a name that people know as one word; groups of three that follow a word. A text that is only a
 * number is data, and stays as it is.
 */
const NUMBER = /\d(?: \d{3})*(?:,\d+)? €|\bn\.º \d+(?: \d{3})*| ·|SNS 24|MB WAY/g;
const GROUPS = /(\D )(\d{1,3}(?: \d{3})+)\b/g;

/** Puts no-break spaces into the numbers of a text, and before its dots. */
export function holdNumbers(text: string): string {
  const whole = (number: string) => number.replaceAll(' ', '\u00a0');
  return text.replace(NUMBER, whole).replace(GROUPS, (_, before: string, number: string) => before + whole(number));
}

/** Formats integer cents as a Portuguese price with a no-break space: 290 is "2,90 €". */
export function formatEuros(cents: number): string {
  return `${(cents / 100).toFixed(2).replace('.', ',')}\u00a0€`;
}

interface Price {
  preco?: number | undefined;
  desde?: boolean;
  por?: string | undefined;
}

/** A price in words: "desde 10,00 €", "5,00 € por semana", "Grátis"; empty where there is none. */
export function priceText({ preco, desde, por = '' }: Price): string {
  if (preco === undefined) return '';
  const price = preco === 0 ? free : formatEuros(preco);
  return `${desde ? priceFrom(price) : price} ${por}`.trim();
}

/** The amounts that a text names, in cents: "2,50 €", "20 euros", "1 250 €" or "1.250 €". */
export const amountsIn = (text: string) =>
  Array.from(
    text.matchAll(/(\b\d{1,3}(?:[\s.]\d{3})+|\d+)(?:,(\d\d))?\s?(?:€|euros)/g),
    ([, euros = '', cents = '00']) => Number(euros.replace(/\D/g, '') + cents),
  );
