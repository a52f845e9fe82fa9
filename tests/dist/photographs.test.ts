import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildCopy } from '../build-copy.ts';
import { SECOND_PHARMACY } from '../build-sites.ts';
import { CAMERA, phonePhotograph } from '../photograph.ts';
import { exceeding, LIMITS_OF_ANY_PHARMACY, measureBytes } from './bytes.ts';

/** What the second pharmacy shows; it rents nothing, so that the photograph of rentals has no place on its page; that of the shop opens the page. */
const SEEN = {
  loja: 'A porta azul da farmácia, entre a peixaria e o café',
  equipa: 'As duas irmãs ao balcão, a rir, de bata branca',
  servicos: 'O gabinete, com a balança e a marquesa',
  aluguer: 'Duas cadeiras de rodas dobradas junto à parede',
  parceiros: 'A podologista, sentada, a tratar de um pé',
};
const SHOWN = { abertura: SEEN.loja, equipa: SEEN.equipa, servicos: SEEN.servicos, parceiros: SEEN.parceiros };
const PLACES = Object.keys(SHOWN) as (keyof typeof SHOWN)[];
const LATE = PLACES.filter((place) => place !== 'abertura');

let site: string;
let page: HTMLElement;
let images: string[];

beforeAll(async () => {
  const photograph = await phonePhotograph();
  site = await buildCopy(SECOND_PHARMACY, '.cache/photographs', (copy) => {
    mkdirSync(`${copy}/content/fotografias`);
    const lines = Object.entries(SEEN).map(([place, seen]) => {
      // Each its own file: one more bit of data tells them apart.
      writeFileSync(`${copy}/content/fotografias/${place}.JPG`, Buffer.concat([photograph, Buffer.from(place)]));
      return `  ${place}:\n    ficheiro: ${place}.JPG\n    descricao: ${seen}\n`;
    });
    const pharmacy = readFileSync(`${copy}/content/farmacia.yaml`, 'utf8');
    writeFileSync(
      `${copy}/content/farmacia.yaml`,
      `${pharmacy.replace('abertura: azulejo', 'abertura: fotografia')}fotografias:\n${lines.join('')}`,
    );
  });
  page = parse(readFileSync(join(site, 'index.html'), 'utf8'));
  images = globSync('_astro/*.{avif,webp,jpg,JPG,jpeg,png}', { cwd: site });
}, 180_000);

const pictureOf = (place: string) => page.querySelector(`[data-photograph=${place}]`);
const filesIn = (srcset: string | undefined) => srcset?.split(', ').map((candidate) => candidate.split(' ')) ?? [];

describe('a photograph as a phone takes it', () => {
  test.each(PLACES)('is shown in %s, with what is seen for who does not see it', (place) => {
    expect(pictureOf(place)?.querySelector('img')?.getAttribute('alt')).toBe(SHOWN[place]);
  });

  test.each(LATE)('comes late to %s, and moves nothing when it does', (place) => {
    expect(pictureOf(place)?.querySelector('img')?.attributes).toMatchObject({
      loading: 'lazy',
      decoding: 'async',
      width: '800',
      height: '1067',
    });
    const sheet = page.querySelector('main link[rel=stylesheet]')?.getAttribute('href') ?? '';
    expect(readFileSync(join(site, sheet), 'utf8')).toMatch(
      new RegExp(`\\[data-photograph=${place}\\][^}]*\\{background:#\\w+`),
    );
  });

  test('is made in AVIF and WebP, in the widths that are shown', () => {
    for (const place of LATE) {
      const source = pictureOf(place)?.querySelector('source');
      expect(source?.getAttribute('type')).toBe('image/avif');
      const sets = [source, pictureOf(place)?.querySelector('img')].map((element) => element?.getAttribute('srcset'));
      for (const [i, format] of ['avif', 'webp'].entries()) {
        expect(filesIn(sets[i]).map(([, width]) => width)).toEqual(['480w', '800w', '1200w']);
        for (const [file] of filesIn(sets[i])) expect(images).toContain(file?.slice(1));
        expect(sets[i]).toContain(`.${format} `);
      }
    }
  });

  test('stands upright and keeps its shape', async () => {
    for (const file of images) {
      const image = sharp(join(site, file));
      const { width, height, orientation } = await image.metadata();
      expect({ file, shape: (width / height).toFixed(2), orientation }).toEqual({
        file,
        shape: '0.75',
        orientation: undefined,
      });
      const [top, bottom] = await Promise.all([0.1, 0.9].map((part) => pixel(file, width / 2, height * part)));
      expect(top?.[2]).toBeGreaterThan(top?.[1] ?? 255);
      expect(bottom?.[1]).toBeGreaterThan(bottom?.[2] ?? 255);
    }
  });

  test('tells nobody where it was taken, nor with what: no file of the site does', async () => {
    for (const file of images) expect(await sharp(join(site, file)).metadata(), file).not.toHaveProperty('exif');
    const telling = globSync('**/*.*', { cwd: site }).filter((file) => readFileSync(join(site, file)).includes(CAMERA));
    expect(telling).toEqual([]);
    expect(images.filter((file) => !/\.(avif|webp)$/.test(file))).toEqual([]);
  });

  test('is kept by who has seen it, not taken by who has not', () => {
    const worker = readFileSync(join(site, 'sw.js'), 'utf8');
    const headers = readFileSync(join(site, '_headers'), 'utf8');
    for (const file of images) {
      expect(worker).not.toContain(file);
      expect(headers).toContain(`/${file}\n  Cache-Control: public, max-age=31536000, immutable\n`);
    }
  });

  test('comes at once where it opens the page, and its place is kept', () => {
    const { loading, ...attributes } = pictureOf('abertura')?.querySelector('img')?.attributes ?? {};
    expect(loading).toBeUndefined();
    expect(attributes).toMatchObject({ fetchPriority: 'high', width: '800', height: '1067' });
    expect(pictureOf('abertura')?.closest('[class^=Hero]')).not.toBeNull();
  });

  test('leaves the page within its budgets', () => {
    // This pharmacy's first view is full without a photograph; exemplos/serra has one there.
    const { 'first view of /': _, ...limits } = LIMITS_OF_ANY_PHARMACY;
    expect(exceeding(measureBytes(site), limits)).toEqual([]);
  });
});

async function pixel(file: string, x: number, y: number): Promise<number[]> {
  const area = { left: Math.round(x), top: Math.round(y), width: 1, height: 1 };
  return [...(await sharp(join(site, file)).extract(area).removeAlpha().raw().toBuffer())];
}
