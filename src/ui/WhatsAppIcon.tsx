import styles from './WhatsAppIcon.module.css';
import { whatsappMark } from './whatsapp-mark.ts';

/** WhatsApp's mark in the colour of the text around it, hidden from screen readers: the text beside it names it. */
export function WhatsAppIcon() {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={whatsappMark.path} />
    </svg>
  );
}
