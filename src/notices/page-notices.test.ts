import { expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../tests/fake-browser.ts';
import { dismissedNotices, setDismissed } from './page-notices.ts';

// That a notice stays closed for the visit and can be shown again: tests/browser/notices.spec.ts.
test('where storage is forbidden, what was closed stays so for the page', () => {
  fakeBrowser();
  vi.stubGlobal('sessionStorage', undefined);
  setDismissed(['natal']);
  expect([...dismissedNotices()]).toEqual(['natal']);
});
