/**
 * The one list of how the site is served: headers, lifetimes, redirects, what is never served, media types.
 * Every form of it (nginx, Caddy, `_headers` and `_redirects`, `npm start`) is made from here.
 */

/** The only host, besides our own, that a page may show in a frame: the map. */
export const MAP_HOST = 'https://www.openstreetmap.org';

/** Which pages a browser may get before they are asked for; `write-forms.ts` writes it. */
export const PREFETCH_FILE = '/prefetch.speculationrules';

/** Headers of every answer. */
export const HEADERS: Readonly<Record<string, string>> = {
  // The rest of the policy stands in each page; only this a browser ignores there (docs/decisions/security-headers.md).
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  // The map's tile servers refuse requests without a Referer (wiki.openstreetmap.org/wiki/Referer).
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // In a header and not in the pages: it costs their first flight nothing, and no script has to be allowed.
  'Speculation-Rules': `"${PREFETCH_FILE}"`,
};

/**
 * What `PREFETCH_FILE` says: a page of ours, when somebody rests on a link to it or begins to press it. Browsers leave it
 * out by themselves where the visitor saves data or battery. Only fetched, never drawn: a drawn page would run its scripts.
 */
export const PREFETCH_RULES = {
  prefetch: [{ where: { href_matches: ['/', '/politica-privacidade'] }, eagerness: 'moderate' }],
};

/**
 * Headers of every answer over TLS: on http://localhost the last would mean nothing.
 * Neither includeSubDomains nor preload: what else lives under the owner's domain is not ours to decide.
 */
export const HEADERS_OVER_TLS: Readonly<Record<string, string>> = {
  ...HEADERS,
  'Strict-Transport-Security': 'max-age=63072000',
};

/** Kept for this long without asking again; everything else is `CACHE_OTHERWISE`. */
export interface CacheRule {
  /** A file's path, or a folder's with `/*` at the end. */
  path: string;
  /** The value of Cache-Control. */
  value: string;
}

/** The notices: the one file that may change on the server without a build, so it is never compressed in advance. */
export const NOTICES_FILE = '/avisos.json';

export const CACHE_RULES: readonly CacheRule[] = [
  // The name holds a hash of the content.
  { path: '/_astro/*', value: 'public, max-age=31536000, immutable' },
  { path: NOTICES_FILE, value: 'public, max-age=300' },
];

/** May be kept, never used without asking whether it is still the same (a 304 costs one round trip and no bytes). */
export const CACHE_OTHERWISE = 'no-cache';

/** The Cache-Control of a path that exists. */
export function cacheControl(path: string): string {
  const matches = (rule: CacheRule) =>
    rule.path.endsWith('/*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path;
  return CACHE_RULES.find(matches)?.value ?? CACHE_OTHERWISE;
}

/** Regular expressions on the request target (path and query as they came), in what PCRE, RE2 and JavaScript share. */
export interface RedirectRule {
  pattern: string;
  /** A path of ours; `$1`, `$2` are the pattern's groups. */
  to: string;
}

/**
 * No address of ours has a percent sign, a backslash, a character outside printable ASCII, an empty segment or a dot
 * segment. Refusing them keeps every file at one address, and keeps the redirects below from sending anyone to
 * `//elsewhere` (browsers read `/\\` as `//` and drop tabs).
 */
export const ODD_ADDRESS = '^[^?]*(//|[\\\\%]|[^!-~]|/\\.\\.?([/?]|$))';

/** Other names of some addresses. */
export const ALIASES: readonly (readonly [from: string, to: string])[] = [
  // Where security.txt stood before RFC 9116.
  ['/security.txt', '/.well-known/security.txt'],
  // What people type for the privacy policy.
  ['/privacidade', '/politica-privacidade'],
  ['/politica-de-privacidade', '/politica-privacidade'],
];

/** Permanent redirects, the first that matches; the query goes along. */
export const REDIRECTS: readonly RedirectRule[] = [
  ...ALIASES.map(([from, to]) => ({ pattern: `^${from.replaceAll('.', '\\.')}(\\?.*)?$`, to: `${to}$1` })),
  // One address a page: without index, without .html, without a slash at the end.
  { pattern: '^/index(?:\\.html)?(\\?.*)?$', to: '/$1' },
  { pattern: '^(/[^?]*?)(?:/index)?\\.html(\\?.*)?$', to: '$1$2' },
  { pattern: '^(/[^?]+?)/(\\?.*)?$', to: '$1$2' },
];

/** Paths that are answered as if they did not exist: what hosts read, what we compressed, the error page under its name. */
export const NEVER_SERVED = '^/_headers$|^/_redirects$|^/404(?:\\.html)?$|\\.(?:br|gz)$';
/** Hidden files, of which only those in this folder are meant to be seen. */
export const HIDDEN_FILE = '/\\.';
export const SHOWN_HIDDEN_FOLDER = '/.well-known/';

/** Content-Type by extension: the same from every server, whatever list the machine has. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  speculationrules: 'application/speculationrules+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
};
