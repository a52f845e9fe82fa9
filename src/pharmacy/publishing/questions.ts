import { noticeInWords } from '../../notices/notice-in-words.ts';
import { daysFrom } from '../../opening/days.ts';
import { WEEK, type Weekday } from '../../opening/week.ts';
import { formatEuros } from '../../text/money.ts';
import { leaves, valueAt } from '../paths.ts';
import type { Facts, Found, Rule } from './rule.ts';

/** The first of these days on which neither the pharmacy nor another place of it is open, in any part of the year. */
function neverOpenOn({ timetable, places, horario }: Facts, days: readonly Weekday[] = []) {
  const parts = [timetable, ...(timetable.seasons ?? []), ...places.flatMap(({ timetable: own }) => own)];
  const isOpen = (day: Weekday) =>
    parts.some(({ hours }) => hours.some((period) => period.days.includes(WEEK.indexOf(day))));
  return horario.aberturas.length > 0 && days.find((day) => !isOpen(day));
}

/** A health act, and a price or a gift: who offers them says its number of the ERS, and what is included (DL 238/2015). */
const HEALTH = /consult|médic|rastrei|audi(ç|t)|dentis|fisioterap|enferm|nutri|psic[óo]log|podolog/i;
const PRICED = /\d\s?€|\bgr[aá]t|\bsem pagar\b|\bofer(ta|ecemos)\b/i;

/** Days that a notice's text names, but for those until which or from which again something is; and a part of a day. */
const NAMED_DAY = /\bdias? \d|\d de \p{L}|\d\/\d/iu;
const END_OF_CHANGE = /\b(?:até|abrimos|reabrimos|voltamos)(?: ao?| no)?(?: dia)? \d+(?: de \p{L}+|\/\d+)?/giu;
const PART_OF_DAY =
  /\b(fech\w+|encerr\w+) (mais cedo|à tarde|de tarde|às? \d|a partir d)|\bsó (abrimos )?(de manhã|à tarde|até às? \d)/i;
/** A pharmacy that closes for longer says when. */
const FORTNIGHT = 14;

const noticeAt = ({ avisos, today }: Facts, i: number) => avisos.slice(i, i + 1).find(({ ate }) => ate >= today);

/** What only the pharmacy knows: it is asked, and stops nothing. */
export const QUESTIONS: Readonly<Record<string, Rule>> = {
  holidaysUnsaid: {
    at: 'horario.feriados.regime',
    when: ({ horario }) => horario.feriados.regime === undefined,
    found: 'diga o que faz nos feriados, e qual é o do município: sem isso lê-se que são dias como os outros',
  },
  unreadEnglish: {
    at: 'farmacia.ingles',
    when: ({ written, otherLanguages }) =>
      valueAt(written.get('farmacia'), ['ingles']) === undefined &&
      otherLanguages.some(({ codigo }) => codigo === 'en'),
    found: 'nos contactos há umas frases em inglês, feitas com os seus dados: leia-as uma vez, e confirme se ficam',
  },
  otherSurcharge: {
    at: 'horario.acrescimoAte',
    when: ({ horario: { acrescimo = '', acrescimoAte } }) =>
      acrescimoAte !== undefined &&
      !acrescimo.replaceAll('\u00a0', ' ').includes(formatEuros(acrescimoAte).replace('\u00a0', ' ')),
    found: '«{valor}», e a frase sobre o acréscimo diz outro valor: qual está certo?',
  },
  providerLeftOut: {
    at: 'parceiros[].titulo',
    when: ({ parceiros }, i) =>
      parceiros
        .slice(i, i + 1)
        .flatMap(({ titulo, descricao, pontos, nota, prestador, inclui }) => {
          const texts = [titulo, descricao, ...pontos, nota].join(' ');
          return [
            ...(prestador ? [] : ['quem presta o serviço, com o nome e o NIF']),
            ...(HEALTH.test(texts) && !prestador?.ers ? ['o registo na ERS, se presta cuidados de saúde'] : []),
            ...(PRICED.test(texts) && !inclui ? ['o que inclui o preço, ou o que é grátis'] : []),
          ];
        })
        .join('; '),
    found: '«{valor}»: falta {facto}',
  },
  serviceWhileClosed: {
    at: 'servicos[].dias',
    when: (facts, i) => neverOpenOn(facts, facts.servicos[i]?.dias),
    found: '{facto}, e nesse dia a farmácia está sempre fechada: é mesmo nesse?',
  },
  deliveryWhileClosed: {
    at: 'entregas.horario[].dias',
    when: (facts, i) => facts.entregas.faz && neverOpenOn(facts, facts.entregas.horario[i]?.dias),
    found: '{facto}, e nesse dia a farmácia está sempre fechada: é mesmo nesse?',
  },
  notCommunicated: {
    at: 'entregas.comunicada',
    when: ({ entregas }) => entregas.faz && !entregas.comunicada,
    found: 'comunicou a entrega ao INFARMED, com o site, o e-mail e o telefone? Se sim, diga-o aqui',
  },
  changesOtherDays: {
    at: 'avisos[].de',
    when: (facts, i) => {
      const notice = noticeAt(facts, i);
      const named = notice?.texto.replace(END_OF_CHANGE, '') ?? '';
      const isSaid = named
        .match(/\d+(?![\dh:])/g)
        ?.map(Number)
        .includes(Number(notice?.de.slice(8)));
      if (!notice || isSaid || !(notice.fechada || notice.horario?.length)) return null;
      const isOther = NAMED_DAY.test(named) || daysFrom(notice.de, notice.ate) >= FORTNIGHT;
      return isOther && noticeInWords(notice, facts.today).at(-1);
    },
    found:
      'com estes dias fica «{facto}» Se nalguns o aviso só se lê, ponha aqui o primeiro dia em que fecha, e em «Mostrar desde» o primeiro em que se lê',
  },
  closesAllDay: {
    at: 'avisos[].fechada',
    when: (facts, i) => {
      const notice = noticeAt(facts, i);
      return (
        notice?.fechada && !notice.das && PART_OF_DAY.test(notice.texto) && noticeInWords(notice, facts.today).at(-1)
      );
    },
    found: 'fica «{facto}», e o texto diz uma hora ou uma parte do dia: se só fecha então, diga as horas',
  },
  pastNotice: {
    at: 'avisos[].ate',
    when: ({ avisos, today }, i) => (avisos[i]?.ate ?? today) < today,
    found: 'o aviso já passou: ninguém o vê',
  },
  pastTurn: {
    at: 'horario.servico.turnos[].de',
    when: ({ horario, today }, i) => {
      const { de = today, ate = de, repete } = horario.servico.turnos[i] ?? {};
      return repete === undefined && ate < today;
    },
    found: 'o turno já passou, e não volta',
  },
};

/** Prices that may be euros typed as cents, or the other way round. */
export function lowPrices(facts: Facts): Found[] {
  const { servicos, aluguer, entregas } = facts;
  return leaves({ servicos, aluguer, entregas }).flatMap(({ path, value }) => {
    const least = /^preco/.test(String(path.at(-1)))
      ? 50
      : /^(caucao|gratisDesde)$/.test(String(path.at(-1)))
        ? 500
        : 0;
    const isLow = typeof value === 'number' && value > 0 && value < least;
    return isLow ? [{ at: path, found: `são ${formatEuros(value)}: é mesmo este o valor?` }] : [];
  });
}
