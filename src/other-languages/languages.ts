import { english } from './words/english.ts';
import { french } from './words/french.ts';
import { german } from './words/german.ts';
import { spanish } from './words/spanish.ts';
import type { LanguageWords } from './words.ts';

/** The languages for which the site has words. */
export const LANGUAGES: readonly LanguageWords[] = [english, french, german, spanish];
