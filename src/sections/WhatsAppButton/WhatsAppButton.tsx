import type { Channel } from '../../lib/links.ts';
import { messageAttributes } from '../../ui/Button.tsx';
import { ChannelIcon } from '../../ui/MessageButton.tsx';
import styles from './WhatsAppButton.module.css';

/**
 * Begins a message to the pharmacy, by WhatsApp where it has that; always at the bottom right. A landmark, which a screen
 * reader can find and skip.
 */
export function WhatsAppButton({ texts, channel }: { texts: { texto: string; saudacao: string }; channel: Channel }) {
  const { href, ...target } = messageAttributes(channel, texts.saudacao);
  return (
    <aside aria-label={texts.texto}>
      <a className={styles.button} href={href} aria-label={texts.texto} data-tooltip data-floats {...target}>
        <ChannelIcon of={channel.kind} />
      </a>
    </aside>
  );
}
