import type { Turn } from '../opening/duty.ts';
import { isEndless, nextTurns } from '../opening/turn-texts.ts';
import { dateText, spaceBefore, timeIn } from './locale.ts';

/** What a notice says of the hours of its days. */
interface NoticeDays {
  de: string;
  ate: string;
  mostrar?: string | undefined;
  fechada?: boolean | undefined;
  das?: string | undefined;
  as?: string | undefined;
  horario?: readonly { abre: string; fecha: string }[] | undefined;
}

/** As many as a visitor from abroad may need: each fold comes with the page. */
const TURNS_SHOWN = 4;

/** The next turns of duty: "30 November – 6 December 2026, 14 – 20 December 2026". */
export function turnsIn(code: string, turns: readonly Turn[], isoDay: string): string {
  const texts = nextTurns(turns, isoDay, TURNS_SHOWN).map((turn) => {
    const { from, to = from } = turn;
    return isEndless(turn) ? `${daysText(code, from)} – …` : daysText(code, from, to);
  });
  return texts.join(', ');
}

/**
 * The days that notices close, or that have other hours by one, without those that are over or that nobody is to read
 * yet: "15 January 2027: closed". The owner's words about them are Portuguese.
 * @param closed the language's word
 */
export function noticeLines(code: string, notices: readonly NoticeDays[], isoDay: string, closed: string): string[] {
  const coming = notices.filter(
    ({ ate, mostrar = '', fechada, horario = [] }) =>
      isoDay <= ate && mostrar <= isoDay && (fechada || horario.length > 0),
  );
  coming.sort((a, b) => a.de.localeCompare(b.de));
  return coming.map(({ de, ate, das, as, horario }) => {
    const times = (horario ?? [{ abre: das ?? '', fecha: as ?? '' }])
      .filter(({ abre }) => abre)
      .map(({ abre, fecha }) => `${timeIn(code, abre)}–${timeIn(code, fecha)}`);
    // The hours of a closed part of the day are those in which it is closed.
    const text = [...(horario ? [] : [closed]), times.join(', ')].filter(Boolean).join(' ');
    return `${daysText(code, de, ate)}${spaceBefore(code)}: ${text}`;
  });
}

function daysText(code: string, from: string, to?: string): string {
  return dateText(from, code, { dateStyle: 'long' }, to);
}
