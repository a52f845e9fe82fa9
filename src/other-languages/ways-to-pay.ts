import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import type { LanguageWords } from './languages.ts';

type Way = Pick<Pharmacy['pagamentos'][number], 'nome' | 'marca' | 'aceita'>;

/** The brands that are called so everywhere. */
const BRANDS = { visa: 'Visa', mastercard: 'Mastercard', applepay: 'Apple Pay' };

/** Ways that are called so everywhere, and have no brand of their own in the content. */
const KNOWN = /^(alipay|american express|bizum|google pay|klarna|maestro|paypal|revolut|satispay|wechat pay)$/i;

/** What a language calls the ways that are taken, or are not; those that only have a Portuguese name are left out. */
export function waysIn(words: LanguageWords, ways: readonly Way[], isTaken: boolean): string[] {
  const hasBrandsOfCards = ways.some(({ marca }) => marca === 'visa' || marca === 'mastercard');
  const cartao = hasBrandsOfCards ? words.otherCards : words.cards;
  const names = { ...BRANDS, mbway: words.mbWay, multibanco: words.multibanco, dinheiro: words.cash, cartao, vale: [] };
  const named = ways.filter(({ aceita }) => aceita === isTaken);
  return named.flatMap(({ nome, marca }) => (KNOWN.test(nome) ? nome : marca ? names[marca] : []));
}
