import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeBrowser, fakeBrowser, forbidStorage } from '../../testing/fake-browser.ts';
import { startTheme } from './theme.ts';

let browser: FakeBrowser;
let button: ReturnType<FakeBrowser['addElement']>;

beforeEach(() => {
  browser = fakeBrowser();
  button = browser.addElement('[data-press=theme]', { system: 'automático', light: 'claro', dark: 'escuro' });
});
afterEach(() => vi.unstubAllGlobals());

const shown = () => ({ theme: browser.page['theme'], label: button.ariaLabel });

test.each([
  [undefined, 'automático'],
  ['purple', 'automático'],
  ['light', 'claro'],
  ['dark', 'escuro'],
])('with the cookie %s the control says %s', (cookie, label) => {
  if (cookie) browser.cookies.set('tema', cookie);
  startTheme();
  expect(button.ariaLabel).toBe(label);
});

test('presses go from the system’s theme to light, to dark and back, each kept in a strict and secure cookie for 365 days', () => {
  startTheme();
  button.click();
  expect(shown()).toEqual({ theme: 'light', label: 'claro' });
  expect(browser.written).toEqual(['tema=light; Max-Age=31536000; Path=/; SameSite=Strict; Secure']);
  button.click();
  expect(shown()).toEqual({ theme: 'dark', label: 'escuro' });
  button.click();
  expect(shown()).toEqual({ theme: undefined, label: 'automático' });
  expect(browser.cookies.has('tema')).toBe(false);
});

test.each(['visibilitychange', 'focus', 'pageshow'])('another tab’s choice is seen at %s', (event) => {
  startTheme();
  browser.cookies.set('tema', 'dark');
  browser.fire(event);
  expect(shown()).toEqual({ theme: 'dark', label: 'escuro' });
});

test('where cookies are refused a choice holds for the page, also when the visitor comes back to it', () => {
  forbidStorage();
  startTheme();
  button.click();
  browser.fire('focus');
  expect(shown()).toEqual({ theme: 'light', label: 'claro' });
});
