import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { MOST_MEGABYTES } from '../../src/photographs/photographs.ts';
import { isRecord } from '../paths.ts';
import { Refused } from '../refused.ts';
import { forwardedHost } from './forwarded.ts';

/** The most that a request may carry: the longest file many times over. */
const MAX_BYTES = 2_000_000;

/** Made anew at each start; only the page that this server served knows it. */
export const token = randomBytes(32).toString('hex');

/**
 * Whether a request was meant for this server by a page of this server. Another name that leads to 127.0.0.1 (DNS rebinding)
 * and a page from elsewhere are not. Codespaces asks under its forwarded name, or as localhost with that name beside it, and turns
 * its own origin into localhost's (symfony/demo issue 1542, mastodon/mastodon pull request 26400); others it passes on.
 */
export function isOwn({ headers }: Pick<IncomingMessage, 'headers'>, port: number): boolean {
  const forwarded = forwardedHost(port);
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`, ...(forwarded ? [forwarded] : [])];
  const origins = hosts.map((own) => (own === forwarded ? `https://${own}` : `http://${own}`));
  const { host = '', origin, 'x-forwarded-host': asked = host } = headers;
  return hosts.includes(host) && hosts.includes(String(asked)) && (origin === undefined || origins.includes(origin));
}

/** Refuses a request without this start's token. */
export function checkToken({ headers }: IncomingMessage): void {
  const sent = Buffer.from(String(headers['x-editar'] ?? ''));
  const own = Buffer.from(token);
  if (sent.length !== own.length || !timingSafeEqual(sent, own)) throw new Refused(403, 'Abra o editor de novo.');
}

/** The JSON object that a request carries. */
export async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) throw new Refused(415, 'Só JSON.');
  const text = (await readBytes(request, MAX_BYTES)).toString('utf8');
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return value;
  } catch {
    // Answered below, as any other body that is no object.
  }
  throw new Refused(400, 'Não é JSON.');
}

/** A file as a request carries it. */
export interface Upload {
  /** The name that it had on the owner's computer: any text. */
  name: string;
  content: Buffer;
}

/** The file that a request carries. */
export async function readUpload(request: IncomingMessage): Promise<Upload> {
  if (request.headers['content-type'] !== 'application/octet-stream') throw new Refused(415, 'Só um ficheiro.');
  const content = await readBytes(request, MOST_MEGABYTES * 1e7);
  try {
    return { name: decodeURIComponent(String(request.headers['x-nome'] ?? '')), content };
  } catch {
    throw new Refused(400, 'Não é um nome.');
  }
}

/** Reads all of a request, also of one that is refused: else the browser would not get the answer. */
async function readBytes(request: IncomingMessage, most: number): Promise<Buffer> {
  const content = await buffer(request);
  if (content.length > most) throw new Refused(413, 'É grande de mais.');
  return content;
}
