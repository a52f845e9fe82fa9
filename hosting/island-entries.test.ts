import { expect, test } from 'vitest';
import { unusedEntries, withDirectEntries } from './island-entries.ts';

const modules = new Map(
  Object.entries({
    '/_astro/Theme.island.js': 'export{s as Theme}from"./page.js";\n',
    '/_astro/Form.island.js': 'import{a}from"./page.js";export{a as Form};',
    '/_astro/page.js': 'export{x as s}',
  }).map(([url, code]) => [url, Buffer.from(code)]),
);
const island = (url: string, name: string) => `<astro-island component-url="${url}" component-export="${name}">`;

test('an island names the chunk that holds it, and one with a file of its own keeps it', () => {
  const html = island('/_astro/Theme.island.js', 'Theme') + island('/_astro/Form.island.js', 'Form');
  const direct = withDirectEntries(html, modules);
  expect(direct).toBe(island('/_astro/page.js', 's') + island('/_astro/Form.island.js', 'Form'));
  expect(unusedEntries([direct], modules)).toEqual(['/_astro/Theme.island.js']);
  expect(unusedEntries([html], modules)).toEqual([]);
});
