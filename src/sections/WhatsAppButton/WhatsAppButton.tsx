import { whatsappLink } from '../../lib/links.ts';
import { NEW_TAB } from '../../ui/Button.tsx';
import { WhatsAppIcon } from '../../ui/WhatsAppIcon.tsx';
import styles from './WhatsAppButton.module.css';

/** A chat with the pharmacy, always at the bottom right; a landmark, so that it can be found and passed by. */
export function WhatsAppButton({ texts, whatsapp }: { texts: { texto: string; saudacao: string }; whatsapp: string }) {
  return (
    <aside aria-label={texts.texto}>
      <a
        className={styles.button}
        href={whatsappLink(whatsapp, texts.saudacao)}
        aria-label={texts.texto}
        data-tooltip
        data-floats
        {...NEW_TAB}
      >
        <WhatsAppIcon />
      </a>
    </aside>
  );
}
