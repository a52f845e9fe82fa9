import { describe, expect, test } from 'vitest';
import { loadPharmacy } from '../load.ts';
import { countSyllables, readability } from './readability.ts';

const content = loadPharmacy('exemplos/demonstracao');

/** Texts of five words or more: a shorter one is a label, not a sentence. */
function sentences(value: unknown): string[] {
  if (typeof value === 'string') return value.split(' ').length < 5 ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentences) : [];
}

/** The paragraphs of the privacy text as one reads them, without its tables and headings. */
const policy = content.privacidade.texto
  .split('\n')
  .filter((line) => !/^[|#]/.test(line))
  .map((line) => line.replace(/\]\([^)]*\)/g, '').replace(/[*`[\]\\]|^- /g, ''));

const { pagina, servicos, entregas, parceiros, slogans, horario, formulario, interface: controls } = content;

describe('the copy reads easily: 50 is easy, 75 very easy, and no sentence asks for a second breath', () => {
  test.each([
    ['the home page', 65, 20, sentences([pagina, servicos, entregas, parceiros, slogans, horario])],
    ['the form and the controls', 60, 25, sentences([formulario, controls])],
    ['the privacy page', 65, 30, policy],
  ])('%s', (_name, easiness, words, texts) => {
    const measured = readability(texts);
    expect(measured.ease).toBeGreaterThan(easiness);
    expect(measured.longest.words, measured.longest.sentence).toBeLessThanOrEqual(words);
  });

  test('is seen to fail for language that nobody speaks', () => {
    const bureaucratic =
      'A disponibilização de funcionalidades informacionais pressupõe a prévia manifestação de consentimento inequívoco, ' +
      'sem prejuízo da licitude do tratamento anteriormente efetuado em conformidade com as disposições regulamentares.';
    expect(readability([bureaucratic]).ease).toBeLessThan(20);
  });
});

test.each([
  ['farmácia', 3],
  ['medicamento', 5],
  ['coração', 3],
  ['saúde', 3],
  ['pães', 1],
  ['quilo', 2],
  ['água', 2],
  ['ligue', 2],
  ['ainda', 3],
  ['rainha', 3],
  ['cuidar', 2],
  ['dia', 2],
  ['mãe', 1],
  ['pai', 1],
  ['e', 1],
])('«%s» has %i syllables', (word, syllables) => {
  expect(countSyllables(word)).toBe(syllables);
});
