/** The languages for which the site has words, by their codes. */
export const CODES = ['en', 'fr', 'de', 'es'] as const;
export type Code = (typeof CODES)[number];

/** One phrase in each of them: a `{name}` in it is filled in. */
export type Phrase = Readonly<Record<Code, string>>;

/** Phrases by their names, or by those of their group. */
export interface Phrases {
  readonly [name: string]: Phrase | Phrases;
}
