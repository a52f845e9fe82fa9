import { converter } from 'culori';
import { expect, test } from 'vitest';
import { secondHue } from '../styles/second-hue.ts';
import { iconSvg } from './icons.ts';

test.each([
  [155, 262],
  [130, 262],
  [120, 120],
  [200, 200],
  [245, 245],
  [25, 25],
  [330, 330],
])('a house of hue %d has a second tone of hue %d', (hue, second) => {
  expect(secondHue(hue)).toBe(second);
});

// The tile's cross: src/styles/tokens.test.ts.
test.each([0, 25, 155, 262, 360])('the icon of a house of hue %d is no white cross on red', (hue) => {
  const ground = converter('oklch')(/<rect [^>]*fill="(#\w+)"/.exec(iconSvg('badge', hue))?.[1] ?? '')?.h ?? 0;
  expect(ground).toBeGreaterThan(75);
  expect(ground).toBeLessThan(330);
});
