import { describe, expect, test } from 'vitest';
import { jsonSchema } from '../src/content/json-schemas.ts';
import { loadContent } from '../src/content/load.ts';
import { leaves, pathOfField } from '../src/lib/paths.ts';
import { ruleOf } from './fields.ts';
import { fieldId, withValue } from './paths.ts';
import { labelOf, type Schema, schemaAt } from './schema.ts';
import { FILE_NAMES, shortName } from './server/files.ts';

describe('every field of every file', () => {
  test.each(FILE_NAMES)('of %s has a label', (name) => {
    const file = shortName(name);
    const schema = jsonSchema(name) as Schema;
    for (const { path } of leaves(loadContent('.')[name])) {
      if (path[0] === 'texto' && name === 'privacidade') continue;
      const isItem = typeof path.at(-1) === 'number';
      const own = ruleOf(file, path).label ?? schemaAt(schema, path)?.description;
      if (!isItem && !/^(mensagem|campos)\b/.test(String(path[0]))) expect(own, fieldId(file, path)).toBeTruthy();
      expect(labelOf(file, path, schemaAt(schema, path))).not.toBe('');
    }
  });

  test('that is money is shown in euros', () => {
    for (const id of [
      'entregas.yaml:normal.preco',
      'servicos.yaml:[3].preco',
      'aluguer.yaml:[0].precoDia',
      'aluguer.yaml:[0].extra.preco',
    ]) {
      const [file = '', field = ''] = id.split(':');
      expect(ruleOf(file, pathOfField(field.replaceAll(/\[(\d+)\]/g, (_, n) => `[${Number(n) + 1}]`))).kind, id).toBe(
        'euros',
      );
    }
  });
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
