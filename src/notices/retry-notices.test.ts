import { afterEach, expect, test, vi } from 'vitest';
import { noticeOf } from '../../tests/state-at.ts';
import { fetchNotices } from './fetch-notices.ts';
import { retryNotices } from './retry-notices.ts';

const NOTICE = noticeOf('2026-12-24');

afterEach(() => vi.useRealTimers());

function answer(body: string, init: ResponseInit = {}) {
  const fetch = vi.fn(async () => new Response(body, init));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('the server’s notices are read, without the browser’s cache, whatever the build knew', async () => {
  const fetch = answer(JSON.stringify([NOTICE]));
  expect(await fetchNotices()).toEqual([NOTICE]);
  expect(fetch).toHaveBeenCalledWith('/avisos.json', { cache: 'no-cache', signal: expect.any(AbortSignal) });
  expect(await retryNotices(Promise.resolve([])), 'an answer that is there is not asked for again').toEqual([]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('the server’s notices are waited for 15 s at most', async () => {
  vi.useFakeTimers();
  const fetch = vi.fn((_: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)));
  });
  vi.stubGlobal('fetch', fetch);
  const query = expect(fetchNotices()).rejects.toThrow('aborted');
  vi.advanceTimersByTime(14_999);
  expect(fetch.mock.calls[0]?.[1].signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  await query;
});

test.each<[string, string, ResponseInit?]>([
  ['missing', '[]', { status: 404 }],
  ['broken', '<!doctype html>'],
  ['wrongly shaped', '{"avisos":[]}'],
  ['huge', `[${' '.repeat(64_000)}]`],
  ['huge by its own account', '[]', { headers: { 'Content-Length': '5000000000' } }],
])('a %s file is a failure, which leaves what the build knew', async (_, body, init) => {
  answer(body, init);
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
