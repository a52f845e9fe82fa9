import { type Path, valueAt } from '../../src/pharmacy/paths.ts';
import { filled } from '../filled.ts';
import { nameIn, type Schema, schemaAt, textOf } from '../schema.ts';

/**
 * The texts by which a field is found on the site: the names of the items around it, then what it holds itself.
 * @param farmacia the data of farmacia.yaml, for the texts that refer to it
 */
export function shownTexts(schema: Schema, data: unknown, path: Path, farmacia: unknown): string[] {
  return path.flatMap((_, i) => {
    const inside = path.slice(0, i + 1);
    const [value, at] = [valueAt(data, inside), schemaAt(schema, inside)];
    if (typeof value === 'number' && at?.control === 'euros') return textOf(at, value);
    const text = typeof value === 'string' && !at?.enum ? value : (nameIn(value) ?? '');
    // A placeholder that the site fills in itself, such as `{hora}`, is not known here.
    const pieces = filled(text, farmacia).split(/\{[^}]*\}/);
    return pieces.toSorted((a, b) => b.length - a.length)[0]?.trim() || [];
  });
}

/** The smallest visible part of a section, or the photograph, that shows the last of these texts, near the ones before; null where none is there. */
export function partWith(section: Element, texts: readonly string[]): Element | null {
  return texts.reduce<Element | null>((near, text) => {
    const around = near === null ? section : (near.closest('li, tr, article, details') ?? near);
    return smallestWith(around, squeezed(text)) ?? around.querySelector(`img[alt="${CSS.escape(text)}"]`) ?? near;
  }, null);
}

function smallestWith(around: Element, text: string): Element | null {
  // Not `textContent`, which has the page's scripts too.
  const holds = (part: Element) =>
    part.checkVisibility() && squeezed((part as HTMLElement).innerText ?? '').includes(text);
  if (!holds(around)) return null;
  const inner = [...around.children].find(holds);
  return inner ? smallestWith(inner, text) : around;
}

/** As it is compared: telephones are grouped on the site, and lines broken. */
const squeezed = (text: string) => text.replaceAll(/\s/g, '').toLowerCase();
