import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DIST, fetchFrom, revalidated, type Served } from './servers.ts';

const HOME = readFileSync(join(DIST, 'index.html'));
const NOT_FOUND = readFileSync(join(DIST, '404.html'));
const ALIASES: string[] = readFileSync('hosting/_redirects', 'utf8').match(/^\/\S+(?= \S+ 301$)/gm) ?? [];
/** The marks of a server's own pages. Go refuses `/%` with a line of plain text before Caddy sees it; that is none. */
const OWN_PAGE = /<[a-z!]|nginx|caddy|Cannot GET/i;

/** Addresses by which somebody would get at other files or lead visitors to another site; none holds a space. */
const LEADING_ASTRAY = [
  ...String.raw`
    //evil.example //evil.example/ //evil.example/.. //index.html /\evil.example/ /%5Cevil.example/ /%2fevil.example/
    /%2e%2e/ /%2e%2e/%2e%2e/etc/passwd /../../etc/passwd /..%2fetc/passwd /./ /a/../ /%252e%252e/ /%00 /index.html%00.txt
    /% /%zz /%c0%ae%c0%ae/ /%E2%80%AE /;/ /~root/ /:80/ /@evil.example/ /%0d%0aSet-Cookie:a=b
    /politica-privacidade/%0d%0aLocation:x/ /index.html/ /.html /.html/ /* /"<script> /CON /index.html::$DATA
    /? /?/../..//evil.example /nao-existe?%00`
    .trim()
    .split(/\s+/),
  `/${'a'.repeat(8192)}`,
  `/${'a/'.repeat(4096)}`,
  `/${'%41'.repeat(2800)}`,
];

/**
 * Addresses by the page that is meant, as messengers take a full stop for a part of the link, and as people type: in
 * capitals, in two characters as macOS has an accent, with other marks between the words.
 */
const MEANT: Record<string, string> = {
  '/': '// /%20 /. /), //?a=1 /%E2%80%8B /Index.html /index.htm /_ /index.php?id=3',
  '/politica-privacidade': `/politica-privacidade. /politica-privacidade), /politica-privacidade%20
    //politica-privacidade /politica-privacidade//?a=1 /politica-privacidade_ /politica_privacidade
    /Politica-Privacidade /POLITICA-PRIVACIDADE.HTML /Privacidade. /pol%C3%ADtica-privacidade
    /Pol%c3%adtica-de-Privacidade /POL%C3%8DTICA-PRIVACIDADE /poli%CC%81tica-privacidade
    /pol%C3%ADtica%20de%20privacidade`,
};
/** No file; of a folder no list. */
const NOWHERE =
  '/nao-existe /nao-existe.png /politica-privacidade/x /_astro/nao-existe.js /avisos /404 /_astro /_astro/';
/** What the build or a server keeps for itself. */
const SECRETS =
  '/.env /.git/config /_astro/.secret.js /_headers /_redirects /.assetsignore /index.html.br /404.html.gz';

/** The answers of a server by their addresses. */
export function testAddresses(running: () => Served): void {
  it.for(`${NOWHERE} ${SECRETS}`.split(' '))('has nothing at %s: our page, not to be kept', async (path) => {
    const first = await fetchFrom(running(), path);
    const isRedirect = [301, 307].includes(first.status);
    const { status, headers, body } = isRedirect ? await fetchFrom(running(), first.headers.location ?? '') : first;
    expect(status).toBe(404);
    expect(body.equals(NOT_FOUND)).toBe(true);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe(revalidated(running().isHost));
  });

  it.for([
    ['/index.html', '/'],
    ['/index', '/'],
    ['/index.html?a=1', '/?a=1'],
    ['/politica-privacidade/', '/politica-privacidade'],
    ['/politica-privacidade/?a=1&b=/', '/politica-privacidade?a=1&b=/'],
    ['/politica-privacidade.html', '/politica-privacidade'],
    ['/politica-privacidade/index.html', '/politica-privacidade'],
    ...ALIASES.map((path) => [path, '/politica-privacidade'] as const),
  ] as const)('sends %s to %s for good', async ([path, to]) => {
    // Caddy answers to its own name only.
    const forged: Record<string, string> = running().name === 'Caddy' ? {} : { host: 'evil.example' };
    const { status, headers } = await fetchFrom(running(), path, forged);
    // A host redirects for good only what hosting/_redirects names.
    expect(status).toBe(running().isHost && !ALIASES.includes(path) ? 307 : 301);
    expect(headers.location).toBe(to);
  });

  it.for(LEADING_ASTRAY)('is not led astray by %j', async (path) => {
    const { status, headers, body } = await fetchFrom(running(), path);
    expect(status).toBeLessThan(500);
    expect(headers['set-cookie']).toBeUndefined();
    if (status === 301 || status === 307) {
      expect(new URL(headers.location ?? '', 'https://farmacia.example').host).toBe('farmacia.example');
    } else if (path.startsWith('/?') || (running().isHost && status === 200)) expect(body.equals(HOME)).toBe(true);
    else {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(body.equals(NOT_FOUND) || !OWN_PAGE.test(body.toString('latin1'))).toBe(true);
    }
  });

  it.for('POST PUT DELETE PATCH OPTIONS PROPFIND'.split(' '))('refuses %s, and says what it takes', async (method) => {
    const { status, headers } = await fetchFrom(running(), '/', { method });
    expect(status).toBe(405);
    if (!running().isHost) expect(headers.allow).toBe('GET, HEAD');
  });
}

/** The answers to names that people type, by patterns: hosts and `npm start` know but those of hosting/_redirects. */
export function testTypedNames(running: () => Served): void {
  const typed = Object.entries(MEANT).flatMap(([page, paths]) =>
    paths.split(/\s+/).map((path) => [path, page] as const),
  );
  it.for(typed)('sends %s by one redirect to the page that is meant, %s', async ([path, to]) => {
    const { status, headers } = await fetchFrom(running(), path);
    const [, query = ''] = path.split(/(?=\?)/);
    expect({ status, location: headers.location }).toEqual({ status: 301, location: to + query });
  });
}
