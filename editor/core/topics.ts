import { mapValues } from '../../src/fields/values.ts';
import type { Path } from '../../src/pharmacy/paths.ts';
import { SCHEMAS } from './content.ts';
import type { FileName } from './file-names.ts';

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
