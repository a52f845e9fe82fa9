import { inThrees, isShort, phoneKind } from '../text/nine-digits.ts';
import { telLink } from './links.ts';
import styles from './Telephone.module.css';

/** The sentence about the cost of a call, for each kind of number (DL 59/2021). */
export interface CallCosts {
  fixa: string;
  movel: string;
  /** That of a short number, such as 1400. */
  curta?: string | undefined;
  /** The number that nobody answers while the pharmacy is closed, and what says so. */
  closed?: { number: string; label: string } | undefined;
}

/** A number that can be called, and what it costs. */
export interface TelephoneProps {
  number: string;
  costs: CallCosts;
  /** Its purpose, for screen readers: the page shows one number for several. */
  name?: string;
}

/** A link that calls a number, in groups of three digits, with the cost of the call beside it. */
export function Telephone({ number, costs, name }: TelephoneProps) {
  const digits = inThrees(number);
  return (
    <span className={styles.telephone}>
      <a href={telLink(number)} aria-label={name && `${name}: ${digits}`} translate="no">
        {digits}
      </a>
      <CallCost number={number} costs={costs} />
    </span>
  );
}

/**
 * A number after its name, which a screen reader hears once, with the link, and a reader of the plain text reads once.
 */
export function NamedTelephone(props: TelephoneProps & { name: string }) {
  return (
    <>
      <span aria-hidden="true">{`${props.name}: `}</span>
      <Telephone {...props} />
    </>
  );
}

/**
 * The cost of calling a number, and while nobody answers it, that. It stands beside the number wherever that is shown.
 */
export function CallCost({ number, costs: { closed, ...costs } }: { number: string; costs: CallCosts }) {
  return (
    <small className="fine-print">
      {closed?.number === number && <span data-while="closed">{closed.label}</span>}
      {` ${isShort(number) ? costs.curta : costs[phoneKind(number)]}`}
    </small>
  );
}
