import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';

/** The built site, served as in production. */
export interface Site {
  /** Its origin, without a slash at the end. */
  url: string;
  stop(): void;
}

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}

/**
 * Asks a program that was started until it answers, for half a minute.
 * @param ask throws while the program does not answer
 * @throws when the program ended, or did not answer in time: then it is killed
 */
export async function untilItAnswers<T>(name: string, program: ChildProcess, ask: () => Promise<T>): Promise<T> {
  let lastError: unknown = '';
  for (let tries = 600; tries > 0 && program.exitCode === null; tries--) {
    try {
      return await ask();
    } catch (error) {
      lastError = error;
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  program.kill();
  throw new Error(`${name} did not answer: ${lastError}`);
}

/**
 * Serves a built site with the project's own server, on a free port where none is given.
 * @param folder where it was built to; where not given, DIST, else dist/
 * @throws when nothing was built, or the server does not answer
 */
export async function startSite(folder = process.env.DIST ?? 'dist', givenPort?: number): Promise<Site> {
  if (!existsSync(`${folder}/index.html`))
    throw new Error(`There is no ${folder}/: run \`npm test -- build sites\` first.`);
  const port = givenPort ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['hosting/serve.ts'], {
    env: { ...process.env, DIST: folder, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilItAnswers('hosting/serve.ts', server, () => fetch(url));
  return { url, stop: () => void server.kill() };
}
