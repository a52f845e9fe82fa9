import { formatEuros, priceText } from '../text/money.ts';
import { fillTemplate } from '../text/template.ts';
import type { Content } from './content.ts';

/** Where the pharmacy delivers besides its own council, or a sentence where there is none. */
export function deliveryArea({ entregas: { concelhos, area }, farmacia, interface: { factos } }: Content): string {
  if (concelhos.length > 0) return LIST.format(concelhos);
  return area ?? fillTemplate(factos.soConcelho, { concelho: farmacia.concelho });
}

/** The price and the area of deliveries, in sentences: "Entrega normal: Grátis. Entregamos em todo o concelho."; null where there is none. */
export function deliveryLine(content: Content): string | null {
  const { entregas, farmacia, pagina, interface: texts } = content;
  const { faz, normal, urgente, concelhos } = entregas;
  if (!faz) return null;
  const prices = [normal, urgente].flatMap((kind) => {
    if (!kind) return [];
    const price = priceText(kind, priceTextsOf(content));
    const free = kind.gratisDesde && fillTemplate(texts.factos.gratisDesde, { preco: formatEuros(kind.gratisDesde) });
    return `${kind.nome}: ${[price, free].filter(Boolean).join(', ')}.`;
  });
  const { entregaArea } = pagina.servicos;
  const councils = entregaArea
    ? `${entregaArea}: ${deliveryArea(content)}`
    : LIST.format([farmacia.concelho, ...concelhos]);
  return [...prices, concelhos.length > 0 ? `${councils}.` : deliveryArea(content)].join(' ');
}

/** The words around a price. */
export const priceTextsOf = ({ pagina, interface: { factos } }: Content) => ({
  gratis: pagina.servicos.gratis,
  desde: factos.desde,
});

const LIST = new Intl.ListFormat('pt-PT');
