import type { IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import { ownFolder } from '../../src/pharmacy/load.ts';
import { isRecord } from '../../src/pharmacy/paths.ts';
import { Refused } from '../core/refused.ts';
import { TEXTS } from '../texts.ts';

export const editedFolder = () => resolve(ownFolder());

/** The name under which Codespaces shows a port, `name-4322.app.github.dev`; null elsewhere. */
export function forwardedHost(port: number): string | null {
  const { CODESPACE_NAME: name = '', GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain = '' } = process.env;
  const host = `${name}-${port}.${domain}`.toLowerCase();
  return name && domain && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host) ? host : null;
}

/**
 * Whether a page of this server meant a request for it: no other name that leads to 127.0.0.1 (DNS rebinding), no other
 * page. Codespaces asks under its forwarded name, or as localhost with that name beside it, and turns its own origin
 * into localhost's (symfony/demo issue 1542, mastodon/mastodon pull request 26400); others it passes on unchanged.
 */
export function isOwn({ headers }: Pick<IncomingMessage, 'headers'>, port: number): boolean {
  const forwarded = forwardedHost(port);
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`, ...(forwarded ? [forwarded] : [])];
  const origins = hosts.map((own) => (own === forwarded ? `https://${own}` : `http://${own}`));
  const { host = '', origin, 'x-forwarded-host': asked = host } = headers;
  return hosts.includes(host) && hosts.includes(String(asked)) && (origin === undefined || origins.includes(origin));
}

/** Refuses a page of another folder's editor. A page from another origin cannot send this header (CORS). */
export function checkFolder({ headers }: IncomingMessage): void {
  if (headers['x-editar'] !== encodeURIComponent(editedFolder()))
    throw new Refused(403, TEXTS.otherFolder(editedFolder()));
}

export async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const isJson = /^application\/json\b/.test(request.headers['content-type'] ?? '');
  const value = isJson && (await json(request).catch(() => null));
  if (isRecord(value)) return value;
  throw new Refused(400, 'Não é JSON.');
}
