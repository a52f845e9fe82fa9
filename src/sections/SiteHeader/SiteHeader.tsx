import { Phone } from 'lucide';
import type { ReactNode } from 'react';
import type { Content } from '../../content/load.ts';
import { telLink } from '../../lib/links.ts';
import { inThrees } from '../../lib/nine-digits.ts';
import { CrossMark } from '../../ui/Azulejo.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { CallCost, type CallCosts } from '../../ui/Telephone.tsx';
import styles from './SiteHeader.module.css';

interface SiteHeaderProps {
  name: string;
  telephone: string;
  callCosts: CallCosts;
  texts: Content['pagina']['cabecalho'];
  /** The theme control. */
  children?: ReactNode;
}

/** More letters than three lines of a small phone hold; such a name is set smaller there, so that the header stays low. */
const LONG_NAME = 24;

/**
 * Logo, name, the menu, and the telephone. The menu is a popover, which opens without a script and closes on Escape and on
 * a press beside it; on a wide screen it stands in the header as a row. menu.ts does the rest.
 */
export function SiteHeader({ name, telephone, callCosts, texts, children }: SiteHeaderProps) {
  return (
    <header className={`wrap ${styles.header}`}>
      <a href="/" className={styles.name} data-long={name.length > LONG_NAME || undefined}>
        <CrossMark className={styles.mark} />
        <span>{name}</span>
      </a>
      <button type="button" className={styles.opener} popoverTarget="menu">
        {texts.menu}
      </button>
      <nav id="menu" popover="" className={styles.menu} aria-label={texts.menu}>
        {texts.ligacoes.map(({ para, texto }) => (
          <a key={para} href={`/#${para}`}>
            {texto}
          </a>
        ))}
      </nav>
      {children}
      <div className={styles.call}>
        <ButtonLink variant="action" href={telLink(telephone)}>
          <Icon of={Phone} />
          <span>
            <span className="visually-hidden">{`${texts.ligar} `}</span>
            {inThrees(telephone)}
          </span>
        </ButtonLink>
        <CallCost number={telephone} costs={callCosts} />
      </div>
    </header>
  );
}
