import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../tests/fake-browser.ts';
import { actOnStoredChoice, currentChoice, onChoiceElsewhere, storeChoice } from './consent-store.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const LONG_AGO = '2020-01-01T00:00:00Z';

let browser: ReturnType<typeof fakeBrowser>;
const log = vi.spyOn(console, 'log');

beforeEach(() => {
  browser = fakeBrowser();
  log.mockReset().mockImplementation(() => {});
  for (const name of ['_ga', 'tema']) browser.cookies.set(name, '1');
});
afterEach(() => vi.unstubAllGlobals());

const cleared = () => !browser.cookies.has('_ga');

test('accepting stores the choice, the consent to analytics and the date, and is noted', () => {
  storeChoice('accepted', NOW);
  expect(Object.fromEntries(browser.stored)).toEqual({
    'cookie-consent': 'accepted',
    'analytics-consent': 'true',
    'cookie-consent-date': NOW.toISOString(),
  });
  expect(currentChoice(NOW)).toBe('accepted');
  expect(log).toHaveBeenCalledOnce();
});

test('refusing stores it too, and clears tracking cookies, and no others, on the host and each domain above it', () => {
  storeChoice('essential-only', NOW);
  expect(browser.stored.get('analytics-consent')).toBe('false');
  expect(currentChoice(NOW)).toBe('essential-only');
  expect(browser.written).toEqual([
    '_ga=; Max-Age=0; Path=/',
    '_ga=; Max-Age=0; Path=/; Domain=www.farmacia.example',
    '_ga=; Max-Age=0; Path=/; Domain=farmacia.example',
  ]);
  expect(log).not.toHaveBeenCalled();
});

test.each([
  ['refused, even long ago', 'essential-only', LONG_AGO, { clears: true, notes: false }],
  ['accepted', 'accepted', new Date().toISOString(), { clears: false, notes: true }],
  ['accepted long ago', 'accepted', LONG_AGO, { clears: false, notes: false }],
  ['never answered', '', '', { clears: false, notes: false }],
])('at startup, %s: %o', (_, choice, date, { clears, notes }) => {
  browser.stored.set('cookie-consent', choice).set('cookie-consent-date', date);
  browser.stored.set('analytics-consent', String(choice === 'accepted'));
  actOnStoredChoice();
  expect(browser.stored.get('analytics-consent'), 'it ends with the choice that gave it').toBe(String(notes));
  expect(cleared()).toBe(clears);
  expect(log).toHaveBeenCalledTimes(notes ? 1 : 0);
});

test('a choice made in another tab, be it at once, is acted on here and reported, also when only its date is new', () => {
  const listener = vi.fn();
  onChoiceElsewhere(listener);
  storeChoice('accepted');
  browser.storeElsewhere('cookie-consent', 'essential-only');
  expect(cleared()).toBe(true);
  expect(browser.stored.get('analytics-consent')).toBe('false');
  browser.storeElsewhere('cookie-consent-date', new Date().toISOString());
  expect(listener).toHaveBeenCalledTimes(2);
  browser.storeElsewhere('cookie-consent', 'maybe');
  browser.storeElsewhere('avisos-dispensados', '[]');
  expect(listener).toHaveBeenCalledTimes(2);
});

// Where storage and cookies are forbidden: tests/browser/failures.spec.ts.
