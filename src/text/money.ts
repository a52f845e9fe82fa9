import { free, priceFrom } from './words.ts';

/**
 * The parts of a text that no line break may take apart: an amount of euros, "5 000,00 €", a number after its sign,
 * "n.º 500 000 000", groups of three within a text, and a dot from what it follows. A number alone is data, which has
 * its own rules.
 */
const NUMBER = /\d{1,3}(?: \d{3})*(?:,\d+)? €|\bn\.º \d+(?: \d{3})*| ·/g;
const GROUPS = /(\D )(\d{1,3}(?: \d{3})+)\b/g;

/** Puts no-break spaces into the numbers of a text, and before its dots. */
export function holdNumbers(text: string): string {
  const held = (number: string) => number.replaceAll(' ', '\u00a0');
  return text.replace(NUMBER, held).replace(GROUPS, (_, before: string, number: string) => before + held(number));
}

/** Formats integer cents as a Portuguese price with a no-break space: 290 becomes "2,90 €". */
export function formatEuros(cents: number): string {
  return `${(cents / 100).toFixed(2).replace('.', ',')}\u00a0€`;
}

/** The price of a service or a delivery in words: "desde 10,00 €", "Grátis"; empty where nothing is said of it. */
export function priceText({ preco, desde }: { preco?: number | undefined; desde: boolean }): string {
  if (preco === undefined) return '';
  const price = preco === 0 ? free : formatEuros(preco);
  return desde ? priceFrom(price) : price;
}
