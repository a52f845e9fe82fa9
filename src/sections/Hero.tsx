import { Check, MapPin, Phone } from 'lucide';
import { EmergencyNumbers } from '../contact/EmergencyNumbers.tsx';
import { telLink } from '../contact/links.ts';
import { MessageButton } from '../contact/MessageButton.tsx';
import { NamedTelephone } from '../contact/Telephone.tsx';
import { OpenNow } from '../opening/OpenNow.tsx';
import { type IllustratedProps, Photograph } from '../photographs/Photograph.tsx';
import { AzulejoWall } from '../ui/Azulejo.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { StreetPlaque } from '../ui/StreetPlaque.tsx';
import styles from './Hero.module.css';

/**
 * The tagline, whether it is open, the ways to reach it, and its address: all of it on the first screen of a phone. While it is
 * closed the numbers for urgencies come first; the header shows the pharmacy's own.
 */
export function Hero({ pharmacy, photograph }: IllustratedProps) {
  const { farmacia, pagina, address, hours, greetings } = pharmacy;
  const texts = pagina.abertura;
  // It explains the third highlight, "Sempre disponíveis".
  const onCall = farmacia.telefones.urgencia;
  const { farmaciasDeServico } = farmacia.ligacoes;
  // The address stands on the tiles as a street's plaque, else with the highlights.
  const hasPlaque = farmacia.aspeto.abertura === 'placa';
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
        {hours.length > 0 && <OpenNow label={pagina.sobre.horario} />}
        <div className={styles.actions}>
          <ButtonLink
            variant="action"
            href={telLink(farmacia.telefones.geral)}
            data-on-call={onCall && telLink(onCall)}
          >
            <Icon of={Phone} />
            {texts.ligar}
          </ButtonLink>
          <MessageButton channel={pharmacy.channel} text={texts.saudacao}>
            {texts.whatsapp}
          </MessageButton>
          <ButtonLink variant="quiet" href="#pedido">
            {texts.pedir}
          </ButtonLink>
          <div className={`fine-print ${styles.urgent}`}>
            {onCall && <NamedTelephone number={onCall} costs={pagina.custoChamada} name={texts.urgencia} />}
            <EmergencyNumbers pharmacy={pharmacy}>
              {/* Where nobody answers here, who is on duty does. */}
              {!onCall && farmaciasDeServico && (
                <li>
                  <a href={farmaciasDeServico}>{pagina.sobre.servico}</a>
                </li>
              )}
            </EmergencyNumbers>
          </div>
        </div>
        <ul className={`signs ${styles.highlights}`}>
          {texts.destaques.map((highlight) => (
            <li key={highlight}>
              <Icon of={Check} />
              {highlight}
            </li>
          ))}
          {greetings.length > 0 && (
            <li>
              <Icon of={Check} />
              <span>
                {greetings.map(({ codigo, texto }, i) => (
                  <span key={codigo} lang={codigo}>
                    {i > 0 && '\u00a0· '}
                    {texto}
                  </span>
                ))}
              </span>
            </li>
          )}
          {pharmacy.otherLanguages.map(({ codigo, ligacao }) => (
            <li key={codigo}>
              <ButtonLink variant="quiet" href={`#${codigo}`} lang={codigo}>
                {ligacao}
              </ButtonLink>
            </li>
          ))}
          {!hasPlaque && (
            <li>
              <Icon of={MapPin} />
              <a href="#como-chegar">
                <span className="visually-hidden">{`${texts.morada}: `}</span>
                {`${address.street}, `}
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
