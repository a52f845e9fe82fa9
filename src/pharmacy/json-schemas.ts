import { z } from 'zod';
import type { FieldMeta } from '../fields/meta.ts';
import { CONTENT_FILES } from './content.ts';
import type { Path } from './paths.ts';

/** The folder of the JSON schemas in a pharmacy's folder, beside the files that name them in their first line. */
export const SCHEMA_FOLDER = 'content/esquemas';

/** The metadata that only the owner's editor and the rules of publishing read: no text editor knows them. */
const ONLY_OURS = ['control', 'note', 'choices', 'label', 'hint', 'own', 'shownIf', 'shownAt', 'saidAs'];

/**
 * The JSON Schema of a content file; the build alone has rules that it cannot express, as a check digit. The owner's
 * editor reads `label` and `hint`, the first sentence of a description and the rest; text editors, `description`.
 */
export function jsonSchema(name: keyof typeof CONTENT_FILES) {
  return z.toJSONSchema(CONTENT_FILES[name].schema, {
    io: 'input',
    target: 'draft-7',
    override: ({ jsonSchema: schema }) => {
      const { control, description, title } = schema;
      // A file's own title and description stand over its form.
      if (!description || title) return;
      const [, label = description, hint] = /^(.+?)\. (.+)$/.exec(description) ?? [];
      Object.assign(schema, { label }, hint && { hint });
      if (control === 'euros') schema.description = `${description.replace(/\.?$/, '.')} Em cêntimos: 290 são 2,90 €.`;
    },
  });
}

/** The text of each YAML or JSON file's schema by its path, for text editors. */
export function jsonSchemas(): Map<string, string> {
  const names = Object.keys(CONTENT_FILES).filter((name) => name !== 'privacidade') as (keyof typeof CONTENT_FILES)[];
  const forTextEditors = (key: string, value: unknown) => (ONLY_OURS.includes(key) ? undefined : value);
  const textOf = (name: (typeof names)[number]) => `${JSON.stringify(jsonSchema(name), forTextEditors, 2)}\n`;
  return new Map(names.map((name) => [`${SCHEMA_FOLDER}/${name}.json`, textOf(name)]));
}

/** The part of JSON Schema that our schemas use, with the metadata by which the editor shows a field. */
export interface Schema extends FieldMeta {
  type?: string;
  title?: string;
  description?: string;
  label?: string;
  hint?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: string[];
  default?: unknown;
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
}

/** The schema of each file, as a form shows it: a value that may also be null has the schema of its other type. */
export const SCHEMAS = Object.fromEntries(
  Object.keys(CONTENT_FILES).map((name) => [name, withoutNull(jsonSchema(name as keyof typeof CONTENT_FILES))]),
) as Record<keyof typeof CONTENT_FILES, Schema>;

function withoutNull(schema: object): Schema {
  return JSON.parse(JSON.stringify(schema), (_key, part) => {
    const other = part?.anyOf?.find(({ type }: Schema) => type !== 'null');
    return other ? { ...other, ...part } : part;
  });
}

/** The schema of what stands at a path. */
export function schemaAt(schema: Schema | undefined, path: Path): Schema | undefined {
  return path.reduce((part, key) => (typeof key === 'number' ? part?.items : part?.properties?.[key]), schema);
}

/** The metadata of the value at a path, with all lists and ticks without which the page does not show it. */
export function fieldMeta([file, ...path]: Path): Omit<Schema, 'shownIf'> & { shownIf: string[] } {
  const schema = SCHEMAS[file as keyof typeof SCHEMAS];
  const onTheWay = path.map((_, i) => schemaAt(schema, path.slice(0, i + 1)));
  const shownIf = [schema, ...onTheWay].flatMap((part) => part?.shownIf ?? []);
  return { ...schemaAt(schema, path), shownIf };
}
