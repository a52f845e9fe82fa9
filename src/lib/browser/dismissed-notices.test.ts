import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeBrowser, fakeBrowser, forbidStorage } from './testing/fake-browser.ts';

let browser: FakeBrowser;

async function load(stored?: string) {
  if (stored !== undefined) browser.stored.set('avisos-dispensados', stored);
  vi.resetModules();
  return import('./dismissed-notices.ts');
}

beforeEach(() => {
  browser = fakeBrowser();
});
afterEach(() => vi.unstubAllGlobals());

test('a notice that is closed stays closed for the visit, and its listeners are called', async () => {
  const { dismissedNotices, dismissNotice, onDismissal } = await load('["natal"]');
  const listener = vi.fn();
  onDismissal(listener);
  dismissNotice('pascoa');
  expect([...dismissedNotices()]).toEqual(['natal', 'pascoa']);
  expect(browser.stored.get('avisos-dispensados')).toBe('["natal","pascoa"]');
  expect(listener).toHaveBeenCalledOnce();
});

test('what was closed can be shown again', async () => {
  const { dismissedNotices, onDismissal, restoreNotices } = await load('["natal"]');
  const listener = vi.fn();
  onDismissal(listener);
  restoreNotices();
  expect([...dismissedNotices()]).toEqual([]);
  expect(browser.stored.get('avisos-dispensados')).toBe('[]');
  expect(listener).toHaveBeenCalledOnce();
});

test('it is the same set until a notice is closed, or React would render for ever', async () => {
  const { dismissedNotices } = await load('["natal"]');
  expect(dismissedNotices()).toBe(dismissedNotices());
});

test.each(['{', '{"a":1}', 'null', '7', ''])('what is no list counts as none: %s', async (stored) => {
  expect([...(await load(stored)).dismissedNotices()]).toEqual([]);
});

test('where storage is forbidden it holds for the page', async () => {
  const { dismissedNotices, dismissNotice } = await load();
  forbidStorage();
  dismissNotice('natal');
  expect([...dismissedNotices()]).toEqual(['natal']);
});
