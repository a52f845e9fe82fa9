import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { Banknote, CreditCard } from 'lucide';
import { siApplepay, siMastercard, siVisa } from 'simple-icons';

/** The marks in the order in which they stand in the sprite; PaymentMethods.module.css counts on it. */
const PAYMENT_MARKS = ['dinheiro', 'visa', 'mastercard', 'mbway', 'multibanco', 'applepay', 'cartao'] as const;

type PaymentMarkName = (typeof PAYMENT_MARKS)[number];

/** Each mark is drawn in 24 units and stands in a cell with room around it, so that none shows in its neighbour's. */
const CELL = 28;

const filled = (path: string, scale = 1) =>
  `<path transform="translate(12 12) scale(${scale}) translate(-12 -12)" d="${path}"/>`;

const outlined = (nodes: typeof Banknote) =>
  `<g fill="none" stroke="#000" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${nodes
    .map(
      ([tag, attributes]) =>
        `<${tag} ${Object.entries(attributes)
          .map(([key, value]) => `${key}="${value}"`)
          .join(' ')}/>`,
    )
    .join('')}</g>`;

/** Strokes of our own, for MB WAY and Multibanco: simple-icons has neither. */
const letters = (...strokes: string[]) =>
  `<g fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${strokes
    .map((d) => `<path d="${d}"/>`)
    .join('')}</g>`;

const MB = ['M3 14V6.5l3.5 4.5 3.5-4.5V14', 'M14 6.5v7.5h4a2.1 2.1 0 0 0 0-4.2h-4 3.5a1.65 1.65 0 0 0 0-3.3Z'];

const DRAWINGS: Record<PaymentMarkName, string> = {
  dinheiro: outlined(Banknote),
  visa: filled(siVisa.path, 1.05),
  mastercard: filled(siMastercard.path, 0.95),
  mbway: letters(...MB, 'M7 18.5q2.5 2 5 0t5 0'),
  multibanco: letters(...MB, 'M3 2.5h18M3 19h18'),
  applepay: filled(siApplepay.path, 1.05),
  cartao: outlined(CreditCard),
};

/** All marks side by side in one picture, black on nothing: a mask that takes the colour of the page. */
function paymentSprite(): string {
  const marks = PAYMENT_MARKS.map((name, i) => `<g transform="translate(${i * CELL + 2} 2)">${DRAWINGS[name]}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PAYMENT_MARKS.length * CELL} ${CELL}">${marks.join('')}</svg>`;
}

/** Writes the sprite into `.cache/art/` before Vite starts, which gives it its hashed address. */
export function paymentMarks(): AstroIntegration {
  return {
    name: 'payment-marks',
    hooks: {
      'astro:config:setup': ({ config }) => {
        const folder = join(fileURLToPath(config.root), '.cache/art');
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, 'payment-marks.svg'), paymentSprite());
      },
    },
  };
}
