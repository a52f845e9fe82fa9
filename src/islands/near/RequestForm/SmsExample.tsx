import drawn from 'virtual:content/formulario/drawn';
import styles from './SmsExample.module.css';

/** A drawn SMS that shows where the three codes stand. */
export function SmsExample() {
  const { titulo, linhas } = drawn.exemploSms;
  return (
    <figure className={styles.sms}>
      <figcaption>{titulo}</figcaption>
      <ul>
        {linhas.map(({ texto, codigo }) => (
          <li key={codigo}>
            {texto} <b>{codigo}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
}
