import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { fillTemplate } from '../text/template.ts';
import { Fact, type LanguageProps } from './Fact.tsx';
import type { LanguageWords } from './languages.ts';
import { localeOf, separatorOf } from './locale.ts';

type Brand = NonNullable<Pharmacy['pagamentos'][number]['marca']>;

/** The brands that are called so everywhere. */
const NAMES: Partial<Record<Brand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  multibanco: 'Multibanco',
  applepay: 'Apple Pay',
};

/** Ways of which the content names no brand, and which are called so everywhere. */
const KNOWN = /^(alipay|american express|bizum|google pay|klarna|maestro|paypal|revolut|satispay|wechat pay)$/i;

/** How one may pay, and how not: by their brands, because what else pagamentos.yaml names is Portuguese. */
export function PaymentFact({ pharmacy, words }: LanguageProps) {
  const brandsOf = (isTaken: boolean) =>
    pharmacy.pagamentos.flatMap(({ marca, aceita }) => (marca && aceita === isTaken ? [marca] : []));
  const known = pharmacy.pagamentos.filter(({ nome, aceita }) => aceita && KNOWN.test(nome)).map(({ nome }) => nome);
  const taken = waysText(words, brandsOf(true), known);
  const refused = brandsOf(false);
  const noCards = refused.every((brand) => brand === 'cartao') && words.noCards;
  if (!taken) return null;
  return (
    <Fact name={words.payment} words={words}>
      {taken}
      {refused.length > 0 &&
        separatorOf(words.code) + (noCards || fillTemplate(words.notAccepted, { ways: waysText(words, refused) }))}
    </Fact>
  );
}

function waysText(words: LanguageWords, brands: readonly Brand[], known: readonly string[] = []): string {
  const cards = brands.some((brand) => brand === 'visa' || brand === 'mastercard') ? words.otherCards : words.cards;
  const names = { ...NAMES, mbway: words.mbWay, dinheiro: words.cash, cartao: cards };
  const ways = brands.flatMap((brand) => names[brand] ?? []);
  return new Intl.ListFormat(localeOf(words.code)).format([...ways, ...known]);
}
