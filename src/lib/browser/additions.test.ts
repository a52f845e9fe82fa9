import { expect, test } from 'vitest';
import { currentAdditions, onAdditions, setAddition } from './additions.ts';

test('there is one line of each kind: a new one takes the place of the one before, and can be removed', () => {
  let calls = 0;
  const stop = onAdditions(() => calls++);
  setAddition('aluguer', 'um');
  setAddition('entrega', 'casa');
  setAddition('aluguer', 'dois');
  setAddition('aluguer', 'dois');
  expect(currentAdditions()).toEqual({ aluguer: 'dois', entrega: 'casa' });
  setAddition('aluguer');
  expect(currentAdditions()).toEqual({ entrega: 'casa' });
  expect(calls).toBe(4);
  stop();
  setAddition('entrega');
  expect(calls).toBe(4);
});
