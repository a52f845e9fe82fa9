import type { ReactNode } from 'react';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { phoneKind } from '../text/nine-digits.ts';
import styles from './EmergencyNumbers.module.css';

interface EmergencyNumbersProps {
  pharmacy: Pharmacy;
  /** An item before them. */
  children?: ReactNode;
}

/**
 * The numbers for when a pharmacy is not enough, and for which one is on duty where no page says it. They stand wherever the page
 * speaks of urgencies.
 */
export function EmergencyNumbers({ pharmacy: { farmacia, pagina }, children }: EmergencyNumbersProps) {
  const { socorro, linhaDeServico } = pagina;
  const numbers = farmacia.ligacoes.farmaciasDeServico ? socorro : [...socorro, linhaDeServico];
  return (
    <ul className={`cluster ${styles.numbers}`}>
      {children}
      {numbers.map(({ texto, numero, custo }) => {
        const digits = numero.replaceAll(' ', '');
        // A short one (112, 1400) takes no country's prefix, and has no cost but the one that the content gives it.
        const isNational = digits.length === 9;
        const cost = custo ?? (isNational && pagina.custoChamada[phoneKind(digits)]);
        return (
          <li key={numero}>
            {`${texto}: `}
            <a href={`tel:${isNational ? '+351' : ''}${digits}`}>{numero}</a>
            {cost && ` (${cost})`}
          </li>
        );
      })}
    </ul>
  );
}
