import { readContent } from '../../src/pharmacy/load.ts';
import { type ShownFinding, shownFinding } from '../core/content.ts';
import { FILE_NAMES, pathOf } from '../core/file-names.ts';
import type { Texts } from '../core/saved-content.ts';

/** The mistakes of all the content. @param instead texts in the place of files */
export function allMistakes(instead: Texts = {}): ShownFinding[] {
  const texts = FILE_NAMES.map((name) => [pathOf(name), instead[name]]).filter(([, text]) => text !== undefined);
  const { mistakes, sources } = readContent(undefined, Object.fromEntries(texts));
  return mistakes.map((mistake) => shownFinding(mistake, sources));
}
