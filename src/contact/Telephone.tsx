import { inThrees, isShort, phoneKind } from '../text/nine-digits.ts';
import { telLink } from './links.ts';
import styles from './Telephone.module.css';

/** The sentence about the cost of a call, for each kind of number (DL 59/2021). */
export interface CallCosts {
  fixa: string;
  movel: string;
  /** That of a short number, such as 1400. */
  curta?: string | undefined;
  /** The number that nobody answers while the pharmacy is closed, or at other hours, and the text that says so. */
  closed?: { number: string; label: string; while?: string } | undefined;
}

/** A number that can be called, and what it costs. */
export interface TelephoneProps {
  number: string;
  costs: CallCosts;
  /** Its purpose, for screen readers: the page shows one number for several. */
  name?: string | undefined;
  /** Whether the cost of this number stands higher on the page too: then a screen reader leaves it out here. */
  isCostRepeated?: boolean | undefined;
  /** Of the cost, where it describes a link. */
  id?: string | undefined;
}

/** A link that calls a number, in groups of three digits, with the cost of the call beside it. */
export function Telephone({ name, ...call }: TelephoneProps) {
  const digits = inThrees(call.number);
  return (
    <span className={styles.telephone}>
      <a href={telLink(call.number)} aria-label={name && `${name}: ${digits}`} translate="no">
        {breakableDigits(call.number)}
      </a>
      <CallCost {...call} />
    </span>
  );
}

/** A number in groups of three, between which letters that are large enough may break it. */
export const breakableDigits = (number: string) => inThrees(number).replaceAll('\u00a0', ' ');

/** A number after its name, which screen readers hear once, with the link, and plain text has once. */
export function NamedTelephone(props: TelephoneProps & { name: string }) {
  return (
    <>
      <span aria-hidden="true">{`${props.name}: `}</span>
      <Telephone {...props} />
    </>
  );
}

/** The cost of calling a number and, while nobody answers it, that; it stands wherever the number does. */
export function CallCost({ number, costs, isCostRepeated, id }: Omit<TelephoneProps, 'name'>) {
  const { closed } = costs;
  return (
    <small id={id} className="fine-print">
      {closed?.number === number && (
        <span data-while={closed.while ?? 'closed'} hidden>
          {closed.label}
        </span>
      )}{' '}
      <span aria-hidden={isCostRepeated}>{callCost(number, costs)}</span>
    </small>
  );
}

/** The cost of a call to a number. */
export function callCost(number: string, costs: CallCosts) {
  return isShort(number) ? costs.curta : costs[phoneKind(number)];
}
