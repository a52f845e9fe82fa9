import { globSync, readFileSync } from 'node:fs';
import { converter, differenceCiede2000, type Oklch, wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { houseTokens } from '../art/palette.ts';

type Theme = 'light' | 'dark';

/** The house green, and every other hue that a pharmacy may choose, in steps of 15 degrees. */
const HUES = Array.from({ length: 25 }, (_, i) => i * 15).concat(155);

/** What the pages of a house of each hue declare. */
const tokensOf = new Map(HUES.map((hue) => [hue, houseTokens(hue)]));

/** A colour role in a theme, as the pages declare it. */
function colour(role: string, theme: Theme, hue: number): Oklch {
  const declared = new RegExp(`--color-${role}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`);
  const [, light, dark, both] = tokensOf.get(hue)?.match(declared) ?? [];
  const parsed = converter('oklch')(both ?? (theme === 'light' ? light : dark));
  if (!parsed) throw new Error(`tokens.css has no --color-${role} of an sRGB colour`);
  return parsed;
}

const GROUNDS = ['paper', 'surface', 'wash', 'warm'];

/** Text on ground, and the least contrast between them: WCAG 1.4.6 for what is read, 1.4.3 and 1.4.11 for the rest. */
type Pair = [text: string, ground: string, least: number];

const pairsOn = (ground: string): Pair[] => [
  ['text', ground, 7],
  ['text-muted', ground, 7],
  ['action', ground, 4.5],
  ['action-strong', ground, 4.5],
  ['place', ground, 4.5],
  ['urgent', ground, 4.5],
  ['control', ground, 3],
  ['focus', ground, 3],
];

const PAIRS: Pair[] = [
  ...GROUNDS.flatMap(pairsOn),
  ['paper', 'urgent', 7],
  ['text', 'bubble', 7],
  ['text-muted', 'bubble', 4.5],
  ['focus', 'bubble', 3],
  // The bubble of an SMS.
  ['text', 'tile-soft', 7],
  ['text-muted', 'tile-soft', 4.5],
  ['on-action', 'action', 4.5],
  ['on-action', 'action-strong', 4.5],
  ['card', 'badge', 4.5],
  ['tile-line', 'tile-ground', 3],
  ['tile-cross', 'tile-ground', 3],
];

describe.each<Theme>(['light', 'dark'])('in the %s theme', (theme) => {
  test.each(HUES)('crosses are green in a house of hue %d', (hue) => {
    for (const cross of ['tile-cross', 'tile-lit']) expect(colour(cross, theme, hue).h).toBeCloseTo(155, -1);
  });

  test.each(PAIRS)('%s on %s has a contrast of %d or more, whatever the hue', (text, ground, least) => {
    const low = HUES.filter((hue) => wcagContrast(colour(text, theme, hue), colour(ground, theme, hue)) < least);
    expect(low, 'hues with less').toEqual([]);
  });
});

test.each(HUES)('in a house of hue %d what acts, the place and urgency are told apart', (hue) => {
  const distance = differenceCiede2000();
  for (const theme of ['light', 'dark'] as const) {
    const [action, place, urgent] = (['action', 'place', 'urgent'] as const).map((role) => colour(role, theme, hue));
    if (!action || !place || !urgent) throw new Error('A role is missing.');
    const least = Math.min(distance(action, place), distance(place, urgent), distance(urgent, action));
    expect(least, theme).toBeGreaterThan(10);
  }
});

test('no stylesheet but the tokens states a colour, a z-index or a text size of its own', () => {
  // A swatch shows the hue that it is given.
  const own = /#[0-9a-f]{3,8}\b|rgba?\(|hsl\(|oklch\((?!\S+ \S+ var\(--hue)|z-index: \d|font-size: [\d.]+(rem|px)/gi;
  for (const file of globSync('{src,editor}/**/*.css', { exclude: ['**/{tokens,print}.css'] }))
    expect(readFileSync(file, 'utf8').match(own), file).toBeNull();
});
