import type { Content } from '../content.ts';
import { excerpt } from '../mistakes/mistakes.ts';
import { leaves, type Path, valueAt } from '../paths.ts';
import type { Facts } from './rule.ts';

/** A question that the owner has settled: where it was asked, what, and the value that is right. */
export type Settled = Content['confirmado'][number];

/** What settles a question about a field: with another value there, or in another item, it is asked again. */
export function settledBy(facts: Facts, at: Path, pergunta: string): Settled {
  // An item is named by its first text: it may move within its list.
  const names = at.map((key, i) =>
    typeof key === 'number' ? short(String(leaves(valueAt(facts, at.slice(0, i + 1)))[0]?.value)) : key,
  );
  const values = leaves(valueAt(facts, at)).map(({ value }) => value ?? '');
  return { campo: names.join(' › '), pergunta, valor: short(values.join(', ')) };
}

/** Whether the owner has settled a question. */
export function isSettled({ confirmado }: Facts, question: Settled): boolean {
  return confirmado.some((settled) => keyOf(settled) === keyOf(question));
}

const keyOf = ({ campo, pergunta, valor }: Settled) => `${campo}\n${pergunta}\n${valor}`.replaceAll('\u00a0', ' ');

/** A text whole; of a long one the beginning, and a number that changes with any of its letters. */
function short(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ');
  const sum = [...plain].reduce((number, letter) => (Math.imul(number, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 0);
  return plain.length > 120 ? `${excerpt(plain, 80)} (${plain.length}/${sum})` : plain;
}
