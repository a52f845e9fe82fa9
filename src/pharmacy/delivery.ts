import type { DeliveryKind } from '../request/request.ts';
import { formatEuros, priceText } from '../text/money.ts';
import { freeFrom } from '../text/words.ts';
import type { Content } from './content.ts';
import { deliversInCouncil, PLACES, wholeCountry } from './words.ts';

type Entregas = Content['entregas'];

/** A home delivery; `onde`, where it goes if not where the others do. */
export type Delivery = Entregas['normal'] & Partial<Entregas['outras'][number]>;

/** The home deliveries, in the order in which they are shown; none where the pharmacy has none. */
export function deliveriesOf({ entregas: { faz, normal, urgente, outras } }: Pick<Content, 'entregas'>): Delivery[] {
  return faz ? [normal, ...(urgente ? [urgente] : []), ...outras] : [];
}

/** Where the pharmacy delivers besides its own council, or a sentence where there is none. */
export function deliveryArea({ entregas: { concelhos, area }, farmacia }: Content): string {
  if (concelhos.length > 0) return LIST.format(concelhos);
  return area ?? deliversInCouncil(farmacia.concelho);
}

/** Where a delivery goes that does not go where the others do: "Concelho: Horta", "Todo o país". */
export function deliveryPlaces({ onde }: Delivery): string {
  if (!onde) return '';
  if (onde.todoOPais) return wholeCountry;
  const named = Object.entries(PLACES).flatMap(([kind, nameOf]) => {
    const places = onde[kind as keyof typeof PLACES];
    return places.length > 0 ? [`${nameOf(places.length > 1)}: ${LIST.format(places)}`] : [];
  });
  return named.join('; ');
}

/**
 * The area of deliveries in sentences, after the price where there is only one: where there are more, one chooses. Null
 * where there is none.
 */
export function deliveryLine(content: Content): string | null {
  const { entregas, farmacia, pagina } = content;
  const { faz, concelhos, outras } = entregas;
  if (!faz) return null;
  const [only, ...others] = deliveriesOf(content);
  const prices = only && others.length === 0 ? [`${only.nome}: ${deliveryPrice(only)}.`] : [];
  const { entregaArea } = pagina.servicos;
  const councils = entregaArea
    ? `${entregaArea}: ${deliveryArea(content)}`
    : LIST.format([farmacia.concelho, ...concelhos]);
  const further = outras.map((delivery) => `${delivery.nome}: ${deliveryPlaces(delivery)}.`);
  return [...prices, concelhos.length > 0 ? `${councils}.` : deliveryArea(content), ...further].join(' ');
}

/** The deliveries that one can choose, with their prices; none where there is none. */
export function deliveryKinds(content: Content): DeliveryKind[] {
  return deliveriesOf(content).map((kind) => ({ name: kind.nome, price: deliveryPrice(kind), time: kind.prazo }));
}

/** "2,00 €, grátis em compras a partir de 25,00 €" */
function deliveryPrice(kind: Delivery): string {
  const free = kind.gratisDesde && freeFrom(formatEuros(kind.gratisDesde), kind.gratisSemReceita).toLowerCase();
  return [priceText(kind), free].filter(Boolean).join(', ');
}

const LIST = new Intl.ListFormat('pt-PT');
