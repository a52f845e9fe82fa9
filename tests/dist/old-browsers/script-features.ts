import { DATA, isKnown } from './support.ts';
import { identifierName, isNode, type SyntaxNode, stringValue } from './syntax.ts';

/** Features by a name: of a global, or of a member whatever its object, as `toSorted` is of arrays and typed arrays. */
const NAMES = new Map<string, string[]>();
/** Features by the name of the event. */
const EVENTS = new Map<string, string[]>();

const addTo = (index: Map<string, string[]>, name: string, path: string) =>
  index.set(name, [...(index.get(name) ?? []), path]);

function indexMembers(path: string, object: object): void {
  for (const [key, member] of Object.entries<object>({ ...object })) {
    const [, name = key, , kind] = /^(\w+?)(_(event|static))?$/.exec(key) ?? [];
    if (kind !== 'static') addTo(kind === 'event' ? EVENTS : NAMES, name, `${path}.${key}`);
    // The members of `Intl` are objects themselves.
    if (path === 'javascript.builtins.Intl') indexMembers(`${path}.${key}`, member);
  }
}
for (const [path, objects] of Object.entries({ 'javascript.builtins': DATA.javascript['builtins'], api: DATA.api }))
  for (const [name, object] of Object.entries(objects ?? {})) {
    addTo(NAMES, name, `${path}.${name}`);
    indexMembers(`${path}.${name}`, object);
  }

/** The names that a script gives to members of its own objects, such as React's `tag`: there they are no browser's. */
export function ownMembers(node: SyntaxNode): string[] {
  const { type, left, properties } = node;
  const keys = type === 'ObjectExpression' ? (properties as SyntaxNode[]) : [];
  const isAssigned = type === 'AssignmentExpression' && isNode(left) && left.type === 'MemberExpression';
  const assigned = isAssigned && isNode(left['object']) && left['object'].type === 'ThisExpression' ? [left] : [];
  const members = type === 'MethodDefinition' || type === 'PropertyDefinition' ? [node] : [];
  const names = [...keys, ...members, ...assigned].map((member) => member['key'] ?? member['property']);
  return names.flatMap((name) => identifierName(name) ?? stringValue(name) ?? []);
}

/**
 * The features that a node of a script uses, each by the paths that it may have in the data.
 * @param own names of members of the scripts' own objects
 */
export function nodeFeatures(node: SyntaxNode, parents: SyntaxNode[], own: Set<string>): string[][] {
  const { type } = node;
  const isComputed = parents[0]?.type === 'MemberExpression' && parents[0]['computed'] === true;
  if (type === 'Identifier' || (isComputed && stringValue(node))) return nameFeatures(node, parents, own);
  if (type === 'NewExpression') return constructorFeatures(node);
  if (type === 'CallExpression') return eventFeatures(node);
  // The build lowers newer syntax for browsers that know this: Vite's own target.
  if (type === 'StaticBlock') return [['javascript.classes.static.initialization_blocks']];
  return type === 'Literal' ? regexFeatures(node) : [];
}

/** The features of a name. None where the script asks with `?.()` or `typeof`: there the feature may be missing. */
function nameFeatures(node: SyntaxNode, [parent, above]: SyntaxNode[], own: Set<string>): string[][] {
  const name = identifierName(node) ?? stringValue(node) ?? '';
  const isMember = parent?.type === 'MemberExpression' && parent['property'] === node;
  const [used, user] = isMember ? [parent, above] : [node, parent];
  const isOptionalCall = user?.type === 'CallExpression' && user['callee'] === used && user['optional'] === true;
  if (isOptionalCall || (user?.type === 'UnaryExpression' && user['operator'] === 'typeof')) return [];
  const object = isMember && identifierName(parent['object']);
  const statics = [`javascript.builtins.${object}.${name}`, `api.${object}.${name}_static`].filter(isKnown);
  if (statics.length > 0) return [statics];
  // A name of one or two letters is a minified variable.
  return own.has(name) || name.length < 3 ? [] : [NAMES.get(name) ?? []];
}

function constructorFeatures(node: SyntaxNode): string[][] {
  const name = identifierName(node['callee']);
  return [[`javascript.builtins.${name}.${name}`, `api.${name}.${name}`].filter(isKnown)];
}

function eventFeatures(node: SyntaxNode): string[][] {
  const { callee } = node;
  const isListening = isNode(callee) && identifierName(callee['property']) === 'addEventListener';
  const event = isListening ? stringValue((node['arguments'] as unknown[])[0]) : undefined;
  return [EVENTS.get(event ?? '') ?? []];
}

function regexFeatures(node: SyntaxNode): string[][] {
  const { pattern = '', flags = '' } = (node['regex'] ?? {}) as { pattern?: string; flags?: string };
  return [
    /\(\?<[=!]/.test(pattern) ? ['javascript.regular_expressions.lookbehind_assertion'] : [],
    /\(\?[ims-]+:/.test(pattern) ? ['javascript.regular_expressions.modifier'] : [],
    flags.includes('v') ? ['javascript.builtins.RegExp.unicodeSets'] : [],
  ];
}
