import { dotted } from '../text/dotted.ts';
import { withCapital } from '../text/in-sentence.ts';
import { fillTemplate } from '../text/template.ts';
import { turnsIn } from './coming-days.ts';
import { Call, Fact, type LanguageProps, Lines } from './Fact.tsx';
import { onCallLines, rangeText, timesText } from './hours-lines.ts';
import type { LanguageWords } from './languages.ts';
import { eurosIn, separatorOf, spaceBefore, untilText } from './locale.ts';

/** Who answers outside the hours, which pharmacy is on duty, and what may be added to the price. */
export function WhenClosed({ pharmacy, words }: LanguageProps) {
  const { farmacia, pagina, onCall, outsideHours, neverCloses, surcharge } = pharmacy;
  const { urgencia } = farmacia.telefones;
  const { farmaciasDeServico } = farmacia.ligacoes;
  const { numero, custo, gratis } = pagina.linhaDeServico;
  const whenOnCall = onCallLines(pharmacy.timetable, words);
  const { isAtWindow } = pharmacy.timetable;
  const recent = pharmacy.exceptsRecentAlone ? words.recent : '';
  const except = pharmacy.exceptsPrescriptions ? words.exceptPrescriptions + recent : '';
  return (
    <>
      {whenOnCall.length > 0 && (
        <Fact name={withCapital(words.ways[isAtWindow ? 'window' : 'call'])} words={words}>
          {onCall && !isAtWindow && <Call number={onCall} words={words} />}
          <Lines lines={whenOnCall} />
        </Fact>
      )}
      {pharmacy.nextDuties.map((group) => (
        <Fact
          key={group.title}
          name={dotted([words.ways.duty, ...(group.way ? [words.ways[group.way]] : [])].map(withCapital))}
          words={words}
        >
          <span data-turns={group.title}>{turnsIn(words.code, group.turns, pharmacy.builtOn)}</span>
          {endTexts(group, words).map((end) => separatorOf(words.code) + end)}
          {/* Where that is only in turns of duty, its number stands nowhere else. */}
          {onCall && group.way === 'call' && (isAtWindow || whenOnCall.length === 0) && (
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
        <Fact name={words.onDuty} words={words} data-while="not-on-duty">
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
      {surcharge > 0 && <li>{fillTemplate(words.surcharge, { price: eurosIn(words.code, surcharge), except })}</li>}
    </>
  );
}

/** Until when turns last, where the next pharmacy does not simply take over, and the door is open in them. */
function endTexts(duty: LanguageProps['pharmacy']['nextDuties'][number], words: LanguageWords) {
  const { last, isRung, until, before, startsAt, doorUntil, open, apart } = duty;
  const isDayAndNight = doorUntil === duty.changesAt;
  if (isDayAndNight && !apart) return [words.allDay];
  const hoursTo = (to: string, from?: string) => (from ? rangeText({ from, to }, words) : untilText(words.code, to));
  const end = until && until === open?.to && !startsAt ? '' : (until ?? startsAt);
  const colon = `${spaceBefore(words.code)}: `;
  const atLeast = open?.isAtLeast ? `${words.atLeast} ` : '';
  const hours = open?.to && (isDayAndNight ? words.allDay : atLeast + hoursTo(open.to, open.from));
  const ofDoor = [
    hours && words.doorOpen + colon + hours,
    open && apart && words.doorOpenApart + colon + timesText(apart.hours, words),
  ].filter(Boolean);
  const served = [last && words.ways[last], isRung && words.ring].filter(Boolean).join(colon);
  const after = ofDoor[0] || before ? fillTemplate(words.after, { way: served }) : open && served;
  return [end && !before && hoursTo(end, startsAt), ...ofDoor, served && after].filter(Boolean);
}
