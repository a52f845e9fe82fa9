import { Navigation, Phone, Pill } from 'lucide';
import { telLink } from '../contact/links.ts';
import { ChannelIcon } from '../contact/MessageButton.tsx';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { messageAttributes } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

/** With the styles of ActionBar.css, which no first view waits for: the three things that bring people here, always one tap away on a phone. The WhatsApp button stands at its right end. */
export function ActionBar({ pharmacy }: { pharmacy: Pharmacy }) {
  const texts = pharmacy.pagina.barra;
  const { geral, urgencia } = pharmacy.farmacia.telefones;
  const closed = pharmacy.hours.length > 0 ? pharmacy.interface.abertaAgora : null;
  return (
    <nav className="ActionBar-bar" aria-label={texts.nome}>
      <a href={telLink(geral)} data-while={closed && urgencia ? 'open' : undefined}>
        <Icon of={Phone} />
        {texts.ligar}
        {closed && !urgencia && <span data-while="closed">{closed.fechada}</span>}
      </a>
      {closed && urgencia && (
        <a href={telLink(urgencia)} aria-label={closed.ligarUrgencias} data-while="closed">
          <Icon of={Phone} />
          {closed.urgencias}
        </a>
      )}
      <a href="/#pedido">
        <Icon of={Pill} />
        {texts.pedir}
      </a>
      <a href="/#como-chegar">
        <Icon of={Navigation} />
        {texts.caminho}
      </a>
    </nav>
  );
}

/** Begins a message to the pharmacy, always at the bottom right. A landmark, which a screen reader can find and skip. */
export function WhatsAppButton({ pharmacy }: { pharmacy: Pharmacy }) {
  const { texto, saudacao } = pharmacy.pagina.whatsappFlutuante;
  // At any hour: the other pages do not know when it is answered.
  const label = [texto, pharmacy.chatHours].filter(Boolean).join('. ');
  const { href, ...target } = messageAttributes(pharmacy.channel, saudacao);
  return (
    <aside aria-label={texto}>
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
