import type { Content } from '../content.ts';
import { fieldMeta } from '../field-meta.ts';
import { type Path, pathOfField, valueAt } from '../paths.ts';
import type { Pharmacy } from '../pharmacy.ts';

/** All that a rule may look at: the content validated, and as it is written. */
export interface Facts extends Pharmacy {
  /** Today, as an ISO day. */
  today: string;
  /** The data of each file before `{farmacia.…}` is filled in, and the same of the demonstration. */
  written: ReadonlyMap<keyof Content, unknown>;
  demonstration: ReadonlyMap<keyof Content, unknown>;
}

/** What is found at a field: a clause, in which `{valor}` is the field's value, and what is expected instead. */
export interface Found {
  at: Path;
  found: string;
  expected?: string | undefined;
}

/** A rule about one field; its name is its key. */
export interface Rule {
  /** The file and the field: `avisos[].mostrar` is that of every notice. */
  at: string;
  /** Whether it is wrong. A text says what, and stands for `{facto}` below. @param i the number of the item */
  when: (facts: Facts, i: number) => unknown;
  found: string;
  expected?: string;
}

/** What the rules find, in their order. */
export function foundBy(rules: Readonly<Record<string, Rule>>, facts: Facts): Found[] {
  return Object.values(rules).flatMap(({ at, when, found, expected }) => {
    const [list = '', field] = at.split('[]');
    const items =
      field === undefined ? [undefined] : [...((valueAt(facts, pathOfField(list)) ?? []) as unknown[]).keys()];
    return items.flatMap((i) => {
      const fact = when(facts, i ?? 0);
      const filled = (text?: string) => text?.replace('{facto}', () => String(fact));
      const path = i === undefined ? pathOfField(list) : [...pathOfField(list), i, ...pathOfField(field ?? '')];
      return fact ? [{ at: path, found: filled(found) ?? '', expected: filled(expected) }] : [];
    });
  });
}

/** Whether the page shows what stands at a field: the texts of a part that the pharmacy does not have are never read. */
export function isShown([name, ...path]: Path, facts: Facts): boolean {
  const needed = fieldMeta(name as keyof Content, path).shownIf.map((field) => valueAt(facts, pathOfField(field)));
  return needed.every((value) => (Array.isArray(value) ? value.length > 0 : value));
}
