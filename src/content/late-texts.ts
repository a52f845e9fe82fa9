import { loadContent } from './load.ts';
import type { LateFormTexts } from './schemas/formulario.ts';

const PREFIX = 'virtual:formulario/';

/**
 * Makes each block of content/formulario.yaml importable as `virtual:formulario/<block>`, for the parts of the form
 * that are loaded when they are needed: their texts travel with their code and not in every page's HTML.
 */
export function lateTexts() {
  return {
    name: 'late-texts',
    resolveId(id: string) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load(id: string) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const block = id.slice(PREFIX.length + 1) as keyof LateFormTexts;
      return `export default ${JSON.stringify(loadContent().formulario[block])};`;
    },
  };
}
