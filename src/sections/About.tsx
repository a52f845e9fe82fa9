import { EmergencyNumbers } from '../contact/EmergencyNumbers.tsx';
import { NamedTelephone } from '../contact/Telephone.tsx';
import { CALL_COSTS, callDutyLine, whoAnswers } from '../contact/words.ts';
import { HoursPoster } from '../opening/HoursPoster.tsx';
import { isCalledByWeek } from '../opening/timetable.ts';
import { TURNS_FIRST } from '../opening/turn-texts.ts';
import * as opening from '../opening/words.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { type IllustratedProps, Photograph } from '../photographs/Photograph.tsx';
import { Section } from '../ui/Section.tsx';
import { siteName } from './site-name.ts';
import { spokenLanguages } from './words.ts';

/** The pharmacy's history and team, its hours, and who answers outside them: all three have their one place here. */
export function About({ pharmacy, photograph }: IllustratedProps) {
  const { farmacia, horario, pagina, hours, onCall, callCosts, timetable, outsideHours, neverCloses } = pharmacy;
  const texts = pagina.sobre;
  const { urgencia, deChamada } = farmacia.telefones;
  const { number, costs, isOwn } = outsideHours;
  const name = isOwn ? whoAnswers(deChamada) : outsideHours.who;
  const nightText = horario.disponibilidade ?? (isOwn || onCall || neverCloses ? undefined : callDutyLine);
  const hasNumber = !neverCloses && (isOwn || number !== onCall);
  const languages = new Intl.ListFormat('pt-PT').format(pharmacy.languages);
  return (
    <Section id="sobre" title={texts.titulo}>
      <div className="columns">
        <div id="horario" className="board stack" tabIndex={-1}>
          <h3>{texts.abertaTitulo}</h3>
          <p>{texts.aberta}</p>
          {hours.length > 0 && <HoursPoster parts={hours} title={opening.hoursTitle} />}
          {hours.length > 0 && pharmacy.behind && <p className="fine-print">{opening.azoresTime}</p>}
        </div>
        <div className="board stack">
          {(!neverCloses || nightText) && <h3>{texts.disponibilidadeTitulo}</h3>}
          {nightText && <p>{nightText}</p>}
          {onCall && isCalledByWeek(timetable) && onCall !== urgencia && onCall !== farmacia.telefones.geral && (
            <p className="board-urgent stack">
              <NamedTelephone number={onCall} costs={callCosts} name={opening.onCall} />
            </p>
          )}
          {hasNumber && (
            <p className="board-urgent stack">
              <NamedTelephone number={number} costs={costs} name={name} isCostRepeated />
            </p>
          )}
          <Duty pharmacy={pharmacy} />
          {horario.acrescimo && <p>{horario.acrescimo}</p>}
          <EmergencyNumbers pharmacy={pharmacy} isWhole />
        </div>
      </div>
      <div className={photograph ? 'columns about-story' : 'about-story'} data-print="no">
        <div>
          {texts.paragrafos
            .join('\n\n')
            .split(/\n{2,}/)
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          {languages && <p>{spokenLanguages(languages)}</p>}
        </div>
        {photograph && <Photograph {...photograph} />}
      </div>
    </Section>
  );
}

/** The next turns of duty; folded, the others and when the door closes then; and the pharmacies of other nights. */
function Duty({ pharmacy }: { pharmacy: Pharmacy }) {
  const { farmacia, horario, nextDuties, onCall, timetable, callCosts } = pharmacy;
  const { farmaciasDeServico } = farmacia.ligacoes;
  const others = horario.servico.outras;
  // Of one or two the sheet may speak: «na outra semana, ligue para ela».
  const arePrinted = others.length <= 2 && others.every(({ numero }) => numero);
  const link = farmaciasDeServico && <a href={farmaciasDeServico}>{opening.pharmaciesOnDuty}</a>;
  return (
    <>
      {nextDuties.map(({ title, way, dates, onwards, door }) => (
        <div key={title} className="duty stack">
          <h4>{title}</h4>
          <ul data-turns={title}>
            {dates.slice(0, TURNS_FIRST).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <details
            data-folds="always"
            open
            hidden={dates.length <= TURNS_FIRST && !onwards && !door}
            data-site={`${opening.otherDates}: ${siteName(farmacia.site)}`}
          >
            <summary>{/\dh/.test(door) ? opening.otherDatesAndHours : opening.otherDates}</summary>
            <ul className="cluster" data-later-turns="">
              {dates.slice(TURNS_FIRST).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            <p data-onwards="" hidden={onwards === ''}>
              {onwards}
            </p>
            {door && <p>{door}</p>}
          </details>
          {way === 'call' && isCalledByWeek(timetable) && <p>{opening.onCallBesides}</p>}
          {/* On call in these turns alone: nobody comes at other hours. */}
          {way === 'call' && onCall && !isCalledByWeek(timetable) && (
            <p>
              <NamedTelephone number={onCall} costs={callCosts} name={opening.callThen} />
            </p>
          )}
        </div>
      ))}
      {others.length > 0 ? (
        <details className="duty-others" data-print={arePrinted ? undefined : 'no'}>
          <summary>{opening.otherPharmaciesOnDuty}</summary>
          <ul>
            {others.map(({ nome, numero }) => (
              <li key={nome}>{numero ? <NamedTelephone number={numero} costs={CALL_COSTS} name={nome} /> : nome}</li>
            ))}
            {link && <li data-print="no">{link}</li>}
          </ul>
        </details>
      ) : (
        link && (
          <p className="duty-others" data-print="no">
            {link}
          </p>
        )
      )}
    </>
  );
}
