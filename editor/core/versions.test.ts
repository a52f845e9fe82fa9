import { expect, test } from 'vitest';
import { sentencesOf, undoneText } from './versions.ts';

const [CHAIR, PUMP, DOUBLE, CRUTCHES] = [
  '- id: cadeira\n  nome: Cadeira\n  precoDia:   200   # por dia\n',
  '# a simples\n- id: bomba\n  nome: Bomba simples\n\n  precoDia: 170 # a mais pedida\n',
  '\n# emprestada\n- id: dupla\n  nome: Bomba dupla\n  # do preço\n  precoDia:    300\n',
  '- { id: muletas, nome: Muletas,  precoDia: 80 }\n',
];
const TOP = '# Aluguer.\n\n';
const OPEN = 'aberturas: []\n\n';
const HOLIDAYS =
  '# Nos feriados.\nferiados:\n  regime: proprio\n  horario:\n    - abre: "09:00"\n      fecha: "13:00"\n  # O do município.\n  municipal: "24/06"\n\n';
const NIGHTS = '# De noite.\nservico:\n  atende: toque   # à porta\n';
const [TEAM, BOTH] = ['A equipa é pequena e conhece quem cá vem.', 'A direção técnica responde por tudo.'];
const textIn = (...paragraphs: string[]) =>
  `sobre:\n  paragrafos:\n    - Somos a única.\n    - ${paragraphs.join('\n    - ')}\n`;

test.each([
  {
    what: 'two neighbours, one by one, though another has come behind them',
    before: TOP + CHAIR + PUMP + DOUBLE + CRUTCHES,
    after: TOP + CHAIR + CRUTCHES,
    now: TOP + CRUTCHES + CHAIR,
    undone: [/«Bomba dupla»/, /«Bomba simples»/],
    expected: TOP + CRUTCHES + CHAIR + PUMP + DOUBLE,
  },
  {
    what: 'the same, the other first',
    before: TOP + CHAIR + PUMP + DOUBLE,
    after: TOP + CHAIR,
    undone: [/«Bomba simples»/, /«Bomba dupla»/],
  },
  {
    what: 'the order, with the comment that an item has had since',
    before: TOP + CHAIR + PUMP + CRUTCHES,
    after: TOP + CRUTCHES + CHAIR + PUMP,
    now: `${TOP}# o par\n${CRUTCHES}${CHAIR}${PUMP}`,
    undone: [/ordem/],
    expected: `${TOP}${CHAIR}${PUMP}# o par\n${CRUTCHES}`,
  },
  { what: 'the first, below its own comment', before: TOP + PUMP + CHAIR, after: TOP + CHAIR, undone: [/Sai/] },
  {
    what: 'a price, with the spaces and the comment of before',
    before: CHAIR + PUMP,
    after: CHAIR.replace('  200   # por dia', '250 # mais') + PUMP,
    now: CHAIR.replace('  200   # por dia', '280 # mais') + PUMP,
    undone: [/preço/],
  },
  {
    what: 'a price alone, and no comment elsewhere',
    before: CHAIR + PUMP,
    after: `${CHAIR.replace('200', '250')}# boa\n${PUMP}`,
    undone: [/preço/],
    expected: `${CHAIR}# boa\n${PUMP}`,
  },
  {
    what: 'a group with all its comments, once',
    name: 'horario' as const,
    before: OPEN + HOLIDAYS + NIGHTS,
    after: `${OPEN}# Nos feriados.\n\n${NIGHTS}`,
    now: `${OPEN}# Nos feriados.\n\n${NIGHTS.replace('toque', 'ligue')}`,
    undone: [/Feriados/],
    expected: OPEN + HOLIDAYS + NIGHTS.replace('toque', 'ligue'),
  },
  {
    what: 'a paragraph that was split, as one sentence',
    name: 'pagina' as const,
    before: textIn(`${TEAM} ${BOTH}`),
    after: textIn(`"${TEAM}\\n\\n${BOTH}"`),
    undone: [/2: «…quem cá vem\. A direção técnica…» passa a «…quem cá vem\.» e «A direção técnica…»\.$/],
  },
  {
    what: 'two texts that were joined',
    name: 'pagina' as const,
    before: textIn(TEAM, BOTH),
    after: textIn(`${TEAM} ${BOTH}`),
    undone: [/» e «.*» passam a «/],
  },
])('what is undone is as it was, to the letter: $what', (changed) => {
  const { name = 'aluguer', before, after, now = after, undone, expected = before } = changed;
  const sentences = sentencesOf({ id: '', moment: '', texts: [{ name, before, after }] });
  expect(sentences).toHaveLength(undone.length);
  const undo = (text: string, meant: RegExp) => {
    const sentence = sentences.find((one) => meant.test(one.text));
    return sentence ? undoneText(sentence, text) : '';
  };
  expect(undone.reduce(undo, now)).toBe(expected);
});
