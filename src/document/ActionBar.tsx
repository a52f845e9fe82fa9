import { Navigation, Phone, Pill } from 'lucide';
import { telLink } from '../contact/links.ts';
import { ChannelIcon } from '../contact/MessageButton.tsx';
import { call, callOutsideHours, outsideHours, talkBy } from '../contact/words.ts';
import { callWhoComes, closed } from '../opening/words.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { messageAttributes } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { BAR } from './words.ts';

/**
 * With the styles of ActionBar.css, which no first view waits for: the three things that bring people here, always one
 * tap away on a phone. The WhatsApp button stands at its right end.
 */
export function ActionBar({ pharmacy }: { pharmacy: Pharmacy }) {
  const { geral, urgencia, deChamada } = pharmacy.farmacia.telefones;
  const hasHours = pharmacy.hours.length > 0;
  const saysClosed = hasHours && !urgencia;
  const { onCall } = pharmacy;
  // Where nobody answers at other hours it stays, «Fechada», unless somebody comes who is called.
  const whileOpen = urgencia ? 'open' : onCall ? 'not-on-call' : undefined;
  return (
    <nav className="ActionBar-bar" aria-label={BAR.name} data-says-closed={saysClosed || undefined}>
      <a href={telLink(geral)} data-while={hasHours ? whileOpen : undefined}>
        <Icon of={Phone} />
        {call}
        {saysClosed && <span data-while="closed">{closed}</span>}
      </a>
      {hasHours && urgencia && (
        <a
          href={telLink(urgencia)}
          aria-label={callOutsideHours(deChamada)}
          data-while={onCall ? 'closed-not-on-call' : 'closed'}
        >
          <Icon of={Phone} />
          {outsideHours(deChamada)}
        </a>
      )}
      {onCall && (
        <a href={telLink(onCall)} data-while="on-call">
          <Icon of={Phone} />
          {callWhoComes}
        </a>
      )}
      <a href="/#pedido">
        <Icon of={Pill} />
        {BAR.request}
      </a>
      <a href="/#como-chegar">
        <Icon of={Navigation} />
        {BAR.map}
      </a>
    </nav>
  );
}

/**
 * Begins a message to the pharmacy, always at the bottom right. A landmark, which a screen reader can find and skip.
 */
export function WhatsAppButton({ pharmacy }: { pharmacy: Pharmacy }) {
  // At any hour: the other pages do not know when it is answered.
  const label = [talkBy(pharmacy.channel.kind), pharmacy.chatHours].filter(Boolean).join('. ');
  const { href, ...target } = messageAttributes(pharmacy.channel, pharmacy.pagina.abertura.saudacao);
  return (
    <aside>
      <a
        className="ActionBar-whatsapp"
        data-print="no"
        href={href}
        aria-label={label}
        data-tooltip=""
        data-floats=""
        {...target}
      >
        <ChannelIcon of={pharmacy.channel.kind} />
      </a>
    </aside>
  );
}
