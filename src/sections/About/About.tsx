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
  onCall: { explanation: string; surcharge: string; telephone: string };
  callCosts: CallCosts;
  emergencies: Content['pagina']['socorro'];
  /** The municipality's page of pharmacies on duty. */
  onDuty: string | undefined;
  team?: PhotographProps | undefined;
}

/** The pharmacy's history and team, its hours, and who answers outside them. */
export function About({ texts, hours, onCall, callCosts, emergencies, onDuty, team }: AboutProps) {
  return (
    <Section id="sobre" title={texts.titulo}>
      <div className={styles.columns}>
        <div className={`stack ${styles.story}`}>
          {texts.paragrafos.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {team && <Photograph {...team} />}
        </div>
        <div className={styles.availability}>
          <div className={styles.open}>
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
          <div className={styles.onCall}>
            <h3>{texts.disponibilidadeTitulo}</h3>
            <p>{onCall.explanation}</p>
            <p className={styles.urgent}>
              <Icon of={PhoneCall} />
              <span>
                {texts.urgencia}
                <Telephone number={onCall.telephone} costs={callCosts} name={texts.urgencia} />
              </span>
            </p>
            <EmergencyNumbers numbers={emergencies} />
            {onDuty && (
              <p className={styles.duty}>
                <a href={onDuty}>{texts.servico}</a>
              </p>
            )}
            <p className="fine-print">{onCall.surcharge}</p>
          </div>
        </div>
      </div>
    </Section>
  );
}
