/** A visitor's answer to the cookie banner; stored as it is under `cookie-consent` (specification §4). */
export type Choice = 'accepted' | 'essential-only';

const ONE_DAY = 24 * 60 * 60 * 1000;

/** Whether `value`, as found in storage, is an answer to the cookie banner. */
export function isChoice(value: string | null | undefined): value is Choice {
  return value === 'accepted' || value === 'essential-only';
}

/**
 * The day since which the banner asks about the same purposes. A new purpose needs a new day here: then older choices
 * are void and visitors are asked again, as `content/privacidade.md` promises.
 */
const SAME_PURPOSES_SINCE = '2025-01-01';

/**
 * Whether a choice still holds; both values are as found in storage. The banner asks again if one is missing or
 * malformed, older than 12 months (EDPB 2023) or than the purposes, or over a day ahead, as after a wrong clock.
 */
export function isChoiceCurrent(choice: string | null, dateIso: string | null, now: Date): choice is Choice {
  const chosen = new Date(dateIso ?? '');
  const expires = new Date(chosen);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  const isForThis = chosen >= new Date(SAME_PURPOSES_SINCE);
  return isChoice(choice) && isForThis && now <= expires && chosen.getTime() <= now.getTime() + ONE_DAY;
}

/** Whether a cookie's name is that of an analytics or advertising cookie: _ga*, _gat*, _gid, _gcl*, _fbp, _fbc. */
export function isTrackingCookie(name: string): boolean {
  return /^_ga|^_gcl|^(_gid|_fbp|_fbc)$/.test(name);
}

/** The domains on which a cookie seen at `hostname` may have been set: the host and its parents, save the top level. */
export function cookieDomains(hostname: string): string[] {
  const labels = hostname.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}
