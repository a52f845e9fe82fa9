import type { FieldMeta } from '../fields/meta.ts';
import type { CONTENT_FILES } from './content.ts';
import { jsonSchema } from './json-schemas.ts';
import type { Path } from './paths.ts';

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
