import type { Region } from '../../opening/holidays.ts';
import { isAlwaysOpen } from '../../opening/timetable.ts';
import { formatEuros } from '../../text/money.ts';
import { phoneKind } from '../../text/nine-digits.ts';
import { comparable } from '../nearest-name.ts';
import { regionOf } from '../pharmacy.ts';
import {
  DISTRICTS,
  districtsOfMunicipality,
  holidayOfMunicipality,
  regionOfDistrict,
} from '../schemas/municipalities.ts';
import { MONTHS } from '../schemas/values.ts';
import type { Facts, Rule } from './rule.ts';

const REGIONS: Record<Region, string> = { continente: 'no continente', madeira: 'na Madeira', acores: 'nos Açores' };

/** Where the pharmacy is on the map, in words, where none of these regions is that one. */
const isElsewhere = (facts: Facts, regions: readonly Region[]) =>
  regions.length > 0 && !regions.includes(regionOf(facts)) && REGIONS[regionOf(facts)];

/** Postal codes of Madeira begin with 90 to 94, those of the Azores with 95 to 99. */
const regionOfCode = (code: string): Region => (code < '9' ? 'continente' : code < '95' ? 'madeira' : 'acores');

const regionsOf = (council: string) => districtsOfMunicipality(council).map(regionOfDistrict);

/** A person's tax number, a sole owner's, and not a company's. */
const isPerson = ({ farmacia }: Facts) => /^[123]|^45/.test(farmacia.empresa.nipc);

/** A cost beside a number to which the law gives another. */
const isOwnCost = ({ pagina }: Facts, numero = '', custo?: string) =>
  /^[29](\s?\d){8}$/.test(numero) && custo && custo !== pagina.custoChamada[phoneKind(numero)];

/** An introduction of the services by which nothing at all is booked. */
const NOTHING_BOOKED = /sem marcação|sem marcar|não (é preciso|precisa de) marcar/i;
const PARTLY = /\b(salvo|exce\w+|menos|só|quase|mai(or|oria)|alg\w+|muit\w+|outr\w+|rest\w+|quando|se|[ao]s que)\b/i;

/** Two fields that cannot both be right: with them a site is not published. */
export const CONTRADICTIONS: Readonly<Record<string, Rule>> = {
  closedOnHolidays: {
    at: 'horario.feriados.regime',
    when: ({ horario, timetable }) =>
      isAlwaysOpen(timetable) && [horario, ...horario.epocas].some(({ feriados }) => feriados.regime === 'fechada'),
    found: 'fecha nos feriados, e está aberta 24 horas, todos os dias',
    expected: 'que nos feriados seja como nos outros dias, ou horas que não sejam o dia inteiro',
  },
  holidayOfOtherCouncil: {
    at: 'horario.feriados.municipal',
    when: ({ farmacia: { concelho }, horario: { feriados } }) => {
      const known = holidayOfMunicipality(concelho);
      return feriados.municipal && known && feriados.municipal !== known && `«${known}», o de ${concelho}`;
    },
    found: '«{valor}» é o feriado de outro concelho',
    expected: '{facto}',
  },
  districtOfOtherCouncil: {
    at: 'farmacia.morada.distrito',
    when: ({ farmacia: { concelho, morada } }) => {
      const right = districtsOfMunicipality(concelho);
      const written = comparable(morada.distrito).replace(
        /^(distrito d[aeo]|regiao autonoma d[ao]s?|arquipelago d[ao]s?) /,
        '',
      );
      const named = DISTRICTS.find((name) => comparable(name) === written);
      const isIsland = written.startsWith('ilha ') && regionsOf(concelho).every((region) => region === 'continente');
      return right.length > 0 && (named ? !right.includes(named) : isIsland) && `«${right[0]}», onde fica ${concelho}`;
    },
    found: '«{valor}» não é o distrito do concelho',
    expected: '{facto}',
  },
  councilOfOtherRegion: {
    at: 'farmacia.concelho',
    when: (facts) => isElsewhere(facts, regionsOf(facts.farmacia.concelho)),
    found: '«{valor}», e as coordenadas ficam {facto}: delas vêm a hora e os feriados',
    expected: 'que sejam do mesmo sítio',
  },
  postalCodeOfOtherRegion: {
    at: 'farmacia.morada.codigoPostal',
    when: (facts) => isElsewhere(facts, [regionOfCode(facts.farmacia.morada.codigoPostal)]),
    found: '«{valor}», e as coordenadas ficam {facto}',
    expected: 'que sejam do mesmo sítio',
  },
  ownCouncil: {
    at: 'entregas.concelhos[]',
    when: ({ farmacia: { concelho }, entregas: { faz, concelhos } }, i) => faz && concelhos[i] === concelho,
    found: '«{valor}» é o concelho da farmácia, e não um vizinho',
    expected: 'só os outros',
  },
  companyOfPerson: {
    at: 'farmacia.empresa.nipc',
    when: (facts) => isPerson(facts) && /\b(lda|limitada|unipessoal|s\.?a)\b/i.test(facts.farmacia.empresa.denominacao),
    found: 'é o NIF de uma pessoa, e a denominação é de uma sociedade',
    expected: 'o NIPC da sociedade, ou o nome do empresário',
  },
  capitalOfPerson: {
    at: 'farmacia.empresa.capitalSocial',
    when: (facts) => isPerson(facts) && facts.farmacia.empresa.capitalSocial,
    found: 'só uma sociedade tem capital social, e o número é o NIF de uma pessoa',
    expected: 'nada aqui, ou o NIPC da sociedade',
  },
  costOfLaw: {
    at: 'farmacia.outrosTelefones[].custo',
    when: (facts, i) => {
      const { numero, custo } = facts.farmacia.outrosTelefones[i] ?? {};
      return isOwnCost(facts, numero, custo) && numero;
    },
    found: '«{valor}», e o custo de ligar para {facto} é o que a lei diz',
    expected: 'nada, que o site di-lo sozinho',
  },
  bookedService: {
    at: 'pagina.servicos.introducao',
    when: ({ servicos, pagina }) => {
      const { introducao } = pagina.servicos;
      const booked = servicos.filter(({ marcaPorTelefone, marcacao }) => marcaPorTelefone || marcacao);
      const isNamed = booked.some(({ nome }) => comparable(introducao).includes(comparable(nome)));
      return NOTHING_BOOKED.test(introducao) && !PARTLY.test(introducao) && !isNamed && booked[0]?.nome;
    },
    found: '«{valor}», e «{facto}» tem marcação',
    expected: 'que diga também o que se marca',
  },
  weekForLess: {
    at: 'aluguer[].precoSemana',
    when: ({ aluguer }, i) => (aluguer[i]?.precoSemana ?? Number.POSITIVE_INFINITY) < (aluguer[i]?.precoDia ?? 0),
    found: 'a semana custa menos que um dia',
    expected: 'um preço que não seja menor',
  },
  monthForLess: {
    at: 'aluguer[].precoMes',
    when: ({ aluguer }, i) => {
      const { precoDia = 0, precoSemana = 0, precoMes = Number.POSITIVE_INFINITY } = aluguer[i] ?? {};
      return precoMes < Math.max(precoDia, precoSemana);
    },
    found: 'o mês custa menos que um dia ou uma semana',
    expected: 'um preço que não seja menor',
  },
  urgentForLess: {
    at: 'entregas.urgente.preco',
    when: ({ entregas: { faz, normal, urgente } }) =>
      faz && urgente && urgente.preco < normal.preco && formatEuros(normal.preco),
    found: 'a urgente custa menos que a outra, que são {facto}',
    expected: 'um preço que não seja menor',
  },
  urgentFreeBefore: {
    at: 'entregas.urgente.gratisDesde',
    when: ({ entregas: { faz, normal, urgente } }) =>
      faz &&
      normal.preco > 0 &&
      (urgente?.gratisDesde ?? Number.NaN) < (normal.gratisDesde ?? Number.POSITIVE_INFINITY),
    found: 'a urgente é grátis quando a outra ainda se paga',
    expected: 'um valor que não seja menor que o da outra',
  },
  announcedTooLate: {
    at: 'avisos[].mostrar',
    when: ({ avisos }, i) => (avisos[i]?.mostrar ?? '') > (avisos[i]?.de ?? ''),
    found: 'o aviso só se lê depois do primeiro dia',
    expected: 'um dia antes dele, ou nada',
  },
  closedAndOpen: {
    at: 'avisos[].horario',
    when: ({ avisos }, i) => {
      const { de = '', ate = '', horario = [] } = avisos[i] ?? {};
      const closing = avisos.find((other) => other.fechada && !other.das && other.de <= ate && de <= other.ate);
      return horario.length > 0 && closing?.texto;
    },
    found: 'dá horas a um dia em que outro aviso fecha («{facto}»)',
    expected: 'uma das duas coisas',
  },
  monthToCome: {
    at: 'privacidade.data',
    when: ({ privacidade: { data }, today }) => {
      const [month = '', year = ''] = data.split(' de ').slice(-2);
      return `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}` > today.slice(0, 7);
    },
    found: '«{valor}» ainda não chegou',
    expected: 'o mês em que a política mudou',
  },
};
