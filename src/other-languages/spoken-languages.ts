/** The languages that the site can greet in: as farmacia.yaml calls them, their codes, and that they are spoken. */
export const SPOKEN_LANGUAGES = [
  { name: 'inglês', code: 'en', sentence: 'English spoken' },
  { name: 'francês', code: 'fr', sentence: 'On parle français' },
  { name: 'espanhol', code: 'es', sentence: 'Hablamos español' },
  { name: 'alemão', code: 'de', sentence: 'Wir sprechen Deutsch' },
  { name: 'italiano', code: 'it', sentence: 'Parliamo italiano' },
  { name: 'neerlandês', code: 'nl', sentence: 'Wij spreken Nederlands' },
];
