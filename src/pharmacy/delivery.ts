import type { DeliveryKinds } from '../request/request.ts';
import { formatEuros, priceText } from '../text/money.ts';
import { freeFrom } from '../text/words.ts';
import type { Content } from './content.ts';
import { deliversInCouncil } from './words.ts';

/** Where the pharmacy delivers besides its own council, or a sentence where there is none. */
export function deliveryArea({ entregas: { concelhos, area }, farmacia }: Content): string {
  if (concelhos.length > 0) return LIST.format(concelhos);
  return area ?? deliversInCouncil(farmacia.concelho);
}

/**
 * The area of deliveries in a sentence, after the price where there is only one: where there are two, one chooses. Null
 * where there is none.
 */
export function deliveryLine(content: Content): string | null {
  const { entregas, farmacia, pagina } = content;
  const { faz, normal, urgente, concelhos } = entregas;
  if (!faz) return null;
  const only = normal && urgente ? null : (normal ?? urgente);
  const prices = only ? [`${only.nome}: ${deliveryPrice(only)}.`] : [];
  const { entregaArea } = pagina.servicos;
  const councils = entregaArea
    ? `${entregaArea}: ${deliveryArea(content)}`
    : LIST.format([farmacia.concelho, ...concelhos]);
  return [...prices, concelhos.length > 0 ? `${councils}.` : deliveryArea(content)].join(' ');
}

/** The deliveries that one can choose, with their prices; none where there is none. */
export function deliveryKinds(content: Content): DeliveryKinds {
  const { faz, normal, urgente } = content.entregas;
  const kindOf = (kind: typeof urgente) =>
    faz && kind ? { name: kind.nome, price: deliveryPrice(kind), time: kind.prazo } : null;
  return { normal: kindOf(normal), urgent: kindOf(urgente) };
}

type Kind = NonNullable<Content['entregas']['urgente']>;

/** "2,00 €, grátis em compras a partir de 25,00 €" */
function deliveryPrice(kind: Kind): string {
  const free = kind.gratisDesde && freeFrom(formatEuros(kind.gratisDesde), kind.gratisSemReceita);
  return [priceText(kind), free].filter(Boolean).join(', ');
}

const LIST = new Intl.ListFormat('pt-PT');
