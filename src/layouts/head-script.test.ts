import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { inlineScript } from './inline-script.ts';

const { text } = await inlineScript('./src/layouts/before-first-paint.ts');

/** Runs the script as a page would, with a document that has these cookies. */
function run(cookie: string) {
  const dataset: Record<string, string> = {};
  const events = new EventTarget();
  runInNewContext(text, {
    document: { cookie, documentElement: { dataset } },
    addEventListener: events.addEventListener.bind(events),
  });
  return { dataset, events };
}

test('it is a few hundred bytes, for it stands before everything else', () => {
  expect(text.length).toBeLessThanOrEqual(400);
});

test.each([
  ['', { js: '' }],
  ['tema=dark', { js: '', theme: 'dark' }],
  ['a=1; tema=light; b=2', { js: '', theme: 'light' }],
  ['tema=purple', { js: '' }],
  ['sistema=dark', { js: '' }],
])('with the cookies "%s" the page is marked %o', (cookie, marks) => {
  expect(run(cookie).dataset).toEqual(marks);
});

test('a form that is sent too early waits for its island', () => {
  const { events } = run('');
  const form = { dataset: {} };
  const submit = new Event('submit', { cancelable: true });
  Object.defineProperty(submit, 'target', { value: form });
  events.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
  expect(form.dataset).toEqual({ submitted: expect.stringMatching(/^\d+$/) });
});

test('a form whose island is hydrated is left to it', () => {
  const { events } = run('');
  const form = { dataset: {} };
  const submit = new Event('submit', { cancelable: true });
  Object.defineProperty(submit, 'target', { value: form });
  submit.preventDefault();
  events.dispatchEvent(submit);
  expect(form.dataset).toEqual({});
});
