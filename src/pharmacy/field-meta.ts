import type { CONTENT_FILES } from './content.ts';
import { jsonSchema } from './json-schemas.ts';
import type { Path } from './paths.ts';
import type { Shown } from './schemas/values.ts';

interface Node extends Shown {
  type?: string;
  properties?: Record<string, Node>;
  items?: Node;
  anyOf?: Node[];
}

const schemas = new Map<string, Node>();

/** The metadata of the value at a path, from its file on, with all lists and ticks without which the page does not show it. */
export function fieldMeta([file, ...path]: Path): Omit<Shown, 'shownIf'> & { shownIf: string[] } {
  const name = file as keyof typeof CONTENT_FILES;
  if (!schemas.has(name)) schemas.set(name, jsonSchema(name) as Node);
  let node = schemas.get(name);
  const shownIf: string[] = [];
  for (const key of [undefined, ...path]) {
    const group = node?.anyOf?.find(({ type }) => type !== 'null') ?? node;
    if (key !== undefined) node = typeof key === 'number' ? group?.items : group?.properties?.[key];
    if (node?.shownIf) shownIf.push(node.shownIf);
  }
  return { ...node, shownIf };
}
