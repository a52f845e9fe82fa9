const GREEN = 155;
const AZULEJO_BLUE = 262;
/** The middle of what --color-urgent may be mistaken for. */
const BRICK = 50;

/**
 * The hues of a house, as the tokens take them (docs/decisions/21-palette.md). What can be pressed is green, like the
 * cross; the place (tiles, wash, rules, titles of groups) is the house's own. A house as green as its cross acts in a
 * green near that, and takes the blue of the azulejo. Brick is urgency alone: a house near it has wine or ochre.
 */
export function houseHues(hue: number) {
  const isGreen = Math.abs(hue - GREEN) < 45;
  const own = Math.abs(hue - BRICK) < 30 ? BRICK + (hue < BRICK ? -30 : 30) : hue;
  return {
    '--hue': hue,
    '--hue-action': isGreen ? GREEN + (hue - GREEN) / 3 : GREEN,
    '--hue-place': isGreen ? AZULEJO_BLUE : own,
  };
}
