import { MONTHS } from '../../fields/values.ts';
import type { Region } from '../../opening/holidays.ts';
import { isOpenDayAndNight } from '../../opening/timetable.ts';
import { comparable } from '../../text/comparable.ts';
import { regionOf } from '../pharmacy.ts';
import {
  DISTRICTS,
  districtsOfMunicipality,
  holidayOfMunicipality,
  regionOfDistrict,
  regionOfPostalCode,
} from '../schemas/municipalities.ts';
import type { Facts, Rule } from './rule.ts';

const REGIONS: Record<Region, string> = { continente: 'no continente', madeira: 'na Madeira', acores: 'nos Açores' };

/** A field of one region, and the pharmacy is on the map of another. A municipality unknown here has no region. */
const elsewhere = (at: string, regionsOf: (of: Facts['farmacia']) => readonly Region[]): Rule => ({
  at,
  found: (facts) => {
    const [here, regions] = [regionOf(facts), regionsOf(facts.farmacia)];
    const isOther = regions.length > 0 && !regions.includes(here);
    return isOther && `«{valor}», e as coordenadas ficam ${REGIONS[here]}: delas vêm a hora e os feriados`;
  },
  expected: 'que sejam do mesmo sítio',
});

/**
 * Two fields of different groups that cannot both be right: with them a site is not published. Those of one group are
 * its schema's.
 */
export const CONTRADICTIONS: Readonly<Record<string, Rule>> = {
  closedOnHolidays: {
    at: 'horario.feriados.regime',
    found: ({ horario, timetable }) =>
      isOpenDayAndNight(timetable) &&
      [horario, ...horario.epocas].some(({ feriados }) => feriados.regime === 'fechada') &&
      'fecha nos feriados, e está aberta 24 horas, todos os dias',
    expected: 'que nos feriados seja como nos outros dias, ou horas que não sejam o dia inteiro',
  },
  surchargeWithoutNight: {
    at: 'horario.acrescimo',
    found: ({ horario, timetable }) =>
      isOpenDayAndNight(timetable) &&
      horario.acrescimo &&
      'cobra-se fora do horário, e a farmácia está aberta 24 horas',
    expected: 'os dois campos vazios: numa farmácia aberta 24 horas não há acréscimo (DL 7/2011)',
  },
  holidayOfOtherMunicipality: {
    at: 'horario.feriados.municipal',
    found: ({ farmacia: { concelho }, horario: { feriados } }) =>
      feriados.municipal &&
      feriados.municipal !== (holidayOfMunicipality(concelho) ?? feriados.municipal) &&
      '«{valor}» é o feriado de outro concelho',
    expected: ({ farmacia: { concelho } }) => `«${holidayOfMunicipality(concelho)}», o de ${concelho}`,
  },
  districtOfOtherMunicipality: {
    at: 'farmacia.morada.distrito',
    found: ({ farmacia: { concelho, morada } }) => {
      const right = districtsOfMunicipality(concelho);
      // «Distrito de Beja», «Ilha da Madeira».
      const named = DISTRICTS.find((name) => ` ${comparable(morada.distrito)}`.endsWith(` ${comparable(name)}`));
      return right.length > 0 && named && !right.includes(named) && '«{valor}» não é o distrito do concelho';
    },
    expected: ({ farmacia: { concelho } }) => `«${districtsOfMunicipality(concelho)[0]}», onde fica ${concelho}`,
  },
  councilOfOtherRegion: elsewhere('farmacia.concelho', ({ concelho }) =>
    districtsOfMunicipality(concelho).map(regionOfDistrict),
  ),
  postalCodeOfOtherRegion: elsewhere('farmacia.morada.codigoPostal', ({ morada }) => [
    regionOfPostalCode(morada.codigoPostal),
  ]),
  ownMunicipality: {
    at: 'entregas.concelhos[]',
    found: ({ farmacia: { concelho }, entregas: { faz, concelhos } }, i) =>
      faz && concelhos[i] === concelho && '«{valor}» é o concelho da farmácia, e não um vizinho',
    expected: 'só os outros',
  },
  monthToCome: {
    at: 'privacidade.data',
    found: ({ privacidade: { data }, today }) => {
      const [month = '', year = ''] = data.split(' de ').slice(-2);
      return Date.UTC(Number(year), MONTHS.indexOf(month)) > Date.parse(today) && '«{valor}» ainda não chegou';
    },
    expected: 'o mês em que a política mudou',
  },
};
