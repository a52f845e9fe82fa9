import { z } from 'zod';
import type { FieldMeta } from '../fields/meta.ts';
import { CONTENT_FILES } from './content.ts';
import type { Path } from './paths.ts';

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

interface Node extends FieldMeta {
  type?: string;
  title?: string;
  label?: string;
  properties?: Record<string, Node>;
  items?: Node;
  anyOf?: Node[];
}

const schemas = new Map<string, Node>();

/** The schemas on the way to a path, that of its file first; undefined from where there is none. */
function nodesTo([file, ...path]: Path): (Node | undefined)[] {
  const name = file as keyof typeof CONTENT_FILES;
  if (!schemas.has(name)) schemas.set(name, jsonSchema(name) as Node);
  const nodes = [schemas.get(name)];
  for (const key of path) {
    const group = groupOf(nodes.at(-1));
    nodes.push(typeof key === 'number' ? group?.items : group?.properties?.[key]);
  }
  return nodes;
}

const groupOf = (node: Node | undefined) => node?.anyOf?.find(({ type }) => type !== 'null') ?? node;

/** The metadata of the value at a path, with all lists and ticks without which the page does not show it. */
export function fieldMeta(path: Path): Omit<Node, 'shownIf'> & { shownIf: string[] } {
  const nodes = nodesTo(path);
  return { ...nodes.at(-1), shownIf: nodes.flatMap((node) => node?.shownIf ?? []) };
}
