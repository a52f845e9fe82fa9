import { isRecord, type Path } from '../../src/pharmacy/paths.ts';
import { comparable } from '../../src/text/comparable.ts';
import { placeName } from './content.ts';
import { FILE_NAMES, type FileName, SCHEMAS, shortName, TOPICS } from './content-files.ts';
import { fieldId, isEmpty } from './paths.ts';
import { type Schema, textOf } from './schema.ts';
import { weekLines, weekOf } from './week.ts';
import * as words from './words.ts';

/** The most results: as many as one looks through on a telephone. */
export const MOST_RESULTS = 20;

/** Words that tell nothing of what is sought, without the «s» of several. */
const SMALL = /^([aeo]|[dn][aeo]|em|para|por|com|uma?|mudar|n[.º]*)?$/;

/** A text in which «email» is found as «e-mail» is. */
const searchable = (text: string) => comparable(text).replaceAll('-', '');

/**
 * The topics and fields whose name, topic or value has each typed word (of two letters or more); then empty ones; then
 * those that only their explanation speaks of, of a list's items the first.
 */
export function searchFields(dataOf: (name: FileName) => unknown, typed: string) {
  // «Sócios» are explained as what «um sócio» pays.
  const sought = searchable(typed.replaceAll(/-feiras?/gi, ''))
    .replaceAll(/s\b/g, '')
    .split(' ')
    .filter((word) => !SMALL.test(word));
  if (sought.join('').length < 2) return [];
  const isMeant = (text: string) => sought.every((word) => searchable(text).includes(word));
  const found = FILE_NAMES.flatMap((name) => {
    const { title, intro } = TOPICS[name];
    const data = dataOf(name);
    const topic = { href: `#${name}`, text: title, mark: intro, rank: 0 };
    const isAboutDays = name === 'avisos' ? words.aboutDays : '';
    const fields = fieldsOf(SCHEMAS[name], data, []).flatMap(({ path, schema, value, about }) => {
      const text = [title, placeName(name, path, data)].filter(Boolean).join(' › ');
      const isWeek = schema.control === 'week';
      const shown = isWeek ? weekLines(weekOf(value)).join('; ') : textOf(schema, value);
      const mark = isEmpty(value) ? '' : shown.slice(0, 60);
      const rank = mark === '' || typeof value === 'boolean' ? 1 : 0;
      const href = `#${fieldId(shortName(name), path)}`;
      const asSought = isWeek ? words.aboutDays : path[0] === 'servico' ? words.aboutDuty : '';
      const said = `${text} ${shown} ${asSought}`;
      if (isMeant(said)) return [{ href, text, mark, rank }];
      const isFirst = path.every((key) => typeof key === 'string' || key === 0);
      return isFirst && isMeant(`${said} ${about}`) ? [{ href, text, mark, rank: 2 }] : [];
    });
    return [...(isMeant(`${title} ${intro} ${isAboutDays}`) ? [topic] : []), ...fields];
  });
  return found.sort((a, b) => a.rank - b.rank);
}

interface Field {
  path: Path;
  schema: Schema;
  value: unknown;
  /** Its explanation, and those of what it is in. */
  about: string;
}

/** The fields that have one control each: of groups also those without a value yet, of lists those of the items. */
function fieldsOf(schema: Schema, value: unknown, path: Path, around = ''): Field[] {
  const { properties, items, control, hint = '' } = schema;
  const about = `${around} ${hint}`;
  if (control === 'internal') return [];
  if (properties) {
    const values = isRecord(value) ? value : {};
    return Object.entries(properties).flatMap(([key, child]) => fieldsOf(child, values[key], [...path, key], about));
  }
  if (items && !items.enum && control !== 'week' && Array.isArray(value) && value.length > 0)
    return value.flatMap((item, i) => fieldsOf(items, item, [...path, i], about));
  return [{ path, schema, value, about }];
}
