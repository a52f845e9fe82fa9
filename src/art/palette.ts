import { readFileSync } from 'node:fs';
import { formatHex, parse, toGamut } from 'culori';
import { houseHues } from '../styles/house-hues.ts';

// From the project's root, since the build runs this from a bundle that lies elsewhere.
const tokens = readFileSync('src/styles/tokens.css', 'utf8');

const toSrgb = toGamut('rgb', 'oklch');

/**
 * A colour of the page's light theme as `#rrggbb`, for files that CSS does not reach: pictures and the manifest.
 * @param role its name in the tokens, without `--color-`
 */
export function colour(role: string, hue: number): string {
  const hues = Object.entries(houseHues(hue));
  const [, light = ''] =
    hues
      .reduce((css, [name, value]) => css.replaceAll(`var(${name})`, String(value)), tokens)
      .match(new RegExp(`--color-${role}: light-dark\\((oklch\\([^)]*\\))`)) ?? [];
  const parsed = parse(light);
  if (!parsed) throw new Error(`tokens.css: --color-${role} is not light-dark(oklch(…), oklch(…))`);
  return formatHex(toSrgb(parsed));
}
