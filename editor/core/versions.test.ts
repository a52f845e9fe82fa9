import { expect, test } from 'vitest';
import { pastChanges } from './versions.ts';

const at = (moment: string, ...sentences: string[]) => ({
  moment,
  text: sentences.map((one) => `- ${one}\n`).join(''),
});
const changesIn = (...versions: { moment: string; text: string }[]) =>
  Promise.all(
    pastChanges('slogans', versions).map(async ({ moment, lines, changes }) => {
      const [{ before } = { before: '' }] = await changes();
      return { moment, lines, before };
    }),
  );

test('past changes: each with its moment, what it changed and what was before, without what nobody can read', async () => {
  const broken = { moment: '3', text: '- "aberto\n' };
  expect(await changesIn(at('4', 'Hoje.'), broken, at('2', 'Ontem.'), at('1', 'Hoje.'), at('0', 'Antes.'))).toEqual([
    { moment: '4', lines: [expect.stringMatching(/^Frases.* › .*«Hoje.»/)], before: '- Ontem.\n' },
    { moment: '2', lines: [expect.stringContaining('«Ontem.»')], before: '- Hoje.\n' },
    { moment: '1', lines: [expect.stringContaining('«Hoje.»')], before: '- Antes.\n' },
  ]);
});

test('a file that nobody can read has been changed from what was there before it broke', async () => {
  expect(await changesIn({ moment: '1', text: '- "aberto\n' }, at('0', 'Antes.'))).toEqual([
    { moment: '1', lines: [expect.stringContaining('Muda o ficheiro inteiro.')], before: '- Antes.\n' },
  ]);
});
