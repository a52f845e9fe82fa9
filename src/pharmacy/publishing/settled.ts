import type { Content } from '../content.ts';
import { excerpt } from '../mistakes/mistakes.ts';
import { leaves, type Path, valueAt } from '../paths.ts';
import type { Facts } from './rule.ts';

/** A question that the owner has settled: where it was asked, what, and the value that is right. */
export type Settled = Content['confirmado'][number];

/**
 * What settles a question about a field: with another value there, or in another item, it is asked again.
 * @param value there, or a part of it that is asked about alone
 */
export function settledBy(facts: Facts, at: Path, pergunta: string, value = valueAt(facts, at)): Settled {
  // An item is named by its first text: it may move within its list.
  const names = at.map((key, i) =>
    typeof key === 'number' ? excerpt(plain(String(leaves(valueAt(facts, at.slice(0, i + 1)))[0]?.value)), 80) : key,
  );
  const values = leaves(value).map((leaf) => leaf.value ?? '');
  return { campo: names.join(' › '), pergunta, valor: plain(values.join(', ')) };
}

/** Whether the owner has settled a question. */
export function isSettled({ confirmado }: Facts, question: Settled): boolean {
  return confirmado.some((settled) => keyOf(settled) === keyOf(question));
}

const keyOf = ({ campo, pergunta, valor }: Settled) => `${campo}\n${pergunta}\n${valor}`.replaceAll('\u00a0', ' ');

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');
