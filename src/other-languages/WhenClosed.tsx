import { Fragment } from 'react';
import { earliestEnd } from '../opening/duty.ts';
import { dotted } from '../text/dotted.ts';
import { fillTemplate } from '../text/template.ts';
import { turnsIn } from './coming-days.ts';
import { eurosIn } from './delivery-terms.ts';
import { Call, Fact, type LanguageProps } from './Fact.tsx';
import { onCallLines, partText, timeText } from './hours-lines.ts';
import { localeOf, separatorOf, spaceBefore } from './locale.ts';
import type { LanguageWords } from './words.ts';

/** The rule about what is charged outside the hours, by region. */
const SURCHARGE = { continente: 'surcharge', acores: 'surchargeInAzores', madeira: 'surchargeInMadeira' } as const;

/** Who answers outside the hours, which pharmacy is on duty, and what may be added to the price. */
export function WhenClosed({ pharmacy, words }: LanguageProps) {
  const { farmacia, horario, pagina, onCall, duty, outsideHours, neverCloses } = pharmacy;
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
      {pharmacy.nextDuties.map(({ title, way, turns, closings }) => (
        <Fact
          key={title}
          name={dotted([words.turns, way && (way === 'call' ? words.onCall : words.nightWindow)])}
          words={words}
        >
          <span data-turns={title}>{turnsIn(words.code, turns, pharmacy.builtOn)}</span>
          {duty &&
            [
              ...endTexts(turns, duty.changesAt, closings, words),
              ...(way || closings.length === 0 ? [] : [words.thenRing]),
            ]
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
      {urgencia && urgencia !== onCall && !neverCloses && (
        <Fact name={words.outsideHours} words={words}>
          <Call number={urgencia} words={words} />
        </Fact>
      )}
      {!neverCloses && (
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
      )}
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

type Turns = LanguageProps['pharmacy']['nextDuties'][number];

/**
 * Until when turns last, the earliest of them, where the next pharmacy does not simply take over, and until when the
 * door is open in them.
 */
function endTexts(
  turns: Turns['turns'],
  changesAt: string,
  closings: Turns['closings'],
  words: LanguageWords,
): string[] {
  const textOf = (template: string, times: readonly string[]) => {
    const list = new Intl.ListFormat(localeOf(words.code), { type: 'disjunction' });
    return fillTemplate(template, { time: list.format(times.map((time) => timeText(time, words, 'to'))) });
  };
  const end = earliestEnd(
    turns.map(({ until }) => until),
    changesAt,
  );
  const ofDoor = closings.map(({ season, times }, i) => {
    const name = i > 0 ? `${season ? partText(season, words) : words.restOfYear}${spaceBefore(words.code)}: ` : '';
    return name + textOf(words.doorUntil, times);
  });
  return [...(end ? [textOf(words.until, [end])] : []), ...ofDoor];
}
