import { loadContent } from './load.ts';
import { drawnTexts } from './schemas/formulario.ts';

/** `virtual:<file of content/>/<block>`, or the whole of a file. */
const BLOCK = /^virtual:(?:(formulario|interface)\/(\w+)|slogans)$/;

/**
 * Makes copy that only a script shows importable, so that it travels with the code that shows it and not in every page's
 * HTML: the blocks of content/formulario.yaml and content/interface.yaml as `virtual:formulario/<block>` and
 * `virtual:interface/<block>`, the slogans as `virtual:slogans`. `virtual:formulario/drawn` is all that the form shows
 * before anybody touched it.
 */
export function lateTexts() {
  return {
    name: 'late-texts',
    resolveId(id: string) {
      return BLOCK.test(id) ? `\0${id}` : undefined;
    },
    load(id: string) {
      const found = BLOCK.exec(id.slice(1));
      if (!found) return undefined;
      const [, file, block = ''] = found;
      const { formulario, interface: controls, slogans } = loadContent();
      const texts: Record<string, unknown> =
        file === 'formulario' ? { ...formulario, drawn: drawnTexts(formulario) } : controls;
      return `export default ${JSON.stringify(file ? texts[block] : slogans)};`;
    },
  };
}
