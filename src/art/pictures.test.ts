import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { iconIco, iconPng, iconSvg } from './icons.ts';
import { setLetters } from './lettering.ts';
import { colour } from './palette.ts';
import { SHARE_SIZE, sharePicture } from './share-picture.ts';

const GREEN = 155;
const TEXT = { name: 'Farmácia Exemplar', tagline: 'A sua farmácia, sempre por perto.', place: 'Vila Exemplo' };

describe('icons', () => {
  test.each([180, 192, 512])('of %i pixels are square PNGs without transparency', async (size) => {
    const { format, width, height, hasAlpha } = await sharp(await iconPng('bleed', size, GREEN)).metadata();
    expect({ format, width, height, hasAlpha }).toEqual({ format: 'png', width: size, height: size, hasAlpha: false });
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

  test('as ICO hold one PNG of 32 pixels', async () => {
    const icon = await iconIco(GREEN);
    expect(icon.subarray(0, 8)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0, 32, 32]));
    const image = icon.subarray(icon.readUInt32LE(18));
    expect(image.length).toBe(icon.readUInt32LE(14));
    expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
  });

  test('take the colour of the house', () => {
    expect(iconSvg('badge', GREEN)).toContain(colour('action', GREEN));
    expect(iconSvg('badge', 262)).not.toContain(colour('action', GREEN));
  });
});

describe('the share picture', () => {
  test('is 1200 by 630 pixels and at most 60 kB', async () => {
    const picture = await sharePicture(TEXT, GREEN, 'roseta');
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', ...SHARE_SIZE });
    expect(picture.length).toBeLessThanOrEqual(60_000);
  });

  test('shows the name: another name is another picture', async () => {
    const [one, other] = await Promise.all(
      [TEXT, { ...TEXT, name: 'Farmácia Outra' }].map((t) => sharePicture(t, GREEN, 'roseta')),
    );
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false);
  });
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
