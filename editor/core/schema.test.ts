import { describe, expect, test } from 'vitest';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { leaves } from '../../src/pharmacy/paths.ts';
import { SCHEMAS } from './content.ts';
import { FILE_NAMES, shortName } from './file-names.ts';
import { fieldId, withValue } from './paths.ts';
import { labelOf, schemaAt } from './schema.ts';

describe('every field of every file', () => {
  test.each(FILE_NAMES)('of %s has a label', (name) => {
    const file = shortName(name);
    const schema = SCHEMAS[name];
    for (const { path } of leaves(loadPharmacy('.')[name])) {
      const isItem = typeof path.at(-1) === 'number';
      const own = schemaAt(schema, path)?.label;
      if (!isItem && !/^(mensagem|campos)\b/.test(String(path[0]))) expect(own, fieldId(file, path)).toBeTruthy();
      expect(labelOf(path, schemaAt(schema, path))).not.toBe('');
    }
  });
});

test('no price of something to rent is said to be left empty at will: one of the three must be there', () => {
  const { precoDia, precoSemana, caucao } = SCHEMAS.aluguer.items?.properties ?? {};
  expect([precoDia?.note, precoSemana?.note, caucao?.note]).toEqual([
    '(um destes três, pelo menos)',
    '(um destes três, pelo menos)',
    undefined,
  ]);
});

describe('paths', () => {
  test('name a control, items counted from 0', () => {
    expect(fieldId('aluguer.yaml', [0, 'extra', 'preco'])).toBe('aluguer.yaml:[0].extra.preco');
  });

  test('lead to a value that is changed in a copy', () => {
    const data = { a: [{ b: 1 }] };
    expect(withValue(data, ['a', 0, 'b'], 2)).toEqual({ a: [{ b: 2 }] });
    expect(withValue(data, ['a', 0, 'b'], undefined)).toEqual({ a: [{}] });
    expect(data).toEqual({ a: [{ b: 1 }] });
  });
});
