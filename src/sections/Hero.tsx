import { Fragment } from 'react';
import { EmergencyNumbers } from '../contact/EmergencyNumbers.tsx';
import { telLink } from '../contact/links.ts';
import { MessageButton } from '../contact/MessageButton.tsx';
import { CallCost, type CallCosts, Telephone } from '../contact/Telephone.tsx';
import { callOutsideHours } from '../contact/words.ts';
import { OpenNow } from '../opening/OpenNow.tsx';
import { type IllustratedProps, Photograph } from '../photographs/Photograph.tsx';
import { inThrees } from '../text/nine-digits.ts';
import { Panel, TileRows } from '../ui/Azulejo.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { StreetPlaque } from '../ui/StreetPlaque.tsx';
import styles from './Hero.module.css';

/** More letters than a plaque of one row of tiles holds. */
const LONG_LINE = 24;

/**
 * Whether it is open, the tagline, the ways to reach it with what a call costs, its address, and who answers outside the hours: all
 * of it on the first screen of a phone. Of what depends on whether it is open both states are written, and the stylesheet shows one:
 * number, label and cost change together, before the first paint. Where nobody answers at night, the first button leads to who is on
 * duty.
 */
export function Hero({ pharmacy, photograph }: IllustratedProps) {
  const { farmacia, pagina, address, hours, greetings, otherLanguages } = pharmacy;
  const isWritten = (language: string) => otherLanguages.some(({ code }) => code === language);
  const { abertura: texts, custoChamada: costs } = pagina;
  const { abertura: kind, azulejo: tile } = farmacia.aspeto;
  const { geral, urgencia: onCall, deChamada } = farmacia.telefones;
  const onDuty = onCall ? undefined : farmacia.ligacoes.farmaciasDeServico;
  const isLong = Math.max(address.street.length, address.place.length) > LONG_LINE;
  const highlights = [
    ...texts.destaques.map((text) => ({ text, code: undefined })),
    ...greetings.map(({ code, sentence }) => ({ text: sentence, code })),
    ...otherLanguages
      .filter(({ code }) => !greetings.some((greeting) => greeting.code === code))
      .map(({ code, name }) => ({ text: name, code })),
  ];
  return (
    <div className={styles.hero} data-print="no">
      {kind === 'placa' && <Panel className={styles.panel} />}
      {photograph && (
        <div className={styles.panel}>
          <Photograph {...photograph} />
        </div>
      )}
      {(kind === 'placa' || kind === 'fotografia') && <TileRows tile={tile} className={styles.tiles} />}
      {hours.length > 0 && <OpenNow label={pagina.sobre.horario} />}
      <h1 className={styles.tagline}>{texts.lema}</h1>
      {kind === 'azulejo' && <TileRows tile={tile} rows={3} className={styles.tiles} />}
      <div className={styles.actions}>
        <Call while={hours.length > 0 ? 'open' : undefined} number={geral} label={texts.ligar} costs={costs} />
        {hours.length > 0 && (
          <>
            {onDuty && (
              <ButtonLink variant="action" href={onDuty} data-while="closed">
                {pagina.sobre.servico}
              </ButtonLink>
            )}
            <Call
              while="closed"
              number={onCall ?? geral}
              // Where nobody answers at night, a label such as «Ligar agora» would promise it.
              label={onCall ? callOutsideHours(deChamada) : pagina.barra.ligar}
              costs={costs}
              isUnanswered={!onCall}
            />
          </>
        )}
        <MessageButton pharmacy={pharmacy} text={texts.saudacao}>
          {texts.whatsapp}
        </MessageButton>
      </div>
      <a href="#pedido" className={styles.request}>
        {texts.pedir}
      </a>
      <p className={`fine-print ${styles.highlights}`}>
        {highlights.map(({ text, code }, i) => (
          <Fragment key={text}>
            <span>
              {code && isWritten(code) ? (
                <a href={`#${code}`} lang={code}>
                  {text}
                </a>
              ) : (
                <span lang={code}>{text}</span>
              )}
              {i + 1 < highlights.length && '\u00a0·'}
            </span>{' '}
          </Fragment>
        ))}
      </p>
      <a href="#como-chegar" className={styles.address} data-long={(kind === 'placa' && isLong) || undefined}>
        <span className="visually-hidden">{`${texts.morada}: `}</span>
        {kind === 'placa' || kind === 'azulejo' ? (
          <StreetPlaque {...address} />
        ) : (
          <span>
            {`${address.street}, `}
            <span className={styles.town}>{address.place}</span>
          </span>
        )}
      </a>
      <div className={styles.urgent} data-outside-hours="">
        {onCall && (
          <p data-while="open">
            {`${texts.urgencia}: `}
            <Telephone number={onCall} costs={costs} />
          </p>
        )}
      </div>
    </div>
  );
}

/** The numbers that show-opening.ts puts behind the rule while the door is closed: after the first view, which shows them only then. */
export function OutsideHoursTemplate({ pharmacy }: Pick<IllustratedProps, 'pharmacy'>) {
  return (
    <template data-outside-hours="">
      <EmergencyNumbers pharmacy={pharmacy} />
    </template>
  );
}

interface CallProps {
  while: 'open' | 'closed' | undefined;
  number: string;
  label: string;
  costs: CallCosts;
  /** Whether nobody answers it now: then it is less prominent than what is answered. */
  isUnanswered?: boolean;
}

/** The large button: whom it calls, the number, and what that costs, which under the other button would be taken for a message's. */
function Call({ while: state, number, label, costs, isUnanswered }: CallProps) {
  return (
    <ButtonLink variant={isUnanswered ? undefined : 'action'} href={telLink(number)} data-while={state}>
      <span>
        {`${label} ${inThrees(number)}`}
        <CallCost number={number} costs={costs} />
      </span>
    </ButtonLink>
  );
}
