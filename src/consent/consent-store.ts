import { expireCookie, readCookies } from '../browser/cookies.ts';
import { readStored, writeStored } from '../browser/storage.ts';
import { type Choice, cookieDomains, isChoiceCurrent, isTrackingCookie } from './consent.ts';

/** The storage keys of the answer to the banner: a contract with other tabs and with later versions of the site. */
const CHOICE = 'cookie-consent';
const ANALYTICS = 'analytics-consent';
const CHOSEN_AT = 'cookie-consent-date';

/** The stored choice that still holds; null when the visitor must be asked, again or for the first time. */
export function currentChoice(now = new Date()): Choice | null {
  const choice = readStored(CHOICE);
  return isChoiceCurrent(choice, readStored(CHOSEN_AT), now) ? choice : null;
}

/** Keeps the visitor's choice and acts on it. Where storage is refused it holds for this page only. */
export function storeChoice(choice: Choice, now = new Date()): void {
  // The choice is written last: other tabs act when it changes, and then find its date.
  writeStored(CHOSEN_AT, now.toISOString());
  writeStored(CHOICE, choice);
  actOnChoice(choice);
}

/** Acts on the choice found at startup: clears tracking cookies, or notes that analytics may run. */
export function actOnStoredChoice(): void {
  // A consent ends with the choice that gave it.
  if (!currentChoice() && readStored(ANALYTICS) === 'true') writeStored(ANALYTICS, 'false');
  // A refusal holds even when it is too old for the banner.
  actOnChoice(readStored(CHOICE) === 'essential-only' ? 'essential-only' : currentChoice());
}

/** Calls back when another tab stored a choice, after acting on it here too; not where only its date changed. */
export function onChoiceElsewhere(listener: () => void): void {
  addEventListener('storage', ({ key }) => {
    const choice = currentChoice();
    if (!choice || (key !== CHOICE && key !== CHOSEN_AT)) return;
    if (key === CHOICE) actOnChoice(choice);
    listener();
  });
}

/** Acts on the stored choice, so that two tabs that chose at the same time end with the same consent. */
function actOnChoice(choice: Choice | null): void {
  if (choice) writeStored(ANALYTICS, String(choice === 'accepted'));
  if (choice === 'accepted') console.log('Analytics enabled by consent; none is in use yet.');
  if (choice !== 'essential-only') return;
  // On this host and each parent domain: a script cannot see a cookie's domain.
  for (const name of [...readCookies().keys()].filter(isTrackingCookie)) {
    for (const domain of ['', ...cookieDomains(location.hostname)]) expireCookie(name, domain);
  }
}
