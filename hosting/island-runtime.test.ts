import { expect, it } from 'vitest';
import { importMap, integrity, runtimeParts, runtimeScript, withoutRuntime } from './island-runtime.ts';

const IDLE = '(()=>{(self.Astro||(self.Astro={})).idle=1})();';
const ELEMENT = '(()=>{customElements.define("astro-island",f)})();';
const page = (...scripts: string[]) =>
  `<head><script>theme</script></head><body>${scripts.map((text) => `<script>${text}</script>`).join('<p>x</p>')}</body>`;

it('takes each part of Astro’s runtime once, the element’s definition last', () => {
  expect(runtimeParts([page(ELEMENT, IDLE), page(IDLE)])).toEqual([IDLE, ELEMENT]);
});

it('leaves the page’s own scripts, names the file with its hash, and asks for it by no tag that loads', () => {
  const html = withoutRuntime(page(IDLE, ELEMENT), '/_astro/islands.js', 'sha256-x');
  expect(html).not.toContain(IDLE);
  expect(html).not.toContain(ELEMENT);
  expect(html).toContain('<script>theme;addEventListener(');
  expect(html).toContain('<script nomodule src="/_astro/islands.js" integrity="sha256-x"></script>');
});

it('takes away what nothing reads, and leaves React its marks in what it hydrates', () => {
  const island =
    '<astro-island uid="Z1" props="{}" opts="{&quot;name&quot;:&quot;A&quot;,&quot;value&quot;:true}">a<!-- -->b</astro-island>';
  const html = withoutRuntime(page(IDLE).replace('</body>', `c<!-- -->d${island}e<!-- -->f</body>`), '/a.js', 'x');
  expect(html).toContain('cd<astro-island opts="{&quot;value&quot;:true}">a<!-- -->b</astro-island>ef');
});

it('changes nothing on a page without islands', () => {
  expect(withoutRuntime(page('own'), '/a.js', 'x')).toBe(page('own'));
});

it('writes the modules’ hashes before the code that imports them', () => {
  const map = importMap(new Map([['/_astro/a.js', Buffer.from('a')]]));
  expect(JSON.parse(map)).toEqual({ integrity: { '/_astro/a.js': integrity('a') } });
  const script = runtimeScript(map, [IDLE, ELEMENT], '/_astro/react.js');
  expect(script).toContain(JSON.stringify(map));
  expect(script.indexOf('importmap')).toBeLessThan(script.indexOf(IDLE));
  expect(script.indexOf(IDLE)).toBeLessThan(script.indexOf('/_astro/react.js'));
  expect(script.indexOf('/_astro/react.js')).toBeLessThan(script.indexOf(ELEMENT));
});
