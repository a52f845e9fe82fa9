import type { Path } from '../../src/pharmacy/paths.ts';
import { comparable } from '../../src/text/comparable.ts';
import { placeName, SCHEMAS } from './content.ts';
import { FILE_NAMES, type FileName, shortName } from './file-names.ts';
import { fieldId, isRecord } from './paths.ts';
import { type Schema, textOf } from './schema.ts';
import { TOPICS } from './topics.ts';

/** The most results: as many as one looks through on a telephone. */
export const MOST_RESULTS = 20;

/** The fields whose name, topic or value has each typed word (of two letters or more), empty ones and ticks last. */
export function searchFields(dataOf: (name: FileName) => unknown, typed: string) {
  const words = comparable(typed).split(' ').filter(Boolean);
  if (words.join('').length < 2) return [];
  const found = FILE_NAMES.flatMap((name) => {
    const data = dataOf(name);
    return fieldsOf(SCHEMAS[name], data, []).flatMap(({ path, schema, value }) => {
      const text = [TOPICS[name].title, placeName(name, path, data)].filter(Boolean).join(' › ');
      const mark = textOf(schema, value).slice(0, 60);
      const isMeant = words.every((word) => comparable(`${text} ${textOf(schema, value)}`).includes(word));
      const isLast = mark === '' || typeof value === 'boolean';
      return isMeant ? [{ href: `#${fieldId(shortName(name), path)}`, text, mark, isLast }] : [];
    });
  });
  return found.sort((a, b) => Number(a.isLast) - Number(b.isLast));
}

/** The fields that have one control each: of groups also those without a value yet, of lists those of the items. */
function fieldsOf(schema: Schema, value: unknown, path: Path): { path: Path; schema: Schema; value: unknown }[] {
  const { properties, items, control } = schema;
  if (control === 'internal') return [];
  if (properties) {
    const values = isRecord(value) ? value : {};
    return Object.entries(properties).flatMap(([key, child]) => fieldsOf(child, values[key], [...path, key]));
  }
  if (items && !items.enum && control !== 'week')
    return (Array.isArray(value) ? value : []).flatMap((item, i) => fieldsOf(items, item, [...path, i]));
  return [{ path, schema, value: control === 'week' ? undefined : value }];
}
