import type { Content } from '../content.ts';
import { fieldMeta } from '../json-schemas.ts';
import { excerpt } from '../mistakes/mistakes.ts';
import { isGiven, leaves, type Path, pathsOf, valueAt } from '../paths.ts';
import type { Pharmacy } from '../pharmacy.ts';
import type { Source } from '../source.ts';

/** All that a rule may look at: the validated content, and beside it other forms of the content. */
export interface Facts extends Pharmacy {
  /** Today, as an ISO day. */
  today: string;
  /** The content's files as they are written, before `{farmacia.…}` is filled in. */
  written: Sources;
  /** The demonstration's files, to find which values are still the demonstration's. */
  demonstration: Sources;
}

/** The files, by their names. */
export type Sources = ReadonlyMap<string, Source>;

/** What a rule found at a field: a clause, in which `{valor}` stands for the field's value; and what is expected. */
export interface Found {
  at: Path;
  found: string;
  expected?: string | undefined;
  /** The sentence that it is about, of a text of several. */
  text?: string;
  /** The other field of a contradiction. */
  against?: Path | undefined;
  /** Of a question what settles it, if not the clause of the field alone. */
  settles?: Settled[];
  /** Of a question about several fields, each by itself: nobody settles what was not shown. */
  each?: Found[];
}

/** A clause for what a rule finds at a field; nothing where all is right. @param i the index of its item, or 0 */
export type Rule = (facts: Facts, i: number, value: unknown) => string | false | 0 | null | undefined;

/** Rules by the field that each is about: `avisos[].mostrar` is that of every notice. */
export type Rules = Readonly<Record<string, Rule>>;

/** The findings of rules at the fields that the page shows, in their order. */
export function foundBy(rules: Rules, facts: Facts): Found[] {
  return Object.entries(rules).flatMap(([field, rule]) =>
    pathsOf(facts, field).flatMap((at, i) => {
      const found = isShown(at, facts) && rule(facts, i, valueAt(facts, at));
      return found ? [{ at, found }] : [];
    }),
  );
}

/** Whether the page shows a field: it leaves out the texts of a part that the pharmacy does not have. */
export const isShown = (at: Path, facts: Content) => fieldMeta(at).shownIf.every((field) => isGiven(facts, field));

/** A question that the owner has settled: where it was asked, what, and the value that is right. */
export type Settled = Pharmacy['confirmado'][number];

/** What settles a question about a field or, by `value`, about a part of it: where either changes it is asked again. */
export function settledBy(facts: Facts, at: Path, pergunta: string, value = valueAt(facts, at)): Settled {
  const values = leaves(value).map((leaf) => leaf.value ?? '');
  return { campo: namesIn(facts, at), pergunta, valor: plain(values.join(', ')) };
}

/** A path in which an item is named by its first text: it may move within its list. */
export function namesIn(data: unknown, at: Path): string {
  const nameOf = (item: Path) => excerpt(plain(String(leaves(valueAt(data, item))[0]?.value)), 80);
  return at.map((key, i) => (typeof key === 'number' ? nameOf(at.slice(0, i + 1)) : key)).join(' › ');
}

/** Whether the owner has settled a question, whatever days it names in brackets. */
export const isSettled = ({ confirmado }: Facts, question: Settled) =>
  confirmado.some((settled) => keyOf(settled) === keyOf(question));

const keyOf = ({ campo, pergunta, valor }: Settled) =>
  `${campo}\n${pergunta.replace(/ \([^)]*\)/g, '')}\n${valor}`.replaceAll('\u00a0', ' ');

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');
