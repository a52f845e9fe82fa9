import { PhoneCall } from 'lucide';
import type { Content } from '../../content/load.ts';
import type { HoursRow } from '../../lib/hours-table.ts';
import { EmergencyNumbers } from '../../ui/EmergencyNumbers.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Photograph, type PhotographProps } from '../../ui/Photograph.tsx';
import { Section } from '../../ui/Section.tsx';
import { type CallCosts, Telephone } from '../../ui/Telephone.tsx';
import styles from './About.module.css';

interface AboutProps {
  texts: Content['pagina']['sobre'];
  hours: HoursRow[];
  onCall: { explanation: string; surcharge: string | undefined; telephone: string | undefined };
  callCosts: CallCosts;
  emergencies: Content['pagina']['socorro'];
  /** A sentence with the languages spoken besides Portuguese; empty where the content names none. */
  languages: string;
  /** The municipality's page of pharmacies on duty. */
  onDuty: string | undefined;
  team?: PhotographProps | undefined;
}

/** The pharmacy's history and team, its hours, and who answers outside them. */
export function About({ texts, hours, onCall, callCosts, emergencies, languages, onDuty, team }: AboutProps) {
  const openHours = (
    <div className="card stack">
      <h3>{texts.abertaTitulo}</h3>
      <p>{texts.aberta}</p>
      {hours.length > 0 && (
        <table className={styles.hours}>
          <caption className="visually-hidden">{texts.horario}</caption>
          <tbody>
            {hours.map(({ days, times }) => (
              <tr key={days}>
                <th scope="row">{days}</th>
                <td>{times.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
  const outsideHours = (
    <div className={`card stack ${styles.onCall}`}>
      <h3>{texts.disponibilidadeTitulo}</h3>
      <p>{onCall.explanation}</p>
      {onCall.telephone && (
        <p className={styles.urgent}>
          <Icon of={PhoneCall} />
          <span>
            {texts.urgencia}
            <Telephone number={onCall.telephone} costs={callCosts} name={texts.urgencia} />
          </span>
        </p>
      )}
      <EmergencyNumbers numbers={emergencies} costs={callCosts} />
      {onDuty && (
        <p className={styles.duty}>
          <a href={onDuty}>{texts.servico}</a>
        </p>
      )}
      {onCall.surcharge && <p className="fine-print">{onCall.surcharge}</p>}
    </div>
  );
  return (
    <Section id="sobre" title={texts.titulo}>
      <div className="columns">
        <div className="stack">
          {texts.paragrafos.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {languages && <p>{languages}</p>}
          {team ? <Photograph {...team} /> : openHours}
        </div>
        {/* With a picture on the left, all hours stand on the right. */}
        {team ? (
          <div className="stack">
            {openHours}
            {outsideHours}
          </div>
        ) : (
          outsideHours
        )}
      </div>
    </Section>
  );
}
