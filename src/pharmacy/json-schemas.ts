import { z } from 'zod';
import { CONTENT_FILES } from './content.ts';

/** The folder of the JSON schemas in a pharmacy's folder, beside the files that name them in their first line. */
export const SCHEMA_FOLDER = 'content/esquemas';

/** The metadata that only the owner's editor and the rules of publishing read: no text editor knows them. */
const ONLY_OURS = ['control', 'note', 'choices', 'label', 'hint', 'own', 'least', 'shownIf', 'shownAt', 'saidAs'];

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
