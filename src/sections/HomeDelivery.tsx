import { hoursLine } from '../opening/hours-table.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { formatEuros } from '../text/money.ts';
import { fillTemplate } from '../text/template.ts';
import styles from './HomeDelivery.module.css';

/** The delivery area, and the kinds of delivery side by side (Portaria 1427/2007). */
export function HomeDelivery({ pharmacy }: { pharmacy: Pharmacy }) {
  const { entregas: delivery, deliveryArea } = pharmacy;
  const { entregaTitulo, entregaArea } = pharmacy.pagina.servicos;
  const hasCouncils = delivery.concelhos.length > 0;
  return (
    <section id="entregas" className={`card columns ${styles.delivery}`} aria-labelledby="entregas-titulo">
      <div>
        <h3 id="entregas-titulo">{entregaTitulo}</h3>
        {hasCouncils && entregaArea && <p>{`${entregaArea}:`}</p>}
        <p>{hasCouncils ? <strong>{deliveryArea}</strong> : deliveryArea}</p>
        <DeliveryHours pharmacy={pharmacy} kind="ambas" />
      </div>
      <div>
        <div className={styles.terms}>
          <Terms pharmacy={pharmacy} kind="normal" />
          <Terms pharmacy={pharmacy} kind="urgente" />
        </div>
        <p className="fine-print">{`${delivery.condicao} ${delivery.pagamento} ${delivery.responsavel}`}</p>
      </div>
    </section>
  );
}

/** The price, the time and the hours of one kind of delivery; nothing where the pharmacy has it not. */
function Terms({ pharmacy, kind }: { pharmacy: Pharmacy; kind: 'normal' | 'urgente' }) {
  const terms = pharmacy.entregas[kind];
  if (!terms) return null;
  const { gratisDesde } = pharmacy.interface.factos;
  return (
    <div className={styles.term} data-urgent={kind === 'urgente' || undefined}>
      <h4>{terms.nome}</h4>
      <div className={styles.price}>
        {terms.preco === 0 ? pharmacy.pagina.servicos.gratis : formatEuros(terms.preco)}
      </div>
      {terms.gratisDesde && <p>{fillTemplate(gratisDesde, { preco: formatEuros(terms.gratisDesde) })}</p>}
      <p className={styles.time}>{terms.prazo}</p>
      <p>{terms.descricao}</p>
      <DeliveryHours pharmacy={pharmacy} kind={kind} />
    </div>
  );
}

/** "Entregamos: segunda a sexta, 10h às 19h", for both kinds or one; nothing where there are no hours of its own. */
function DeliveryHours({ pharmacy, kind }: { pharmacy: Pharmacy; kind: keyof Pharmacy['deliveryHours'] }) {
  const rows = pharmacy.deliveryHours[kind];
  return rows.length > 0 && <p>{`${pharmacy.interface.factos.entregamos} ${hoursLine(rows)}`}</p>;
}
