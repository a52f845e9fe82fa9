import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import type { LanguageWords } from './languages.ts';

type Way = Pick<Pharmacy['pagamentos'][number], 'nome' | 'marca'>;

/** The brands that are called so everywhere. */
const BRANDS = { visa: 'Visa', mastercard: 'Mastercard', applepay: 'Apple Pay' };

/** Ways of which the content names no brand, and which are called so everywhere. */
const KNOWN = /^(alipay|american express|bizum|google pay|klarna|maestro|paypal|revolut|satispay|wechat pay)$/i;

/** What a language calls ways to pay; those that only have a Portuguese name are left out. */
export function waysIn(words: LanguageWords, ways: readonly Way[]): string[] {
  const hasBrandsOfCards = ways.some(({ marca }) => marca === 'visa' || marca === 'mastercard');
  const cartao = hasBrandsOfCards ? words.otherCards : words.cards;
  const names = { ...BRANDS, mbway: words.mbWay, multibanco: words.multibanco, dinheiro: words.cash, cartao, vale: [] };
  return ways.flatMap(({ nome, marca }) => (marca ? names[marca] : KNOWN.test(nome) ? nome : []));
}
