import { siWhatsapp } from 'simple-icons';
import styles from './WhatsAppIcon.module.css';

const SYMBOL_ID = 'marca-whatsapp';

/** WhatsApp's mark as a symbol, once in each document: at its end, because the first view need not wait for it. */
export function WhatsAppSymbol() {
  return (
    <svg className={styles.symbol} aria-hidden="true">
      <symbol id={SYMBOL_ID} viewBox="0 0 24 24">
        <path d={siWhatsapp.path} />
      </symbol>
    </svg>
  );
}

/** WhatsApp's mark in the colour of the text around it, silent to screen readers: the text beside it names it. */
export function WhatsAppIcon() {
  return (
    <svg className={styles.icon} aria-hidden="true">
      <use href={`#${SYMBOL_ID}`} />
    </svg>
  );
}
