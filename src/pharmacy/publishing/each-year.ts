import { lawsToReadAgain } from './law-references.ts';
import type { Facts, Rule } from './rule.ts';

const SEPTEMBER = '09';
const DECEMBER = '12';

/** A question for the owner in one month of every year. */
const inMonth = (month: string, at: string, found: string, isAsked: (facts: Facts) => boolean = () => true): Rule => ({
  at,
  found: (facts) => facts.today.slice(5, 7) === month && isAsked(facts) && found,
});

/** What becomes untrue with time: in each September and December, and where nobody has read the laws for a year. */
export const EACH_YEAR: Readonly<Record<string, Rule>> = {
  campaign: inMonth(
    SEPTEMBER,
    'servicos',
    'é setembro: os serviços dizem que vacinas há nesta época, desde quando, para quem são grátis e quanto custa dá-las?',
    ({ servicos, perguntas }) => /vacina|gripe/i.test(JSON.stringify([servicos, perguntas])),
  ),
  turnsOfNextYear: inMonth(
    DECEMBER,
    'horario.servico',
    'é dezembro: ponha aqui os turnos de serviço do ano que vem, logo que os saiba',
    ({ horario }) => horario.servico.turnos.length > 0,
  ),
  surcharge: inMonth(
    DECEMBER,
    'horario.acrescimo',
    'é dezembro: no ano que vem ainda se cobra isto fora de horas?',
    ({ horario }) => Boolean(horario.acrescimo),
  ),
  callPrices: inMonth(
    DECEMBER,
    'pagina.linhaDeServico',
    'é dezembro: confirme o que custam a linha 1400 e as outras que aqui lê',
  ),
  answers: inMonth(
    DECEMBER,
    'perguntas',
    'é dezembro: leia as respostas outra vez; as das receitas e das agulhas são as que mais mudam',
    ({ perguntas }) => perguntas.length > 0,
  ),
  lawsUnread: {
    at: 'farmacia.ligacoes',
    found: ({ today }) => {
      const laws = lawsToReadAgain(today);
      return (
        laws.length > 0 &&
        `há mais de um ano que ninguém lê as leis e tarifas em que o site assenta. Atualize o site ou, se já é o mais novo, peça a quem trata dele que as leia: ${laws.join('; ')}`
      );
    },
  },
};
