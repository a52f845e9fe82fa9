import { Check, MapPin, Phone } from 'lucide';
import type { ReactNode } from 'react';
import type { Content } from '../../content/load.ts';
import { type Channel, telLink } from '../../lib/links.ts';
import { AzulejoWall } from '../../ui/Azulejo.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmergencyNumbers } from '../../ui/EmergencyNumbers.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { MessageButton } from '../../ui/MessageButton.tsx';
import { Photograph, type PhotographProps } from '../../ui/Photograph.tsx';
import { StreetPlaque } from '../../ui/StreetPlaque.tsx';
import { type CallCosts, Telephone } from '../../ui/Telephone.tsx';
import styles from './Hero.module.css';

interface HeroProps {
  texts: Content['pagina']['abertura'];
  telephone: string;
  /** The number for urgencies outside the hours: it explains the third highlight, "Sempre disponíveis". */
  onCall: string | undefined;
  channel: Channel;
  callCosts: CallCosts;
  emergencies: Content['pagina']['socorro'];
  address: { street: string; place: string };
  /** Whether the address stands on the tiles as a street's plaque; else it stands with the highlights. */
  hasPlaque?: boolean;
  /** Sentences in other languages, each for who speaks it. */
  languages?: Content['interface']['linguas'];
  /** In a frame of tiles. */
  photograph?: PhotographProps | undefined;
  /** The line "Aberta agora". */
  children?: ReactNode;
}

/**
 * The pharmacy's tagline, whether it is open, the ways to reach it, and its address: all of it on the first screen of a
 * phone. While it is closed the numbers for urgencies come first. The header shows the pharmacy's own.
 */
export function Hero({
  texts,
  telephone,
  onCall,
  channel,
  callCosts,
  emergencies,
  address,
  hasPlaque = true,
  languages = [],
  photograph,
  children,
}: HeroProps) {
  return (
    <div className={styles.hero}>
      {/* First, as on a phone: painted after the text, it would push it down. */}
      <div className={styles.wall}>
        <AzulejoWall className={styles.tiles} />
        {photograph && <Photograph {...photograph} />}
        {hasPlaque && (
          <a href="#como-chegar" className={styles.plaque}>
            <span className="visually-hidden">{`${texts.morada}: `}</span>
            <StreetPlaque {...address} />
          </a>
        )}
      </div>
      <div className={styles.text}>
        <h1 className={styles.tagline}>{texts.lema}</h1>
        {children}
        <div className={styles.actions}>
          <ButtonLink variant="action" href={telLink(telephone)}>
            <Icon of={Phone} />
            {texts.ligar}
          </ButtonLink>
          <MessageButton channel={channel} text={texts.saudacao}>
            {texts.whatsapp}
          </MessageButton>
          <ButtonLink variant="quiet" href="#pedido">
            {texts.pedir}
          </ButtonLink>
          <div className={styles.urgent}>
            {onCall && (
              <>
                {`${texts.urgencia}: `}
                <Telephone number={onCall} costs={callCosts} name={texts.urgencia} />
              </>
            )}
            <EmergencyNumbers numbers={emergencies} costs={callCosts} />
          </div>
        </div>
        <ul className={styles.highlights}>
          {texts.destaques.map((highlight) => (
            <li key={highlight}>
              <Icon of={Check} />
              {highlight}
            </li>
          ))}
          {languages.length > 0 && (
            <li>
              <Icon of={Check} />
              <span>
                {languages.map(({ codigo, texto }, i) => (
                  <span key={codigo} lang={codigo}>
                    {i > 0 && ' · '}
                    {texto}
                  </span>
                ))}
              </span>
            </li>
          )}
          {!hasPlaque && (
            <li>
              <Icon of={MapPin} />
              <a href="#como-chegar">
                <span className="visually-hidden">{`${texts.morada}: `}</span>
                {address.street},
                <br />
                {address.place}
              </a>
            </li>
          )}
        </ul>
      </div>
    </div>
  );
}
