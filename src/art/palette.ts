import { readFileSync } from 'node:fs';
import { formatHex, formatHex8, parse, toGamut } from 'culori';
import { houseHues } from '../styles/house-hues.ts';

// From the project's root, since the build runs this from a bundle that lies elsewhere.
const tokens = readFileSync('src/styles/tokens.css', 'utf8');

const toSrgb = toGamut('rgb', 'oklch');

/** Styles with a house's colours in sRGB, `#rrggbb`: the oldest browsers of the list know no oklch(). */
export function withHouseColours(css: string, hue: number): string {
  return Object.entries(houseHues(hue))
    .reduce((text, [name, value]) => text.replaceAll(`var(${name})`, String(value)), css)
    .replace(/oklch\([^)]*\)/g, (text) => {
      const declared = parse(text);
      if (!declared) throw new Error(`${text} is no colour`);
      const colour = toSrgb(declared);
      return declared.alpha === undefined ? formatHex(colour) : formatHex8(colour);
    });
}

/** The tokens in a pharmacy's hue. */
export const houseTokens = (hue: number) => withHouseColours(tokens, hue);

/**
 * A colour of the page's light theme as `#rrggbb`, for files that CSS does not reach: pictures and the manifest.
 * @param role its name in the tokens, without `--color-`
 */
export function colour(role: string, hue: number): string {
  const [, light] = houseTokens(hue).match(new RegExp(`--color-${role}: light-dark\\((#\\w+)`)) ?? [];
  if (!light) throw new Error(`tokens.css: --color-${role} is not light-dark(oklch(…), oklch(…))`);
  return light;
}
