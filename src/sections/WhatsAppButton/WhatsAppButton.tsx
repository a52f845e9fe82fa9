import { type Channel, messageLink } from '../../lib/links.ts';
import { besideThePage, ChannelIcon } from '../../ui/MessageButton.tsx';
import styles from './WhatsAppButton.module.css';

/** A message to the pharmacy, by WhatsApp where it has it, always at the bottom right; a landmark, so that it can be found and passed by. */
export function WhatsAppButton({ texts, channel }: { texts: { texto: string; saudacao: string }; channel: Channel }) {
  return (
    <aside aria-label={texts.texto}>
      <a
        className={styles.button}
        href={messageLink(channel, texts.saudacao)}
        aria-label={texts.texto}
        data-tooltip
        data-floats
        {...besideThePage(channel)}
      >
        <ChannelIcon of={channel.kind} />
      </a>
    </aside>
  );
}
