import { noticeInWords } from '../../notices/notice-in-words.ts';
import { isOpenOn } from '../../opening/timetable.ts';
import { WEEK, type Weekday } from '../../opening/week.ts';
import { lawReference } from '../law/sources.ts';
import { valueAt } from '../paths.ts';
import { regionOf } from '../pharmacy.ts';
import { mayBeNeighbours, regionOfPostalCode } from '../schemas/municipalities.ts';
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
const tooFar = (place: string, council: string) =>
  `${place} não é vizinho de ${council}, e medicamentos só se levam ao concelho da farmácia e aos vizinhos, ${lawReference('delivery')}`;

/** Questions that only the pharmacy can answer: they stop nothing. */
export const QUESTIONS: Readonly<Record<string, Rule>> = {
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
      '«{valor}», e nas ilhas a linha do serviço regional de saúde é outra (nos Açores, 808 24 60 24): qual está certa?',
  },
  surchargeInAzores: {
    at: 'horario.acrescimo',
    found: (facts) =>
      regionOf(facts) === 'acores' &&
      facts.horario.acrescimo &&
      'nos Açores há regras próprias: por um medicamento com receita não se cobra nada, seja ela de que dia for. A frase diz isso?',
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
    found: ({ farmacia: { concelho }, entregas: { faz, concelhos } }, i) =>
      faz &&
      !mayBeNeighbours(concelho, concelhos[i] ?? '') &&
      `${tooFar('«{valor}»', concelho)}: para lá vai só o resto? Então é uma das outras entregas, com «sem receita»`,
  },
  prescriptionsTooFar: {
    at: 'entregas.outras[].semReceita',
    found: ({ farmacia, entregas: { faz, outras } }, i) => {
      const { nome = '', semReceita, onde } = outras[i] ?? {};
      if (!faz || semReceita || !onde) return null;
      const region = regionOfPostalCode(farmacia.morada.codigoPostal);
      const far = onde.todoOPais
        ? 'todo o país'
        : (onde.concelhos.find((council) => !mayBeNeighbours(farmacia.concelho, council)) ??
          onde.codigosPostais.find((code) => regionOfPostalCode(code) !== region));
      return far && `«${nome}»: ${tooFar(far, farmacia.concelho)}: não leva só o que não precisa de receita?`;
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
