import { z } from 'zod';
import { CONTENT_FILES } from './content.ts';
import type { Shown } from './schemas/values.ts';

/** The folder of the JSON schemas, beside the files that name them in their first line. */
export const SCHEMA_FOLDER = 'content/esquemas';

/** The JSON Schema of a content file. Rules that JSON Schema cannot express, such as a check digit, stay with the build. */
export function jsonSchema(name: keyof typeof CONTENT_FILES) {
  return z.toJSONSchema(CONTENT_FILES[name].schema, { io: 'input', target: 'draft-7' });
}

/** What only the owner's editor reads (`Shown`): a text editor would not know it. */
const SHOWN: ReadonlySet<string> = new Set(['control', 'label', 'hint', 'choices'] satisfies (keyof Shown)[]);

/** The text of each YAML or JSON file's schema by its path: text editors complete field names by it, and describe them. */
export function jsonSchemas(): Map<string, string> {
  const names = Object.keys(CONTENT_FILES).filter((name) => name !== 'privacidade') as (keyof typeof CONTENT_FILES)[];
  return new Map(
    names.map((name) => [`${SCHEMA_FOLDER}/${name}.json`, `${JSON.stringify(jsonSchema(name), withoutShown, 2)}\n`]),
  );
}

const withoutShown = (key: string, value: unknown) => (SHOWN.has(key) ? undefined : value);
