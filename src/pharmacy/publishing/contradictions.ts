import type { Region } from '../../opening/holidays.ts';
import { isAlwaysOpen } from '../../opening/timetable.ts';
import { phoneKind } from '../../text/nine-digits.ts';
import { comparable } from '../nearest-name.ts';
import { regionOf } from '../pharmacy.ts';
import {
  DISTRICTS,
  districtsOfMunicipality,
  holidayOfMunicipality,
  regionOfDistrict,
  regionOfPostalCode,
} from '../schemas/municipalities.ts';
import { MONTHS } from '../schemas/values.ts';
import type { Facts, Rule } from './rule.ts';

const REGIONS: Record<Region, string> = { continente: 'no continente', madeira: 'na Madeira', acores: 'nos Açores' };

/** A clause where the pharmacy is on the map where none of these regions is. */
const elsewhere = (facts: Facts, regions: readonly Region[]) =>
  regions.length > 0 &&
  !regions.includes(regionOf(facts)) &&
  `«{valor}», e as coordenadas ficam ${REGIONS[regionOf(facts)]}: delas vêm a hora e os feriados`;

/** An introduction of the services by which nothing at all is booked. */
const NOTHING_BOOKED = /sem marcação|sem marcar|não (é preciso|precisa de) marcar/i;
const PARTLY = /\b(salvo|exce\w+|menos|só|quase|mai(or|oria)|alg\w+|muit\w+|outr\w+|rest\w+|quando|se|[ao]s que)\b/i;

const ONE_PLACE = 'que sejam do mesmo sítio';

/** Two fields of different groups that cannot both be right: with them a site is not published. Those of one group are its schema's. */
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
    found: (facts) => elsewhere(facts, [regionOfPostalCode(facts.farmacia.morada.codigoPostal)]),
    expected: ONE_PLACE,
  },
  ownCouncil: {
    at: 'entregas.concelhos[]',
    found: ({ farmacia: { concelho }, entregas: { faz, concelhos } }, i) =>
      faz && concelhos[i] === concelho && '«{valor}» é o concelho da farmácia, e não um vizinho',
    expected: 'só os outros',
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
