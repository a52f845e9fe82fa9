import type { NoticeDays } from '../opening/day-changes.ts';
import { daysFrom } from '../opening/days.ts';
import { isNear } from '../opening/opening-line.ts';
import type { Turn } from '../opening/timetable.ts';
import { nextTurns } from '../opening/turn-texts.ts';
import { withCapital } from '../text/in-sentence.ts';
import { fillTemplate } from '../text/template.ts';
import { dateText, localeOf, separatorOf, spaceBefore, timeIn, timeText, untilText } from './locale.ts';
import type { Code, Phrase } from './phrases.ts';
import { NEXT, NOTICE, WAYS } from './words/opening.ts';

/** As many as a visitor from abroad may need: the folded text of each language comes with every page. */
const TURNS_SHOWN = 4;

const { closedDay, notServed, noDeliveries, inPortuguese } = NOTICE;
const LONG = { dateStyle: 'long' } as const;

/** The next turns of duty: "30 November – 6 December 2026, 14 – 20 December 2026"; that more follow is "…". */
export function turnsIn(language: string, turns: readonly Turn[], isoDay: string): string {
  const coming = nextTurns(turns, isoDay, TURNS_SHOWN + 1);
  const texts = coming.slice(0, TURNS_SHOWN).map(({ from, to }) => dateText(from, language, LONG, to));
  const areMore = coming.length > TURNS_SHOWN || turns.some(({ every }) => every);
  return [...texts, ...(areMore ? ['…'] : [])].join(', ');
}

/**
 * A line for each notice, unless it is over or not to be read yet: "15 January 2027: closed". The owner's own text is
 * Portuguese: of a notice that is text alone the line says that it is there.
 * @param isServedClosed whether one is ever served at a closed door
 */
export function noticeLines(code: Code, notices: readonly NoticeDays[], isoDay: string, isServedClosed = false) {
  const coming = notices.filter(({ ate, mostrar = '' }) => isoDay <= ate && mostrar <= isoDay);
  coming.sort((a, b) => a.de.localeCompare(b.de));
  return coming.flatMap(({ de, ate, mostrar = de, das, as, fechada, horario, soPortaAberta, semEntregas }) => {
    const times = (horario ?? [{ abre: das ?? '', fecha: as ?? '' }])
      .filter(({ abre }) => abre)
      .map(({ abre, fecha }) => {
        if (fechada && abre === '00:00') return untilText(code, fecha);
        return `${timeText(code, abre, 'from')}–${timeText(code, fecha, 'to')}`;
      });
    // From `das` to `as` it is closed, so these hours stand behind that word; those of `horario` are when it is open.
    const ofDoor = [fechada && closedDay[code], times.join(', ')].filter(Boolean).join(' ');
    const more = [soPortaAberta && isServedClosed && notServed[code], semEntregas && noDeliveries[code]];
    const text = [ofDoor, ...more].filter(Boolean).join(', ') || (mostrar <= isoDay && inPortuguese[code]);
    return text ? [`${dateText(de, code, LONG, ate)}${spaceBefore(code)}: ${text}`] : [];
  });
}

/** What the page says of the hours to come (show-opening.ts). */
type Coming = Partial<Record<'opens' | 'closes' | 'served', string | undefined>>;

/**
 * What comes after the answer of now: "Until 18:30; then on call." "On call today from 18:30. Next opening: …"
 * @param now by the pharmacy's clock, "2026-11-28T10:00"
 */
export function comingText(code: Code, { opens, closes, served = '' }: Coming, now: string): string {
  const today = now.slice(0, 10);
  const [way = '', from] = served.split(' ');
  const ofWay = (template: Phrase, phrase = WAYS[way as keyof typeof WAYS]) =>
    fillTemplate(template[code], { way: phrase?.[code] ?? '' });
  const after = way && !from && ofWay(NEXT.after, way === 'duty' ? NEXT.ring : undefined);
  const until = closes && untilText(code, closes.slice(11));
  // At a closed door, which opens later, what ends is that somebody serves.
  return [
    closes && !isNear(closes, now)
      ? momentText(code, (opens ? NEXT.untilDay : NEXT.closes)[code], closes, today)
      : until && `${[withCapital(until), after].filter(Boolean).join(separatorOf(code))}.`,
    from && withCapital(momentText(code, ofWay(NEXT.from), from, today)),
    opens && momentText(code, NEXT.opens[code], opens, today),
  ]
    .filter(Boolean)
    .join(' ');
}

function momentText(code: Code, template: string, moment: string, today: string): string {
  const [date = '', time = ''] = moment.split('T');
  const days = daysFrom(today, date);
  const near = new Intl.RelativeTimeFormat(localeOf(code), { numeric: 'auto' });
  const parts = days < 7 ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'long' } as const);
  const day = days < 2 ? near.format(days, 'day') : dateText(date, code, parts);
  return fillTemplate(template, { day, time: timeIn(code, time) });
}
