import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { inlineScript } from './inline-script.ts';

const { text } = await inlineScript('./src/document/before-first-paint.ts');

/** Runs the script as a page would, with a document that has these cookies. */
function run(cookie: string) {
  const dataset: Record<string, string> = {};
  runInNewContext(text, { document: { cookie, documentElement: { dataset } }, window: {}, addEventListener() {} });
  return dataset;
}

test.each([
  ['', { js: '' }],
  ['tema=dark', { js: '', theme: 'dark' }],
  ['a=1; tema=light; b=2', { js: '', theme: 'light' }],
  ['tema=purple', { js: '' }],
  ['sistema=dark', { js: '' }],
])('with the cookies "%s" the page is marked %o', (cookie, marks) => {
  expect(run(cookie)).toEqual(marks);
});
