import type { ReactNode } from 'react';
import { phoneKind } from '../text/nine-digits.ts';
import styles from './EmergencyNumbers.module.css';
import type { CallCosts } from './Telephone.tsx';

interface EmergencyNumbersProps {
  /** Numbers as they are written, "808 24 24 24", with their purpose, and their cost where the law gives no sentence for it. */
  numbers: readonly { texto: string; numero: string; custo?: string | undefined }[];
  costs: CallCosts;
  /** An item before them. */
  children?: ReactNode;
}

/** The numbers for when a pharmacy is not enough. They stand wherever the page speaks of urgencies. */
export function EmergencyNumbers({ numbers, costs, children }: EmergencyNumbersProps) {
  return (
    <ul className={`cluster ${styles.numbers}`}>
      {children}
      {numbers.map(({ texto, numero, custo = costOf(numero, costs) }) => (
        <li key={numero}>
          {`${texto}: `}
          <a href={`tel:${dialled(numero)}`}>{numero}</a>
          {custo && ` (${custo})`}
        </li>
      ))}
    </ul>
  );
}

/** A short number, 112, costs nothing anywhere. */
function costOf(number: string, costs: CallCosts): string | undefined {
  return number.length < 9 ? undefined : costs[phoneKind(number)];
}

/** 112 is the same in every country; a national number needs its country. */
function dialled(number: string): string {
  const digits = number.replaceAll(' ', '');
  return digits.length === 9 ? `+351${digits}` : digits;
}
