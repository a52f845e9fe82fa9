import { parseSync } from 'vite';
import { SUPPORTED_BROWSERS } from '../../../build/supported-browsers.ts';
import { nodeFeatures, ownMembers } from './script-features.ts';
import { type Finding, understands } from './support.ts';
import { isNode, type SyntaxNode } from './syntax.ts';
import { findInText } from './text.ts';

/**
 * The features of the scripts of a site that some browser of the list lacks.
 * @throws when one is no JavaScript
 */
export function findInScripts(scripts: string[]): Finding[] {
  const programs = scripts.map((script) => ({ script, program: parseScript(script) }));
  const own = new Set<string>();
  for (const { program } of programs)
    walk(program, [], (node) => {
      for (const name of ownMembers(node)) own.add(name);
    });
  return programs.flatMap(({ script, program }) => findInProgram(script, program, own));
}

function parseScript(script: string): SyntaxNode {
  const { program, errors } = parseSync('script.js', script, { sourceType: 'module' });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return program as unknown as SyntaxNode;
}

function findInProgram(script: string, program: SyntaxNode, own: Set<string>): Finding[] {
  const found: Finding[] = [];
  walk(program, [], (node, parents) => {
    const ofNode = [...nodeFeatures(node, parents, own).flatMap(findLack), ...textsOf(node).flatMap(findInText)];
    found.push(...ofNode.map((finding) => ({ ...finding, place: placeOf(script, node) })));
  });
  return found;
}

/** A name alone does not tell whose member it is: one that a browser has in any object counts as there. */
function findLack(candidates: string[]): Omit<Finding, 'place'>[] {
  const [feature] = candidates;
  const browsers = SUPPORTED_BROWSERS.filter((browser) => !candidates.some((path) => understands(browser, path)));
  return feature && browsers.length > 0 ? [{ feature, browsers }] : [];
}

/** The code around a node, in one short line. */
const placeOf = (script: string, { start, end }: SyntaxNode) =>
  script.slice(Math.max(0, start - 30), Math.min(end + 30, start + 70)).replaceAll(/\s+/g, ' ');

/** Visits a node and all below it, each with its parent and the one above. */
function walk(node: SyntaxNode, parents: SyntaxNode[], visit: (node: SyntaxNode, parents: SyntaxNode[]) => void): void {
  visit(node, parents);
  const nearest = [node, ...parents.slice(0, 1)];
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, nearest, visit);
}

/** The text of a string, or of each part of a template. */
function textsOf({ type, value }: SyntaxNode): string[] {
  if (type === 'Literal' && typeof value === 'string') return [value];
  return type === 'TemplateElement' ? [(value as { raw: string }).raw] : [];
}
