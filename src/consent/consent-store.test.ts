import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeBrowser, fakeBrowser, forbidStorage } from '../testing/fake-browser.ts';
import { actOnStoredChoice, choose, currentChoice, onChoiceElsewhere } from './consent-store.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const TRACKING = ['_ga', '_ga_ABC123', '_gid', '_gat_gtag', '_gcl_au', '_fbp', '_fbc'];

let browser: FakeBrowser;
const log = vi.spyOn(console, 'log');

beforeEach(() => {
  browser = fakeBrowser();
  log.mockReset().mockImplementation(() => {});
  for (const name of [...TRACKING, 'tema']) browser.cookies.set(name, '1');
});
afterEach(() => vi.unstubAllGlobals());

function remember(choice: string, date = NOW.toISOString()): void {
  browser.stored.set('cookie-consent', choice);
  browser.stored.set('cookie-consent-date', date);
}

test('accepting stores the choice, the consent to analytics and the date', () => {
  choose('accepted', NOW);
  expect(Object.fromEntries(browser.stored)).toEqual({
    'cookie-consent': 'accepted',
    'analytics-consent': 'true',
    'cookie-consent-date': NOW.toISOString(),
  });
  expect(currentChoice(NOW)).toBe('accepted');
  expect(log).toHaveBeenCalledOnce();
});

test('refusing stores it too, and clears tracking cookies but no others', () => {
  choose('essential-only', NOW);
  expect(browser.stored.get('cookie-consent')).toBe('essential-only');
  expect(browser.stored.get('analytics-consent')).toBe('false');
  expect([...browser.cookies.keys()]).toEqual(['tema']);
  expect(log).not.toHaveBeenCalled();
});

test('a tracking cookie is cleared on the host and on each domain above it', () => {
  browser.cookies.clear();
  browser.cookies.set('_ga', '1');
  choose('essential-only', NOW);
  expect(browser.written).toEqual([
    '_ga=; Max-Age=0; Path=/',
    '_ga=; Max-Age=0; Path=/; Domain=www.farmacia.example',
    '_ga=; Max-Age=0; Path=/; Domain=farmacia.example',
  ]);
});

describe('at startup', () => {
  test('refused: tracking cookies are cleared, also when the choice is too old to hold', () => {
    remember('essential-only', '2020-01-01T00:00:00Z');
    actOnStoredChoice();
    expect([...browser.cookies.keys()]).toEqual(['tema']);
  });

  test('accepted: it is noted, and nothing is cleared', () => {
    remember('accepted', new Date().toISOString());
    actOnStoredChoice();
    expect(log).toHaveBeenCalledOnce();
    expect(browser.written).toEqual([]);
  });

  test.each([
    ['accepted long ago', () => remember('accepted', '2020-01-01T00:00:00Z')],
    ['without a choice', () => {}],
  ])('%s: nothing is noted and nothing cleared', (_, prepare) => {
    prepare();
    actOnStoredChoice();
    expect(log).not.toHaveBeenCalled();
    expect(browser.written).toEqual([]);
  });
});

describe('a choice made in another tab', () => {
  test('is acted on here, and reported', () => {
    const listener = vi.fn();
    onChoiceElsewhere(listener);
    browser.storeElsewhere('cookie-consent', 'essential-only');
    expect([...browser.cookies.keys()]).toEqual(['tema']);
    browser.storeElsewhere('cookie-consent', 'accepted');
    expect(log).toHaveBeenCalledOnce();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('takes the consent to analytics with it, when both tabs chose at once and their writes crossed', () => {
    onChoiceElsewhere(() => {});
    choose('accepted', NOW);
    browser.storeElsewhere('cookie-consent', 'essential-only');
    expect(browser.stored.get('analytics-consent')).toBe('false');
  });

  test('is reported too when only its date is new', () => {
    const listener = vi.fn();
    onChoiceElsewhere(listener);
    browser.storeElsewhere('cookie-consent-date', NOW.toISOString());
    expect(listener).toHaveBeenCalledOnce();
  });

  test.each([
    ['nonsense', 'cookie-consent', 'maybe'],
    ['a cleared storage', 'cookie-consent', null],
    ['another key', 'avisos-dispensados', '[]'],
  ])('%s changes nothing', (_, key, value) => {
    onChoiceElsewhere(() => {});
    browser.storeElsewhere(key, value);
    expect(browser.written).toEqual([]);
    expect(log).not.toHaveBeenCalled();
  });
});

test('where storage and cookies are forbidden nothing throws, and the visitor is asked', () => {
  forbidStorage();
  expect(() => choose('essential-only', NOW)).not.toThrow();
  expect(() => actOnStoredChoice()).not.toThrow();
  expect(currentChoice(NOW)).toBeNull();
});
