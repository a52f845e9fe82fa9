/** Reads and writes `document.cookie`, which throws where cookies are forbidden: then there are none. */

/** The names of all cookies that a script can see, in no order. */
export function cookieNames(): string[] {
  return cookiePairs().map(([name]) => name);
}

/** The value of a cookie; null when there is none. */
export function readCookie(name: string): string | null {
  return cookiePairs().find(([found]) => found === name)?.[1] ?? null;
}

/**
 * Writes an essential cookie for the whole site: `days` of life, only to this site and only over a secure connection
 * (specification 9). Browsers count http://localhost as secure, save WebKit, which then refuses it silently.
 */
export function writeEssentialCookie(name: string, value: string, days: number): void {
  write(`${name}=${value}; Max-Age=${days * 24 * 60 * 60}; Path=/; SameSite=Strict; Secure`);
}

/** Removes a cookie: of exactly this host, or of `domain` and the hosts under it. */
export function expireCookie(name: string, domain?: string): void {
  write(`${name}=; Max-Age=0; Path=/${domain ? `; Domain=${domain}` : ''}`);
}

function cookiePairs(): [name: string, value: string][] {
  try {
    return document.cookie
      .split('; ')
      .filter(Boolean)
      .map((pair) => {
        const equals = pair.indexOf('=');
        return equals < 0 ? ['', pair] : [pair.slice(0, equals), pair.slice(equals + 1)];
      });
  } catch {
    return [];
  }
}

function write(cookie: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
    document.cookie = cookie;
  } catch {}
}
