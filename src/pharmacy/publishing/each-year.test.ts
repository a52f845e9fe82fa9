import { expect, test } from 'vitest';
import { OWN, withValues } from '../../../tests/pharmacy-copy.ts';
import { check } from '../check.ts';
import { clauseInFile } from '../mistakes/mistakes.ts';

const PHARMACY = 'tests/second-pharmacy';
const DUTY = { turnos: [{ de: '2026-12-24' }], fecha: '22:00', atende: 'toque à campainha' };
const VALUES = {
  ...OWN,
  'privacidade.texto': 'Texto.',
  'horario.servico': DUTY,
  perguntas: [{ pergunta: 'Dão a vacina?', resposta: 'Sim.' }],
};

const asked = (isoDay: string) =>
  check({ folder: PHARMACY, isoDay, instead: withValues(PHARMACY, VALUES) }).flatMap((finding) =>
    finding.level === 'asked' ? clauseInFile(finding) : [],
  );

test('nothing is asked in the months between', () => {
  for (const day of ['2026-11-30', '2027-01-01', '2027-08-31', '2027-10-01']) expect(asked(day)).toEqual([]);
});

test('September asks about the campaign, December about turns, prices and answers', () => {
  expect(asked('2027-09-01')).toEqual([expect.stringMatching(/^é setembro: .* vacinas/)]);
  const december = asked('2026-12-31');
  for (const about of ['os turnos de serviço', 'linha 1400', 'leia as respostas'])
    expect(december).toContainEqual(expect.stringMatching(new RegExp(`^é dezembro: .*${about}`)));
});

test('a year after a law was last read, it wants to be read again, by its name', () => {
  expect(asked('2027-11-26')).toEqual([]);
  expect(asked('2027-11-27')).toEqual([expect.stringMatching(/há mais de um ano .*DL 128\/2025/)]);
});
