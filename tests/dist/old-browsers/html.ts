import type { HTMLElement } from 'node-html-parser';
import { findInCss, findInMedia } from './css.ts';
import { type Finding, isKnown, lackedBy } from './support.ts';

/**
 * The features of a page's markup that some browser of the list lacks: elements, attributes, the media and styles in
 * them.
 */
export function findInHtml(page: HTMLElement): Finding[] {
  return page.querySelectorAll('*').flatMap((element) => {
    const tag = element.rawTagName.toLowerCase();
    const place = element.outerHTML.slice(0, 120);
    const attributes = Object.entries(element.attributes);
    const features = [
      elementFeature(tag, ''),
      ...attributes.flatMap(([name, value]) => attributeFeatures(tag, name.toLowerCase(), value)),
    ];
    const found = features.map((feature) => ({ feature, browsers: lackedBy(feature), place }));
    return [...found.filter(({ browsers }) => browsers.length > 0), ...attributes.flatMap(findInAttribute)];
  });
}

/** `a` and `script` are HTML's, where both languages have one. */
const elementFeature = (tag: string, suffix: string) =>
  `${isKnown(`html.elements.${tag}`) ? 'html' : 'svg'}.elements.${tag}${suffix}`;

/** An attribute, and what it may be: `type="date"` is `html.elements.input.type_date`. */
function attributeFeatures(tag: string, name: string, value: string): string[] {
  const own = elementFeature(tag, `.${name}`);
  return [
    isKnown(own) ? own : `html.global_attributes.${name}`,
    ...['_', '.'].map((between) => elementFeature(tag, `.${name}${between}${value}`)),
    `html.global_attributes.${name}.${value}`,
  ];
}

function findInAttribute([name, value]: [string, string]): Finding[] {
  if (name === 'media') return findInMedia(value);
  return name === 'style' ? findInCss(`[style] { ${value} }`) : [];
}
