import { noticeInWords } from '../../notices/notice-in-words.ts';
import type { Region } from '../../opening/holidays.ts';
import { isOpenOn } from '../../opening/timetable.ts';
import { WEEK, type Weekday } from '../../opening/week.ts';
import { valueAt } from '../paths.ts';
import { regionOf } from '../pharmacy.ts';
import { mayBeNeighbours, municipalityIn, namesakesOf, regionOfPostalCode } from '../schemas/municipalities.ts';
import { lawReference } from './law-references.ts';
import { QUESTIONS_OF_HOURS } from './questions-of-hours.ts';
import { type Facts, type Rule, yearParts } from './rule.ts';

/**
 * A clause for one of these days on which neither the pharmacy nor another place of it is open, in any part of the
 * year.
 */
function closedOn(facts: Facts, days: readonly Weekday[] = []) {
  const closed = days.find((day) => !yearParts(facts).some((part) => isOpenOn(part, WEEK.indexOf(day))));
  const hasHours = facts.horario.aberturas.length > 0;
  return hasHours && closed && `${closed}, e nesse dia a farmácia está sempre fechada: é mesmo nesse?`;
}

/** The clause for a delivery that may take medicines to where none may go. */
const tooFar = (place: string, municipality: string) =>
  `${place} não é vizinho de ${municipality}, e medicamentos só se levam ao concelho da farmácia e aos vizinhos, ${lawReference('delivery')}`;

/** The line of the regional health service, where it has one. */
const REGIONAL_LINES: Record<Region, string> = {
  continente: '',
  acores: 'a Linha de Saúde Açores, 808 24 60 24',
  madeira: 'o SRS 24, 800 24 24 20',
};

/** The clause for a text that names the national health service, where the regional one serves. */
const namesNationalService = (facts: Facts, text = '') =>
  /\bSNS\b/.test(text) &&
  regionOf(facts) !== 'continente' &&
  `fala do SNS, e nas ilhas quem paga e aconselha é o serviço regional de saúde (${REGIONAL_LINES[regionOf(facts)]}): o que aqui diz é assim?`;

const CARDS: ReadonlySet<string> = new Set(['visa', 'mastercard', 'cartao']);

/** Questions that only the pharmacy can answer: they stop nothing. */
export const QUESTIONS: Readonly<Record<string, Rule>> = {
  ...QUESTIONS_OF_HOURS,
  holidaysUnsaid: {
    at: 'horario.feriados.regime',
    found: ({ horario }) =>
      horario.feriados.regime === undefined &&
      'diga o que faz nos feriados, e qual é o do município: sem isso lê-se que são dias como os outros',
  },
  unreadEnglish: {
    at: 'farmacia.ingles',
    found: ({ written, otherLanguages }) =>
      valueAt(written.get('farmacia')?.data, ['ingles']) === undefined &&
      otherLanguages.some(({ code }) => code === 'en') &&
      'nos contactos há umas frases em inglês, feitas com os seus dados: leia-as uma vez, e confirme se ficam',
  },
  cardsUnsaid: {
    at: 'pagamentos',
    found: ({ pagamentos, otherLanguages }) =>
      otherLanguages.length > 0 &&
      pagamentos.length > 0 &&
      !pagamentos.some(({ marca = '' }) => CARDS.has(marca)) &&
      'não dizem se aceita cartões, que é o que mais pergunta quem vem de fora. Se não aceita, junte «Cartões», com a marca deles e sem «Aceitamos»',
  },
  providerLeftOut: {
    at: 'parceiros[].prestador',
    found: ({ parceiros }, i) =>
      !parceiros[i]?.prestador && `«${parceiros[i]?.titulo}»: falta quem presta o serviço, com o nome e o NIF`,
  },
  helplineOfMainland: {
    at: 'pagina.socorro[].numero',
    found: (facts, i) =>
      facts.pagina.socorro[i]?.numero.startsWith('808 24 24') &&
      regionOf(facts) !== 'continente' &&
      `«{valor}», e nas ilhas a linha do serviço regional de saúde é outra, ${REGIONAL_LINES[regionOf(facts)]}: qual está certa?`,
  },
  answerOfMainland: {
    at: 'perguntas[].resposta',
    found: (facts, i) => namesNationalService(facts, facts.perguntas[i]?.resposta),
  },
  privacyOfMainland: {
    at: 'privacidade.texto',
    found: (facts) => namesNationalService(facts, facts.privacidade.texto),
  },
  surchargeOfMainland: {
    at: 'horario.acrescimo',
    found: (facts) => {
      const { acrescimo = '' } = facts.horario;
      const isRegional = /receita/i.test(acrescimo) && !/véspera|próprio dia/i.test(acrescimo);
      return (
        acrescimo &&
        regionOf(facts) === 'acores' &&
        !isRegional &&
        `nos Açores um medicamento sujeito a receita não tem acréscimo, seja de que dia for: ${lawReference('offHoursAzores')}: é o que aqui se lê?`
      );
    },
  },
  serviceWhileClosed: {
    at: 'servicos[].dias',
    found: (facts, i) => closedOn(facts, facts.servicos[i]?.dias),
  },
  deliveryWhileClosed: {
    at: 'entregas.horario[].dias',
    found: (facts, i) => facts.entregas.faz && closedOn(facts, facts.entregas.horario[i]?.dias),
  },
  deliveredTooFar: {
    at: 'entregas.concelhos[]',
    found: ({ farmacia: { concelho }, entregas: { faz, concelhos }, region }, i) =>
      faz &&
      !mayBeNeighbours(municipalityIn(region, concelho), concelhos[i] ?? '') &&
      `${tooFar('«{valor}»', concelho)}: para lá vai só o resto? Então é uma das outras entregas, «sem medicamentos»`,
  },
  prescriptionsTooFar: {
    at: 'entregas.outras[].semMedicamentos',
    found: ({ farmacia, entregas: { faz, outras }, region: here }, i) => {
      const { nome = '', semMedicamentos, onde } = outras[i] ?? {};
      if (!faz || semMedicamentos || !onde) return null;
      const region = regionOfPostalCode(farmacia.morada.codigoPostal);
      const own = municipalityIn(here, farmacia.concelho);
      const far =
        onde.concelhos.find((municipality) => !mayBeNeighbours(own, municipality)) ??
        onde.codigosPostais.find((code) => regionOfPostalCode(code) !== region);
      return (
        far &&
        `«${nome}»: ${tooFar(far, farmacia.concelho)}: para lá não vão medicamentos; ponha o visto «sem medicamentos»`
      );
    },
  },
  municipalityOfTwo: {
    at: 'entregas.outras[].onde.concelhos',
    found: ({ entregas: { faz, outras } }, i) => {
      const name = outras[i]?.onde.concelhos.find((written) => namesakesOf(written).length > 0);
      return (
        faz &&
        name &&
        `há dois concelhos com o nome ${name}: escreva «${namesakesOf(name).join('» ou «')}», para que se saiba qual`
      );
    },
  },
  notCommunicated: {
    at: 'entregas.comunicada',
    found: ({ entregas: { faz, comunicada } }) =>
      faz && !comunicada && 'comunicou a entrega ao INFARMED, com o site, o e-mail e o telefone? Se sim, diga-o aqui',
  },
  closesAsLongAsRead: {
    at: 'avisos[].de',
    found: ({ avisos, today }, i) => {
      const notice = avisos[i];
      const { de = '', ate = '', mostrar = de, fechada, horario = [] } = notice ?? {};
      if (!notice || mostrar < de || de === ate || ate < today || !(fechada || horario.length > 0)) return null;
      const [, effect] = noticeInWords(notice, today);
      return `com estes dias fica «${effect}» Se nalguns o aviso só se lê, ponha aqui o primeiro dia em que fecha, e em «Mostrar desde» o primeiro em que se lê`;
    },
  },
};
