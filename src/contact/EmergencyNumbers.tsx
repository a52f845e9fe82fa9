import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { phoneKind } from '../text/nine-digits.ts';
import { DUTY_LINE } from './duty-line.ts';
import styles from './EmergencyNumbers.module.css';
import { CALL_COSTS, DUTY_LINE_COST } from './words.ts';

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
        // A short one (112, 1400) takes no country's prefix, and has no cost but the one that the content gives it.
        const isNational = digits.length === 9;
        // By day the line is not free.
        const own = digits === DUTY_LINE ? DUTY_LINE_COST : custo;
        const cost = own ?? (isNational && CALL_COSTS[phoneKind(digits)]);
        // In the first view the large button calls it already, save while somebody comes who is called.
        const isButton = !isWhole && digits === whenNobodyComes.number;
        const note = cost && <small className="fine-print">{` ${cost} `}</small>;
        return (
          <li key={numero} className="leader" data-while={isButton ? 'on-call' : undefined} hidden={isButton}>
            {/* «SNS 24» is one word. */}
            <span>{`${texto.replace(/ (?=\d)/g, '\u00a0')} `}</span>
            {/* Before the number, so that numbers end at one line; a long one, of a short number, under it. */}
            {isNational && note}
            <a href={`tel:${isNational ? '+351' : ''}${digits}`}>{numero}</a>
            {!isNational && note}
          </li>
        );
      })}
    </ul>
  );
}
