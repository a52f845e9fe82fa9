import type { ReactNode } from 'react';
import type { Content } from '../../content/load.ts';
import { formatEuros } from '../../lib/money.ts';
import styles from './HomeDelivery.module.css';

interface HomeDeliveryProps {
  texts: Content['pagina']['servicos'];
  delivery: Content['entregas'];
  /** The area in a sentence, where there is no other council. */
  area: string;
  /** The question "do you deliver there?". */
  children?: ReactNode;
}

/** The delivery area, and the kinds of delivery side by side (Portaria 1427/2007). */
export function HomeDelivery({ texts, delivery, area, children }: HomeDeliveryProps) {
  return (
    <section className={`card columns ${styles.delivery}`} aria-labelledby="entregas-titulo">
      <div>
        <h3 id="entregas-titulo">{texts.entregaTitulo}</h3>
        {delivery.concelhos.length > 0 ? (
          <>
            <p>{`${texts.entregaArea}:`}</p>
            <ul className={styles.area}>
              {delivery.concelhos.map((council) => (
                <li key={council}>{council}</li>
              ))}
            </ul>
          </>
        ) : (
          <p>{area}</p>
        )}
        {children}
      </div>
      <div>
        <div className={styles.terms}>
          <Terms delivery={delivery.normal} free={texts.gratis} />
          {delivery.urgente && <Terms delivery={delivery.urgente} free={texts.gratis} urgent />}
        </div>
        <p className="fine-print">{`${delivery.condicao} ${delivery.pagamento} ${delivery.responsavel}`}</p>
      </div>
    </section>
  );
}

function Terms({
  delivery,
  free,
  urgent = false,
}: {
  delivery: Content['entregas']['normal'];
  free: string;
  urgent?: boolean;
}) {
  return (
    <div className={styles.term} data-urgent={urgent || undefined}>
      <h4>{delivery.nome}</h4>
      <div className={styles.price}>{delivery.preco === 0 ? free : formatEuros(delivery.preco)}</div>
      <p className={styles.time}>{delivery.prazo}</p>
      <p>{delivery.descricao}</p>
    </div>
  );
}
