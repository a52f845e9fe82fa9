import { HTMLElement, parse, TextNode } from 'node-html-parser';
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
  /**
   * The file and field of the content where it is met, `parceiros[1].nota`; null where it is met by the texts of the
   * page.
   */
  field: `${keyof Content}${'.' | '['}${string}` | null;
  /**
   * Returns each thing missing or wrong on the page as a clause in Portuguese; none means that the requirement is met.
   */
  missing(page: Page): string[];
}

/** A requirement by its parts, in the order in which one reads it. */
export const requirement = (
  reference: string,
  field: Requirement['field'],
  missing: Requirement['missing'],
): Requirement => ({ reference, field, missing });

/**
 * A requirement that a part of a page shows texts, or links.
 * @param where the beginning of the clause: «falta no rodapé»
 */
export const requiredTexts = (
  reference: string,
  field: Requirement['field'],
  where: string,
  selector: string,
  texts: (pharmacy: Pharmacy) => (string | undefined)[],
): Requirement =>
  requirement(reference, field, ({ root, pharmacy }) =>
    absentTexts(root.querySelector(selector), texts(pharmacy), where),
  );

/** Reads a built page. */
export function readPage(path: string, html: string, pharmacy: Pharmacy): Page {
  // A word goes on behind a place where its line may break.
  return { path, html, root: parse(html.replaceAll(/<wbr *\/?>/g, '')), pharmacy };
}

/**
 * The text in an element, but for scripts, styles and templates: a space between its pieces, every run of white space
 * one space.
 */
export function readableText(element: HTMLElement | null): string {
  const texts = element === null ? [] : textNodes(element).map(({ text }) => text);
  return plain(texts.join(' '));
}

/** A text with every run of white space, no-break spaces too, as one space. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Every text node but those of scripts, styles and templates. */
export function textNodes(element: HTMLElement): TextNode[] {
  return element.childNodes.flatMap((node) => {
    if (node instanceof TextNode) return [node];
    const isReadable = node instanceof HTMLElement && !['SCRIPT', 'STYLE', 'TEMPLATE'].includes(node.tagName);
    return isReadable ? textNodes(node) : [];
  });
}

/** The addresses of all links below an element. */
export function links(element: HTMLElement | null): string[] {
  return element?.querySelectorAll('a[href]').map((link) => link.getAttribute('href') ?? '') ?? [];
}

/** A list that holds `clause` only when the condition is false. */
export function clauseUnless(isSo: boolean, clause: string): string[] {
  return isSo ? [] : [clause];
}

/**
 * A clause for each text that an element does not show, white space aside, and for each address to which none of its
 * links leads.
 */
export function absentTexts(
  element: HTMLElement | null,
  texts: readonly (string | undefined)[],
  where: string,
): string[] {
  // A link before a full stop is read with a space behind it.
  const partText = readableText(element).replace(/ (?=[.,;:!?])/g, '');
  return texts.flatMap((text = '') => {
    if (/^(https:\/)?\//.test(text))
      return clauseUnless(
        links(element).some((href) => href.startsWith(text)),
        `${where} a ligação para ${text}`,
      );
    return clauseUnless(partText.includes(plain(text)), `${where} «${text}»`);
  });
}
