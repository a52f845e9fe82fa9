import { Navigation, Phone, Pill } from 'lucide';
import type { Content } from '../../content/load.ts';
import { telLink } from '../../lib/links.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ActionBar.module.css';

interface ActionBarProps {
  texts: Content['pagina']['barra'];
  telephone: string;
}

/** The three things that bring people here, always one tap away on a phone. The WhatsApp button stands at its right end. */
export function ActionBar({ texts, telephone }: ActionBarProps) {
  return (
    <nav className={styles.bar} aria-label={texts.nome}>
      <a href={telLink(telephone)}>
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
