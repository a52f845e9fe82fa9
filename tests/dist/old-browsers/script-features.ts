import { DATA, isKnown } from './support.ts';
import { identifierName, isNode, type SyntaxNode, stringValue } from './syntax.ts';

/** Features by the name of the member, whatever its object: `toSorted` is of arrays and of typed arrays. */
const MEMBERS = new Map<string, string[]>();
/** Features by the name of the event. */
const EVENTS = new Map<string, string[]>();

function indexMembers(path: string, object: object): void {
  for (const [key, member] of Object.entries<object>({ ...object })) {
    const [, name = key, , kind] = /^(\w+?)(_(event|static))?$/.exec(key) ?? [];
    const index = kind === 'event' ? EVENTS : MEMBERS;
    if (kind !== 'static') index.set(name, [...(index.get(name) ?? []), `${path}.${key}`]);
    // The members of `Intl` are objects themselves.
    if (path === 'javascript.builtins.Intl') indexMembers(`${path}.${key}`, member);
  }
}
for (const [path, objects] of Object.entries({ 'javascript.builtins': DATA.javascript['builtins'], api: DATA.api }))
  for (const [name, object] of Object.entries(objects ?? {})) indexMembers(`${path}.${name}`, object);

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
  if (type === 'MemberExpression') return memberFeatures(node, parents, own);
  if (type === 'Identifier') return globalFeatures(node, parents, own);
  if (type === 'NewExpression') return constructorFeatures(node);
  if (type === 'CallExpression') return eventFeatures(node);
  // Syntax that they lack the build writes in another way, or fails (BUILD_TARGETS).
  return type === 'Literal' ? regexFeatures(node) : [];
}

/** Asked for with `?.()` or by its type, a member may be missing. */
function isGuarded(node: SyntaxNode, [parent]: SyntaxNode[]): boolean {
  const isOptionalCall = parent?.type === 'CallExpression' && parent['callee'] === node && parent['optional'] === true;
  return isOptionalCall || (parent?.type === 'UnaryExpression' && parent['operator'] === 'typeof');
}

function memberFeatures(node: SyntaxNode, parents: SyntaxNode[], own: Set<string>): string[][] {
  const name = node['computed'] ? stringValue(node['property']) : identifierName(node['property']);
  if (name === undefined || isGuarded(node, parents)) return [];
  const object = identifierName(node['object']);
  const statics = [`javascript.builtins.${object}.${name}`, `api.${object}.${name}_static`].filter(isKnown);
  if (statics.length > 0) return [statics];
  return own.has(name) ? [] : [MEMBERS.get(name) ?? []];
}

/** Not a name that is only a key of an object, or a member's. */
function isReference(node: SyntaxNode, [parent]: SyntaxNode[]): boolean {
  if (!parent) return false;
  const isKey = parent['key'] === node || parent['property'] === node || parent['imported'] === node;
  return !isKey || parent['computed'] === true || parent['shorthand'] === true;
}

function globalFeatures(node: SyntaxNode, parents: SyntaxNode[], own: Set<string>): string[][] {
  const name = String(node['name']);
  // A pattern takes a member out of an object: `const { ariaLabel } = button`.
  const isTakenOut =
    parents[0]?.type === 'Property' && parents[1]?.type === 'ObjectPattern' && parents[0]['key'] === node;
  if (isTakenOut) return own.has(name) ? [] : [MEMBERS.get(name) ?? []];
  if (!isReference(node, parents) || isGuarded(node, parents)) return [];
  return [[`javascript.builtins.${name}`, `api.${name}`, `api.Window.${name}`].filter(isKnown)];
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
