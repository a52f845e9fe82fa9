import { fields, paragraph } from '../fields/values.ts';
import { duty, onCall } from './duty.schema.ts';
import { week } from './week.schema.ts';
import { holidays, seasons, specialDays } from './year.schema.ts';

/** `content/horario.yaml`: opening hours and the regime outside them. */
export const horario = fields({
  aberturas: week
    .describe(
      'Horas em que está aberta. Se fecha ao almoço, são dois períodos no mesmo dia. Escreva as horas como 09:30; meia-noite é 24:00.',
    )
    .meta({ own: 'asked' }),
  epocas: seasons,
  feriados: holidays.prefault({}).describe('Feriados'),
  voltam: specialDays,
  chamada: onCall
    .prefault({})
    .describe(
      'Por chamada. A porta está fechada, e vem alguém quando se liga: o site não diz «aberta», e o primeiro botão chama quem atende.',
    ),
  servico: duty.prefault({}).describe('Noites de serviço. Nessas noites o site diz «de serviço», em vez de «fechada».'),
  disponibilidade: paragraph
    .optional()
    .describe('O que acontece fora do horário. Se o deixar vazio, o site diz só a quem se liga.')
    .meta({ own: 'asked' }),
  acrescimo: paragraph
    .optional()
    .describe(
      'O que se pode cobrar fora de horas (Portaria 277/2012). Uma frase, só se cobrar: o valor também se lê noutras línguas.',
    ),
})
  .refine(
    ({ aberturas, epocas, servico, chamada }) =>
      aberturas.length > 0 || !(chamada.sempre || chamada.horario.length + epocas.length + servico.turnos.length > 0),
    {
      path: ['aberturas'],
      error: 'que diga as horas em que está aberta, fora das épocas: sem elas o site não sabe quando a porta fecha',
    },
  )
  .meta({
    title: 'Horas',
    description: 'Quando está aberta, e o que acontece fora de horas. É só um dia? Faça antes um aviso.',
  });
