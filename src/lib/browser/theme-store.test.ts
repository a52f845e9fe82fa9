import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeBrowser, fakeBrowser, forbidStorage } from './testing/fake-browser.ts';

let browser: FakeBrowser;

/** The store reads the cookie when the page loads: each test loads its own. */
async function load(cookie?: string) {
  if (cookie) browser.cookies.set('tema', cookie);
  vi.resetModules();
  return import('./theme-store.ts');
}

beforeEach(() => {
  browser = fakeBrowser();
});
afterEach(() => vi.unstubAllGlobals());

test('without a cookie, or with nonsense in it, the system decides', async () => {
  expect((await load()).currentTheme()).toBe('system');
  expect((await load('purple')).currentTheme()).toBe('system');
});

test('a choice is shown, reported and kept in a strict and secure cookie for 365 days', async () => {
  const { chooseTheme, currentTheme, onThemeChange } = await load();
  const listener = vi.fn();
  onThemeChange(listener);
  chooseTheme('dark');
  expect(currentTheme()).toBe('dark');
  expect(browser.page['theme']).toBe('dark');
  expect(listener).toHaveBeenCalledOnce();
  expect(browser.written).toEqual(['tema=dark; Max-Age=31536000; Path=/; SameSite=Strict; Secure']);
});

test('going back to the system forgets the cookie', async () => {
  const { chooseTheme, currentTheme } = await load('light');
  chooseTheme('system');
  expect(currentTheme()).toBe('system');
  expect(browser.page).toEqual({});
  expect(browser.cookies.has('tema')).toBe(false);
});

test.each(['visibilitychange', 'focus', 'pageshow'])('another tab’s choice is seen at %s', async (event) => {
  const { currentTheme, followOtherTabs } = await load();
  const stop = followOtherTabs();
  browser.cookies.set('tema', 'dark');
  browser.fire(event);
  expect(currentTheme()).toBe('dark');
  expect(browser.page['theme']).toBe('dark');
  stop();
  browser.cookies.delete('tema');
  browser.fire(event);
  expect(currentTheme()).toBe('dark');
});

test('where cookies are refused a choice holds for the page, also when the visitor comes back to it', async () => {
  forbidStorage();
  const { chooseTheme, currentTheme, followOtherTabs } = await load();
  followOtherTabs();
  chooseTheme('dark');
  browser.fire('focus');
  expect(currentTheme()).toBe('dark');
  expect(browser.page['theme']).toBe('dark');
});
