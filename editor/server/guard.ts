import type { IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import { ownFolder } from '../../src/pharmacy/load.ts';
import { isRecord } from '../../src/pharmacy/paths.ts';
import { Refused } from '../core/refused.ts';
import { TEXTS } from '../texts.ts';

export const editedFolder = () => resolve(ownFolder());

/**
 * Whether a page of this server meant a request for it: no other name that leads to 127.0.0.1 (DNS rebinding), no other
 * page.
 */
export function isOwn({ headers }: Pick<IncomingMessage, 'headers'>, port: number): boolean {
  const { host = '', origin = `http://${host}` } = headers;
  return [`localhost:${port}`, `127.0.0.1:${port}`].includes(host) && origin === `http://${host}`;
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
