/** A language in which a pharmacy may answer at its counter. */
interface SpokenLanguage {
  /** As it is called in Portuguese, and in farmacia.yaml. */
  name: string;
  /** By which a screen reader knows how to read it. */
  code: string;
  /** That it is spoken, in itself: at the top of the page. */
  sentence: string;
}

/** The languages that the site can greet in. */
export const SPOKEN_LANGUAGES: readonly SpokenLanguage[] = [
  { name: 'inglês', code: 'en', sentence: 'English spoken' },
  { name: 'francês', code: 'fr', sentence: 'On parle français' },
  { name: 'espanhol', code: 'es', sentence: 'Hablamos español' },
  { name: 'alemão', code: 'de', sentence: 'Wir sprechen Deutsch' },
  { name: 'italiano', code: 'it', sentence: 'Parliamo italiano' },
  { name: 'neerlandês', code: 'nl', sentence: 'Wij spreken Nederlands' },
];
