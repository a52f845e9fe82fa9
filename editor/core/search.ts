import type { Path } from '../../src/pharmacy/paths.ts';
import { comparable } from '../../src/text/comparable.ts';
import { placeName, SCHEMAS } from './content.ts';
import { FILE_NAMES, type FileName, shortName } from './file-names.ts';
import { fieldId, isRecord } from './paths.ts';
import { type Schema, textOf } from './schema.ts';
import { TOPICS } from './topics.ts';
import { weekLines, weekOf } from './week.ts';
import * as words from './words.ts';

/** The most results: as many as one looks through on a telephone. */
export const MOST_RESULTS = 20;

/** The topics and fields whose name, topic or value has each typed word (of two letters or more), empty ones last. */
export function searchFields(dataOf: (name: FileName) => unknown, typed: string) {
  const sought = comparable(typed).split(' ').filter(Boolean);
  if (sought.join('').length < 2) return [];
  const isMeant = (text: string) => sought.every((word) => comparable(text).includes(word));
  const found = FILE_NAMES.flatMap((name) => {
    const { title, intro } = TOPICS[name];
    const data = dataOf(name);
    const topic = { href: `#${name}`, text: title, mark: intro, isLast: false };
    const isAboutDays = name === 'avisos' ? words.aboutDays : '';
    const fields = fieldsOf(SCHEMAS[name], data, []).flatMap(({ path, schema, value }) => {
      const text = [title, placeName(name, path, data)].filter(Boolean).join(' › ');
      const isWeek = schema.control === 'week';
      const shown = isWeek ? weekLines(weekOf([value ?? []].flat())).join('; ') : textOf(schema, value);
      const mark = Array.isArray(value) && value.length === 0 ? '' : shown.slice(0, 60);
      const isLast = mark === '' || typeof value === 'boolean';
      const href = `#${fieldId(shortName(name), path)}`;
      return isMeant(`${text} ${shown} ${isWeek ? words.aboutDays : ''}`) ? [{ href, text, mark, isLast }] : [];
    });
    return [...(isMeant(`${title} ${intro} ${isAboutDays}`) ? [topic] : []), ...fields];
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
  return [{ path, schema, value }];
}
