import { describe, expect, test } from 'vitest';
import { loadPharmacy } from './load.ts';

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
    expect(readingEase(texts)).toBeGreaterThan(easiness);
    expect(texts.flatMap(sentencesOf).filter((sentence) => wordsOf(sentence).length > words)).toEqual([]);
  });

  test('is seen to fail for language that nobody speaks', () => {
    const bureaucratic =
      'A disponibilização de funcionalidades informacionais pressupõe a prévia manifestação de consentimento inequívoco, ' +
      'sem prejuízo da licitude do tratamento anteriormente efetuado em conformidade com as disposições regulamentares.';
    expect(readingEase([bureaucratic])).toBeLessThan(20);
  });
});

/**
 * Flesch's index as fitted to Portuguese: 248.835 − 1.015·ASL − 84.6·ASW (Martins, Ghiraldelo, Nunes, Oliveira: Readability
 * formulas applied to textbooks in Brazilian Portuguese, ICMC-USP, 1996). 75 to 100 is very easy, 50 to 75 easy, below 50 needs
 * more than nine years of school. Words are runs of letters, so that numbers and prices weigh nothing.
 */
function readingEase(texts: readonly string[]): number {
  const sentences = texts.flatMap(sentencesOf).filter((sentence) => wordsOf(sentence).length > 0);
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((total, word) => total + countSyllables(word), 0);
  return 248.835 - (1.015 * words.length) / sentences.length - (84.6 * syllables) / words.length;
}

function sentencesOf(text: string): string[] {
  // A full stop ends a sentence unless it stands in an abbreviation («n.º», «art. 6») or a number.
  return text.split(/(?<=[.!?:;])\s+(?=["«(]?\p{Lu})|\n+/u);
}

function wordsOf(sentence: string): string[] {
  return sentence.match(/\p{L}+/gu) ?? [];
}

/** Roughly: vowels, but for those that are silent or glide into the one before («que», «li-gue», «cui-da», «mãe»). */
function countSyllables(word: string): number {
  const heard = word.toLowerCase().replace(/([qg])u(?=[aeiáéíâêã])|([ãõ])[eo]|([aeouáéóâêô])[iu]/g, '$1$2$3');
  return Math.max(1, heard.match(/[aeiouáéíóúâêôãõàü]/g)?.length ?? 0);
}
