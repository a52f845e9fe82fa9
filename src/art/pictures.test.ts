import { readFileSync } from 'node:fs';
import { converter } from 'culori';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { LOOKS } from '../looks/looks.ts';
import { pagamentos, parceiros, servicos } from '../pharmacy/schemas/oferta.ts';
import { houseHues } from '../styles/house-hues.ts';
import { drawingsFile } from './drawings.ts';
import { iconPng, iconSvg } from './icons.ts';
import { letters, setLetters } from './share-picture.ts';

test.each([
  [155, 155, 262],
  [128, 146, 262],
  [222, 155, 222],
  [30, 155, 20],
])('a house of hue %d acts in hue %d, and its place has hue %d', (hue, action, place) => {
  expect(houseHues(hue)).toEqual({ '--hue': hue, '--hue-action': action, '--hue-place': place });
});

describe('icons', () => {
  // The tile's cross: src/styles/tokens.test.ts.
  test.each([0, 25, 155, 262, 360])('of a house of hue %d are no white cross on red', (hue) => {
    const ground =
      converter('oklch')(/<rect [^>]*fill="(#\w+)"/.exec(iconSvg('badge', hue, LOOKS.roseta))?.[1] ?? '')?.h ?? 0;
    expect(ground).toBeGreaterThan(75);
    expect(ground).toBeLessThan(330);
  });

  test('for an iPhone have no transparency, which it would paint black', async () => {
    expect((await sharp(await iconPng('bleed', 180, LOOKS.roseta.hue, LOOKS.roseta)).metadata()).hasAlpha).toBe(false);
  });
});

test('there is a drawing, which is not empty, for each name that the content may give as «icone» or «marca», and no other', async () => {
  const sheet = readFileSync('src/art/drawings.svg', 'utf8');
  const views = [...sheet.matchAll(/<view id="(\w+)" viewBox="([^"]+)"/g)];
  const choices = [servicos.element.shape.icone, parceiros.element.shape.icone, pagamentos.element.shape.marca];
  const names = new Set(choices.flatMap((choice) => choice.unwrap().options as string[]));
  expect(readFileSync(drawingsFile(names), 'utf8')).toBe(sheet);
  expect(readFileSync(drawingsFile(new Set(['cruz', undefined])), 'utf8').match(/id="\w+"/g)).toEqual(['id="cruz"']);
  expect(views.map(([, name]) => name).toSorted()).toEqual([...names].toSorted());
  for (const [, name, viewBox] of views) {
    const alone = sheet.replace(
      /width="\d+" height="28" viewBox="[^"]+"/,
      `width="28" height="28" viewBox="${viewBox}"`,
    );
    const { channels } = await sharp(Buffer.from(alone)).stats();
    expect(channels[3]?.mean, name).toBeGreaterThan(10);
  }
});

const look = { size: 88, lineHeight: 0.84, weight: 700, colour: '#123456' };
const box = { width: 660, height: 240 };

test.each([
  'Farmácia Nossa Senhora da Conceição dos Olivais e Santa Maria Madalena',
  'Farmaciadonossosenhordosaflitos',
  'F & <F>',
])('letters stay within their box: %s', async (text) => {
  const { info } = await setLetters([letters(text, look)], box);
  expect(info.width).toBeLessThanOrEqual(box.width);
  expect(info.height).toBeLessThanOrEqual(box.height);
});
