import { islandContent } from './island-content.ts';

const PREFIX = 'virtual:content/';

/**
 * What islands show, as modules: `virtual:content/interface/cookies` is the block `cookies` of content/interface.yaml.
 * It travels with the code that shows it. As props it would stand a second time in every page's HTML, escaped, and cost
 * the first flight 1,900 bytes (docs/decisions/island-texts.md). Types: src/islands/content-modules.d.ts.
 *
 * What draws pages reads the content anew for each; scripts for the browser hold it, or, where several pharmacies share
 * them (`filledLater`), places that `fillScripts` fills.
 */
export function contentModules({ filledLater = false } = {}) {
  return {
    name: 'content-modules',
    resolveId(id: string) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load(this: { environment: { name: string } }, id: string) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const path = id.slice(PREFIX.length + 1);
      if (this.environment.name !== 'client') return drawnWith(path);
      return `export default ${filledLater ? `/* @__PURE__ */ ${PLACE}("${path}")` : JSON.stringify(islandContent(path))};`;
    },
  };
}

/** Stands in the scripts where content goes. A call, so that the minifier takes it for nothing that it knows. */
const PLACE = '__CONTENT__';

const drawnWith = (path: string) => `
import { followContent, islandContent } from '/src/content/island-content.ts';
let value;
followContent((content) => { value = islandContent('${path}', content); });
export { value as default };`;

/** Puts the content into a script whose places are to be filled. */
export function filled(script: string): string {
  return script.replaceAll(/__CONTENT__\(["'`]([\w/]+)["'`]\)/g, (_place, path: string) =>
    literal(islandContent(path)),
  );
}

/** JSON as the minifier writes it: names without quotes, texts between backticks where they hold nothing special. */
const literal = (value: unknown) =>
  JSON.stringify(value).replaceAll(/"((?:[^"\\]|\\.)*)"(:?)/g, (whole, text: string, colon: string) => {
    if (colon) return /^[A-Za-z_]\w*$/.test(text) ? `${text}:` : whole;
    return /[\\`$]/.test(text) ? whole : `\`${text}\``;
  });
