import { mapValues } from '../../src/fields/values.ts';
import { CONTENT_FILES, type ContentFile, DEMONSTRATION } from '../../src/pharmacy/content.ts';
import { SCHEMAS } from '../../src/pharmacy/json-schemas.ts';
import { leaves, type Path } from '../../src/pharmacy/paths.ts';
import { parseSource } from '../../src/pharmacy/source.ts';

/** The name of a content file; nothing else that the page sends ever becomes a path. */
export type FileName = keyof typeof CONTENT_FILES;

export { SCHEMAS };

export const FILE_NAMES = Object.keys(CONTENT_FILES) as FileName[];

/** The path of a file in the pharmacy's folder. */
export const pathOf = (name: FileName): string => CONTENT_FILES[name].file;

/** The file as the page calls it: `aluguer.yaml`. */
export const shortName = (name: FileName) => pathOf(name).replace(/.*\//, '');

/** The text that the site takes in the place of a missing file. @param read gives one by its path in the repository */
export function textWithout(name: FileName, read: (path: string) => string): string {
  const { empty }: ContentFile = CONTENT_FILES[name];
  return Array.isArray(empty) ? '[]\n' : read(`${DEMONSTRATION}/${pathOf(name)}`);
}

/** The data in a file's text; null where it cannot be read. */
export function dataIn(name: FileName, text: string): unknown {
  const { data, mistakes } = parseSource(shortName(name), text);
  return mistakes.length > 0 || text === '' ? null : data;
}

/** The values in a file's text: in that of the pharmacy, also the names of its photographs. */
export const valuesIn = (name: FileName, text: string) => new Set(leaves(dataIn(name, text)).map(({ value }) => value));

/** The title of each content file and what it is about, as its schema says them to the owner. */
export const TOPICS = mapValues(SCHEMAS, ({ title = '', description = '' }) => ({ title, intro: description }));

/** The address of the page where a field is seen. */
export const addressShowing = (name: FileName, path: Path) =>
  name === 'privacidade'
    ? '/politica-privacidade'
    : `/${sectionSelectors(name, path).find((selector) => selector.startsWith('#')) ?? ''}`;

/** The section that shows a field, as selectors, the first found; none for colour and tiles, seen at the page's top. */
export function sectionSelectors(name: FileName, [block]: Path): string[] {
  if (block === 'matiz' || block === 'aspeto') return [];
  // The nights of duty stand beside the hours, once there are any.
  if (block === 'servico') return ['.duty', '#horario'];
  const isOfPage = name === 'pagina' && block !== undefined;
  const schema = isOfPage ? SCHEMAS[name].properties?.[block] : SCHEMAS[name];
  return [schema?.shownAt ?? `#${isOfPage ? block : name}`];
}
