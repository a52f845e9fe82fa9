import { Navigation, Phone, Pill } from 'lucide';
import { telLink } from '../contact/links.ts';
import { ChannelIcon } from '../contact/MessageButton.tsx';
import { CHANNEL, call, talkBy } from '../contact/words.ts';
import { callWhoComesInBar } from '../opening/words.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { messageAttributes } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { BAR } from './words.ts';

/**
 * The three things that bring people here, always one tap away on a phone. The WhatsApp button is the fourth cell. No
 * first view waits for its styles, ActionBar.css.
 */
export function ActionBar({ pharmacy }: { pharmacy: Pharmacy }) {
  const { onCall } = pharmacy;
  const { number, isOwn, label, who } = pharmacy.whenNobodyComes;
  const hasHours = pharmacy.hours.length > 0;
  const callLine = `${call} ${number}`;
  return (
    <nav className="ActionBar-bar" aria-label={BAR.name}>
      <a href={telLink(pharmacy.farmacia.telefones.geral)} data-while={hasHours ? pharmacy.whileAnswered : undefined}>
        <Icon of={Phone} />
        <span>{call}</span>
      </a>
      {hasHours && (
        <a href={telLink(number)} aria-label={isOwn ? label : `${callLine}: ${label}`} data-while="nobody">
          <Icon of={Phone} />
          <span>{isOwn ? who : callLine}</span>
        </a>
      )}
      {onCall && (
        <a href={telLink(onCall)} data-while="on-call">
          <Icon of={Phone} />
          <span>{callWhoComesInBar}</span>
        </a>
      )}
      <a href="/#pedido">
        <Icon of={Pill} />
        <span>{BAR.request}</span>
      </a>
      <a href="/#como-chegar">
        <Icon of={Navigation} />
        <span>{BAR.map}</span>
      </a>
    </nav>
  );
}

/** Begins a message to the pharmacy, at the bottom right. A landmark, which a screen reader can find and skip. */
export function WhatsAppButton({ pharmacy }: { pharmacy: Pharmacy }) {
  // At any hour: the other pages do not know when it is answered.
  const label = [talkBy(pharmacy.channel.kind), pharmacy.chatWeek].filter(Boolean).join('. ');
  const { href, ...target } = messageAttributes(pharmacy.channel, pharmacy.pagina.abertura.saudacao);
  return (
    <aside>
      <a className="ActionBar-whatsapp" href={href} aria-label={label} data-tooltip="" data-floats="" {...target}>
        <ChannelIcon kind={pharmacy.channel.kind} />
        <span>{CHANNEL[pharmacy.channel.kind]}</span>
      </a>
    </aside>
  );
}
