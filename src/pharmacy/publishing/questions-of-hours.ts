import { valueAt } from '../paths.ts';
import type { Facts, Rule } from './rule.ts';

/** Whether the owner wrote nothing at a field of horario.yaml that has a default. */
const isUnwritten = ({ written }: Facts, path: string[]) => valueAt(written.get('horario')?.data, path) === undefined;

/** Whether there are days, holidays or those that come back, with hours of their own. */
const hasDaysApart = ({ horario: { feriados, voltam } }: Facts) =>
  voltam.length > 0 || (feriados.regime ?? 'normal') !== 'normal';

/** Questions about how one is served while the door is closed. */
export const QUESTIONS_OF_HOURS: Readonly<Record<string, Rule>> = {
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
  bellWhileClosed: {
    at: 'pagina.abertura.lemaFechada',
    found: ({ pagina: { abertura } }) =>
      /campainha|postigo/i.test(abertura.lemaFechada ?? '') &&
      'lê-se sempre que a porta está fechada, também quando ali ninguém atende: é sempre verdade?',
  },
};
