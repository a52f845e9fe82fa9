import { HTMLElement, type Node, NodeType, parse, type TextNode } from 'node-html-parser';
import type { Content } from '../content.ts';
import type { Pharmacy } from '../pharmacy.ts';

/** A built page, parsed for the requirements to read. */
export interface Page {
  /** Address from the root: `/`, `/politica-privacidade`, `/404`. */
  path: string;
  html: string;
  root: HTMLElement;
  pharmacy: Pharmacy;
}

/** Something that the law asks of a page. */
export interface Requirement {
  /** The law that asks for it. */
  reference: string;
  /** The pages that must meet it. */
  on: 'every' | '/' | '/politica-privacidade';
  /** The file and field of the content where it is met, `parceiros[1].nota`; null where it is met by the texts of the page. */
  field: `${keyof Content}${'.' | '['}${string}` | null;
  /** Returns each thing missing or wrong on the page as a clause in Portuguese; none means that the requirement is met. */
  missing(page: Page): string[];
}

/** Makes the requirements of a page. */
export function requirementOn(on: Requirement['on']) {
  return (reference: string, field: Requirement['field'], missing: Requirement['missing']): Requirement => {
    return { reference, on, field, missing };
  };
}

/** Reads a built page. */
export function readPage(path: string, html: string, pharmacy: Pharmacy): Page {
  return { path, html, root: parse(html), pharmacy };
}

/**
 * The readable text of an element: without scripts and styles, every run of white space one space, a space around each
 * element.
 */
export function readable(element: HTMLElement | null): string {
  return element === null ? '' : plain(read(element));
}

function read(element: HTMLElement): string {
  return element.childNodes
    .map((node) => (isText(node) ? node.text : isReadable(node) ? ` ${read(node)} ` : ''))
    .join('');
}

/** A text with every run of white space, no-break spaces too, as one space. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Every text node that a visitor can read. */
export function textNodes(element: HTMLElement): TextNode[] {
  return element.childNodes.flatMap((node) => (isText(node) ? [node] : isReadable(node) ? textNodes(node) : []));
}

function isText(node: Node): node is TextNode {
  return node.nodeType === NodeType.TEXT_NODE;
}

function isReadable(node: Node): node is HTMLElement {
  return node instanceof HTMLElement && !['SCRIPT', 'STYLE', 'TEMPLATE', 'WBR'].includes(node.tagName);
}

/** The addresses of all links below an element. */
export function links(element: HTMLElement | null): string[] {
  return element?.querySelectorAll('a[href]').map((link) => link.getAttribute('href') ?? '') ?? [];
}

/** A list that holds `clause` only when the condition is false. */
export function unless(isSo: boolean, clause: string): string[] {
  return isSo ? [] : [clause];
}

/** A clause for each text that an element does not hold, white space aside: `where «text»`, and what comes after. */
export function absent(element: HTMLElement | null, texts: readonly string[], where = 'falta', after = ''): string[] {
  // A link before a full stop is read with a space behind it.
  const read = readable(element).replace(/ (?=[.,;:!?])/g, '');
  return texts.filter((text) => !read.includes(plain(text))).map((text) => `${where} «${text}»${after}`);
}
