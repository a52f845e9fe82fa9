import {
  type AtrulePlain,
  type BlockPlain,
  type ConditionPlain,
  type CssNodePlain,
  type DeclarationPlain,
  fromPlainObject,
  generate,
  parse,
  type RulePlain,
  type StyleSheetPlain,
  toPlainObject,
} from 'css-tree';
import { SUPPORTED_BROWSERS } from '../../../build/supported-browsers.ts';
import { declarationFeatures, mediaFeatures, selectorFeatures } from './css-features.ts';
import { type Browser, type Finding, lackedBy } from './support.ts';

type Report = (finding: Finding) => void;

const textOf = (node: CssNodePlain | null) => (node ? generate(fromPlainObject(structuredClone(node))) : '');

/** The features of a style sheet that some browser of the list lacks and would have to read. */
export function findInCss(css: string): Finding[] {
  const found: Finding[] = [];
  const sheet = toPlainObject(parse(css, { parseCustomProperty: true })) as StyleSheetPlain;
  readAll(sheet.children, SUPPORTED_BROWSERS, (finding) => found.push(finding));
  return found;
}

/** The features of a media query, as in `matchMedia` or in an attribute, that some browser lacks. */
export function findInMedia(query: string): Finding[] {
  return findInCss(`@media ${query} {}`);
}

function readAll(nodes: CssNodePlain[], browsers: Browser[], report: Report): void {
  for (const node of nodes) {
    if (node.type === 'Rule') readRule(node, browsers, report);
    else if (node.type === 'Atrule') readAtRule(node, browsers, report);
    else if (node.type === 'Raw' && node.value.trim()) reportUnread(node.value, browsers, report);
  }
}

/** What this parser cannot read is a rule within a rule without its `&`, or something newer still. */
function reportUnread(text: string, browsers: Browser[], report: Report): void {
  report({ feature: 'css.selectors.nesting', browsers, place: text.slice(0, 80) });
}

function readRule({ prelude, block }: RulePlain, browsers: Browser[], report: Report): void {
  const place = textOf(prelude);
  for (const feature of selectorFeatures(prelude)) reportLack(feature, browsers, place, report);
  readBlock(block, 'css.properties', place, browsers, report);
}

function readBlock(block: BlockPlain, owner: string, place: string, browsers: Browser[], report: Report): void {
  const declarations = block.children.filter((node) => node.type === 'Declaration');
  for (const [i, declaration] of declarations.entries()) {
    const others = declarations.filter((_, other) => other !== i);
    const without = browsers.filter(
      (browser) => !declarations.slice(0, i).some(isOtherWay(declaration, owner, browser)),
    );
    const prefixes = others.flatMap(({ property }) => property.match(`^(-\\w+-)${declaration.property}$`)?.[1] ?? []);
    for (const feature of declarationFeatures(declaration, owner)) {
      const lacking = lackedBy(feature, without, prefixes);
      if (lacking.length > 0) report({ feature, browsers: lacking, place: `${place} { ${textOf(declaration)} }` });
    }
  }
  const nested = block.children.filter((node) => node.type === 'Rule' || node.type === 'Atrule');
  if (owner === 'css.properties' && nested.length > 0) reportLack('css.selectors.nesting', browsers, place, report);
  readAll(block.children, browsers, report);
}

/** Whether a declaration is what a browser keeps when it cannot read this one of the same name behind it. */
const isOtherWay = (declaration: DeclarationPlain, owner: string, browser: Browser) => (earlier: DeclarationPlain) =>
  earlier.property === declaration.property &&
  !earlier.property.startsWith('--') &&
  declarationFeatures(earlier, owner).every((feature) => lackedBy(feature, [browser]).length === 0);

function readAtRule({ name, prelude, block }: AtrulePlain, browsers: Browser[], report: Report): void {
  const place = `@${name} ${textOf(prelude)}`;
  const feature = `css.at-rules.${name.replace(/^-\w+-/, '')}`;
  reportLack(feature, browsers, place, report);
  // Who does not know the rule reads nothing of what stands in it.
  const knowing = browsers.filter((browser) => lackedBy(feature, [browser]).length === 0);
  if (name === 'media') for (const used of mediaFeatures(prelude)) reportLack(used, knowing, place, report);
  if (!block) return;
  const reading = name === 'supports' ? knowing.filter((browser) => supports(prelude, browser)) : knowing;
  const descriptors = ['font-face', 'property', 'page', 'counter-style'].includes(name);
  const owner = descriptors ? feature : 'conditional';
  if (descriptors) readBlock(block, owner, place, reading, report);
  else readAll(block.children, reading, report);
}

function reportLack(feature: string, browsers: Browser[], place: string, report: Report): void {
  const lacking = lackedBy(feature, browsers);
  if (lacking.length > 0) report({ feature, browsers: lacking, place });
}

/** What a browser makes of the condition of `@supports`. */
function supports(node: CssNodePlain | null, browser: Browser): boolean {
  const has = (features: string[]) => features.every((feature) => lackedBy(feature, [browser]).length === 0);
  if (node?.type === 'SupportsDeclaration') return has(declarationFeatures(node.declaration, 'css.properties'));
  if (node?.type === 'FeatureFunction') return has(selectorFeatures(node.value));
  if (node?.type === 'AtrulePrelude') return node.children.every((child) => supports(child, browser));
  if (node?.type === 'Condition') return supportsCondition(node, browser);
  return true;
}

function supportsCondition({ children }: ConditionPlain, browser: Browser): boolean {
  const words = children.flatMap((child) => (child.type === 'Identifier' ? [child.name] : []));
  const answers = children.filter(({ type }) => type !== 'Identifier').map((child) => supports(child, browser));
  if (words[0] === 'not') return !answers[0];
  return words.includes('or') ? answers.includes(true) : !answers.includes(false);
}
