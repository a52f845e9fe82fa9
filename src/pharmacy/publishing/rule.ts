import { partsOfYear, type YearPart } from '../../opening/timetable.ts';
import { fieldMeta } from '../field-meta.ts';
import { isGiven, type Path, pathOfField, valueAt } from '../paths.ts';
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
}

/** A rule about one field; a table of rules names it by its key. */
export interface Rule {
  /** The file and the field: `avisos[].mostrar` is that of every notice. */
  at: string;
  /**
   * A clause for what is wrong; nothing where all is right.
   * @param i the item's index, from 0; 0 where `at` names no list
   */
  found: (facts: Facts, i: number) => string | false | 0 | null | undefined;
  expected?: string | ((facts: Facts) => string);
}

/** The findings of rules, in their order. */
export function foundBy(rules: Readonly<Record<string, Rule>>, facts: Facts): Found[] {
  return Object.values(rules).flatMap(({ at, found, expected }) => {
    // Where `at` has no «[]», `inItem` is undefined, and `path` is the field's. Of `x[]`, `inItem` is the empty path:
    // the item itself is the field.
    const [path = [], inItem] = at.split('[]').map(pathOfField);
    const fields = inItem ? [valueAt(facts, path)].flat().map((_, i) => [...path, i, ...inItem]) : [path];
    const instead = typeof expected === 'function' ? expected(facts) : expected;
    return fields.flatMap((field, i) => {
      const clause = found(facts, i);
      return clause ? [{ at: field, found: clause, expected: instead }] : [];
    });
  });
}

/**
 * Whether the page shows what stands at a field: it leaves out the texts of a part that the pharmacy does not have.
 */
export const isShown = (at: Path, facts: Facts) => fieldMeta(at).shownIf.every((field) => isGiven(facts, field));

/** The hours of the pharmacy in each part of the year, and those of its other places. */
export const yearParts = ({ timetable, places }: Facts): YearPart[] =>
  [timetable, ...places.map((place) => place.timetable)].flatMap(partsOfYear);
