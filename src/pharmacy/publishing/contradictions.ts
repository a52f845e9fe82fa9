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

/** That the pharmacy is on the map where none of these regions is. */
const elsewhere = (facts: Facts, regions: readonly Region[]) =>
  regions.length > 0 &&
  !regions.includes(regionOf(facts)) &&
  `«{valor}», e as coordenadas ficam ${REGIONS[regionOf(facts)]}: delas vêm a hora e os feriados`;

/** Postal codes of Madeira begin with 90 to 94, those of the Azores with 95 to 99. */
const regionOfCode = (code: string): Region => (code < '9' ? 'continente' : code < '95' ? 'madeira' : 'acores');

/** An introduction of the services by which nothing at all is booked. */
const NOTHING_BOOKED = /sem marcação|sem marcar|não (é preciso|precisa de) marcar/i;
const PARTLY = /\b(salvo|exce\w+|menos|só|quase|mai(or|oria)|alg\w+|muit\w+|outr\w+|rest\w+|quando|se|[ao]s que)\b/i;

const ONE_PLACE = 'que sejam do mesmo sítio';
const NOT_LESS = 'um preço que não seja menor';

/** Two fields that cannot both be right: with them a site is not published. */
export const CONTRADICTIONS: Readonly<Record<string, Rule>> = {
  closedOnHolidays: {
    at: 'horario.feriados.regime',
    found: ({ horario, timetable }) =>
      isAlwaysOpen(timetable) &&
      [horario, ...horario.epocas].some(({ feriados }) => feriados.regime === 'fechada') &&
      'fecha nos feriados, e está aberta 24 horas, todos os dias',
    expected: 'que nos feriados seja como nos outros dias, ou horas que não sejam o dia inteiro',
  },
  holidayOfOtherCouncil: {
    at: 'horario.feriados.municipal',
    found: ({ farmacia: { concelho }, horario: { feriados } }) => {
      const known = holidayOfMunicipality(concelho) ?? feriados.municipal;
      return feriados.municipal && feriados.municipal !== known && '«{valor}» é o feriado de outro concelho';
    },
    expected: ({ farmacia: { concelho } }) => `«${holidayOfMunicipality(concelho)}», o de ${concelho}`,
  },
  districtOfOtherCouncil: {
    at: 'farmacia.morada.distrito',
    found: ({ farmacia: { concelho, morada } }) => {
      const right = districtsOfMunicipality(concelho);
      // «Distrito de Beja», «Ilha da Madeira».
      const named = DISTRICTS.find((name) => ` ${comparable(morada.distrito)}`.endsWith(` ${comparable(name)}`));
      return right.length > 0 && named && !right.includes(named) && '«{valor}» não é o distrito do concelho';
    },
    expected: ({ farmacia: { concelho } }) => `«${districtsOfMunicipality(concelho)[0]}», onde fica ${concelho}`,
  },
  councilOfOtherRegion: {
    at: 'farmacia.concelho',
    found: (facts) => elsewhere(facts, districtsOfMunicipality(facts.farmacia.concelho).map(regionOfDistrict)),
    expected: ONE_PLACE,
  },
  postalCodeOfOtherRegion: {
    at: 'farmacia.morada.codigoPostal',
    found: (facts) => elsewhere(facts, [regionOfCode(facts.farmacia.morada.codigoPostal)]),
    expected: ONE_PLACE,
  },
  ownCouncil: {
    at: 'entregas.concelhos[]',
    found: ({ farmacia: { concelho }, entregas: { faz, concelhos } }, i) =>
      faz && concelhos[i] === concelho && '«{valor}» é o concelho da farmácia, e não um vizinho',
    expected: 'só os outros',
  },
  companyOfPerson: {
    at: 'farmacia.empresa.nipc',
    found: ({ farmacia: { empresa } }) =>
      /^[123]|^45/.test(empresa.nipc) &&
      (empresa.capitalSocial || /\b(lda|limitada|unipessoal|s\.?a)\b/i.test(empresa.denominacao)) &&
      'é o NIF de uma pessoa, e só uma sociedade tem essa denominação, ou capital social',
    expected: 'o NIPC da sociedade; ou o nome do empresário, e nenhum capital',
  },
  costOfLaw: {
    at: 'farmacia.outrosTelefones[].custo',
    found: ({ farmacia, pagina }, i) => {
      const { numero = '', custo } = farmacia.outrosTelefones[i] ?? {};
      const isOther = /^[29]/.test(numero) && custo && custo !== pagina.custoChamada[phoneKind(numero)];
      return isOther && `«{valor}», e o custo de ligar para ${numero} é o que a lei diz`;
    },
    expected: 'nada, que o site di-lo sozinho',
  },
  bookedService: {
    at: 'pagina.servicos.introducao',
    found: ({ servicos, pagina }) => {
      const { introducao } = pagina.servicos;
      const booked = servicos.filter(({ marcaPorTelefone, marcacao }) => marcaPorTelefone || marcacao);
      const isNamed = booked.some(({ nome }) => comparable(introducao).includes(comparable(nome)));
      const saysNone = NOTHING_BOOKED.test(introducao) && !PARTLY.test(introducao) && !isNamed;
      return saysNone && booked[0] && `«{valor}», e «${booked[0].nome}» tem marcação`;
    },
    expected: 'que diga também o que se marca',
  },
  weekForLess: {
    at: 'aluguer[].precoSemana',
    found: ({ aluguer }, i) =>
      (aluguer[i]?.precoSemana ?? Number.POSITIVE_INFINITY) < (aluguer[i]?.precoDia ?? 0) &&
      'a semana custa menos que um dia',
    expected: NOT_LESS,
  },
  monthForLess: {
    at: 'aluguer[].precoMes',
    found: ({ aluguer }, i) => {
      const { precoDia = 0, precoSemana = 0, precoMes = Number.POSITIVE_INFINITY } = aluguer[i] ?? {};
      return precoMes < Math.max(precoDia, precoSemana) && 'o mês custa menos que um dia ou uma semana';
    },
    expected: NOT_LESS,
  },
  urgentForLess: {
    at: 'entregas.urgente.preco',
    found: ({ entregas: { faz, normal, urgente = normal } }) =>
      faz && urgente.preco < normal.preco && `a urgente custa menos que a outra, que são ${formatEuros(normal.preco)}`,
    expected: NOT_LESS,
  },
  urgentFreeBefore: {
    at: 'entregas.urgente.gratisDesde',
    found: ({ entregas: { faz, normal, urgente } }) => {
      const { preco, gratisDesde = Number.POSITIVE_INFINITY } = normal;
      const isBefore = faz && preco > 0 && (urgente?.gratisDesde ?? gratisDesde) < gratisDesde;
      return isBefore && 'a urgente é grátis quando a outra ainda se paga';
    },
    expected: 'um valor que não seja menor que o da outra',
  },
  announcedTooLate: {
    at: 'avisos[].mostrar',
    found: ({ avisos }, i) =>
      (avisos[i]?.mostrar ?? '') > (avisos[i]?.de ?? '') && 'o aviso só se lê depois do primeiro dia',
    expected: 'um dia antes dele, ou nada',
  },
  closedAndOpen: {
    at: 'avisos[].horario',
    found: ({ avisos }, i) => {
      const { de = '', ate = '', horario = [] } = avisos[i] ?? {};
      const closing = avisos.find((other) => other.fechada && !other.das && other.de <= ate && de <= other.ate);
      return closing && horario.length > 0 && `dá horas a um dia em que outro aviso fecha («${closing.texto}»)`;
    },
    expected: 'uma das duas coisas',
  },
  monthToCome: {
    at: 'privacidade.data',
    found: ({ privacidade: { data }, today }) => {
      const [month = '', year = ''] = data.split(' de ').slice(-2);
      const written = `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}`;
      return written > today.slice(0, 7) && '«{valor}» ainda não chegou';
    },
    expected: 'o mês em que a política mudou',
  },
};
