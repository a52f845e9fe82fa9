import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import {
  Apple,
  Bandage,
  Banknote,
  BedDouble,
  CreditCard,
  Cross,
  Droplet,
  Ear,
  HeartPulse,
  Stethoscope,
  Syringe,
  Truck,
} from 'lucide';
import { siApplepay, siMastercard, siVisa } from 'simple-icons';

/**
 * The drawings below the first view, in one picture that is asked for after the page: inline they would cost its first
 * flight 700 bytes. Each is a `<view>` of the picture: `<img src="….svg#visa">`.
 */
const INK = { white: '#fff', blue: '#1a3f8f', black: '#111' };

/** Each drawing has 24 units and stands in a cell with room around it, so that none shows in its neighbour's view. */
const CELL = 28;

const outlined = (ink: string, nodes: typeof Banknote) =>
  `<g fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${nodes
    .map(([tag, attributes]) => `<${tag} ${attributesOf(attributes)}/>`)
    .join('')}</g>`;

const attributesOf = (attributes: Record<string, string | number | undefined>) =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');

/** A wide and thin mark is made a little larger than its 24 units, so that all marks look equally large. */
const filled = (ink: string, path: string, scale = 1) =>
  `<path fill="${ink}" transform="translate(12 12) scale(${scale}) translate(-12 -12)" d="${path}"/>`;

/** Strokes of our own, for MB WAY and Multibanco: simple-icons has neither. */
const strokes = (...paths: string[]) =>
  outlined(
    INK.blue,
    paths.map((d) => ['path', { d }]),
  );

const MB = ['M3 14V6.5l3.5 4.5 3.5-4.5V14', 'M14 6.5v7.5h4a2.1 2.1 0 0 0 0-4.2h-4 3.5a1.65 1.65 0 0 0 0-3.3Z'];

/** Names are those that the content may give as `icone` and `marca`. */
const DRAWINGS: Record<string, string> = {
  coracao: outlined(INK.white, HeartPulse),
  gota: outlined(INK.white, Droplet),
  seringa: outlined(INK.white, Syringe),
  penso: outlined(INK.white, Bandage),
  nutricao: outlined(INK.white, Apple),
  entrega: outlined(INK.white, Truck),
  cruz: outlined(INK.white, Cross),
  consulta: outlined(INK.white, Stethoscope),
  cama: outlined(INK.white, BedDouble),
  ouvido: outlined(INK.white, Ear),
  dinheiro: outlined(INK.blue, Banknote),
  visa: filled(`#${siVisa.hex}`, siVisa.path, 1.1),
  mastercard: filled(`#${siMastercard.hex}`, siMastercard.path),
  mbway: strokes(...MB, 'M7 18.5q2.5 2 5 0t5 0'),
  multibanco: strokes(...MB, 'M3 2.5h18M3 19h18'),
  applepay: filled(INK.black, siApplepay.path, 1.1),
  cartao: outlined(INK.blue, CreditCard),
};

/** All drawings side by side, each with its view. */
function sprite(): string {
  const cells = Object.entries(DRAWINGS).map(
    ([name, drawing], i) =>
      `<view id="${name}" viewBox="${i * CELL} 0 ${CELL} ${CELL}"/><g transform="translate(${i * CELL + 2} 2)">${drawing}</g>`,
  );
  const width = cells.length * CELL;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CELL}" viewBox="0 0 ${width} ${CELL}">${cells.join('')}</svg>`;
}

/** Writes the picture into `.cache/art/` before Vite starts, which gives it its hashed address. */
export function drawings(): AstroIntegration {
  return {
    name: 'drawings',
    hooks: {
      'astro:config:setup': ({ config }) => {
        const folder = join(fileURLToPath(config.root), '.cache/art');
        const file = join(folder, 'drawings.svg');
        mkdirSync(folder, { recursive: true });
        // Another build may be reading it.
        if (!existsSync(file) || readFileSync(file, 'utf8') !== sprite()) writeFileSync(file, sprite());
      },
    },
  };
}
