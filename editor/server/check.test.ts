import { expect, test } from 'vitest';
import { jsonSchema } from '../../src/pharmacy/json-schemas.ts';
import { DUTIES } from '../../src/pharmacy/law/audit.ts';
import { pathOfField } from '../../src/pharmacy/paths.ts';
import { placeOf } from '../../src/pharmacy/publishing/law-findings.ts';
import { type Schema, schemaAt } from '../schema.ts';

const PLACES = DUTIES.map(({ on, reference }) => ({ reference, ...placeOf(on, reference) }));

test('each duty leads to a field that is there, and only those of no field to the texts of the page', () => {
  const lost = PLACES.filter(
    ({ name, field }) => schemaAt(jsonSchema(name) as Schema, pathOfField(field)) === undefined,
  );
  expect(lost).toEqual([]);
  const withoutField = PLACES.filter(({ name, field }) => name === 'pagina' && field === '').map(
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
