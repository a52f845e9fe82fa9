import { formatEuros, priceText } from '../text/money.ts';
import { freeFrom } from '../text/words.ts';
import type { Content } from './content.ts';
import { deliversInCouncil } from './words.ts';

/** Where the pharmacy delivers besides its own council, or a sentence where there is none. */
export function deliveryArea({ entregas: { concelhos, area }, farmacia }: Content): string {
  if (concelhos.length > 0) return LIST.format(concelhos);
  return area ?? deliversInCouncil(farmacia.concelho);
}

/** The price and the area of deliveries, in sentences: "Entrega normal: Grátis. Entregamos em todo o concelho."; null where there is none. */
export function deliveryLine(content: Content): string | null {
  const { entregas, farmacia, pagina } = content;
  const { faz, normal, urgente, concelhos } = entregas;
  if (!faz) return null;
  const prices = [normal, urgente].flatMap((kind) => {
    if (!kind) return [];
    const price = priceText(kind);
    const free = kind.gratisDesde && freeFrom(formatEuros(kind.gratisDesde), kind.gratisSemReceita);
    return `${kind.nome}: ${[price, free].filter(Boolean).join(', ')}.`;
  });
  const { entregaArea } = pagina.servicos;
  const councils = entregaArea
    ? `${entregaArea}: ${deliveryArea(content)}`
    : LIST.format([farmacia.concelho, ...concelhos]);
  return [...prices, concelhos.length > 0 ? `${councils}.` : deliveryArea(content)].join(' ');
}

const LIST = new Intl.ListFormat('pt-PT');
