import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HTMLElement, parse, TextNode } from 'node-html-parser';
import { pharmacyFolder } from '../../src/pharmacy/load.ts';
import { EXAMPLES, exampleSite } from '../build-sites.ts';

/** The folder of the built site. */
export const DIST = process.env['DIST'] ?? 'dist';
/** The sites of which is asked what any promises, each in its folder: this pharmacy's and the examples'. */
export const SITES = [
  { folder: pharmacyFolder(), dist: DIST },
  ...EXAMPLES.filter((folder) => folder !== pharmacyFolder()).map((folder) => ({ folder, dist: exampleSite(folder) })),
];
export const PAGES = ['index.html', 'politica-privacidade.html', '404.html'] as const;

/** A built file as text. */
export const text = (path: string, folder = DIST) => readFileSync(join(folder, path), 'utf8');

/** A built page as HTML. */
export function readPage(page: string, folder = DIST): HTMLElement {
  // A word goes on behind a place where its line may break.
  return parse(text(page, folder).replaceAll(/<wbr *\/?>/g, ''));
}

/** The addresses of the links below an element that begin so. */
export function linksTo(element: HTMLElement | null, beginning: string): string[] {
  const links = element?.querySelectorAll('a[href]') ?? [];
  return links.map((link) => link.getAttribute('href') ?? '').filter((href) => href.startsWith(beginning));
}

/** An attribute of an element; empty where either is missing. */
export const attribute = (element: HTMLElement | null | undefined, name: string) => element?.getAttribute(name) ?? '';

/** The text in an element without scripts, styles and templates, with one space between its pieces. */
export const readableText = (element: HTMLElement | null) =>
  plain(
    element === null
      ? ''
      : textNodes(element)
          .map(({ text }) => text)
          .join(' '),
  );

/** A text with every run of white space, no-break spaces too, as one space. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Every text node but those of scripts, styles and templates. */
export function textNodes(element: HTMLElement): TextNode[] {
  return element.childNodes.flatMap((node) => {
    if (node instanceof TextNode) return [node];
    const isReadable = node instanceof HTMLElement && !['SCRIPT', 'STYLE', 'TEMPLATE'].includes(node.tagName);
    return isReadable ? textNodes(node) : [];
  });
}
