import type { ReactNode } from 'react';
import { type HoursRow, hoursLine } from '../opening/hours-table.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { formatEuros } from '../text/money.ts';
import { fillTemplate } from '../text/template.ts';
import styles from './HomeDelivery.module.css';

/** The delivery area, and the kinds of delivery side by side (Portaria 1427/2007). */
export function HomeDelivery({ pharmacy }: { pharmacy: Pharmacy }) {
  const { farmacia, entregas: delivery, deliveryHours } = pharmacy;
  const factTexts = pharmacy.interface.factos;
  const texts = pharmacy.pagina.servicos;
  // The area in a sentence, where there is no other council.
  const area = delivery.area ?? fillTemplate(factTexts.soConcelho, { concelho: farmacia.concelho });
  return (
    <section className={`card columns ${styles.delivery}`} aria-labelledby="entregas-titulo">
      <div>
        <h3 id="entregas-titulo">{texts.entregaTitulo}</h3>
        {delivery.concelhos.length > 0 ? (
          <>
            {texts.entregaArea && <p>{`${texts.entregaArea}:`}</p>}
            <p className={styles.area}>{new Intl.ListFormat('pt-PT').format(delivery.concelhos)}</p>
          </>
        ) : (
          <p>{area}</p>
        )}
        <DeliveryHours rows={deliveryHours.ambas} text={factTexts.entregamos} />
      </div>
      <div>
        <div className={styles.terms}>
          <Terms delivery={delivery.normal} free={texts.gratis} freeFrom={factTexts.gratisDesde}>
            <DeliveryHours rows={deliveryHours.normal} text={factTexts.entregamos} />
          </Terms>
          {delivery.urgente && (
            <Terms delivery={delivery.urgente} free={texts.gratis} freeFrom={factTexts.gratisDesde} urgent>
              <DeliveryHours rows={deliveryHours.urgente} text={factTexts.entregamos} />
            </Terms>
          )}
        </div>
        <p className="fine-print">{`${delivery.condicao} ${delivery.pagamento} ${delivery.responsavel}`}</p>
      </div>
    </section>
  );
}

/** "Entregamos: segunda a sexta, 10h às 19h"; nothing where there are no hours of its own. */
function DeliveryHours({ rows, text }: { rows: readonly HoursRow[]; text: string }) {
  return rows.length > 0 && <p>{`${text} ${hoursLine(rows)}`}</p>;
}

function Terms({
  delivery,
  free,
  freeFrom,
  urgent = false,
  children,
}: {
  delivery: Pharmacy['entregas']['normal'];
  free: string;
  /** "grátis em compras a partir de {preco}". */
  freeFrom: string;
  urgent?: boolean;
  /** Its hours. */
  children: ReactNode;
}) {
  return (
    <div className={styles.term} data-urgent={urgent || undefined}>
      <h4>{delivery.nome}</h4>
      <div className={styles.price}>{delivery.preco === 0 ? free : formatEuros(delivery.preco)}</div>
      {delivery.gratisDesde && <p>{fillTemplate(freeFrom, { preco: formatEuros(delivery.gratisDesde) })}</p>}
      <p className={styles.time}>{delivery.prazo}</p>
      <p>{delivery.descricao}</p>
      {children}
    </div>
  );
}
