import { QueryClient } from '@tanstack/query-core';
import { afterEach, expect, test, vi } from 'vitest';
import type { Notice } from '../notices.ts';
import { noticesQuery } from './notices-query.ts';

const NOTICE: Notice = {
  id: 'natal',
  texto: 'Fechamos às 13h.',
  de: '2026-12-24',
  ate: '2026-12-24',
  tipo: 'normal',
  fechada: false,
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

const ask = () => new QueryClient().fetchQuery({ ...noticesQuery, retry: false });

test('the server’s notices are read, without the browser’s cache, whatever the build knew', async () => {
  const fetch = answer(JSON.stringify([NOTICE]));
  expect(await ask()).toEqual([NOTICE]);
  expect(fetch).toHaveBeenCalledWith('/avisos.json', expect.objectContaining({ cache: 'no-cache' }));
});

test.each([
  ['missing', () => answer('', 404)],
  ['broken', () => answer('<!doctype html>')],
  ['empty', () => answer('')],
  ['wrongly shaped', () => answer('{"avisos":[]}')],
])('a %s file is a failure, which leaves what the build knew', async (_, serve) => {
  serve();
  await expect(ask()).rejects.toThrow();
});

test('a query that fails is tried three times more, after 1, 2 and 4 seconds', async () => {
  vi.useFakeTimers();
  const start = Date.now();
  const asked: number[] = [];
  vi.stubGlobal('fetch', async () => {
    asked.push(Date.now() - start);
    return new Response('', { status: 503 });
  });
  const query = expect(new QueryClient().fetchQuery(noticesQuery)).rejects.toThrow('503');
  await vi.runAllTimersAsync();
  await query;
  expect(asked).toEqual([0, 1000, 3000, 7000]);
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
  await expect(ask()).rejects.toThrow('64000');
  expect(sent).toBeLessThan(200_000);
});
