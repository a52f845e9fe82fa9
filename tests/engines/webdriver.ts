import { connect } from 'node:net';

/** Sends a browser a command, by the command's name in WebDriver, and returns the answer. @throws on a refusal */
export type Send = (name: string, parameters?: Record<string, unknown>) => Promise<unknown>;

/** Connects to Firefox over a socket. A message is its length, a colon, and JSON. */
export function connectMarionette(port: number): Promise<Send> {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, (error: { message: string } | null, result: { value?: unknown }) => void>();
  let unread = Buffer.alloc(0);
  const send: Send = (name, parameters = {}) =>
    new Promise((resolve, reject) => {
      const id = waiting.size + 1;
      waiting.set(id, (error, result) =>
        error ? reject(new Error(`${name}: ${error.message}`)) : resolve(result.value ?? result),
      );
      const message = JSON.stringify([0, id, name.includes(':') ? name : `WebDriver:${name}`, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.on('data', (chunk) => {
      unread = Buffer.concat([unread, chunk]);
      for (let colon = unread.indexOf(':'); colon > 0; colon = unread.indexOf(':')) {
        const end = colon + 1 + Number(unread.toString('latin1', 0, colon));
        if (unread.length < end) return;
        const message = JSON.parse(unread.toString('utf8', colon + 1, end));
        unread = unread.subarray(end);
        if (Array.isArray(message)) waiting.get(message[1])?.(message[2], message[3]);
        // The first message greets.
        else resolve(send);
      }
    });
  });
}

/** The HTTP request of each command, its path below the session's address (w3.org/TR/webdriver2). */
const REQUESTS: Record<string, string> = {
  Navigate: 'POST /url',
  ExecuteScript: 'POST /execute/sync',
  ElementClick: 'POST /element/{id}/click',
  PerformActions: 'POST /actions',
  SetWindowRect: 'POST /window/rect',
  GetWindowHandle: 'GET /window',
  GetWindowHandles: 'GET /window/handles',
  SwitchToWindow: 'POST /window',
  CloseWindow: 'DELETE /window',
  DeleteSession: 'DELETE ',
};

/** Begins a session with WebKitGTK's driver over HTTP. @param alwaysMatch what the browser must be */
export async function connectWebDriver(driver: string, alwaysMatch: object): Promise<Send> {
  const request = async (method: string, path: string, body: object) => {
    const options = method === 'POST' ? { method, body: JSON.stringify(body) } : { method };
    const { value } = (await (await fetch(`${driver}/session${path}`, options)).json()) as { value: unknown };
    const { error, message } = (value ?? {}) as { error?: string; message?: string };
    if (error) throw new Error(`${path}: ${error}: ${message}`);
    return value;
  };
  const { sessionId } = (await request('POST', '', { capabilities: { alwaysMatch } })) as { sessionId: string };
  return (name, parameters = {}) => {
    const [method = '', path = ''] = (REQUESTS[name] ?? '').split(' ');
    return request(method, `/${sessionId}${path.replace('{id}', String(parameters['id']))}`, parameters);
  };
}
