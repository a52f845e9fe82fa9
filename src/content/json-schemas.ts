import { z } from 'zod';
import { CONTENT_FILES } from './load.ts';

/** Where the schemas for editors lie, beside the files that name them in their first line. */
export const SCHEMA_FOLDER = 'content/esquemas';

/**
 * A JSON Schema for each file that is YAML or JSON, made from the schema that the build uses: editors complete field names and
 * show what each is for. Rules that JSON Schema cannot say, such as a check digit, stay with the build.
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
