import { ChannelIcon } from '../contact/MessageButton.tsx';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { messageAttributes } from '../ui/Button.tsx';
import styles from './WhatsAppButton.module.css';

/**
 * Begins a message to the pharmacy, by WhatsApp where it has that; always at the bottom right. A landmark, which a screen
 * reader can find and skip.
 */
export function WhatsAppButton({ pharmacy }: { pharmacy: Pharmacy }) {
  const { channel } = pharmacy;
  const texts = pharmacy.pagina.whatsappFlutuante;
  const { href, ...target } = messageAttributes(channel, texts.saudacao);
  return (
    <aside aria-label={texts.texto}>
      <a className={styles.button} href={href} aria-label={texts.texto} data-tooltip data-floats {...target}>
        <ChannelIcon of={channel.kind} />
      </a>
    </aside>
  );
}
