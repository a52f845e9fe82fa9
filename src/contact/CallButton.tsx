import { NotedButtonLink } from '../ui/Button.tsx';
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
 * message's. A screen reader says the cost as the link's description, unless it stood in the header.
 */
export function CallButton({ while: state, variant, number, label, costs, isCostRepeated }: CallButtonProps) {
  const note = isCostRepeated ? undefined : `custo-${state}`;
  return (
    <NotedButtonLink
      variant={variant}
      href={telLink(number)}
      data-while={state}
      aria-describedby={note}
      note={<CallCost number={number} costs={costs} isCostRepeated={isCostRepeated} id={note} />}
    >
      {`${label} `}
      <span translate="no">{breakableDigits(number)}</span>
    </NotedButtonLink>
  );
}
