import type { FormTexts } from './form-texts.ts';
import styles from './SmsExample.module.css';

/** A drawn SMS that shows where the three codes stand. */
export function SmsExample({ texts }: { texts: FormTexts['exemploSms'] }) {
  return (
    <figure className={styles.sms}>
      <figcaption>{texts.titulo}</figcaption>
      <ul>
        {texts.linhas.map(({ texto, codigo }) => (
          <li key={codigo}>
            {texto} <b>{codigo}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
}
