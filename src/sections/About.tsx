import { PhoneCall } from 'lucide';
import { EmergencyNumbers } from '../contact/EmergencyNumbers.tsx';
import { Telephone } from '../contact/Telephone.tsx';
import { bySeason, type HoursRow } from '../opening/hours-table.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { Photograph, type PhotographProps } from '../photographs/Photograph.tsx';
import { fillTemplate } from '../text/template.ts';
import { Icon } from '../ui/Icon.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './About.module.css';

interface AboutProps {
  pharmacy: Pharmacy;
  photograph?: PhotographProps | undefined;
}

/** The pharmacy's history and team, its hours, and who answers outside them. */
export function About({ pharmacy, photograph }: AboutProps) {
  const { farmacia, horario, pagina, hoursAndDuty } = pharmacy;
  const texts = pagina.sobre;
  const { urgencia } = farmacia.telefones;
  const { farmaciasDeServico } = farmacia.ligacoes;
  const languages = new Intl.ListFormat('pt-PT').format(farmacia.linguas);
  const openHours = (
    <div id="horario" className="card stack" tabIndex={-1}>
      <h3>{texts.abertaTitulo}</h3>
      <p>{texts.aberta}</p>
      {hoursAndDuty.length > 0 && (
        <table className={styles.hours}>
          <caption className="visually-hidden">{texts.horario}</caption>
          {bySeason(hoursAndDuty).map((part) => (
            <HoursOfSeason key={part[0]?.season} rows={part} />
          ))}
        </table>
      )}
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
      <EmergencyNumbers numbers={pagina.socorro} costs={pagina.custoChamada} />
      {horario.servico.outras.length > 0 && (
        <div>
          {pharmacy.interface.factos.outrasDeServico}
          <ul>
            {horario.servico.outras.map(({ nome, numero }) => (
              <li key={nome}>
                {/* The link says the name. */}
                <span aria-hidden={numero ? true : undefined}>{numero ? `${nome}, ` : nome}</span>
                {numero && <Telephone number={numero} costs={pagina.custoChamada} name={nome} />}
              </li>
            ))}
          </ul>
        </div>
      )}
      {farmaciasDeServico && (
        <p className={styles.duty}>
          <a href={farmaciasDeServico}>{texts.servico}</a>
        </p>
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

/** The rows of a season under its name; or of all the year, without one. */
function HoursOfSeason({ rows }: { rows: readonly HoursRow[] }) {
  const [{ season, dates } = {}] = rows;
  return (
    <tbody data-season={dates}>
      {season && (
        <tr>
          <th scope="rowgroup" colSpan={2} className="fine-print">
            {season}
          </th>
        </tr>
      )}
      {rows.map(({ days, times, note, noteUntil }) => (
        <tr key={days}>
          <th scope="row">{days}</th>
          <td>
            <strong>{times.join(', ')}</strong>
            {note && (
              <div className="fine-print" data-until={noteUntil}>
                {note}
              </div>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  );
}
