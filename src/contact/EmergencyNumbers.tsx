import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { isShort } from '../text/nine-digits.ts';
import styles from './EmergencyNumbers.module.css';
import { telLink } from './links.ts';
import { writtenCost } from './outside-hours.ts';

/**
 * The numbers for when a pharmacy is not enough, and for which one is on duty where no page or button says it.
 * @param isWhole whether they stand below the first view, where no large button calls one of them
 */
export function EmergencyNumbers({ pharmacy, isWhole }: { pharmacy: Pharmacy; isWhole?: boolean }) {
  const { farmacia, pagina, outsideHours, whenNobodyComes } = pharmacy;
  const { socorro, linhaDeServico } = pagina;
  const { farmaciasDeServico } = farmacia.ligacoes;
  // Where nobody else answers, the line is what one calls outside the hours: it stands large beside these.
  const numbers = farmaciasDeServico || !outsideHours.isOwn ? socorro : [...socorro, linhaDeServico];
  return (
    <ul className={styles.numbers}>
      {numbers.map(({ texto, numero, custo }) => {
        const digits = numero.replaceAll(' ', '');
        const cost = writtenCost(digits, custo);
        // In the first view the large button calls it already, save while somebody comes who is called.
        const isButton = !isWhole && digits === whenNobodyComes.number;
        const note = cost && <small className="fine-print">{` ${cost} `}</small>;
        return (
          <li key={numero} className="leader" data-while={isButton ? 'on-call' : undefined} hidden={isButton}>
            {/* «SNS 24» is one word. */}
            <span>{`${texto.replace(/ (?=\d)/g, '\u00a0')} `}</span>
            {/* Before the number, so that numbers end at one line; a long one, of a short number, under it. */}
            {!isShort(digits) && note}
            <a href={telLink(digits)}>{numero}</a>
            {isShort(digits) && note}
          </li>
        );
      })}
    </ul>
  );
}
