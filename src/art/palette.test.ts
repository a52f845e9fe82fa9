import { converter } from 'culori';
import { expect, test } from 'vitest';
import { secondHue } from '../styles/second-hue.ts';
import { iconSvg } from './icons.ts';
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

test.each(ROLES)('--color-%s is there', (role) => {
  expect(colour(role, 155)).toMatch(/^#[0-9a-f]{6}$/);
});

test('the hue of the house turns the action colour and leaves its lightness, which contrast hangs on', () => {
  const toOklch = converter('oklch');
  const [green, blue] = [155, 240].map((hue) => toOklch(colour('action', hue)));
  expect(green?.h).toBeCloseTo(155, -1);
  expect(blue?.h).toBeCloseTo(240, -1);
  expect(Math.abs((green?.l ?? 0) - (blue?.l ?? 1))).toBeLessThan(0.02);
});

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

test.each([0, 25, 155, 262, 360])('the cross is green in a house of hue %d, in the tile and on the icon', (hue) => {
  const toOklch = converter('oklch');
  expect(toOklch(colour('tile-cross', hue))?.h).toBeCloseTo(155, -1);
  const ground = toOklch(/<rect [^>]*fill="(#\w+)"/.exec(iconSvg('badge', hue))?.[1] ?? '')?.h ?? 0;
  expect(ground).toBeGreaterThan(75);
  expect(ground).toBeLessThan(330);
});
