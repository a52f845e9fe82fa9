import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeBrowser, fakeBrowser } from '../testing/fake-browser.ts';
import { inlineScript } from './inline-script.ts';
import { startTheme } from './theme.ts';

// The announcement: tests/browser/theme.spec.ts.
vi.mock('../browser/announce.ts', () => ({ announce() {} }));

const headScript = await inlineScript('./src/document/before-first-paint.ts');

let browser: FakeBrowser;
let button: ReturnType<FakeBrowser['addElement']>;

beforeEach(() => {
  browser = fakeBrowser();
  button = browser.addElement('[data-press=theme]', {});
});
afterEach(() => vi.unstubAllGlobals());

const themeAndLabel = () => ({
  theme: browser.page['theme'],
  label: /^Aspeto (\S+)\./.exec(button.getAttribute('aria-label') ?? '')?.[1],
});

test.each([
  ['', undefined, 'automático'],
  ['tema=purple', undefined, 'automático'],
  ['sistema=dark', undefined, 'automático'],
  ['a=1; tema=light; b=2', 'light', 'claro'],
])('with the cookies «%s» the first paint has the theme %s, and the control says %s', (cookie, theme, label) => {
  const dataset: Record<string, string> = {};
  runInNewContext(headScript, {
    document: { cookie, documentElement: { dataset } },
    navigator: {},
    window: {},
    addEventListener() {},
  });
  expect(dataset).toEqual({ js: '', theme });
  for (const [name = '', value = ''] of cookie.split('; ').map((pair) => pair.split('=')))
    browser.cookies.set(name, value);
  startTheme();
  expect(themeAndLabel()).toEqual({ theme, label });
});

test('presses go from the system’s theme to light, to dark and back, each kept in a strict and secure cookie for 365 days', () => {
  startTheme();
  button.click();
  expect(themeAndLabel()).toEqual({ theme: 'light', label: 'claro' });
  expect(browser.written).toEqual(['tema=light; Max-Age=31536000; Path=/; SameSite=Strict; Secure']);
  button.click();
  expect(themeAndLabel()).toEqual({ theme: 'dark', label: 'escuro' });
  button.click();
  expect(themeAndLabel()).toEqual({ theme: undefined, label: 'automático' });
  expect(browser.cookies.has('tema')).toBe(false);
});

test('another tab’s choice is seen when one comes back to this one', () => {
  startTheme();
  browser.cookies.set('tema', 'dark');
  browser.fire('focus');
  expect(themeAndLabel()).toEqual({ theme: 'dark', label: 'escuro' });
});

// Where cookies are refused: tests/browser/failures.spec.ts.
