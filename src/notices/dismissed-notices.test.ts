import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser, forbidStorage } from '../testing/fake-browser.ts';
import { dismissedNotices, dismissNotice } from './dismissed-notices.ts';

afterEach(() => vi.unstubAllGlobals());

// That a notice stays closed for the visit and can be shown again: tests/browser/notices.spec.ts.
test('where storage is forbidden it holds for the page', () => {
  fakeBrowser();
  forbidStorage();
  dismissNotice('natal');
  expect([...dismissedNotices()]).toEqual(['natal']);
});
