import styles from '../ui/Button.module.css';
import { isShut } from '../ui/Button.tsx';
import { telLink } from './links.ts';
import { breakableDigits, CallCost, type TelephoneProps } from './Telephone.tsx';

interface CallButtonProps extends Omit<TelephoneProps, 'name'> {
  /** When alone it is shown. */
  while?: string | undefined;
  label: string;
  variant?: 'action';
}

/**
 * A button that calls: whom, the number, and what that costs, which under another button would be taken for a
 * message's. A press on the cost counts; a screen reader says it as the link's description, unless it stood in the
 * header. Until a script knows better, and for programs that run none, what holds while closed is `hidden`.
 */
export function CallButton({ while: state, variant, label, ...call }: CallButtonProps) {
  const note = call.isCostRepeated ? undefined : `custo-${state}`;
  return (
    <div
      className={`${styles.button} ${styles.noted}`}
      data-variant={variant}
      data-while={state}
      hidden={isShut(state)}
    >
      <a href={telLink(call.number)} aria-describedby={note}>
        {`${label} `}
        <span translate="no">{breakableDigits(call.number)}</span>
      </a>
      <CallCost {...call} id={note} />
    </div>
  );
}
