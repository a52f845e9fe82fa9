import { expect, test } from 'vitest';
import { pastTexts, sentencesOf } from './versions.ts';

const version = (moment: string, ...slogans: string[]) => ({
  moment,
  text: slogans.map((slogan) => `- ${slogan}\n`).join(''),
});
const changesIn = (...versions: { moment: string; text: string }[]) =>
  pastTexts('slogans', versions).map((change) => {
    const sentences = sentencesOf(change).map(({ text, files }) => (files ? text : `${text} (?)`));
    return { moment: change.moment, sentences, before: change.texts[0]?.before };
  });

test('a past change has its moment, what it changed and the text before it; a version that cannot be read is left out', () => {
  const broken = { moment: '3', text: '- "aberto\n' };
  expect(
    changesIn(version('4', 'Hoje.'), broken, version('2', 'Ontem.'), version('1', 'Hoje.'), version('0', 'Antes.')),
  ).toEqual([
    { moment: '4', sentences: [expect.stringMatching(/^Frases.* › .*«Hoje.»/)], before: '- Ontem.\n' },
    { moment: '2', sentences: [expect.stringContaining('«Ontem.»')], before: '- Hoje.\n' },
    { moment: '1', sentences: [expect.stringContaining('«Hoje.»')], before: '- Antes.\n' },
  ]);
});
