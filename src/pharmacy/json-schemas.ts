import { z } from 'zod';
import { CONTENT_FILES } from './content.ts';

/** The folder of the JSON schemas, beside the files that name them in their first line. */
export const SCHEMA_FOLDER = 'content/esquemas';

/**
 * The JSON Schema of a content file. Rules that JSON Schema cannot express, such as a check digit, stay with the build. For the
 * owner's editor, the first sentence of a description is the field's label, the rest its hint.
 */
export function jsonSchema(name: keyof typeof CONTENT_FILES) {
  return z.toJSONSchema(CONTENT_FILES[name].schema, {
    io: 'input',
    target: 'draft-7',
    override: ({ jsonSchema: schema }) => {
      const [, label = schema.description, hint] = /^(.+?)\. (.+)$/.exec(schema.description ?? '') ?? [];
      Object.assign(schema, label && { label }, hint && { hint });
    },
  });
}

/** What only the owner's editor reads: a text editor would not know it. */
const ONLY_OF_EDITOR: ReadonlySet<string> = new Set(['control', 'note', 'choices', 'label', 'hint']);

/** The text of each YAML or JSON file's schema by its path: text editors complete field names by it, and describe them. */
export function jsonSchemas(): Map<string, string> {
  const names = Object.keys(CONTENT_FILES).filter((name) => name !== 'privacidade') as (keyof typeof CONTENT_FILES)[];
  return new Map(
    names.map((name) => [`${SCHEMA_FOLDER}/${name}.json`, `${JSON.stringify(jsonSchema(name), forTextEditors, 2)}\n`]),
  );
}

/** Prices say that they are cents: the owner's editor shows euros. */
function forTextEditors(key: string, value: unknown): unknown {
  if (ONLY_OF_EDITOR.has(key)) return undefined;
  const { control, description } = Object(value) as { control?: unknown; description?: string };
  if (control !== 'euros') return value;
  return { ...Object(value), description: `${description?.replace(/\.?$/, '.')} Em cêntimos: 290 são 2,90 €.` };
}
