import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { withCapital } from '../text/in-sentence.ts';
import { deliveryTimes } from '../text/words.ts';
import { Unbroken } from '../ui/Unbroken.tsx';
import { collection, collectionTimes, deliveryTerms } from './words.ts';

/** The delivery area, what one does outside it, and the kinds of delivery as a price list (Portaria 1427/2007). */
export function HomeDelivery({ pharmacy }: { pharmacy: Pharmacy }) {
  const { entregas: delivery, deliveryArea } = pharmacy;
  const { entregaTitulo, entregaFora } = pharmacy.pagina.servicos;
  return (
    <section
      id="entregas"
      className="delivery"
      data-several={pharmacy.deliveries.length > 1 ? pharmacy.deliveries.length : undefined}
      tabIndex={-1}
    >
      <h3>{entregaTitulo}</h3>
      <div className="delivery-part stack">
        <p>{deliveryArea}</p>
        {entregaFora && <p>{entregaFora}</p>}
        {pharmacy.deliveryTimes && <p>{deliveryTimes(pharmacy.deliveryTimes)}</p>}
      </div>
      <div className="delivery-prices">
        {pharmacy.deliveries.map((terms) => (
          <Terms key={terms.nome} terms={terms} times={terms.times && deliveryTimes(terms.times)} />
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

/** The ways to collect besides the counter, each with its price and its hours; after the delivery, if there is one. */
export function Collection({ collections }: Pick<Pharmacy, 'collections'>) {
  return (
    <section className="delivery" data-several={collections.length}>
      <h3>{collection}</h3>
      <div className="delivery-prices">
        {collections.map((terms) => (
          <Terms key={terms.nome} terms={terms} times={terms.times && collectionTimes(terms.times)} />
        ))}
      </div>
    </section>
  );
}

type Delivery = Pharmacy['deliveries'][number];

interface TermsProps {
  terms: Pick<Delivery, 'nome' | 'price' | 'descricao'> &
    Partial<Pick<Delivery, 'prazo' | 'places' | 'limit' | 'free'>>;
  /** A sentence. */
  times: string;
}

/** The price, the time, the days and the places of one delivery, and whether it takes all that the pharmacy has. */
function Terms({ terms, times }: TermsProps) {
  const { places = '', limit } = terms;
  const limits = [withCapital(places), limit].filter(Boolean);
  return (
    <details className="delivery-term" data-folds="" open>
      <summary>
        <h4 className="leader service-row">
          <span className="service-name">{terms.nome}</span>
          {terms.price && <span className="service-price">{terms.price}</span>}
        </h4>
        {terms.prazo && <span className="delivery-time">{terms.prazo}</span>}
      </summary>
      {limits.length > 0 && <p>{limits.map((limit) => `${limit}.`).join(' ')}</p>}
      {terms.free && <p>{terms.free}</p>}
      {terms.descricao && <p>{terms.descricao}</p>}
      {times && <p>{times}</p>}
    </details>
  );
}
