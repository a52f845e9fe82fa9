import type { AtrulePlain, BlockPlain, CssNodePlain, DeclarationPlain, StyleSheetPlain } from 'css-tree';
import { fromPlainObject, generate, parse, toPlainObject } from 'css-tree';
import { SUPPORTED_BROWSERS } from '../../../build/supported-browsers.ts';
import { declarationFeatures, mediaFeatures, selectorFeatures } from './css-features.ts';
import { type Browser, type Finding, lackedBy, understands } from './support.ts';

const textOf = (node: CssNodePlain | null) => (node ? generate(fromPlainObject(structuredClone(node))) : '');

/** The features of a style sheet that some browser of the list lacks and would have to read. */
export function findInCss(css: string): Finding[] {
  const sheet = toPlainObject(parse(css, { parseCustomProperty: true })) as StyleSheetPlain;
  return sheet.children.flatMap(findInNode);
}

const findLack = (features: string[], place: string): Finding[] =>
  features
    .map((feature) => ({ feature, browsers: lackedBy(feature), place }))
    .filter(({ browsers }) => browsers.length > 0);

function findInNode(node: CssNodePlain): Finding[] {
  if (node.type === 'Rule') {
    const place = textOf(node.prelude);
    return [...findLack(selectorFeatures(node.prelude), place), ...findInBlock(node.block, 'css.properties', place)];
  }
  if (node.type === 'Atrule') return findInAtRule(node);
  // What this parser cannot read is a rule within a rule without its `&`, or something newer still.
  const isUnread = node.type === 'Raw' && node.value.trim() !== '';
  return isUnread
    ? [{ feature: 'css.selectors.nesting', browsers: SUPPORTED_BROWSERS, place: node.value.slice(0, 80) }]
    : [];
}

/** @param owner what the declarations are of: `css.properties`, or an at-rule with descriptors */
function findInBlock({ children }: BlockPlain, owner: string, place: string): Finding[] {
  const declarations = children.filter((node) => node.type === 'Declaration');
  const isNested = owner === 'css.properties' && children.some(({ type }) => type === 'Rule' || type === 'Atrule');
  return [
    ...declarations.flatMap((declaration, i) => {
      const others = declarations.filter(({ property }) => property.endsWith(`-${declaration.property}`));
      const prefixes = others.flatMap(({ property }) => /^-\w+-/.exec(property)?.[0] ?? []);
      const browsers = SUPPORTED_BROWSERS.filter(
        (browser) => !declarations.slice(0, i).some(isOtherWay(declaration, owner, browser)),
      );
      return declarationFeatures(declaration, owner)
        .map((feature) => ({ feature, browsers: lackedBy(feature, browsers, prefixes) }))
        .filter((finding) => finding.browsers.length > 0)
        .map((finding) => ({ ...finding, place: `${place} { ${textOf(declaration)} }` }));
    }),
    ...findLack(isNested ? ['css.selectors.nesting'] : [], place),
    ...children.flatMap(findInNode),
  ];
}

/** Whether a declaration is what a browser keeps when it cannot read this one of the same name behind it. */
const isOtherWay = (declaration: DeclarationPlain, owner: string, browser: Browser) => (earlier: DeclarationPlain) =>
  earlier.property === declaration.property &&
  !earlier.property.startsWith('--') &&
  declarationFeatures(earlier, owner).every((feature) => understands(browser, feature));

/** What stands in `@supports` is taken for read by all. */
function findInAtRule({ name, prelude, block }: AtrulePlain): Finding[] {
  const place = `@${name} ${textOf(prelude)}`;
  const feature = `css.at-rules.${name.replace(/^-\w+-/, '')}`;
  const hasDescriptors = ['font-face', 'property', 'page', 'counter-style'].includes(name);
  return [
    ...findLack([feature, ...(name === 'media' ? mediaFeatures(prelude) : [])], place),
    ...(block && hasDescriptors ? findInBlock(block, feature, place) : (block?.children.flatMap(findInNode) ?? [])),
  ];
}
