const GREEN = 155;
const AZULEJO_BLUE = 262;

/**
 * The hue of tiles, grounds and badges: the house's own, so that with the cross, which is always green, there are two tones and not
 * three. A house as green as its cross takes the blue of the azulejo (docs/decisions/21-palette.md).
 */
export function secondHue(hue: number): number {
  return Math.abs(hue - GREEN) < 30 ? AZULEJO_BLUE : hue;
}
