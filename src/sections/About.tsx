import { PhoneCall } from 'lucide';
import { EmergencyNumbers } from '../contact/EmergencyNumbers.tsx';
import { NamedTelephone, Telephone } from '../contact/Telephone.tsx';
import type { HoursPart } from '../opening/hours-table.ts';
import { type IllustratedProps, Photograph } from '../photographs/Photograph.tsx';
import { fillTemplate } from '../text/template.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './About.module.css';

/** The pharmacy's history and team, its hours, and who answers outside them. */
export function About({ pharmacy, photograph }: IllustratedProps) {
  const { farmacia, horario, pagina, hoursAndDuty } = pharmacy;
  const texts = pagina.sobre;
  const { urgencia } = farmacia.telefones;
  const { farmaciasDeServico } = farmacia.ligacoes;
  const languages = new Intl.ListFormat('pt-PT').format(pharmacy.languages);
  const openHours = (
    <div id="horario" className="card stack" tabIndex={-1}>
      <h3>{texts.abertaTitulo}</h3>
      <p>{texts.aberta}</p>
      {hoursAndDuty.map((part) => (
        <HoursTable key={part.season ?? 'all'} {...part} title={texts.horario} />
      ))}
    </div>
  );
  const outsideHours = (
    <div className={`card stack ${styles.onCall}`}>
      <h3>{texts.disponibilidadeTitulo}</h3>
      <p>{horario.disponibilidade}</p>
      {urgencia && (
        <p className={styles.urgent}>
          <Icon of={PhoneCall} />
          <span>
            <span aria-hidden="true">{texts.urgencia}</span>
            <Telephone number={urgencia} costs={pagina.custoChamada} name={texts.urgencia} />
          </span>
        </p>
      )}
      <EmergencyNumbers pharmacy={pharmacy} />
      {horario.servico.outras.length > 0 && (
        <div>
          {pharmacy.interface.factos.outrasDeServico}
          <ul>
            {horario.servico.outras.map(({ nome, numero }) => (
              <li key={nome}>
                {numero ? <NamedTelephone number={numero} costs={pagina.custoChamada} name={nome} /> : nome}
              </li>
            ))}
          </ul>
        </div>
      )}
      {farmaciasDeServico && (
        <ButtonLink variant="quiet" href={farmaciasDeServico}>
          {texts.servico}
        </ButtonLink>
      )}
      {horario.acrescimo && <p className="fine-print">{horario.acrescimo}</p>}
    </div>
  );
  return (
    <Section id="sobre" title={texts.titulo}>
      <div className="columns">
        <div className="stack">
          {texts.paragrafos.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {languages && <p>{fillTemplate(pharmacy.interface.factos.linguas, { linguas: languages })}</p>}
          {photograph ? <Photograph {...photograph} /> : openHours}
        </div>
        {/* With a picture on the left, all hours stand on the right. */}
        {photograph ? (
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

/** The hours of a season under its name; or of all the year, under a title for screen readers. */
function HoursTable({ season, dates, rows, title }: HoursPart & { title: string }) {
  return (
    <table className={styles.hours} data-season={dates}>
      <caption className={season ? 'fine-print' : 'visually-hidden'}>{season ?? title}</caption>
      <tbody>
        {rows.map(({ days, times, note, noteUntil, isDuty }) => (
          <tr key={days}>
            <th scope="row">{days}</th>
            <td>
              <strong data-turns={isDuty}>{times.join(', ')}</strong>
              {note && (
                <div className="fine-print" data-until={noteUntil}>
                  {note}
                </div>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
