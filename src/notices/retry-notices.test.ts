import { afterEach, expect, test, vi } from 'vitest';
import { fetchNotices } from './fetch-notices.ts';
import type { Notice } from './notices.ts';
import { retryNotices } from './retry-notices.ts';

const NOTICE: Notice = {
  id: 'natal',
  texto: 'Fechamos às 13h.',
  de: '2026-12-24',
  ate: '2026-12-24',
  tipo: 'normal',
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function answer(body: BodyInit, status = 200) {
  const fetch = vi.fn(async () => new Response(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('the server’s notices are read, without the browser’s cache, whatever the build knew', async () => {
  const fetch = answer(JSON.stringify([NOTICE]));
  expect(await fetchNotices()).toEqual([NOTICE]);
  expect(fetch).toHaveBeenCalledWith('/avisos.json', expect.objectContaining({ cache: 'no-cache' }));
});

test.each([
  ['missing', () => answer('', 404)],
  ['broken', () => answer('<!doctype html>')],
  ['empty', () => answer('')],
  ['wrongly shaped', () => answer('{"avisos":[]}')],
])('a %s file is a failure, which leaves what the build knew', async (_, serve) => {
  serve();
  await expect(fetchNotices()).rejects.toThrow();
});

test('a request that failed is made again after 1, 2 and 4 seconds, and no sooner', async () => {
  vi.useFakeTimers();
  const start = Date.now();
  const asked: number[] = [];
  vi.stubGlobal('fetch', async () => {
    asked.push(Date.now() - start);
    return new Response('', { status: 503 });
  });
  const query = expect(retryNotices(fetchNotices())).rejects.toThrow('503');
  await vi.runAllTimersAsync();
  await query;
  expect(asked).toEqual([0, 1000, 3000, 7000]);
});

test('an answer that is there already is not asked for again', async () => {
  const fetch = answer('[]');
  expect(await retryNotices(Promise.resolve([NOTICE]))).toEqual([NOTICE]);
  expect(fetch).not.toHaveBeenCalled();
});

test('a huge file is given up after 64,000 characters, not read to its end', async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 10_000;
      controller.enqueue(new TextEncoder().encode(' '.repeat(10_000)));
    },
  });
  answer(endless);
  await expect(fetchNotices()).rejects.toThrow('64000');
  expect(sent).toBeLessThan(200_000);
});
