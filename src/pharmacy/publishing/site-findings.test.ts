import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { copyForTest } from '../../../tests/pharmacy-copy.ts';
import { clauseInFile } from '../mistakes/mistakes.ts';
import { siteFindings } from './site-findings.ts';

let folder: string;
beforeEach(() => {
  folder = copyForTest('exemplos/serra');
});
const texts = async (today = '2026-11-22') =>
  (await siteFindings(join(folder, 'dist'), folder, new Date(today))).map(clauseInFile);

test('a photograph with what a camera adds to it is asked about', async () => {
  expect(await texts()).toEqual([]);
  const picture = sharp({ create: { width: 20, height: 20, channels: 3, background: 'green' } });
  const place = { IFD0: { Make: 'A' }, IFD3: { GPSLatitude: '39/1 1/1 1/1' } };
  await picture.withExif(place).jpeg().toFile(join(folder, 'content/fotografias/a.jpg'));
  expect(await texts()).toEqual([expect.stringMatching(/«a\.jpg» pode guardar o lugar onde/)]);
});

test('a site is to be published again a month before its holidays and its security.txt end, as built or as published', async () => {
  mkdirSync(join(folder, 'dist/.well-known'), { recursive: true });
  writeFileSync(join(folder, 'dist/.well-known/security.txt'), 'Contact: x\nExpires: 2027-01-10T12:00:00Z\n');
  expect(await texts('2026-12-01')).toEqual([]);
  expect(await texts('2026-12-12')).toEqual([
    expect.stringMatching(/deixam de valer a 10 de janeiro de 2027: os feriados .+ Publique-o outra vez/),
  ]);
  expect(await texts('2027-02-01')).toEqual([expect.stringMatching(/deixaram de valer/)]);
  const published = async (day: string) => siteFindings(new Date(day), folder, new Date('2026-11-22'));
  expect([await published('2026-02-01'), await published('2026-01-10')]).toEqual([[], [expect.anything()]]);
});
