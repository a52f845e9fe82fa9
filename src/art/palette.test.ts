import { converter } from 'culori';
import { expect, test } from 'vitest';
import { type ColourRole, colour } from './palette.ts';

const ROLES: ColourRole[] = [
  'paper',
  'text',
  'action',
  'on-action',
  'tile-ground',
  'tile-line',
  'tile-soft',
  'tile-cross',
];

test.each(ROLES)('--color-%s is there in both themes', (role) => {
  expect(colour(role, 155, 'light')).toMatch(/^#[0-9a-f]{6}$/);
  expect(colour(role, 155, 'dark')).toMatch(/^#[0-9a-f]{6}$/);
});

test('the hue of the house turns the action colour and leaves its lightness, which contrast hangs on', () => {
  const toOklch = converter('oklch');
  const [green, blue] = [155, 240].map((hue) => toOklch(colour('action', hue)));
  expect(green?.h).toBeCloseTo(155, -1);
  expect(blue?.h).toBeCloseTo(240, -1);
  expect(Math.abs((green?.l ?? 0) - (blue?.l ?? 1))).toBeLessThan(0.02);
});
