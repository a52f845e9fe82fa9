import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRotation } from './slogans.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A rotation of three texts, and what it did with the page, each with its time in ms. */
function rotate() {
  const done: [number, string | boolean][] = [];
  const start = Date.now();
  const note = (what: string | boolean) => void done.push([Date.now() - start, what]);
  return { rotation: createRotation(['a', 'b', 'c'], { write: note, fade: note }), done };
}

test('each text stays 5 s, fades out for half a second of them and is followed by the next, in a loop', () => {
  const { rotation, done } = rotate();
  rotation.start();
  vi.advanceTimersByTime(15_500);
  expect(done).toEqual([
    [5000, true],
    [5500, 'b'],
    [5500, false],
    [10_000, true],
    [10_500, 'c'],
    [10_500, false],
    [15_000, true],
    [15_500, 'a'],
    [15_500, false],
  ]);
});

test('stopped in the middle of a fade, the text is seen again and stays', () => {
  const { rotation, done } = rotate();
  rotation.start();
  vi.advanceTimersByTime(5200);
  rotation.stop();
  vi.advanceTimersByTime(60_000);
  expect(done).toEqual([
    [5000, true],
    [5200, false],
  ]);
});
