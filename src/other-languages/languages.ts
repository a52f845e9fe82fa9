import { english } from './words/english.ts';
import type { LanguageWords } from './words.ts';

/** The languages for which the site has words. */
export const LANGUAGES: readonly LanguageWords[] = [english];
