import { Fragment } from 'react';
import { type Duty, earliestEnd } from '../opening/duty.ts';
import { dotted } from '../text/dotted.ts';
import { fillTemplate } from '../text/template.ts';
import { turnsIn } from './coming-days.ts';
import { eurosIn } from './delivery-terms.ts';
import { Call, Fact, type LanguageProps } from './Fact.tsx';
import { onCallLines, timeText } from './hours-lines.ts';
import { separatorOf } from './locale.ts';
import type { LanguageWords } from './words.ts';

/** The rule about what is charged outside the hours, by region. */
const SURCHARGE = { continente: 'surcharge', acores: 'surchargeInAzores', madeira: 'surchargeInMadeira' } as const;

/** Who answers outside the hours, which pharmacy is on duty, and what may be added to the price. */
export function WhenClosed({ pharmacy, words }: LanguageProps) {
  const { farmacia, horario, pagina, onCall, duty, outsideHours } = pharmacy;
  const { urgencia } = farmacia.telefones;
  const { farmaciasDeServico } = farmacia.ligacoes;
  const { numero, custo, gratis } = pagina.linhaDeServico;
  const whenOnCall = onCallLines(pharmacy.timetable, words, duty);
  return (
    <>
      {onCall && whenOnCall.length > 0 && (
        <Fact name={words.onCall} words={words}>
          <Call number={onCall} words={words} />
          {whenOnCall.map((line) => (
            <Fragment key={line}>
              <br />
              {line}
            </Fragment>
          ))}
        </Fact>
      )}
      {pharmacy.nextDuties.map(({ title, way, turns }) => (
        <Fact
          key={title}
          name={dotted([words.turns, way && (way === 'call' ? words.onCall : words.nightWindow)])}
          words={words}
        >
          <span data-turns={title}>{turnsIn(words.code, turns, pharmacy.builtOn)}</span>
          {duty &&
            turnEndTexts({ ...duty, turns }, words)
              .map((end) => separatorOf(words.code) + end)
              .join('')}
          {/* Where that is only in turns of duty, its number stands nowhere else. */}
          {onCall && way === 'call' && whenOnCall.length === 0 && (
            <>
              {separatorOf(words.code)}
              <Call number={onCall} words={words} />
            </>
          )}
        </Fact>
      ))}
      {urgencia && urgencia !== onCall && (
        <Fact name={words.outsideHours} words={words}>
          <Call number={urgencia} words={words} />
        </Fact>
      )}
      <Fact name={words.onDuty} words={words} isUnlessOnDuty>
        {/* Where nobody of the pharmacy answers, a voice comes before a list. */}
        {!(farmaciasDeServico && outsideHours.isOwn) && (
          <>
            <Call number={numero} own={custo} isFree={gratis} words={words} />
            {farmaciasDeServico && separatorOf(words.code)}
          </>
        )}
        {farmaciasDeServico && <a href={farmaciasDeServico}>{words.dutyList}</a>}
      </Fact>
      {horario.acrescimoAte && (
        <li>
          {fillTemplate(words[SURCHARGE[pharmacy.region]], {
            price: eurosIn(words.code, horario.acrescimoAte),
          })}
        </li>
      )}
    </>
  );
}

/**
 * Until when turns last, where the next pharmacy does not simply take over, and until when the door is open in all of
 * them. Takes the earliest end: a season's door may close later.
 */
function turnEndTexts({ turns, changesAt, doorUntil }: Duty, words: LanguageWords): string[] {
  const ends = [
    { text: words.until, times: turns.map(({ until }) => until) },
    { text: words.doorUntil, times: turns.map((turn) => turn.doorUntil ?? doorUntil) },
  ];
  return ends.flatMap(({ text, times }) => {
    const end = earliestEnd(times, changesAt);
    return end ? [fillTemplate(text, { time: timeText(end, words, 'to') })] : [];
  });
}
