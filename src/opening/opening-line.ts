import { fillTemplate } from '../text/template.ts';
import { addDays } from './days.ts';
import type { OpeningState } from './hours.ts';
import { lisbonDay, lisbonInstant, lisbonTime } from './lisbon.ts';

/** How an hour is said: `as` and `a` add its preposition, "às 19h", "à 1h". */
const HOUR_TEXTS = ['as', 'a', 'meiaNoite'] as const;

export type HourTexts = Record<(typeof HOUR_TEXTS)[number], string>;

/** The sentences about opening (`abertaAgora` in content/interface.yaml). {hora} includes its preposition. */
// biome-ignore format: in two lines
export const OPENING_TEXTS = [
  ...HOUR_TEXTS,
  'aberta', 'abertaAte', 'fechada', 'fechadaFeriado', 'abreHoje', 'abreAmanha', 'abreNoDia', 'abreNaData',
] as const;

export type OpeningTexts = Record<(typeof OPENING_TEXTS)[number], string>;

/**
 * One line for the visitor: "Aberta agora · fecha às 19h", "Fechada · feriado · abre segunda às 9h".
 * @param isHoliday whether it is closed because of a public holiday
 */
export function openingLine(
  state: OpeningState,
  now: Date,
  texts: OpeningTexts,
  { behind = 0, isHoliday = false }: { behind?: number | undefined; isHoliday?: boolean } = {},
): string {
  if (state.open) {
    return state.closesAt
      ? fillTemplate(texts.abertaAte, { hora: hourText(state.closesAt, texts, behind) })
      : texts.aberta;
  }
  const line = state.opensAt
    ? fillTemplate(openingSentence(state.opensAt, now, texts, behind), { hora: hourText(state.opensAt, texts, behind) })
    : texts.fechada;
  return isHoliday ? line.replace(texts.fechada, texts.fechadaFeriado) : line;
}

function openingSentence(opensAt: Date, now: Date, texts: OpeningTexts, behind: number): string {
  const today = lisbonDay(now, behind);
  // Midnight is the end of a day: who reads «amanhã à meia-noite» waits a day longer.
  const day = lisbonDay(new Date(opensAt.getTime() - 1), behind);
  // Noon of that day is the same day in Lisbon and in the Azores.
  const noon = new Date(lisbonInstant(day, '12:00', behind));
  if (day === today) return texts.abreHoje;
  if (day === addDays(today, 1)) return texts.abreAmanha;
  return day < addDays(today, 7)
    ? fillTemplate(texts.abreNoDia, { dia: weekdayName(noon) })
    : fillTemplate(texts.abreNaData, { data: inPortuguese(noon, { day: 'numeric', month: 'long' }) });
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

/** "às 9h", "às 19h30", "à 1h", "à meia-noite". */
export function hourText(instant: Date, texts: HourTexts, behind?: number): string {
  const time = lisbonTime(instant, behind);
  return time === '00:00' ? texts.meiaNoite : atTime(time, texts);
}

/** A time, HH:MM, with its preposition: "às 19h30", "à 1h". */
export function atTime(time: string, texts: HourTexts): string {
  return fillTemplate(time.startsWith('01') ? texts.a : texts.as, { hora: spokenTime(time) });
}

/** A time, HH:MM, as people say it: "9h", "19h30". */
export function spokenTime(time: string): string {
  return time.replace(/^0(?=\d)/, '').replace(/:(00)?/, 'h');
}
