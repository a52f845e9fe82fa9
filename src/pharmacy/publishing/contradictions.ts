import { hoursOf } from '../../opening/from-content.ts';
import type { Region } from '../../opening/holidays.ts';
import { isOpenDayAndNight, minutesOfWeek, partsOfYear } from '../../opening/timetable.ts';
import { isGiven, pathOfField } from '../paths.ts';
import { regionOfPostalCode } from '../schemas/municipalities.ts';
import { type Facts, type Found, foundBy, type Rule } from './rule.ts';

const REGIONS: Record<Region, string> = { continente: 'no continente', madeira: 'na Madeira', acores: 'nos Açores' };

/** A field, the other that it contradicts, what is expected of the first, and the rule. */
type Contradiction = [at: string, against: string, expected: string, rule: Rule];

/** Two fields of different groups that cannot both be right; those of one group are its schema's. */
// biome-ignore format: a line for the fields and what is expected, the rule below
const CONTRADICTIONS: readonly Contradiction[] = [
  ['horario.feriados.regime', 'horario.aberturas', 'que nos feriados seja como nos outros dias, ou horas que não sejam o dia inteiro',
    ({ horario, timetable }) => isOpenDayAndNight(timetable) && [horario, ...horario.epocas].some(({ feriados }) => feriados.regime === 'fechada') &&
      'fecha nos feriados, e está aberta 24 horas, todos os dias'],
  ['horario.acrescimo', 'horario.aberturas', 'os dois campos vazios: numa farmácia aberta 24 horas não há acréscimo (DL 7/2011)',
    ({ horario, timetable }) => isOpenDayAndNight(timetable) && horario.acrescimo && 'cobra-se fora do horário, e a farmácia está aberta 24 horas'],
  ['farmacia.telefones.deChamada', 'farmacia.telefones.urgencia', 'o número, ou o visto tirado',
    ({ farmacia: { telefones }, onCall }) => telefones.deChamada && !telefones.urgencia && !onCall &&
      'diz que atende um farmacêutico de chamada, e não há número para onde ligar'],
  ...['horarioTelefone', 'telefoneDeServico'].map((field): Contradiction => [`farmacia.${field}`, 'farmacia.telefones.urgencia', 'nada aqui, ou outro número de fora do horário',
    ({ farmacia }, _i, value) => isGiven(farmacia, field) && value !== 'sempre' && farmacia.telefones.urgencia === farmacia.telefones.geral &&
      'o telefone só se atende a certas horas, e é também o de fora do horário']),
  ['farmacia.horarioTelefone', 'horario.chamada', 'horas que tenham as da chamada, ou outro número de chamada',
    ({ farmacia: { telefones }, horario: { chamada }, onCall, answered: { telephone } }) => {
      const answered = new Set(partsOfYear(telephone.week).flatMap(({ hours }) => hours.flatMap(minutesOfWeek)));
      const isCalledElse = chamada.sempre || hoursOf(chamada.horario).flatMap(minutesOfWeek).some((minute) => !answered.has(minute));
      return answered.size > 0 && onCall === telefones.geral && telefones.urgencia !== onCall && isCalledElse &&
        'há horas em que o telefone não se atende, e é para ele que se liga por chamada';
    }],
  ...(['Whatsapp', 'Telefone'] as const).map((way): Contradiction => [`farmacia.epocas${way}`, `farmacia.horario${way}`, 'também as horas do resto do ano',
    ({ farmacia }) => farmacia[`epocas${way}`].length > 0 && farmacia[`horario${way}`].length === 0 && 'há épocas, e não há horas do resto do ano']),
  ['farmacia.noutrasLinguas[].lingua', 'farmacia.linguas', 'essa língua nas que se falam ao balcão (ou o inglês nos contactos), ou nenhum texto nela',
    ({ otherLanguages }, _i, language) => !otherLanguages.some(({ code }) => code === language) &&
      'há um texto nessa língua, e o site não tem onde o mostrar'],
  ['farmacia.morada.codigoPostal', 'farmacia.coordenadas', 'que sejam do mesmo sítio',
    ({ region }, _i, code) => regionOfPostalCode(`${code}`) !== region &&
      `«{valor}», e as coordenadas ficam ${REGIONS[region]}: delas vêm a hora e os feriados`],
  ['entregas.concelhos[]', 'farmacia.concelho', 'só os outros',
    ({ farmacia: { concelho } }, _i, name) => name === concelho && '«{valor}» é o concelho da farmácia, e não um vizinho'],
];

/** All fields that contradict each other, each with both places. */
export const contradictions = (facts: Facts): Found[] =>
  CONTRADICTIONS.flatMap(([at, against, expected, rule]) =>
    foundBy({ [at]: rule }, facts).map((found) => ({ ...found, expected, against: pathOfField(against) })),
  );
