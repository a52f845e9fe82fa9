import { fillTemplate } from '../text/template.ts';
import { termsIn } from './delivery-terms.ts';
import { Fact, type LanguageProps } from './Fact.tsx';
import { localeOf, separatorOf } from './locale.ts';

/**
 * Where it delivers, when and for how much. A sentence of the owner's about the area is left out: it is Portuguese; and
 * so are the deliveries that go elsewhere: who reads it is here.
 */
export function DeliveryFact({ pharmacy, words }: LanguageProps) {
  const { entregas, farmacia, deliveries } = pharmacy;
  const { concelhos, area, urgente } = entregas;
  const separator = separatorOf(words.code);
  const list = new Intl.ListFormat(localeOf(words.code));
  const [normal, ...others] = deliveries;
  if (!normal) return null;
  const terms = termsIn(words, normal);
  // What is as of the other delivery is said once.
  const ofUrgent = urgente && others[0] && termsIn(words, others[0]).filter((it, i) => i === 0 || !terms.includes(it));
  const urgent = ofUrgent ? [fillTemplate(words.urgent, { price: ofUrgent.join(', ') })] : [];
  const prices = [...terms, ...urgent].join(separator);
  return (
    <Fact name={words.delivery} words={words}>
      {!area && <span lang="pt-PT">{list.format([farmacia.concelho, ...concelhos])}</span>}
      {area ? prices : ` (${prices})`}
      {others.some(({ onde }) => onde) && separator + words.elsewhere}
    </Fact>
  );
}
