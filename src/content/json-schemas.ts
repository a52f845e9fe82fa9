import { z } from 'zod';
import { CONTENT_FILES } from './load.ts';

/** The folder of the JSON schemas, beside the files that name them in their first line. */
export const SCHEMA_FOLDER = 'content/esquemas';

/** The JSON Schema of a content file. Rules that JSON Schema cannot express, such as a check digit, stay with the build. */
export function jsonSchema(name: keyof typeof CONTENT_FILES) {
  return z.toJSONSchema(CONTENT_FILES[name].schema, { io: 'input', target: 'draft-7' });
}

/** The text of each YAML or JSON file's schema by its path: text editors complete field names by it, and describe them. */
export function jsonSchemas(): Map<string, string> {
  const names = Object.keys(CONTENT_FILES).filter((name) => name !== 'privacidade') as (keyof typeof CONTENT_FILES)[];
  return new Map(
    names.map((name) => [`${SCHEMA_FOLDER}/${name}.json`, `${JSON.stringify(jsonSchema(name), null, 2)}\n`]),
  );
}
