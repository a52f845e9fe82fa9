import { createHash } from 'node:crypto';
import { transformSync } from 'esbuild';

/** An inline `<script>` or `<style>` of a built page, as it stands in the HTML. */
export interface InlineElement {
  name: 'script' | 'style';
  /** Everything between the name and `>`. */
  attributes: string;
  /** What the browser hashes: the text between the tags, byte for byte. */
  text: string;
  /** The whole element. */
  html: string;
}

const ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;
/** Kinds of script that a content security policy judges; any other `type` is data, such as JSON-LD. */
const JUDGED_TYPES = ['module', 'text/javascript', 'importmap', 'speculationrules'];

/** The value of an attribute in a piece of a tag, or null. */
function attribute(attributes: string, name: string): string | null {
  const match = new RegExp(`(?:^|\\s)${name}(?:=(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+)))?(?=\\s|/|$)`, 'i').exec(
    attributes,
  );
  return match ? (match[1] ?? match[2] ?? match[3] ?? '') : null;
}

/** All inline elements that the policy has to name, in document order: scripts that run and styles, without data blocks. */
export function inlineElements(html: string): InlineElement[] {
  const found: InlineElement[] = [];
  for (const [whole, name = '', attributes = '', text = ''] of html.matchAll(ELEMENT)) {
    const type = attribute(attributes, 'type');
    if (name.toLowerCase() === 'style') found.push({ name: 'style', attributes, text, html: whole });
    else if (attribute(attributes, 'src') === null && (!type || JUDGED_TYPES.includes(type)))
      found.push({ name: 'script', attributes, text, html: whole });
  }
  return found;
}

/** What the policy says of one inline text: `'sha256-…'`, with its quotes. */
export function contentHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Puts all plain `<style>` elements of a page into the first one, in their order: one hash instead of several in the
 * policy, which stands in every page.
 */
export function mergeStyles(html: string): string {
  const plain = inlineElements(html).filter(({ name, attributes }) => name === 'style' && attributes.trim() === '');
  const [first, ...others] = plain;
  if (!first || others.length === 0) return html;
  const merged = `<style>${plain.map(({ text }) => text).join('')}</style>`;
  // A function, because a style may hold `$&`.
  return others.reduce(
    (page, { html: style }) => page.replace(style, ''),
    html.replace(first.html, () => merged),
  );
}

/** What was minified before: the pages' scripts are the same few. */
const minified = new Map<string, string>();

function minify(script: string): string {
  const known = minified.get(script) ?? transformSync(script, { minify: true, target: 'es2022' }).code.trim();
  minified.set(script, known);
  return known;
}

/** Minifies the inline scripts of a page that are ours as they were written; those of Astro are minified already. */
export function minifyScripts(html: string): string {
  const written = inlineElements(html).filter(({ name, attributes }) => name === 'script' && attributes.trim() === '');
  return written.reduce(
    (page, { html: element, text }) => page.replace(element, () => `<script>${minify(text)}</script>`),
    html,
  );
}
