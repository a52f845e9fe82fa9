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
