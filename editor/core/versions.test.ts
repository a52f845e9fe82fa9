import { expect, test } from 'vitest';
import { stepsBack } from './versions.ts';

const at = (moment: string, ...sentences: string[]) => ({
  moment,
  text: sentences.map((one) => `- ${one}\n`).join(''),
});

test('the steps back: each with what was changed next and when, without what is there and what nobody can read', () => {
  const now = at('4', 'Hoje.');
  const versions = [now, { moment: '3', text: '- "aberto\n' }, at('2', 'Ontem.'), at('1', 'Hoje.'), at('0', 'Antes.')];
  expect(stepsBack('slogans', versions, now.text)).toEqual([
    { text: '- Ontem.\n', data: ['Ontem.'], moment: '4', changes: [expect.stringContaining('«Hoje.»')] },
    { text: '- Antes.\n', data: ['Antes.'], moment: '1', changes: [expect.stringContaining('«Antes.»')] },
  ]);
});

test('from a file that nobody can read there is a step to what was there before it broke', () => {
  const broken = { moment: '1', text: '- "aberto\n' };
  expect(stepsBack('slogans', [broken, at('0', 'Antes.')], broken.text)).toMatchObject([
    { text: '- Antes.\n', moment: '1', changes: ['Muda o ficheiro inteiro.'] },
  ]);
});
