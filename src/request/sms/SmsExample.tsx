import texts from 'virtual:content/formulario/pagina';
import styles from './SmsExample.module.css';

/** An invented SMS that shows where the three codes stand. */
export function SmsExample() {
  const { titulo, linhas } = texts.exemploSms;
  return (
    <figure className={styles.sms}>
      <figcaption>{titulo}</figcaption>
      <ul>
        {linhas.map(({ texto, codigo }) => (
          <li key={codigo}>
            {`${texto} `}
            <b>{codigo}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
}
