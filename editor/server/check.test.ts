import { expect, test } from 'vitest';
import { jsonSchema } from '../../src/pharmacy/json-schemas.ts';
import { placeOf, REQUIREMENTS } from '../../src/pharmacy/law/audit.ts';
import { type Schema, schemaAt } from '../schema.ts';

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
