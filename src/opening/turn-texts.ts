import { fillTemplate } from '../text/template.ts';
import { comingTurns, later, type Turn } from './duty.ts';

/** The owner's sentences about a turn that comes again after {n} days or weeks. */
export type TurnTemplates = Record<'voltaEmDias' | 'voltaEmSemanas', string>;

/**
 * The turns of duty that are still to come on an ISO day, as people read them; empty without any: "de 23 a 29 de novembro de 2026, de
 * 14 a 20 de dezembro de 2026 e, daí em diante, de 3 em 3 semanas; a 24 de dezembro de 2026".
 */
export function turnsText(turns: readonly Turn[], isoDay: string, templates: TurnTemplates): string {
  const coming = comingTurns(turns, isoDay).map((turn) => {
    const { every } = turn;
    if (!every) return datesText(turn);
    // Nobody should have to count the weeks to the one after it.
    const turno = [turn, later(turn, every)].map(datesText).join(', ');
    const isWeeks = every % 7 === 0 && every > 7;
    const n = String(isWeeks ? every / 7 : every);
    return fillTemplate(isWeeks ? templates.voltaEmSemanas : templates.voltaEmDias, { turno, n });
  });
  return coming.join('; ');
}

function datesText({ from, to = from }: Turn): string {
  const dates = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'UTC' });
  const text = dates.formatRange(new Date(from), new Date(to)).replace(/\s*–\s*/, ' a ');
  return from === to ? `a ${text}` : `de ${text}`;
}
