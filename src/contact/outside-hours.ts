import { isCalledByWeek, type Timetable } from '../opening/timetable.ts';
import { isShort, phoneKind } from '../text/nine-digits.ts';
import { DUTY_LINE } from './duty-line.ts';
import type { CallCosts } from './Telephone.tsx';
import { askWhoIsOnDuty, CALL_COSTS, callOutsideHours, DUTY_LINE_COST, outsideHours } from './words.ts';

/** Who answers while the pharmacy is closed. */
export interface OutsideHours {
  number: string;
  costs: CallCosts;
  /** Whether it is the pharmacy's own number, and not the line that tells which pharmacy is on duty. */
  isOwn: boolean;
  /** The words of the large button, before the number. */
  label: string;
  /** Who answers, in few words. */
  who: string;
}

interface Written {
  farmacia: { telefones: { urgencia?: string | undefined; deChamada: boolean } };
  pagina: { linhaDeServico: { texto: string; numero: string; custo?: string | undefined } };
}

/**
 * The pharmacy's number outside its hours; without one, the line on duty: the shop's would ring in the dark.
 * @param atWindow the number of who serves at the window, if the owner writes one
 */
export function outsideHoursOf({ farmacia, pagina: { linhaDeServico } }: Written, atWindow?: string): OutsideHours {
  const { urgencia = atWindow, deChamada } = farmacia.telefones;
  if (urgencia) {
    const [label, who] = [callOutsideHours(deChamada), outsideHours(deChamada)];
    return { number: urgencia, costs: CALL_COSTS, isOwn: true, label, who };
  }
  const { texto, numero, custo } = linhaDeServico;
  const number = numero.replaceAll(' ', '');
  const cost = writtenCost(number, custo);
  return { number, costs: { fixa: cost, movel: cost, curta: cost }, isOwn: false, label: askWhoIsOnDuty, who: texto };
}

/** The same at an hour at which nobody comes who is called: not the number of who is on call at other hours. */
export function whenNobodyComes(
  pharmacy: Written & { onCall: string | null; timetable: Pick<Timetable, 'onCall' | 'isAtWindow'> },
): OutsideHours {
  const { urgencia, deChamada } = pharmacy.farmacia.telefones;
  const isOver = deChamada && isCalledByWeek(pharmacy.timetable) && pharmacy.onCall === urgencia;
  return outsideHoursOf(isOver ? { ...pharmacy, farmacia: { telefones: { deChamada } } } : pharmacy);
}

/** The cost of a number of the page's texts: the line on duty is not free by day; a short one may have none. */
export function writtenCost(number: string, custo?: string): string {
  if (number === DUTY_LINE) return DUTY_LINE_COST;
  return custo ?? (isShort(number) ? '' : CALL_COSTS[phoneKind(number)]);
}
