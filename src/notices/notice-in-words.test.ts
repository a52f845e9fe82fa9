import { expect, test } from 'vitest';
import { noticeInWords } from './notice-in-words.ts';

const TODAY = '2026-11-22';
const EVE = { de: '2026-12-24', ate: '2026-12-24' };

test.each([
  [
    { ...EVE, mostrar: TODAY, fechada: true, das: '13:00', as: '24:00' },
    ['Lê-se no site de hoje a 24 de dezembro.', 'Fechada a 24 de dezembro, das 13h até ao fim do dia.'],
  ],
  [{ ...EVE, fechada: true }, ['Lê-se no site a 24 de dezembro.', 'Fechada a 24 de dezembro, o dia todo.']],
  [
    { ...EVE, mostrar: '2026-12-01', ate: '2026-12-26', fechada: true, das: '09:30', as: '13:00' },
    ['Lê-se no site de 1 a 26 de dezembro.', 'Fechada de 24 a 26 de dezembro, das 9h30 às 13h.'],
  ],
  [
    {
      ...EVE,
      ate: '2027-01-02',
      horario: [
        { abre: '09:00', fecha: '13:00' },
        { abre: '20:00', fecha: '24:00' },
      ],
    },
    [
      'Lê-se no site de 24 de dezembro a 2 de janeiro de 2027.',
      'Abre de 24 de dezembro a 2 de janeiro de 2027 das 9h às 13h e das 20h à meia-noite.',
    ],
  ],
  [{ de: TODAY, ate: TODAY }, ['Lê-se no site hoje.', 'As horas são as do costume.']],
  [{ de: '2026-01-01', ate: '2026-11-21' }, ['Já passou: ninguém o verá no site.']],
  [{ de: '', ate: '' }, []],
  [{ de: '2026-12-24', ate: '2026-12-01' }, []],
])('%j', (notice, sentences) => {
  expect(noticeInWords(notice, TODAY)).toEqual(sentences);
});

test.each([
  [{ ...EVE, fechada: true }, 'Fechada a 24 de dezembro, o dia todo.'],
  [{ ...EVE, fechada: true, das: '13:00', as: '24:00' }, 'Fechada a 24 de dezembro, das 13h até ao fim do dia.'],
  [{ ...EVE, horario: [{ abre: '09:00', fecha: '13:00' }] }, 'Abre a 24 de dezembro das 9h às 13h.'],
])('on a day of duty says too that the turn goes on: %j', (notice, sentence) => {
  const onDuty = 'Continua de serviço: com a porta fechada, o site diz «De serviço agora».';
  expect(noticeInWords(notice, TODAY, [{ from: '2026-12-21', to: '2026-12-27' }]).slice(1)).toEqual([sentence, onDuty]);
  expect(noticeInWords(notice, TODAY, [{ from: '2026-12-25' }]).slice(1)).toEqual([sentence]);
});
