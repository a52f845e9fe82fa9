import styles from './EmergencyNumbers.module.css';

interface EmergencyNumbersProps {
  /** Numbers as they are written, "808 24 24 24", and what each is for. */
  numbers: readonly { texto: string; numero: string }[];
}

/** Whom to call where a pharmacy is not enough. Belongs wherever an urgency is spoken of. */
export function EmergencyNumbers({ numbers }: EmergencyNumbersProps) {
  return (
    <ul className={`cluster ${styles.numbers}`}>
      {numbers.map(({ texto, numero }) => (
        <li key={numero}>
          {texto}: <a href={`tel:${dialled(numero)}`}>{numero}</a>
        </li>
      ))}
    </ul>
  );
}

/** 112 is the same in every country; a national number needs its country. */
function dialled(number: string): string {
  const digits = number.replaceAll(' ', '');
  return digits.length === 9 ? `+351${digits}` : digits;
}
