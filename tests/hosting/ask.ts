import { type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { connect as connectPlain } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** A server to ask, on loopback. */
export interface Asked {
  name: string;
  /** Its origin, without a slash at the end. */
  origin: string;
  tls: boolean;
}

/** What it answered, undecoded. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends one request with the path exactly as given: no normalising of dots, slashes or percent signs. */
export function ask(
  { origin, tls }: Asked,
  path: string,
  { method = 'GET', ...headers }: { method?: string; [header: string]: string } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const request = tls ? tlsRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, path, method, headers, servername: 'localhost', rejectUnauthorized: false, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
        });
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}

/** Sends bytes that no client would, and gives back all that comes until the server closes the connection. */
export function askRaw({ origin, tls }: Asked, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const where = { host: hostname, port: Number(port), rejectUnauthorized: false };
  return new Promise((resolve, reject) => {
    const socket = tls ? connectTls(where) : connectPlain(where);
    let received = '';
    socket.setEncoding('latin1');
    socket.on('data', (text) => {
      received += text;
    });
    socket.on('end', () => resolve(received));
    socket.on('error', reject);
    socket.write(bytes);
  });
}

/** How a file that is asked for again each time is marked; hosts have a longer way of saying it. */
export const askedAgain = (isHost: boolean | undefined): string =>
  isHost ? 'public, max-age=0, must-revalidate' : 'no-cache';
