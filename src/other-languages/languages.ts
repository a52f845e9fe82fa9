import { CODES, type Code, type Phrase, type Phrases } from './phrases.ts';
import { ADVICE } from './words/advice.ts';
import { OFFER } from './words/offer.ts';
import { OPENING } from './words/opening.ts';
import { REACH } from './words/reach.ts';

const PHRASES = { ...REACH, ...OPENING, ...OFFER, ...ADVICE };

type InOneLanguage<P> = P extends Phrase ? string : { readonly [Name in keyof P]: InOneLanguage<P[Name]> };

/** What the site says in another language, around the pharmacy's own facts: nothing of a fact that is missing. */
export type LanguageWords = InOneLanguage<typeof PHRASES> & { code: Code };

export function wordsIn(code: Code): LanguageWords {
  const inLanguage = (phrases: Phrases): object =>
    Object.fromEntries(Object.entries(phrases).map(([name, it]) => [name, isPhrase(it) ? it[code] : inLanguage(it)]));
  return { code, ...(inLanguage(PHRASES) as InOneLanguage<typeof PHRASES>) };
}

const isPhrase = (value: Phrase | Phrases): value is Phrase => typeof value['en'] === 'string';

export const LANGUAGES: readonly LanguageWords[] = CODES.map(wordsIn);
