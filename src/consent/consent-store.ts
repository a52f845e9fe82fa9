import { cookieNames, expireCookie } from '../browser/cookies.ts';
import { readStored, writeStored } from '../browser/storage.ts';
import { type Choice, cookieDomains, isChoice, isChoiceCurrent, isTrackingCookie } from './consent.ts';

/** The storage keys of the answer to the cookie banner: a contract with other tabs and with later versions of the site. */
const CHOICE = 'cookie-consent';
const ANALYTICS = 'analytics-consent';
const CHOSEN_AT = 'cookie-consent-date';

/** The stored choice that still holds; null when the visitor must be asked, again or for the first time. */
export function currentChoice(now = new Date()): Choice | null {
  const choice = readStored(CHOICE);
  return isChoiceCurrent(choice, readStored(CHOSEN_AT), now) ? choice : null;
}

/** Keeps the visitor's choice and acts on it. Where storage is refused it holds for this page only. */
export function choose(choice: Choice, now = new Date()): void {
  // The choice goes last: other tabs act when it changes, and by then find the rest in place.
  writeStored(CHOSEN_AT, now.toISOString());
  storeAnalytics(choice);
  writeStored(CHOICE, choice);
  act(choice);
}

/** Acts on the choice found at startup: clears tracking cookies, or notes that analytics may run. */
export function actOnStoredChoice(): void {
  // A refusal holds even when it is too old for the banner.
  if (readStored(CHOICE) === 'essential-only') act('essential-only');
  else if (currentChoice() === 'accepted') act('accepted');
}

/** Calls back when another tab stored a choice, after acting on it here too. */
export function onChoiceElsewhere(listener: () => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === CHOICE && isChoice(newValue)) {
      // The writes of two choices made at once may have crossed: analytics follows the choice that is stored.
      const stored = readStored(CHOICE);
      if (isChoice(stored)) storeAnalytics(stored);
      act(newValue);
    }
    // The same choice made again changes only its date.
    if ((key === CHOICE || key === CHOSEN_AT) && newValue) listener();
  });
}

/** Writes only a changed value, because each write fires an event in every other tab. */
function storeAnalytics(choice: Choice): void {
  const allowed = String(choice === 'accepted');
  if (readStored(ANALYTICS) !== allowed) writeStored(ANALYTICS, allowed);
}

function act(choice: Choice): void {
  if (choice === 'accepted') console.log('Analytics enabled by consent; none is in use yet.');
  else clearTrackingCookies();
}

/** Removes analytics and advertising cookies from this host and each parent domain: a script cannot see a cookie's domain. */
function clearTrackingCookies(): void {
  for (const name of cookieNames().filter(isTrackingCookie)) {
    expireCookie(name);
    for (const domain of cookieDomains(location.hostname)) expireCookie(name, domain);
  }
}
