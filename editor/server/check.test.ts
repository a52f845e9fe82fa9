import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { jsonSchema } from '../../src/pharmacy/json-schemas.ts';
import { placeOf, REQUIREMENTS } from '../../src/pharmacy/law/audit.ts';
import { drafts, readContent } from '../../src/pharmacy/load.ts';
import { contentFindings } from '../../src/pharmacy/publishing/content-findings.ts';
import { type Schema, schemaAt } from '../schema.ts';
import { TEXTS } from '../texts.ts';
import { calls } from './api.ts';
import { allMistakes, dataIn, lostLetters, shownFinding, withoutFileWords } from './content.ts';
import { keepVersion, readText, versionsOf } from './files.ts';

const PLACES = REQUIREMENTS.map(({ reference, field }) => ({ reference, ...placeOf({ field }, '/') }));

test('each duty leads to a field that is there, and only those of no field to the texts of the page', () => {
  const lost = PLACES.filter(({ name, path }) => schemaAt(jsonSchema(name) as Schema, path) === undefined);
  expect(lost).toEqual([]);
  const withoutField = PLACES.filter(({ name, path }) => name === 'pagina' && path.length === 0).map(
    ({ reference }) => reference,
  );
  expect(withoutField).toEqual([
    expect.stringContaining('o que não há'),
    expect.stringContaining('ODR'),
    expect.stringContaining('logótipo'),
    expect.stringContaining('nada de terceiros'),
    expect.stringContaining('publicidade a medicamentos'),
    expect.stringContaining('o mapa'),
  ]);
});

test('what is found is quoted as the form and the page show it', () => {
  const folder = 'exemplos/demonstracao';
  const { sources } = readContent(folder);
  const sentences = contentFindings(folder).map((finding) => shownFinding(finding, sources).sentence);
  expect(sentences).toContainEqual(expect.stringMatching(/Latitude.*«39,\d+»/));
  expect(sentences).toContainEqual(expect.stringMatching(/Nos feriados: «Com horário próprio»/));
  expect(sentences.filter((sentence) => /\{farmacia\.|proprio|\d\.\d{4}/.test(sentence))).toEqual([]);
});

test('a letter lost in copying is a mistake of its field', () => {
  expect(lostLetters('privacidade', { texto: 'A farm\ufffdcia fecha.' })).toMatchObject([
    {
      path: ['texto'],
      sentence: expect.stringMatching(/^Texto: Encontrei «\ufffd», uma letra que se perdeu/),
    },
  ]);
});

test('a policy without text is a mistake of its text, and keeps it from being saved', () => {
  const text = readText('privacidade', 'exemplos/demonstracao').replace(/(?<=\n---\n)[\s\S]*/, '');
  expect(allMistakes({ privacidade: text })).toMatchObject([
    { name: 'privacidade', path: ['texto'], text: expect.stringMatching(/^Está vazio; espera-se a política/) },
  ]);
});

test('the question before sending promises nothing that the host refuses', () => {
  expect(TEXTS.sendAsk(false)).toContain('à vista de todos');
  expect(TEXTS.sendAsk(true)).toMatch(/dados inventados, ou textos que contradizem.*recusá-las/);
});

test('hours are refused in words of the form', () => {
  const text = readText('horario', 'exemplos/demonstracao').replace('fecha: "13:00"', 'fecha: "08:00"');
  expect(allMistakes({ horario: text })).toMatchObject([{ text: expect.stringMatching(/trocadas[^"]*$/) }]);
});

test('what is saved is checked, also while one types, and then the newest drafts are shown again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'verificar-'));
  cpSync('exemplos/demonstracao', folder, { recursive: true });
  vi.stubEnv('FARMACIA', folder);
  const typed = (sentence: string) => {
    const base = dataIn('slogans', readText('slogans')) as string[];
    return { drafts: [{ name: 'slogans', base, data: base.with(0, sentence) }] };
  };
  const typedMeanwhile: unknown[] = [];
  const read: number[] = [];
  const pages = createServer((_request, response) => {
    typedMeanwhile.push(known['rever']?.(typed('Escrita entretanto.')));
    setImmediate(() => {
      read.push(drafts.size);
      response.end('<!doctype html><html lang="pt-PT"><body></body></html>');
    });
  }).listen(0, '127.0.0.1');
  await once(pages, 'listening');
  const { port } = pages.address() as AddressInfo;
  const known = calls({ origin: `http://127.0.0.1:${port}`, isBorrowed: false, changed: () => {} });
  await known['rever']?.(typed('Escrita antes.'));
  await known['verificar']?.({});
  expect(read).toEqual([0, 0, 0]);
  expect([...drafts.values()]).toEqual([expect.stringContaining('Escrita antes.')]);
  await Promise.all(typedMeanwhile);
  expect([...drafts.values()]).toEqual([expect.stringContaining('Escrita entretanto.')]);
  drafts.clear();
  pages.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('a version is named by its moment, as the owner’s clock has it', () => {
  const moment = new Date(2026, 0, 3, 9, 5).toISOString();
  expect(TEXTS.version(moment)).toBe('Repor como estava antes da mudança de 3 de janeiro de 2026 às 09:05');
});

test('what was there is kept by the moment at which it was changed, also by somebody else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'versoes-'));
  vi.stubEnv('FARMACIA', folder);
  vi.setSystemTime('2026-11-22T09:00:00Z');
  keepVersion('slogans', '- Como era.\n');
  vi.setSystemTime('2026-11-23T10:12:00Z');
  for (const copy of ['Thumbs.db', '2026-11-22T09-00-00.000Z (cópia)', '2026-11-22T09-00-00.000Z-PC'])
    writeFileSync(join(folder, '.cache/editor/slogans', copy), '');
  keepVersion('slogans', '- Como ficou.\n');
  expect(versionsOf('slogans')).toEqual(['2026-11-23T10-12-00.001Z', '2026-11-23T10-12-00.000Z']);
  vi.useRealTimers();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const EUROS = 'espera-se um preço em euros, como 2,90: zero, ou de 0,10 a 10 000 €.';

// biome-ignore format: one sentence a line
test.each([
  ['encontrei «2»; espera-se um telefone, fixo (2…), entre aspas e sem espaços', 'encontrei «2»; espera-se um telefone, fixo (2…)'],
  ['espera-se uma hora como "09:00", entre aspas.', 'espera-se uma hora, como 9:00.'],
  ['espera-se um dia do calendário como "2026-12-24" (ano-mês-dia).', 'espera-se um dia inteiro: dia, mês e ano.'],
  ['espera-se um texto (entre aspas, se forem só algarismos).', 'espera-se um texto.'],
  ['encontrei «150» entre aspas, e sem elas seria um número; espera-se um preço em cêntimos, sem vírgula.', `encontrei «150»; ${EUROS}`],
  ['espera-se um preço em cêntimos: 4 são 0,04 €; 4 € escrevem-se 400.', EUROS],
  ['porque se entrega em casa (ou então faz: false).', 'porque se entrega em casa, ou que se tire o visto de «Entregamos em casa».'],
  ['comunicou a entrega? Se sim, comunicada: true.', 'comunicou a entrega? Se sim, ponha o visto.'],
  ['espera-se true ou false, sem aspas.', 'espera-se o visto posto ou tirado.'],
  ['espera-se uma lista: cada linha a começar por um traço.', 'espera-se uma lista.'],
  ['não consigo ler esta linha; abra o ficheiro no editor (npm run editar).', 'não consigo ler esta linha.'],
  ['Encontrei «uma lista, cada um traz. Outra coisa»; espera-se um nome.', 'Encontrei «uma lista, cada um traz. Outra coisa»; espera-se um nome.'],
  ['espera-se um grupo de campos, cada um na sua linha.', 'espera-se um grupo de campos.'],
])('an owner who sees the form does not read «%s»', (written, read) => {
  expect(withoutFileWords(written)).toBe(read);
});
