import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';

/** The address of a server, on loopback. */
export interface Address {
  name: string;
  /** Its origin, without a slash at the end. */
  origin: string;
  tls: boolean;
}

/** A server's answer, undecoded. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends one request with the path exactly as given: no normalising of dots, slashes or percent signs. */
export async function fetchFrom(
  { origin, tls }: Address,
  path: string,
  { method = 'GET', ...headers }: { method?: string; [header: string]: string } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const where = { hostname, port, servername: 'localhost', rejectUnauthorized: false, agent: false };
  const request = (tls ? tlsRequest : plainRequest)({ ...where, path, method, headers }).end();
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (!response) throw new Error(`${origin} does not answer.`);
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}

/** The `cache-control` of a file that a browser revalidates each time; hosts write it longer. */
export const revalidated = (isHost: boolean | undefined): string =>
  isHost ? 'public, max-age=0, must-revalidate' : 'no-cache';
