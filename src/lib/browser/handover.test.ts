import { expect, test } from 'vitest';
import { handOver, onHandOver } from './handover.ts';

test('texts handed over before the form is hydrated arrive when it is, in order, once', () => {
  handOver('um');
  handOver('dois');
  const received: string[] = [];
  const stop = onHandOver((text) => received.push(text));
  handOver('três');
  expect(received).toEqual(['um', 'dois', 'três']);
  stop();
});

test('a form that went away receives nothing, and the next one receives what it missed', () => {
  const first: string[] = [];
  const second: string[] = [];
  onHandOver((text) => first.push(text))();
  handOver('entretanto');
  const stop = onHandOver((text) => second.push(text));
  expect(first).toEqual([]);
  expect(second).toEqual(['entretanto']);
  stop();
});
