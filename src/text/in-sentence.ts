/** Common nouns with which the name of a way to pay, or of a day, begins: within a sentence they lose their capital. */
const COMMON =
  /^(segunda|terça|quarta|quinta|sexta|sábado|domingo|todos|feriados|cheques?|dinheiro|numerário|notas|moedas|vales?|transferências?|cart(ão|ões)|outr[oa]s?)(?!\p{L})/iu;

/** A name inside a sentence: a common noun in lower case, a brand as it is written. */
export function inSentence(name: string): string {
  return name.replace(COMMON, (word) => word.toLowerCase());
}

/** A text within a sentence, that is no name. */
export const withoutCapital = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** A text at the beginning of a sentence. */
export const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
