import { expect, test } from 'vitest';
import type { FileName } from './content-files.ts';
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

test.each<
  [what: string, name: FileName, before: string, after: string, now: string, undone: RegExp[], expected: string]
>([
  [
    'two neighbours, one by one, though another has come behind them',
    'aluguer',
    TOP + CHAIR + PUMP + DOUBLE + CRUTCHES,
    TOP + CHAIR + CRUTCHES,
    TOP + CRUTCHES + CHAIR,
    [/«Bomba dupla»/, /«Bomba simples»/],
    TOP + CRUTCHES + CHAIR + PUMP + DOUBLE,
  ],
  [
    'the same, the other first',
    'aluguer',
    TOP + CHAIR + PUMP + DOUBLE,
    TOP + CHAIR,
    TOP + CHAIR,
    [/«Bomba simples»/, /«Bomba dupla»/],
    TOP + CHAIR + PUMP + DOUBLE,
  ],
  [
    'the order, with the comment that an item has had since',
    'aluguer',
    TOP + CHAIR + PUMP + CRUTCHES,
    TOP + CRUTCHES + CHAIR + PUMP,
    `${TOP}# o par\n${CRUTCHES}${CHAIR}${PUMP}`,
    [/ordem/],
    `${TOP}${CHAIR}${PUMP}# o par\n${CRUTCHES}`,
  ],
  [
    'the first, below its own comment',
    'aluguer',
    TOP + PUMP + CHAIR,
    TOP + CHAIR,
    TOP + CHAIR,
    [/Sai/],
    TOP + PUMP + CHAIR,
  ],
  [
    'a price, with the spaces and the comment of before',
    'aluguer',
    CHAIR + PUMP,
    CHAIR.replace('  200   # por dia', '250 # mais') + PUMP,
    CHAIR.replace('  200   # por dia', '280 # mais') + PUMP,
    [/preço/],
    CHAIR + PUMP,
  ],
  [
    'a price alone, and no comment elsewhere',
    'aluguer',
    CHAIR + PUMP,
    `${CHAIR.replace('200', '250')}# boa\n${PUMP}`,
    `${CHAIR.replace('200', '250')}# boa\n${PUMP}`,
    [/preço/],
    `${CHAIR}# boa\n${PUMP}`,
  ],
  [
    'a group with all its comments, once',
    'horario',
    OPEN + HOLIDAYS + NIGHTS,
    `${OPEN}# Nos feriados.\n\n${NIGHTS}`,
    `${OPEN}# Nos feriados.\n\n${NIGHTS.replace('toque', 'ligue')}`,
    [/Feriados/],
    OPEN + HOLIDAYS + NIGHTS.replace('toque', 'ligue'),
  ],
  [
    'a paragraph that was split, as one sentence',
    'pagina',
    textIn(`${TEAM} ${BOTH}`),
    textIn(`"${TEAM}\\n\\n${BOTH}"`),
    textIn(`"${TEAM}\\n\\n${BOTH}"`),
    [/2: «…quem cá vem\. A direção técnica…» passa a «…quem cá vem\.» e «A direção técnica…»\.$/],
    textIn(`${TEAM} ${BOTH}`),
  ],
  [
    'two texts that were joined',
    'pagina',
    textIn(TEAM, BOTH),
    textIn(`${TEAM} ${BOTH}`),
    textIn(`${TEAM} ${BOTH}`),
    [/» e «.*» passam a «/],
    textIn(TEAM, BOTH),
  ],
])('what is undone is as it was, to the letter: %s', (_what, name, before, after, now, undone, expected) => {
  const sentences = sentencesOf({ id: '', moment: '', texts: [{ name, before, after }] });
  expect(sentences).toHaveLength(undone.length);
  const undo = (text: string, meant: RegExp) => {
    const sentence = sentences.find((one) => meant.test(one.text));
    return sentence ? undoneText(sentence, text) : '';
  };
  expect(undone.reduce(undo, now)).toBe(expected);
});
