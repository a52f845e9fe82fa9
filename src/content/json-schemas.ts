import { z } from 'zod';
import { CONTENT_FILES } from './load.ts';

/** The folder of the JSON schemas, beside the files that name them in their first line. */
export const SCHEMA_FOLDER = 'content/esquemas';

/**
 * Makes a JSON Schema for each YAML or JSON file from the schema that the build uses, so that text editors complete field
 * names and describe them. Rules that JSON Schema cannot express, such as a check digit, stay with the build.
 * @returns the text of each file by its path
 */
export function jsonSchemas(): Map<string, string> {
  const entries = Object.entries(CONTENT_FILES).filter(([, { file }]) => !file.endsWith('.md'));
  return new Map(
    entries.map(([name, { schema }]) => {
      const made = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' });
      return [`${SCHEMA_FOLDER}/${name}.json`, `${JSON.stringify(made, null, 2)}\n`];
    }),
  );
}
