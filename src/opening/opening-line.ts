import { fillTemplate } from '../text/template.ts';
import { addDays, dayText } from './days.ts';
import type { OpeningState } from './hours.ts';

/** The sentences about opening (`abertaAgora` in content/interface.yaml). {hora} includes its preposition, `as` or `a`. */
// biome-ignore format: in two lines
export const OPENING_TEXTS = [
  'aberta', 'abertaAte', 'fechada', 'fechadaFeriado', 'abreHoje', 'abreAmanha', 'abreNoDia', 'abreNaData',
  'as', 'a', 'meiaNoite',
] as const;

export type OpeningTexts = Record<(typeof OPENING_TEXTS)[number], string>;
export type HourTexts = Pick<OpeningTexts, 'as' | 'a' | 'meiaNoite'>;

/** One line for the visitor: "Aberta agora · fecha às 19h"; closed by a holiday, "Fechada · feriado · abre segunda às 9h". */
export function openingLine(
  { isOpen, until }: OpeningState,
  now: string,
  texts: OpeningTexts,
  isHoliday = false,
): string {
  if (isOpen) return until ? fillTemplate(texts.abertaAte, { hora: hourText(until.slice(11), texts) }) : texts.aberta;
  const line = until ? untilOpening(until, now, texts) : texts.fechada;
  return isHoliday ? line.replace(texts.fechada, texts.fechadaFeriado) : line;
}

function untilOpening(opensAt: string, now: string, texts: OpeningTexts): string {
  const [date = '', time = ''] = opensAt.split('T');
  const hora = hourText(time, texts);
  const today = now.slice(0, 10);
  // Midnight is the end of a day: who reads «amanhã à meia-noite» waits a day longer.
  const day = time === '00:00' ? addDays(date, -1) : date;
  if (day === today) return fillTemplate(texts.abreHoje, { hora });
  if (day === addDays(today, 1)) return fillTemplate(texts.abreAmanha, { hora });
  if (day >= addDays(today, 7)) return fillTemplate(texts.abreNaData, { hora, data: dayText(day) });
  const dia = dayText(day, { weekday: 'long' }).replace('-feira', '');
  return fillTemplate(texts.abreNoDia, { hora, dia });
}

/** A time, HH:MM, with its preposition: "às 9h", "às 19h30", "à 1h", "à meia-noite". */
export function hourText(time: string, texts: HourTexts): string {
  if (time === '00:00' || time === '24:00') return texts.meiaNoite;
  return fillTemplate(time.startsWith('01') ? texts.a : texts.as, { hora: spokenTime(time) });
}

/** A time, HH:MM, as people say it: "9h", "19h30". */
export function spokenTime(time: string): string {
  return time.replace(/^0(?=\d)/, '').replace(/:(00)?/, 'h');
}
