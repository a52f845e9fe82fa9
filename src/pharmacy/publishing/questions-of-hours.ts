import { hoursOf } from '../../opening/from-content.ts';
import { endOf, minutesOf, type OpeningHours } from '../../opening/timetable.ts';
import { WEEK, type Weekday } from '../../opening/week.ts';
import { valueAt } from '../paths.ts';
import type { Facts, Rule } from './rule.ts';

/** Whether the owner wrote nothing at a field of horario.yaml that has a default. */
const isUnwritten = ({ written }: Facts, path: string[]) => valueAt(written.get('horario')?.data, path) === undefined;

/** Whether there are days, holidays or those that come back, with hours of their own. */
const hasDaysApart = ({ horario: { feriados, voltam } }: Facts) =>
  voltam.length > 0 || (feriados.regime ?? 'normal') !== 'normal';

/** The first weekday on which both have a minute in common. */
function sharedDay(some: OpeningHours, others: OpeningHours): Weekday | undefined {
  return WEEK.find((_, day) => {
    const on = (hours: OpeningHours) => hours.filter(({ days }) => days.includes(day));
    return on(some).some((one) =>
      on(others).some((other) => minutesOf(one.from) < endOf(other) && minutesOf(other.from) < endOf(one)),
    );
  });
}

/** Questions about how one is served while the door is closed. */
export const QUESTIONS_OF_HOURS: Readonly<Record<string, Rule>> = {
  windowOnHolidays: {
    at: 'horario.postigoNosFeriados',
    found: (facts) =>
      facts.horario.postigo.length > 0 &&
      hasDaysApart(facts) &&
      isUnwritten(facts, ['postigoNosFeriados']) &&
      'o postigo atende nos feriados e nos dias que voltam? Diga se sim ou não; até lá, o site entende que não',
  },
  callsOnHolidays: {
    at: 'horario.chamada.nosFeriados',
    found: (facts) =>
      facts.horario.chamada.horario.length > 0 &&
      hasDaysApart(facts) &&
      isUnwritten(facts, ['chamada', 'nosFeriados']) &&
      'nos feriados e nos dias que voltam também vem alguém quando se liga? Diga se sim ou não; até lá, o site entende que não',
  },
  dutyAtShutShop: {
    at: 'horario.servico.outras[].numero',
    found: ({ farmacia, horario }, i) => {
      const { numero } = horario.servico.outras[i] ?? {};
      const post = farmacia.postos.find(({ telefone }) => telefone !== undefined && telefone === numero);
      return (
        post && `é o telefone de «${post.nome}»: de noite, nesse número, atende alguém? Se não, ponha o de quem atende`
      );
    },
  },
  windowWhileOpen: {
    at: 'horario.postigo',
    found: ({ horario: { postigo, aberturas, epocas } }) => {
      const parts = [{ nome: 'no resto do ano', aberturas }, ...epocas];
      const [part] = parts.flatMap(({ nome, aberturas: open }) => {
        const day = sharedDay(hoursOf(postigo), hoursOf(open));
        return day ? [`${day}, ${nome}`] : [];
      });
      return (
        part &&
        `com horas em que a porta está aberta (${part}): nessas lê-se «aberta», e o quadro das horas diz as do postigo inteiras. É assim?`
      );
    },
  },
};
