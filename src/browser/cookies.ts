/** Reads and writes `document.cookie`, which throws where cookies are forbidden: then there are none. */

/** The cookies that a script can see, by name. */
export function readCookies(): Map<string, string> {
  try {
    return new Map(
      document.cookie.split('; ').map((pair) => {
        const [name = '', value = ''] = pair.split('=');
        return [name, value];
      }),
    );
  } catch {
    return new Map();
  }
}

/**
 * Writes an essential cookie for the whole site: `days` of life, only to this site and only over a secure connection
 * (specification 9). Browsers count http://localhost as secure, save WebKit, which then refuses it silently.
 */
export function writeEssentialCookie(name: string, value: string, days: number): void {
  writeCookie(`${name}=${value}; Max-Age=${days * 24 * 60 * 60}; Path=/; SameSite=Strict; Secure`);
}

/** Removes a cookie: of exactly this host, or of `domain` and the hosts under it. */
export function expireCookie(name: string, domain?: string): void {
  writeCookie(`${name}=; Max-Age=0; Path=/${domain ? `; Domain=${domain}` : ''}`);
}

function writeCookie(cookie: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
    document.cookie = cookie;
  } catch {}
}
