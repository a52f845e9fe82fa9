import { daysFrom, daysInRow, isIsoDay } from '../opening/days.ts';
import { startsDutyOn, type Turn } from '../opening/duty.ts';
import { spokenTime } from '../opening/opening-line.ts';
import type { Notice } from './notices.ts';

/**
 * What a notice will do, in sentences for the owner: when it is read, and what happens to the hours. Days that are missing or
 * wrong make no sentence.
 * @param notice may be half typed
 * @param today an ISO day
 * @param turns those of duty, which a notice does not end
 */
export function noticeInWords(notice: Partial<Notice>, today: string, turns: readonly Turn[] = []): string[] {
  const { de, ate = de, mostrar = de, fechada, das, as, horario } = notice;
  if (!isIsoDay(de) || !isIsoDay(ate) || !isIsoDay(mostrar) || ate < de) return [];
  if (ate < today) return ['Já passou: ninguém o verá no site.'];
  const days = daysText(de, ate, today);
  const shown = `Lê-se no site ${daysText(mostrar < today ? today : mostrar, ate, today)}.`;
  const isOnDuty = daysInRow(de, daysFrom(de, ate) + 1).some((day) => startsDutyOn(turns, day));
  const duty = isOnDuty ? ['Continua de serviço: com a porta fechada, o site diz «De serviço agora».'] : [];
  if (fechada && das && as) return [shown, `Fechada ${days}, ${spanText(das, as)}.`, ...duty];
  if (fechada) return [shown, `Fechada ${days}, o dia todo.`, ...duty];
  if (horario?.length) return [shown, `Abre ${days} ${horario.map(periodText).join(' e ')}.`, ...duty];
  return [shown, 'As horas são as do costume.'];
}

/** «a 24 de dezembro», «de 24 a 26 de dezembro», «de 30 de dezembro de 2026 a 2 de janeiro de 2027». */
function daysText(from: string, to: string, today: string): string {
  if (from === to) return from === today ? 'hoje' : `a ${dayText(from, today)}`;
  const last = dayText(to, today);
  if (from === today) return `de hoje a ${last}`;
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  return `de ${isSameMonth ? Number(from.slice(8)) : dayText(from, today)} a ${last}`;
}

/** A day, with its year where that is not this one. */
function dayText(day: string, today: string): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' as const };
  return new Intl.DateTimeFormat('pt-PT', { day: 'numeric', month: 'long', ...year, timeZone: 'UTC' }).format(
    new Date(day),
  );
}

const spanText = (from: string, to: string) =>
  to === '24:00' ? `das ${spokenTime(from)} até ao fim do dia` : periodText({ abre: from, fecha: to });

const periodText = ({ abre, fecha }: { abre: string; fecha: string }) =>
  `das ${spokenTime(abre)} ${fecha === '24:00' ? 'à meia-noite' : `às ${spokenTime(fecha)}`}`;
