import { z } from 'zod';
import {
  endOfPeriod,
  fields,
  inQuotes,
  isoDay,
  list,
  oneOf,
  telephone,
  textMatching,
  textUpTo,
  tick,
  timeOfDay,
} from '../fields/values.ts';
import { daysFrom } from './days.ts';
import { DAY } from './timetable.ts';
import { daysInOrder, hoursOfDay, ofEachYear, periodsOf, SMALL_HOURS } from './week.schema.ts';
import { everySoManyDays } from './year.schema.ts';

/** Served by who comes when called. */
export const onCall = fields({
  numero: textMatching(/^(2\d{8}|9[1236]\d{7}|1400)$/, inQuotes('um telefone de nove algarismos, ou 1400'))
    .meta({ control: 'digits' })
    .optional()
    .describe(
      'Número a que se liga: um telefone, ou 1400. Se o deixar vazio, o site dá o de fora do horário ou, se não o houver, o da farmácia.',
    ),
  sempre: tick('Sempre que a porta está fechada'),
  // These are hours of a closed door, so that from 19:00 to 09:00 is no mistake.
  horario: periodsOf(DAY)
    .default([])
    .describe('Só a certas horas. Valem todo o ano, menos nas épocas que dizem outras.'),
  // Not by default: at Christmas a visitor might read that somebody comes, and find nobody.
  nosFeriados: tick(
    'Essas horas valem também nos feriados. E nos dias que voltam com outras horas. Sem este visto, o site não diz que nesses dias se atende.',
  ),
  feriadosComoDomingo: tick('Nos feriados, as horas são as de domingo. Não nos dias que voltam com outras horas.'),
  postigo: tick('Atende-se pelo postigo, e não por chamada. Nessas horas está lá alguém, e o site diz «Pelo postigo».'),
}).refine(
  ({ horario, feriadosComoDomingo }) => !feriadosComoDomingo || horario.some(({ dias }) => dias.includes('domingo')),
  { path: ['feriadosComoDomingo'], error: 'horas de chamada ao domingo, ou o visto tirado' },
);

const dutyTurn = daysInOrder(
  fields({
    de: isoDay.optional().meta({ note: '' }).describe('Primeiro dia. Se volta todos os anos, diga-o mais abaixo.'),
    ate: isoDay.optional().describe('Último dia. Só se forem vários.'),
    repete: everySoManyDays,
    ...ofEachYear,
    fecha: endOfPeriod.optional().describe('A porta fecha às. Só se neste turno não for como nos outros.'),
    termina: endOfPeriod
      .optional()
      .describe('Este turno acaba mais cedo, às. Só se não durar a noite toda: às 22:00, por exemplo.'),
    modo: oneOf(
      { campainha: 'Toca-se à campainha', postigo: 'Pelo postigo', chamada: 'Por chamada: vem alguém quando se liga' },
      'Toca-se à campainha',
    )
      .optional()
      .describe('Como se atende com a porta fechada. O site diz «De serviço» e, a seguir, isto.'),
  }),
)
  .refine(({ de, dia }) => (de === undefined) !== (dia === undefined), {
    path: ['de'],
    error: 'uma coisa só: o primeiro dia, ou o de cada ano',
  })
  .refine(({ de = '', ate = de, repete }) => repete === undefined || !(daysFrom(de, ate) >= repete), {
    path: ['repete'],
    error: 'um número maior do que os dias do turno: conta-se do primeiro dia de um ao primeiro dia do seguinte',
  });

/** When the pharmacy is on duty, and the other pharmacies of the turn, which the page lists beside it. */
export const duty = fields({
  turnos: z
    .array(dutyTurn)
    .default([])
    .meta({ control: 'turns' })
    .describe(
      'Turnos. Um por cada data, ou um só que volta de tantos em tantos dias, menos nas épocas em que a porta nunca abre. Se não faz serviço, não ponha nenhum.',
    ),
  muda: timeOfDay
    .default('09:00')
    .describe(
      'O turno passa a outra farmácia às. Em geral às 09:00, do dia seguinte ao último; às 18:30, se os turnos começam ao fim da tarde; às 00:00, se só começam quando a porta fecha à meia-noite.',
    ),
  fecha: endOfPeriod
    .optional()
    .describe(
      'A porta fecha às. Nos dias de serviço abre à hora do costume (num feriado com horário próprio, à desse horário) e fica aberta até essa hora, sem fechar ao almoço, mesmo num domingo ou num feriado. Se não fecha de noite, a hora a que o turno muda. Deixe vazio se só se atende à campainha.',
    ),
  domingosEFeriados: hoursOfDay
    .optional()
    .describe(
      'Horas da porta aos domingos e feriados de serviço. Só se não forem como acima. Valem em todos os turnos.',
    ),
  atende: textUpTo(60)
    .optional()
    .describe('O que se faz de noite. Escreva como a meio de uma frase: «toque à campainha».'),
  outras: list(
    fields({ nome: 'Nome da farmácia', numero: telephone.optional().describe('Telefone dela. Se o quiser mostrar.') }),
  ).describe('As outras farmácias do turno. Leem-se ao lado das suas noites de serviço.'),
}).refine(({ muda, fecha }) => fecha === undefined || fecha >= muda || fecha <= SMALL_HOURS, {
  path: ['fecha'],
  error: 'uma hora depois de o turno mudar, como "22:00", ou até às "05:00"; a de mudar, se não fecha de noite',
});
