import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { inThrees, phoneKind } from '../text/nine-digits.ts';
import { telLink } from './links.ts';
import styles from './Telephone.module.css';

/** The sentence about the cost of a call, for each kind of number (DL 59/2021). */
export interface CallCosts {
  fixa: string;
  movel: string;
}

/**
 * A link that calls a number, in groups of three digits, with the cost of the call beside it. `name` is its purpose, for screen
 * readers: the page shows one number for several.
 */
export function Telephone({ number, costs, name }: { number: string; costs: CallCosts; name?: string }) {
  return (
    <span className={styles.telephone}>
      <a href={telLink(number)}>
        {name && <span className="visually-hidden">{`${name}: `}</span>}
        {inThrees(number)}
      </a>
      <CallCost number={number} costs={costs} />
    </span>
  );
}

/** The number for urgencies after its name, which a screen reader hears once: with the link. Nothing where there is none. */
export function UrgentTelephone({ pharmacy: { farmacia, pagina } }: { pharmacy: Pharmacy }) {
  const { urgencia } = farmacia.telefones;
  const name = pagina.abertura.urgencia;
  return (
    urgencia && (
      <>
        <span aria-hidden="true">{`${name}: `}</span>
        <Telephone number={urgencia} costs={pagina.custoChamada} name={name} />
      </>
    )
  );
}

/** The cost of calling a number. It stands beside the number wherever that is shown. */
export function CallCost({ number, costs }: { number: string; costs: CallCosts }) {
  return <small className="fine-print">{costs[phoneKind(number)]}</small>;
}
