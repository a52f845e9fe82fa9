import { expect, test } from 'vitest';
import { handOver, onHandOver } from './handover.ts';

test('what is handed over before the form is hydrated arrives when it is, in order, once', () => {
  handOver('um');
  handOver('dois');
  const heard: string[] = [];
  const stop = onHandOver((text) => heard.push(text));
  handOver('três');
  expect(heard).toEqual(['um', 'dois', 'três']);
  stop();
});

test('a form that went away hears nothing, and the next one hears what it missed', () => {
  const first: string[] = [];
  const second: string[] = [];
  onHandOver((text) => first.push(text))();
  handOver('entretanto');
  const stop = onHandOver((text) => second.push(text));
  expect(first).toEqual([]);
  expect(second).toEqual(['entretanto']);
  stop();
});
