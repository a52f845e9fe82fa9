import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { CONTENT_FILES, loadContent } from '../src/content/load.ts';
import { leaves } from '../src/content/source.ts';
import { ruleOf } from './fields.ts';
import { fieldId, type Path, pathOfField, valueAt, withValue } from './paths.ts';
import { labelOf, type Schema, schemaAt } from './schema.ts';

const FILES = Object.values(CONTENT_FILES);

describe('every field of every file', () => {
  test.each(FILES)('of $file has a name in words', ({ file, schema }) => {
    const made = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }) as Schema;
    const short = file.replace(/^.*\//, '');
    const name = Object.entries(CONTENT_FILES).find(([, known]) => known.file === file)?.[0] ?? '';
    for (const { path } of leaves(loadContent('.')[name as 'farmacia'])) {
      const keys = path as Path;
      if (keys[0] === 'texto' && short === 'privacidade.md') continue;
      const isItem = typeof keys.at(-1) === 'number';
      const own = ruleOf(short, keys).label ?? schemaAt(made, keys)?.description;
      if (!isItem && !/^(mensagem|campos)\b/.test(String(keys[0]))) expect(own, fieldId(short, keys)).toBeTruthy();
      expect(labelOf(short, keys, schemaAt(made, keys))).not.toBe('');
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
  test('count items from 0 in the page and from 1 in sentences', () => {
    expect(fieldId('aluguer.yaml', [0, 'extra', 'preco'])).toBe('aluguer.yaml:[0].extra.preco');
    expect(pathOfField('[1].extra.preco')).toEqual([0, 'extra', 'preco']);
    expect(pathOfField('aberturas[2].dias')).toEqual(['aberturas', 1, 'dias']);
    expect(pathOfField('')).toEqual([]);
  });

  test('lead to a value and change it in a copy', () => {
    const data = { a: [{ b: 1 }] };
    expect(withValue(data, ['a', 0, 'b'], 2)).toEqual({ a: [{ b: 2 }] });
    expect(withValue(data, ['a', 0, 'b'], undefined)).toEqual({ a: [{}] });
    expect(valueAt(data, ['a', 0, 'b'])).toBe(1);
    expect(valueAt(data, ['x', 0, 'b'])).toBeUndefined();
  });
});
