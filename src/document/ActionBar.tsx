import { Navigation, Phone, Pill } from 'lucide';
import { telLink } from '../contact/links.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './ActionBar.module.css';

/** The three things that bring people here, always one tap away on a phone. The WhatsApp button stands at its right end. */
export function ActionBar({ pharmacy }: { pharmacy: Pharmacy }) {
  const texts = pharmacy.pagina.barra;
  const { geral, urgencia } = pharmacy.farmacia.telefones;
  return (
    <nav className={styles.bar} aria-label={texts.nome}>
      <a href={telLink(geral)} data-on-call={urgencia && telLink(urgencia)}>
        <Icon of={Phone} />
        {texts.ligar}
      </a>
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
