import { datesText, daysFrom, daysInRow } from '../opening/days.ts';
import { startsDutyOn, turnsBy } from '../opening/duty.ts';
import { hourText } from '../opening/opening-line.ts';
import type { Turn } from '../opening/timetable.ts';
import { isIsoDay } from '../text/iso-day.ts';
import type { Notice } from './notices.ts';

/**
 * The effects of a notice, in sentences for the owner: when it is read, and what happens to the hours. Days that are
 * missing or wrong make no sentence.
 * @param notice may be half typed, or written by hand
 * @param today an ISO day
 * @param turns those of duty, which go on unless it says otherwise
 */
export function noticeInWords(notice: Partial<Notice>, today: string, turns: readonly Turn[] = []): string[] {
  const { de, ate = de, mostrar = de, soPortaAberta, semEntregas } = notice;
  if (!isIsoDay(de) || !isIsoDay(ate) || !isIsoDay(mostrar) || ate < de) return [];
  if (ate < today) return ['Já passou: ninguém o verá no site.'];
  const isThisYear = ate.slice(0, 4) === today.slice(0, 4);
  const parts = { day: 'numeric', month: 'long', year: isThisYear ? undefined : 'numeric' } as const;
  const textOf = (from: string) => {
    if (from !== today) return datesText(from, ate, parts);
    return ate === today ? 'hoje' : `de hoje ${datesText(ate, ate, parts)}`;
  };
  const days = textOf(de);
  const whenRead = `${de < today ? 'Já começou. ' : ''}Lê-se no site ${textOf(mostrar < today ? today : mostrar)}.`;
  const isOnDuty = daysInRow(de, daysFrom(de, ate) + 1).some((day) => startsDutyOn(turnsBy(turns), day));
  const effect = effectText(notice, days);
  const isBesideDuty = isOnDuty && effect !== AS_USUAL && !soPortaAberta;
  const duty = isBesideDuty ? 'Continua de serviço: com a porta fechada, o site diz «De serviço».' : '';
  const served = soPortaAberta ? 'Com a porta fechada não se atende.' : '';
  return [whenRead, effect, duty, served, semEntregas ? 'Não se fazem entregas.' : ''].filter(Boolean);
}

const AS_USUAL = 'As horas são as do costume.';

/** What a notice does to the hours; empty while its hour is still to come. */
function effectText({ fechada, das, as, horario }: Partial<Notice>, days: string): string {
  if (fechada && das && as) return `Fechada ${days}, ${periodText(das, as, 'até ao fim do dia')}.`;
  if (fechada) return das === '' ? '' : `Fechada ${days}, o dia todo.`;
  if (!Array.isArray(horario) || horario.length === 0) return AS_USUAL;
  const hours = horario.map(Object).map(({ abre = '', fecha = '' }) => periodText(abre, fecha, 'à meia-noite'));
  return `Abre ${days} ${hours.join(' e ')}.`;
}

function periodText(from: string, to: string, midnight: string): string {
  if (from === '00:00' && to !== '24:00') return `até ${hourText(String(to))}`;
  return `${hourText(String(from)).replace('à', 'da')} ${to === '24:00' ? midnight : hourText(String(to))}`;
}
