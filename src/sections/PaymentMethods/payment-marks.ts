import { Banknote, CreditCard } from 'lucide';
import { siApplepay, siMastercard, siVisa } from 'simple-icons';

/** The marks in the order in which they stand in the sprite `/pagamentos.svg`, 24 units each. */
export const PAYMENT_MARKS = ['dinheiro', 'visa', 'mastercard', 'mbway', 'multibanco', 'applepay', 'cartao'] as const;

export type PaymentMarkName = (typeof PAYMENT_MARKS)[number];

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

/** Letters of our own on a rounded card: simple-icons has neither MB WAY nor Multibanco. Drawn in strokes, 24 units. */
const letters = (...strokes: string[]) =>
  `<g fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${strokes
    .map((d) => `<path d="${d}"/>`)
    .join('')}</g>`;

const MB = [
  'M3 14V6.500l3.500 4.500 3.500-4.500V14',
  'M14 6.500v7.500h4a2.100 2.100 0 0 0 0-4.200h-4 3.500a1.650 1.650 0 0 0 0-3.300Z',
];

const DRAWINGS: Record<PaymentMarkName, string> = {
  dinheiro: outlined(Banknote),
  visa: filled(siVisa.path, 1.05),
  mastercard: filled(siMastercard.path, 0.95),
  mbway: letters(...MB, 'M7 18.500q2.500 2 5 0t5 0'),
  multibanco: letters(...MB, 'M3 2.500h18M3 19h18'),
  applepay: filled(siApplepay.path, 1.05),
  cartao: outlined(CreditCard),
};

/** All marks side by side in one picture, black on nothing: a mask that takes the colour of the page. */
export function paymentSprite(): string {
  const marks = PAYMENT_MARKS.map((name, i) => `<g transform="translate(${i * 24})">${DRAWINGS[name]}</g>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PAYMENT_MARKS.length * 24} 24">${marks}</svg>`;
}
