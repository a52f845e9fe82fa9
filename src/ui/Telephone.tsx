import { telLink } from '../lib/links.ts';
import { inThrees, phoneKind } from '../lib/nine-digits.ts';
import styles from './Telephone.module.css';

/** What calling each kind of number costs, in words (DL 59/2021). */
export interface CallCosts {
  fixa: string;
  movel: string;
}

/** A number that can be called, in groups of three, with what the call costs beside it (DL 59/2021). */
export function Telephone({ number, costs }: { number: string; costs: CallCosts }) {
  return (
    <span className={styles.telephone}>
      <a href={telLink(number)}>{inThrees(number)}</a>
      <CallCost number={number} costs={costs} />
    </span>
  );
}

/** What calling this number costs, to stand beside it wherever it is shown. */
export function CallCost({ number, costs }: { number: string; costs: CallCosts }) {
  return <small className={styles.cost}>{costs[phoneKind(number)]}</small>;
}
