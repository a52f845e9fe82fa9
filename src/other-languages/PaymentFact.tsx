import { fillTemplate } from '../text/template.ts';
import { Fact, type LanguageProps } from './Fact.tsx';
import { localeOf, separatorOf } from './locale.ts';
import { waysIn } from './ways-to-pay.ts';

/** How one may pay, and how not. */
export function PaymentFact({ pharmacy: { pagamentos }, words }: LanguageProps) {
  const list = new Intl.ListFormat(localeOf(words.code));
  const waysThat = (isTaken: boolean) => pagamentos.filter(({ aceita }) => aceita === isTaken);
  const taken = waysIn(words, waysThat(true));
  const refused = list.format(waysIn(words, waysThat(false)));
  if (taken.length === 0) return null;
  return (
    <Fact name={words.payment} words={words}>
      {list.format(taken)}
      {refused && separatorOf(words.code) + fillTemplate(words.notAccepted, { ways: refused })}
    </Fact>
  );
}
