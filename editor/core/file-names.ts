import { CONTENT_FILES, type ContentFile, DEMONSTRATION } from '../../src/pharmacy/content.ts';

/** The name of a content file; nothing else that the page sends ever becomes a path. */
export type FileName = keyof typeof CONTENT_FILES;

export function isFileName(name: unknown): name is FileName {
  return typeof name === 'string' && Object.hasOwn(CONTENT_FILES, name);
}

export const FILE_NAMES = Object.keys(CONTENT_FILES).filter(isFileName);

/** The path of a file in the pharmacy's folder. */
export const pathOf = (name: FileName): string => CONTENT_FILES[name].file;

/** The file as the page calls it: `aluguer.yaml`. */
export const shortName = (name: FileName) => pathOf(name).replace(/.*\//, '');

/** The text that the site takes in the place of a missing file. @param read gives one by its path in the repository */
export function textWithout(name: FileName, read: (path: string) => string): string {
  const { empty }: ContentFile = CONTENT_FILES[name];
  return Array.isArray(empty) ? '[]\n' : read(`${DEMONSTRATION}/${pathOf(name)}`);
}
