import { expect, test } from 'vitest';
import { noticeInWords } from './notice-in-words.ts';

const TODAY = '2026-11-22';
const EVE = { de: '2026-12-24', ate: '2026-12-24' };
const EVE_OF_DUTY = { from: '2026-12-24' };
const HOURS = [
  { abre: '09:00', fecha: '13:00' },
  { abre: '20:00', fecha: '01:00' },
];

// biome-ignore format: one case a line
test.each([
  [{ ...EVE, mostrar: '2026-11-01', fechada: true }, 'Lê-se no site de hoje a 24 de dezembro. Fechada a 24 de dezembro, o dia todo.'],
  [{ ...EVE, mostrar: '2026-12-01', fechada: true, das: '13:00', as: '24:00' }, 'Lê-se no site de 1 a 24 de dezembro. Fechada a 24 de dezembro, das 13h até ao fim do dia.'],
  [{ ...EVE, ate: '2026-12-26', fechada: true, das: '09:30', as: '13:00' }, 'Lê-se no site de 24 a 26 de dezembro. Fechada de 24 a 26 de dezembro, das 9h30 às 13h.'],
  [{ ...EVE, fechada: true, das: '' }, 'Lê-se no site a 24 de dezembro.'],
  [{ ...EVE, ate: '2027-01-02' }, 'Lê-se no site de 24 de dezembro de 2026 a 2 de janeiro de 2027. As horas são as do costume.'],
  [{ ...EVE, horario: HOURS }, 'Lê-se no site a 24 de dezembro. Abre a 24 de dezembro das 9h às 13h e das 20h à 1h.'],
  [{ ...EVE, fechada: true, soPortaAberta: true }, 'Lê-se no site a 24 de dezembro. Fechada a 24 de dezembro, o dia todo. Com a porta fechada não se atende.'],
  [{ ...EVE, soPortaAberta: true }, 'Lê-se no site a 24 de dezembro. As horas são as do costume. Com a porta fechada não se atende.'],
  [{ ...EVE, semEntregas: true }, 'Lê-se no site a 24 de dezembro. As horas são as do costume. Não se fazem entregas.'],
  [{ de: TODAY, ate: TODAY }, 'Lê-se no site hoje. As horas são as do costume.'],
  [{ de: '2026-11-20', ate: TODAY }, 'Já começou. Lê-se no site hoje. As horas são as do costume.'],
  [{ de: '2026-01-01', ate: '2026-11-21' }, 'Já passou: ninguém o verá no site.'],
  [{ de: '', ate: '' }, ''],
  [{ de: '2026-12-24', ate: '2026-12-01' }, ''],
])('%j', (notice, sentences) => {
  expect(noticeInWords(notice, TODAY).join(' ')).toBe(sentences);
});

test.each([{ fechada: true }, { fechada: true, das: '13:00', as: '24:00' }, { horario: HOURS }])(
  'on a day of duty says too that the turn goes on: %j',
  (change) => {
    const onDuty = 'Continua de serviço: com a porta fechada, o site diz «De serviço».';
    const read = (from: string) => noticeInWords({ ...EVE, ...change }, TODAY, [{ from, to: '2026-12-27' }]);
    expect(read('2026-12-21').slice(2)).toEqual([onDuty]);
    expect(read('2026-12-25').slice(2)).toEqual([]);
    const [, , ...said] = noticeInWords({ ...EVE, ...change, soPortaAberta: true }, TODAY, [EVE_OF_DUTY]);
    expect(said).toEqual(['Com a porta fechada não se atende.']);
  },
);
