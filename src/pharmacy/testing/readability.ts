/** The reading ease of Portuguese texts. */
export interface Readability {
  /**
   * Flesch's index as fitted to Portuguese: 248.835 − 1.015·ASL − 84.6·ASW (Martins, Ghiraldelo, Nunes, Oliveira: Readability
   * formulas applied to textbooks in Brazilian Portuguese, ICMC-USP, 1996). 75 to 100 is very easy, 50 to 75 easy, below 50
   * needs more than nine years of school.
   */
  ease: number;
  sentences: number;
  /** Words in the longest sentence, and that sentence. */
  longest: { words: number; sentence: string };
}

/** Measures texts; each of them ends a sentence. Words are runs of letters, so that numbers and prices weigh nothing. */
export function readability(texts: readonly string[]): Readability {
  const sentences = texts.flatMap(sentencesOf).filter((sentence) => wordsOf(sentence).length > 0);
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((total, word) => total + countSyllables(word), 0);
  const sentence = sentences.reduce((a, b) => (wordsOf(b).length > wordsOf(a).length ? b : a), '');
  return {
    ease: 248.835 - (1.015 * words.length) / sentences.length - (84.6 * syllables) / words.length,
    sentences: sentences.length,
    longest: { words: wordsOf(sentence).length, sentence },
  };
}

function sentencesOf(text: string): string[] {
  // A full stop ends a sentence unless it stands in an abbreviation («n.º», «art. 6») or a number.
  return text.split(/(?<=[.!?:;])\s+(?=["«(]?\p{Lu})|\n+/u).map((sentence) => sentence.trim());
}

function wordsOf(sentence: string): string[] {
  return sentence.match(/\p{L}+/gu) ?? [];
}

/**
 * Syllables of a Portuguese word, counted by its vowels: i and u beside a vowel glide into its syllable («cui-da»), unless an
 * accent («sa-ú-de») or the consonant after them («ra-i-nha», «ju-iz») keeps them apart; u after q, and after g before e and i
 * («li-gue»), is silent.
 */
export function countSyllables(word: string): number {
  const letters = word
    .toLowerCase()
    .replace(/qu(?=[aeiouáéíóúâêôãõ])/g, 'q')
    .replace(/gu(?=[aeiáéíâêã])/g, 'g');
  const nuclei = letters
    .replace(/([ãõ])[eo]/g, '$1')
    .replace(/([aeouáéóâêô])[iu](?!nh|[nmlrz](?:[^aeiouáéíóúâêôãõ]|$))/g, '$1')
    .replace(/i(u)(?![nmlrz])/g, '$1');
  const count = nuclei.match(/[aeiouáéíóúâêôãõàü]/g)?.length ?? 0;
  // «far-má-cia», «á-gua»: after an accent the two last vowels are one syllable.
  const endsInOne = /[áéíóúâêô].*[iu][aeo]s?$/.test(nuclei) ? 1 : 0;
  return Math.max(1, count - endsInOne);
}
