import { CallButton } from '../contact/CallButton.tsx';
import { EmergencyNumbers } from '../contact/EmergencyNumbers.tsx';
import { MessageButton } from '../contact/MessageButton.tsx';
import { Telephone, type TelephoneProps } from '../contact/Telephone.tsx';
import { address as addressName, askBy, whoAnswers } from '../contact/words.ts';
import { OpenNow } from '../opening/OpenNow.tsx';
import { onCallHours } from '../opening/timetable.ts';
import { callWhoComes, hoursTitle } from '../opening/words.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import type { IllustratedProps } from '../photographs/Photograph.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Unbroken } from '../ui/Unbroken.tsx';
import styles from './Hero.module.css';
import { Opening } from './Opening.tsx';

/**
 * Whether it is open, the tagline, the ways to reach it with what a call costs, its address, and who answers outside
 * the hours: all of it on the first screen of a phone. Of what depends on whether it is open both states are written,
 * and the stylesheet shows one: number, label and cost change together, before the first paint. Where nobody answers at
 * night, the button calls the line that tells who is on duty: the own number stands in the header, «Fechada».
 */
export function Hero({ pharmacy, photograph }: IllustratedProps) {
  const { farmacia, pagina, address, hours, closedHeadline, greetings, otherLanguages } = pharmacy;
  const isWritten = (language: string) => otherLanguages.some(({ code }) => code === language);
  const inLanguage = (code: string, text: string) =>
    isWritten(code) ? (
      <a href={`#${code}`} lang={code}>
        {text}
      </a>
    ) : (
      <span lang={code}>{text}</span>
    );
  const { abertura: texts } = pagina;
  const { closed: _, ...costs } = pharmacy.callCosts;
  const { geral } = farmacia.telefones;
  const { onCall, whenNobodyComes, outsideHours, telephoneHours } = pharmacy;
  // At some of its closed hours; then the number of the line on duty is not that for all of them.
  const isServedThen = Boolean(pharmacy.duty ?? onCall);
  const isAlwaysOnCall = onCall !== null && onCallHours(pharmacy.timetable).isAlways;
  const languages = [
    ...greetings.map(({ code, sentence }) => inLanguage(code, sentence)),
    ...otherLanguages
      .filter(({ code }) => !greetings.some((greeting) => greeting.code === code))
      .map(({ code, name }) => inLanguage(code, name)),
  ];
  const hasLanguageLine = texts.destaques.length > 0 && languages.length > 1;
  return (
    <div className={styles.hero} data-print="no">
      {hours.length > 0 && <OpenNow label={hoursTitle} />}
      <h1 className={styles.tagline}>
        {hours.length > 0 && closedHeadline.usual ? (
          <>
            <span data-while="door-open">{texts.lema}</span>
            <span data-while="door-closed" hidden data-headline={JSON.stringify(closedHeadline)}>
              {` ${closedHeadline.usual}`}
            </span>
          </>
        ) : (
          texts.lema
        )}
      </h1>
      {/* Styles put it first; by night a look may put it over the number. */}
      <Opening look={pharmacy.look} photograph={photograph} />
      <div className={`stack ${styles.actions}`}>
        <CallButton
          variant="action"
          while={hours.length > 0 ? pharmacy.whileAnswered : undefined}
          number={geral}
          label={texts.ligar}
          costs={costs}
          isCostRepeated
        />
        {hours.length > 0 && (
          <>
            {onCall && (
              <CallButton variant="action" while="on-call" number={onCall} label={callWhoComes} costs={costs} />
            )}
            <CallButton variant="action" while="nobody" {...whenNobodyComes} />
            {telephoneHours && outsideHours.isOwn && <CallButton variant="action" while="served" {...outsideHours} />}
            <div className={styles.emergency} data-outside-hours="" />
          </>
        )}
        <MessageButton pharmacy={pharmacy} text={texts.saudacao}>
          {texts.whatsapp ?? askBy(pharmacy.channel.kind)}
        </MessageButton>
      </div>
      <a href="#pedido" className={styles.request}>
        {texts.pedir}
      </a>
      <div className={`stack ${styles.rows}`}>
        <a href="#como-chegar" className={`leader ${styles.address}`}>
          <span>{`${addressName} `}</span>
          <span translate="no">
            <span>{address.street}</span>{' '}
            <span>
              <Unbroken text={address.place} />
            </span>
          </span>
        </a>
        {!pharmacy.neverCloses && (
          <AtNight
            {...whenNobodyComes}
            name={isServedThen && !whenNobodyComes.isOwn ? whenNobodyComes.who : whoAnswers(false)}
            while={isServedThen ? 'nobody-after' : undefined}
            hidden={isAlwaysOnCall}
          />
        )}
        {onCall && (
          <AtNight number={onCall} costs={costs} name={whoAnswers(false)} while="call-after" hidden={!isAlwaysOnCall} />
        )}
      </div>
      <p className={`cluster ${styles.highlights}`}>
        <Facts facts={hasLanguageLine ? texts.destaques : [...texts.destaques, ...languages]} />
        {hasLanguageLine && <Facts facts={languages} />}
      </p>
    </div>
  );
}

/**
 * Whom to call once the door has closed; on days of duty, once it closes, one rings the bell or goes to the window.
 * Without a script the number of who comes when called stands, where at any hour somebody does.
 */
function AtNight({
  name,
  while: state,
  hidden,
  ...call
}: TelephoneProps & { while?: string | undefined; hidden?: boolean }) {
  return (
    <p className={`leader ${styles.urgent}`} data-while={state} hidden={hidden}>
      <span>{`${name} `}</span>
      <Telephone {...call} />
    </p>
  );
}

/** The numbers that show-opening.ts puts under the large one while the door is closed; the first view has them then. */
export function OutsideHoursTemplate({ pharmacy }: { pharmacy: Pharmacy }) {
  return (
    <template data-outside-hours="">
      <EmergencyNumbers pharmacy={pharmacy} />
    </template>
  );
}
