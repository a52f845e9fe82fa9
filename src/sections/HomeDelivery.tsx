import { hoursLine } from '../opening/hours-table.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { inSentence } from '../text/in-sentence.ts';
import { formatEuros, priceText } from '../text/money.ts';
import { freeFrom } from '../text/words.ts';
import { Unbroken } from '../ui/Unbroken.tsx';
import { deliveryHours, deliveryTerms } from './words.ts';

/**
 * The delivery area, what one does who lives outside it, and the kinds of delivery as a price list (Portaria
 * 1427/2007).
 */
export function HomeDelivery({ pharmacy }: { pharmacy: Pharmacy }) {
  const { entregas: delivery, deliveryArea } = pharmacy;
  const { entregaTitulo, entregaArea, entregaFora } = pharmacy.pagina.servicos;
  const hasCouncils = delivery.concelhos.length > 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <section id="entregas" className="delivery" role="group" aria-labelledby="entregas-titulo" tabIndex={-1}>
      <h3 id="entregas-titulo">{entregaTitulo}</h3>
      <div className="delivery-part">
        <p>
          {hasCouncils && entregaArea && `${entregaArea}: `}
          {hasCouncils ? <strong>{`${deliveryArea}.`}</strong> : deliveryArea}
        </p>
        {entregaFora && <p>{entregaFora}</p>}
        <DeliveryHours pharmacy={pharmacy} kind="ambas" />
      </div>
      <div className="delivery-prices">
        <Terms pharmacy={pharmacy} kind="normal" />
        <Terms pharmacy={pharmacy} kind="urgente" />
      </div>
      <details data-folds="" open>
        <summary>
          <strong>{deliveryTerms}</strong>
        </summary>
        <p>
          <Unbroken text={`${delivery.condicao} ${delivery.pagamento} ${delivery.responsavel}`} />
        </p>
      </details>
    </section>
  );
}

/** The price, the time and the hours of one kind of delivery; nothing where the pharmacy has it not. */
function Terms({ pharmacy, kind }: { pharmacy: Pharmacy; kind: 'normal' | 'urgente' }) {
  const terms = pharmacy.entregas[kind];
  if (!terms) return null;
  return (
    <details className="delivery-term" data-folds="" open>
      <summary>
        <h4 className="service-row">
          <span className="service-name">{terms.nome}</span>
          <span className="service-price">{priceText(terms)}</span>
        </h4>
        <strong className="delivery-time">{terms.prazo}</strong>
      </summary>
      {terms.gratisDesde && <p>{freeFrom(formatEuros(terms.gratisDesde), terms.gratisSemReceita)}</p>}
      <p>{terms.descricao}</p>
      <DeliveryHours pharmacy={pharmacy} kind={kind} notEachWeek={terms.vezes} />
    </details>
  );
}

interface DeliveryHoursProps {
  pharmacy: Pharmacy;
  kind: keyof Pharmacy['deliveryHours'];
  notEachWeek?: string | undefined;
}

/** "Entregamos: segunda a sexta, 10h às 19h", for both kinds or one; nothing where there are no hours of its own. */
function DeliveryHours({ pharmacy, kind, notEachWeek }: DeliveryHoursProps) {
  const times = [hoursLine(pharmacy.deliveryHours[kind]), notEachWeek].filter(Boolean);
  return times.length > 0 && <p>{deliveryHours(inSentence(times.join(', ')))}</p>;
}
