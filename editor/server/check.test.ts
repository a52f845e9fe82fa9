import { expect, test } from 'vitest';
import { jsonSchema } from '../../src/pharmacy/json-schemas.ts';
import { placeOf, REQUIREMENTS } from '../../src/pharmacy/law/audit.ts';
import { readContent } from '../../src/pharmacy/load.ts';
import { contentFindings } from '../../src/pharmacy/publishing/content-findings.ts';
import { type Schema, schemaAt } from '../schema.ts';
import { asFinding, inOwnersWords } from './content.ts';

const PLACES = REQUIREMENTS.map(({ on, reference, field }) => ({ reference, ...placeOf({ field }, on) }));

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
  const sentences = contentFindings(folder).map((finding) => asFinding(finding, sources).sentence);
  expect(sentences).toContainEqual(expect.stringMatching(/Latitude.*«39,\d+»/));
  expect(sentences).toContainEqual(expect.stringMatching(/Nos feriados: «Com horário próprio»/));
  expect(sentences.filter((sentence) => /\{farmacia\.|proprio|\d\.\d{4}/.test(sentence))).toEqual([]);
});

test('a telephone may be typed with spaces', () => {
  const mistake = 'encontrei «2»; espera-se um telefone de nove algarismos, fixo (2…), entre aspas e sem espaços';
  expect(inOwnersWords(mistake)).toBe('encontrei «2»; espera-se um telefone de nove algarismos, fixo (2…)');
});
