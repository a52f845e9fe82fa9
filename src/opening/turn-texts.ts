import { fillTemplate } from '../text/template.ts';
import { addDays, datesText, daysFrom } from './days.ts';
import type { Turn } from './duty.ts';

/** The owner's sentences about a turn that comes again after {n} days or weeks. */
export type TurnTemplates = Record<'voltaEmDias' | 'voltaEmSemanas', string>;

/**
 * The turns of duty that are still to come on an ISO day, as people read them; empty without any: "de 23 a 29 de novembro de 2026, de
 * 14 a 20 de dezembro de 2026 e, daí em diante, de 3 em 3 semanas; a 24 de dezembro de 2026".
 */
export function turnsText(turns: readonly Turn[], isoDay: string, templates: TurnTemplates): string {
  const coming = comingTurns(turns, isoDay).map((turn) => {
    const { every } = turn;
    if (!every) return textOf(turn);
    // Nobody should have to count the weeks to the one after it.
    const turno = [turn, later(turn, every)].map(textOf).join(', ');
    const isWeeks = every % 7 === 0 && every > 7;
    const n = String(isWeeks ? every / 7 : every);
    return fillTemplate(isWeeks ? templates.voltaEmSemanas : templates.voltaEmDias, { turno, n });
  });
  return coming.join('; ');
}

/** The turns that are not over, in order; one that comes again the next time. */
function comingTurns(turns: readonly Turn[], isoDay: string): Turn[] {
  const coming = turns.flatMap((turn) => {
    const { from, to = from, every } = turn;
    const since = daysFrom(to, isoDay);
    if (since <= 0) return [turn];
    return every ? [later(turn, Math.ceil(since / every) * every)] : [];
  });
  return coming.toSorted((a, b) => a.from.localeCompare(b.from));
}

function later({ from, to = from, every }: Turn, days: number): Turn {
  return { from: addDays(from, days), to: addDays(to, days), every };
}

const textOf = ({ from, to = from }: Turn) => datesText(from, to, { dateStyle: 'long' });
