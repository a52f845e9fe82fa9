import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeBrowser, fakeBrowser, forbidStorage } from '../testing/fake-browser.ts';

let browser: FakeBrowser;

async function load() {
  vi.resetModules();
  return import('./dismissed-notices.ts');
}

beforeEach(() => {
  browser = fakeBrowser();
});
afterEach(() => vi.unstubAllGlobals());

// That a notice stays closed for the visit and can be shown again: tests/browser/notices.spec.ts.
test.each(['{', '{"a":1}', 'null', '7', ''])('what is no list counts as none: %s', async (stored) => {
  browser.stored.set('avisos-dispensados', stored);
  expect([...(await load()).dismissedNotices()]).toEqual([]);
});

test('where storage is forbidden it holds for the page', async () => {
  const { dismissedNotices, dismissNotice } = await load();
  forbidStorage();
  dismissNotice('natal');
  expect([...dismissedNotices()]).toEqual(['natal']);
});
