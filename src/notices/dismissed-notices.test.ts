import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeBrowser, fakeBrowser, forbidStorage } from '../testing/fake-browser.ts';

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

test('a notice that is closed stays closed for the visit', async () => {
  const { dismissedNotices, dismissNotice } = await load('["natal"]');
  dismissNotice('pascoa');
  expect([...dismissedNotices()]).toEqual(['natal', 'pascoa']);
  expect(browser.stored.get('avisos-dispensados')).toBe('["natal","pascoa"]');
});

test('what was closed can be shown again', async () => {
  const { dismissedNotices, restoreNotices } = await load('["natal"]');
  restoreNotices();
  expect([...dismissedNotices()]).toEqual([]);
  expect(browser.stored.get('avisos-dispensados')).toBe('[]');
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
