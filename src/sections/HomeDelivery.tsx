import { type HoursPart, hoursLine } from '../opening/hours-table.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { inSentence } from '../text/in-sentence.ts';
import { formatEuros, priceText } from '../text/money.ts';
import { freeFrom } from '../text/words.ts';
import { Unbroken } from '../ui/Unbroken.tsx';
import { deliveryHours, deliveryTerms, withoutPrescription } from './words.ts';

/**
 * The delivery area, what one does who lives outside it, and the kinds of delivery as a price list (Portaria
 * 1427/2007).
 */
export function HomeDelivery({ pharmacy }: { pharmacy: Pharmacy }) {
  const { entregas: delivery, deliveryArea } = pharmacy;
  const { entregaTitulo, entregaArea, entregaFora } = pharmacy.pagina.servicos;
  const hasCouncils = delivery.concelhos.length > 0;
  return (
    <section id="entregas" className="delivery" tabIndex={-1}>
      <h3 id="entregas-titulo">{entregaTitulo}</h3>
      <div className="delivery-part">
        <p>
          {hasCouncils && entregaArea && `${entregaArea}: `}
          {hasCouncils ? <strong>{`${deliveryArea}.`}</strong> : deliveryArea}
        </p>
        {entregaFora && <p>{entregaFora}</p>}
        <DeliveryHours hours={pharmacy.deliveryHours} />
      </div>
      <div className="delivery-prices">
        {pharmacy.deliveries.map((terms) => (
          <Terms key={terms.nome} terms={terms} />
        ))}
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

/** The price, the time, the hours and the places of one delivery, and whether it takes all that the pharmacy has. */
function Terms({ terms }: { terms: Pharmacy['deliveries'][number] }) {
  return (
    <details className="delivery-term" data-folds="" open>
      <summary>
        <h4 className="service-row">
          <span className="service-name">{terms.nome}</span>
          <span className="service-price">{priceText(terms)}</span>
        </h4>
        <strong className="delivery-time">{terms.prazo}</strong>
      </summary>
      {(terms.places || terms.semReceita) && (
        <p>{[terms.places && `${terms.places}.`, terms.semReceita && withoutPrescription].filter(Boolean).join(' ')}</p>
      )}
      {terms.gratisDesde && <p>{freeFrom(formatEuros(terms.gratisDesde), terms.gratisSemReceita)}</p>}
      <p>{terms.descricao}</p>
      <DeliveryHours hours={terms.hours} notEachWeek={terms.vezes} />
    </details>
  );
}

interface DeliveryHoursProps {
  hours: readonly HoursPart[];
  notEachWeek?: string | undefined;
}

/** "Entregamos: segunda a sexta, 10h às 19h", for all or one; nothing where there are no hours of its own. */
function DeliveryHours({ hours, notEachWeek }: DeliveryHoursProps) {
  const times = [hoursLine(hours), notEachWeek].filter(Boolean);
  return times.length > 0 && <p>{deliveryHours(inSentence(times.join(', ')))}</p>;
}
