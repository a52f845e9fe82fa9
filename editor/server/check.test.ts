import { expect, test } from 'vitest';
import { jsonSchema } from '../../src/content/json-schemas.ts';
import { DUTIES } from '../../tests/law/audit.ts';
import { fieldId } from '../paths.ts';
import { type Schema, schemaAt } from '../schema.ts';
import { placeOf } from './check.ts';
import { shortName } from './files.ts';

const PLACES = DUTIES.map(({ on, reference }) => ({ reference, ...placeOf(on, reference) }));

test('each duty leads to a field that is there, and only those of no field to the texts of the page', () => {
  const lost = PLACES.filter(({ name, path }) => {
    const schema = jsonSchema(name) as Schema;
    return fieldId(shortName(name), path) !== 'privacidade.md:texto' && schemaAt(schema, path) === undefined;
  });
  expect(lost).toEqual([]);
  const withoutField = PLACES.filter(({ path }) => path.length === 0).map(({ reference }) => reference);
  expect(withoutField).toEqual([
    expect.stringContaining('o que não há'),
    expect.stringContaining('ODR'),
    expect.stringContaining('logótipo'),
    expect.stringContaining('nada de terceiros'),
    expect.stringContaining('publicidade a medicamentos'),
    expect.stringContaining('o mapa'),
  ]);
});
