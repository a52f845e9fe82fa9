import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pagamentos, parceiros, servicos } from '../pharmacy/schemas/oferta.ts';
import { iconPng } from './icons.ts';
import { setLetters } from './lettering.ts';

const GREEN = 155;

describe('icons', () => {
  test('for an iPhone have no transparency, which it would paint black', async () => {
    expect((await sharp(await iconPng('bleed', 180, GREEN)).metadata()).hasAlpha).toBe(false);
  });

  test('that a phone may cut keep the mark within the middle 80 %', async () => {
    const size = 400;
    const { data } = await sharp(await iconPng('maskable', size, GREEN))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const ground = [...data.subarray(0, 3)];
    let farthest = 0;
    for (let x = 0; x < size; x++) {
      for (let y = 0; y < size; y++) {
        const at = (y * size + x) * 3;
        const isMark = ground.some((value, i) => Math.abs((data[at + i] ?? 0) - value) > 40);
        if (isMark) farthest = Math.max(farthest, Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2));
      }
    }
    expect(farthest).toBeGreaterThan(0.3 * size);
    expect(farthest).toBeLessThan(0.4 * size);
  });
});

test('there is a drawing for each name that the content may give as «icone» or «marca», and no other', () => {
  const views = readFileSync('src/art/drawings.svg', 'utf8').matchAll(/<view id="(\w+)"/g);
  const choices = [servicos.element.shape.icone, parceiros.element.shape.icone, pagamentos.element.shape.marca];
  const names = new Set(choices.flatMap((choice) => choice.unwrap().options as string[]));
  expect([...views].map(([, name]) => name).toSorted()).toEqual([...names].toSorted());
});

describe('letters', () => {
  const run = { size: 88, lineHeight: 0.84, weight: 700, colour: '#123456' };
  const box = { width: 660, height: 240 };

  test.each([
    'Farmácia Exemplar',
    'Farmácia Nossa Senhora da Conceição dos Olivais e Santa Maria Madalena',
    'Farmaciadonossosenhordosaflitos',
    'F & <F>',
  ])('stay within their box: %s', async (text) => {
    const { info } = await setLetters([{ ...run, text }], box);
    expect(info.width).toBeLessThanOrEqual(box.width);
    expect(info.height).toBeLessThanOrEqual(box.height);
  });

  test('are as wide as the site’s font is at that size and weight, and no larger for a large box', async () => {
    const { info } = await setLetters([{ ...run, text: 'Farmácia' }], { width: 2000, height: 2000 });
    expect(Math.abs(info.width - 370)).toBeLessThanOrEqual(2);
  });
});
