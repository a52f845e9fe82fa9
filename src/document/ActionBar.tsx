import { Navigation, Phone, Pill } from 'lucide';
import type { ComponentProps } from 'react';
import { telLink } from '../contact/links.ts';
import { ChannelIcon } from '../contact/MessageButton.tsx';
import { CHANNEL, call, talkBy } from '../contact/words.ts';
import { callWhoComesInBar } from '../opening/words.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { messageAttributes } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { BAR } from './words.ts';

/** What brings people here, one tap away on a phone; the fourth cell is WhatsApp's. No first view waits for it. */
export function ActionBar({ pharmacy }: { pharmacy: Pharmacy }) {
  const { onCall } = pharmacy;
  const { geral } = pharmacy.farmacia.telefones;
  const { number, isOwn, label, who } = pharmacy.whenNobodyComes;
  const hasHours = pharmacy.hours.length > 0;
  const callLine = `${call} ${number}`;
  return (
    <nav className="ActionBar-bar" aria-label={BAR.name}>
      <Cell href={telLink(geral)} data-while={hasHours ? pharmacy.whileAnswered : undefined} icon={Phone} text={call} />
      {hasHours && (
        <Cell
          href={telLink(number)}
          aria-label={isOwn ? label : `${callLine}: ${label}`}
          data-while="nobody"
          icon={Phone}
          text={isOwn ? who : callLine}
        />
      )}
      {onCall && <Cell href={telLink(onCall)} data-while="on-call" icon={Phone} text={callWhoComesInBar} />}
      <Cell href="/#pedido" icon={Pill} text={BAR.request} />
      <Cell href="/#como-chegar" icon={Navigation} text={BAR.map} />
    </nav>
  );
}

function Cell({
  icon,
  text,
  ...link
}: ComponentProps<'a'> & { icon: ComponentProps<typeof Icon>['of']; text: string }) {
  return (
    <a {...link}>
      <Icon of={icon} />
      <span>{text}</span>
    </a>
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
