import { addDays } from './days.ts';
import { type HolidayDate, isHoliday } from './holidays.ts';
import { lisbonDay, lisbonInstant, lisbonTime } from './lisbon.ts';
import { fillTemplate } from './template.ts';

/** The days of the week as the content names them, Monday first. */
export const WEEK = ['segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado', 'domingo'] as const;

export type Weekday = (typeof WEEK)[number];

/**
 * One period of opening, `abre` and `fecha` as "HH:MM" in Lisbon. A lunch break makes two of them. A period that ends
 * at or before its own start passes midnight and belongs to the day on which it began.
 */
export interface OpeningPeriod extends Period {
  dias: readonly Weekday[];
}

export interface Period {
  abre: string;
  fecha: string;
}

export type OpeningHours = readonly OpeningPeriod[];

/** The pharmacy's opening times, by its own clock. */
export interface Timetable {
  aberturas: OpeningHours;
  /** Public holidays and their hours; without hours it is closed. Absent where they are days like others. */
  feriados?: { datas: readonly HolidayDate[]; horario: readonly Period[] };
  /** The hours by which the pharmacy's clock is behind Lisbon's: 1 in the Azores. */
  behind?: number;
}

/** A part of a day, HH:MM. */
export interface DayPart {
  das: string;
  as: string;
}

/**
 * The changes that notices make to an ISO day: `horario` replaces the usual periods (an empty one closes the whole day),
 * `partes` are closed parts of it.
 */
export type ChangesOn = (isoDay: string) => {
  horario?: readonly Period[] | undefined;
  partes?: readonly DayPart[] | undefined;
};

/** Whether it is open, and until when; `opensAt` is null when it does not open within a month. */
export type OpeningState = { open: true; closesAt: Date } | { open: false; opensAt: Date | null };

/**
 * The sentences about opening (`abertaAgora` in content/interface.yaml). {hora} includes its preposition ("às 19h", "à 1h"),
 * except in `as` and `a`, which add it.
 */
export type OpeningTexts = Record<
  | 'aberta'
  | 'abertaAte'
  | 'fechada'
  | 'abreHoje'
  | 'abreAmanha'
  | 'abreNoDia'
  | 'abreNaData'
  | 'as'
  | 'a'
  | 'meiaNoite',
  string
>;

interface Span {
  start: number;
  end: number;
}

const DAYS_AHEAD = 31;
const ONE_DAY = 24 * 60 * 60 * 1000;

/**
 * Computes whether the pharmacy is open at `now`, and until or from when. A period includes its first moment and not its
 * last; periods that touch count as one.
 */
export function openingState(timetable: Timetable, now: Date, changesOn: ChangesOn): OpeningState {
  const time = now.getTime();
  // While it is `time` itself, no period was found that includes it.
  let openUntil = time;
  for (const { start, end } of spansAround(timetable, now, changesOn)) {
    if (end <= openUntil) continue;
    if (start > openUntil) {
      if (openUntil === time) return { open: false, opensAt: new Date(start) };
      break;
    }
    openUntil = end;
  }
  return openUntil > time ? { open: true, closesAt: new Date(openUntil) } : { open: false, opensAt: null };
}

/** One line for the visitor: "Aberta agora · fecha às 19h", "Fechada · abre segunda às 9h". */
export function describeOpening(state: OpeningState, now: Date, texts: OpeningTexts, behind = 0): string {
  if (state.open) {
    const closesAfterADay = state.closesAt.getTime() - now.getTime() > ONE_DAY;
    return closesAfterADay
      ? texts.aberta
      : fillTemplate(texts.abertaAte, { hora: hourText(state.closesAt, texts, behind) });
  }
  if (!state.opensAt) return texts.fechada;
  const sentence = openingSentence(state.opensAt, now, texts, behind);
  return fillTemplate(sentence, { hora: hourText(state.opensAt, texts, behind) });
}

/** Every period from yesterday's, which may run past midnight, to a month ahead, in order of opening. */
function* spansAround(timetable: Timetable, now: Date, changesOn: ChangesOn): Generator<Span> {
  const { behind } = timetable;
  const today = lisbonDay(now, behind);
  const instant = (day: string, time: string) => lisbonInstant(day, time, behind);
  for (let offset = -1; offset <= DAYS_AHEAD; offset += 1) {
    const day = addDays(today, offset);
    const { horario, partes = [] } = changesOn(day);
    const parts = partes.map(({ das: from, as: to }) => ({ start: instant(day, from), end: instant(day, to) }));
    for (const { abre, fecha } of periodsOf(timetable, day, horario)) {
      const lastDay = fecha > abre ? day : addDays(day, 1);
      yield* without(parts, { start: instant(day, abre), end: instant(lastDay, fecha) });
    }
  }
}

/** The periods that begin on an ISO day, in order: a notice's if it has them, even none; else a holiday's, else the weekday's. */
export function periodsOf({ aberturas, feriados }: Timetable, day: string, ofNotice?: readonly Period[]): Period[] {
  const weekday = WEEK[(new Date(day).getUTCDay() + 6) % 7];
  const periods =
    ofNotice ??
    (feriados && isHoliday(day, feriados.datas)
      ? feriados.horario
      : aberturas.filter(({ dias }) => dias.some((dia) => dia === weekday)));
  return periods.toSorted((a, b) => (a.abre < b.abre ? -1 : 1));
}

/** Takes parts out of a span. */
function without(parts: readonly Span[], span: Span): Span[] {
  return parts.reduce(
    (left, part) =>
      left.flatMap(({ start, end }) =>
        [
          { start, end: Math.min(end, part.start) },
          { start: Math.max(start, part.end), end },
        ].filter((piece) => piece.start < piece.end),
      ),
    [span],
  );
}

/** The day of the week at an instant, as people say it: "terça", "sábado". */
export function weekdayName(instant: Date): string {
  return inPortuguese(instant, { weekday: 'long' }).replace('-feira', '');
}

/**
 * No formatter is made beforehand: the first use of `Intl` blocks the page, and most visits show neither weekday nor
 * date.
 */
const inPortuguese = (instant: Date, parts: Intl.DateTimeFormatOptions) =>
  instant.toLocaleDateString('pt-PT', { timeZone: 'Europe/Lisbon', ...parts });

/** Minutes from midnight to a time, HH:MM. */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

function openingSentence(opensAt: Date, now: Date, texts: OpeningTexts, behind: number): string {
  const today = lisbonDay(now, behind);
  const day = lisbonDay(opensAt, behind);
  // Noon of that day is the same day in Lisbon and in the Azores.
  const noon = new Date(lisbonInstant(day, '12:00', behind));
  if (day === today) return texts.abreHoje;
  if (day === addDays(today, 1)) return texts.abreAmanha;
  return day < addDays(today, 7)
    ? fillTemplate(texts.abreNoDia, { dia: weekdayName(noon) })
    : fillTemplate(texts.abreNaData, { data: inPortuguese(noon, { day: 'numeric', month: 'long' }) });
}

/** "às 9h", "às 19h30", "à 1h", "à meia-noite". */
function hourText(instant: Date, texts: OpeningTexts, behind: number): string {
  const time = lisbonTime(instant, behind);
  return time === '00:00' ? texts.meiaNoite : atTime(time, texts);
}

/** A time, HH:MM, with its preposition: "às 19h30", "à 1h". */
export function atTime(time: string, texts: Pick<OpeningTexts, 'as' | 'a'>): string {
  return fillTemplate(time.startsWith('01') ? texts.a : texts.as, { hora: spokenTime(time) });
}

/** A time, HH:MM, as people say it: "9h", "19h30". */
export function spokenTime(time: string): string {
  return time.replace(/^0(?=\d)/, '').replace(/:(00)?/, 'h');
}
