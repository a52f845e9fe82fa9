import type { CssNodePlain, DeclarationPlain } from 'css-tree';
import { DATA } from './support.ts';

/** The paths of each kind of value that is written as a function: `light-dark` is `css.types.color.light-dark`. */
const FUNCTIONS = new Map<string, string>();
for (const [type, group] of Object.entries(DATA.css['types'] ?? {})) {
  FUNCTIONS.set(type, `css.types.${type}`);
  for (const name of Object.keys(group)) FUNCTIONS.set(name, `css.types.${type}.${name}`);
}
/** All nodes below one, and itself. */
function nodesIn(node: unknown): CssNodePlain[] {
  if (typeof node !== 'object' || node === null) return [];
  const below = Object.values(node).flatMap(nodesIn);
  return 'type' in node ? [node as CssNodePlain, ...below] : below;
}

/** The features that a declaration uses; its owner is `css.properties`, or an at-rule with descriptors. */
export function declarationFeatures({ property, value }: DeclarationPlain, owner: string): string[] {
  // A browser skips a prefix that it does not know; such a line is there for those that know it.
  if (/^-\w/.test(property)) return [];
  const name = property.startsWith('--') ? 'custom-property' : property;
  const nodes = nodesIn(value);
  const words = value.type === 'Value' ? value.children : [];
  return [
    `${owner}.${name}`,
    ...words.flatMap((node) => (node.type === 'Identifier' ? [`${owner}.${name}.${node.name}`] : [])),
    ...nodes.flatMap((node) => valueFeatures(node, name)),
    ...(name === 'content' && words.some((node) => node.type === 'Operator' && node.value === '/')
      ? ['css.properties.content.alt_text']
      : []),
  ];
}

function valueFeatures(node: CssNodePlain, property: string): string[] {
  if (node.type === 'Dimension') {
    return [`css.types.length.${node.unit.startsWith('cq') ? 'container_query_length_units' : node.unit}`];
  }
  if (node.type !== 'Function') return [];
  const type = FUNCTIONS.get(node.name) ?? FUNCTIONS.get(`${node.name}-function`);
  const path = type ?? `css.properties.${property}.${node.name}`;
  const words = node.children.flatMap((child) => (child.type === 'Identifier' ? [child.name] : []));
  return [
    path,
    ...(words[0] === 'from' ? [`${path}.relative_syntax`] : []),
    ...(node.name.endsWith('-gradient') && words.includes('in') ? [`${path}.interpolation_color_space`] : []),
  ];
}

/** The features of selectors: pseudo-classes, pseudo-elements, `&`, `of` behind a number. */
export function selectorFeatures(selector: CssNodePlain): string[] {
  return nodesIn(selector).flatMap((node) => {
    // The parser's types lack this node.
    if (String(node.type) === 'NestingSelector') return ['css.selectors.nesting'];
    if (node.type === 'Nth' && node.selector) return ['css.selectors.nth-child.of_syntax'];
    const isPseudo = node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector';
    return isPseudo && !node.name.startsWith('-') ? [`css.selectors.${node.name}`] : [];
  });
}

/** The features of the queries behind `@media`. */
export function mediaFeatures(prelude: CssNodePlain | null): string[] {
  return nodesIn(prelude).flatMap((node) => {
    if (node.type === 'FeatureRange') return ['css.at-rules.media.range_syntax'];
    // `not (…)` came with `or`; a browser without it reads `not all`.
    if (node.type === 'Condition')
      return node.children.some((child) => child.type === 'Identifier' && /^(not|or)$/.test(child.name))
        ? ['css.at-rules.media.or_syntax']
        : [];
    if (node.type !== 'Feature') return [];
    const name = node.name.replace(/^(min|max)-/, '');
    const keyword = node.value?.type === 'Identifier' ? [`css.at-rules.media.${name}.${node.value.name}`] : [];
    return [`css.at-rules.media.${name}`, ...keyword];
  });
}
