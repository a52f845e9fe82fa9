import { MARK_LAYERS, TILE_LAYERS, TILE_SIDE } from './azulejo.ts';
import { drawLetters } from './lettering.ts';
import { paintLayers, type TilePalette } from './paint.ts';
import { colour, tilePalette } from './palette.ts';
import { png } from './raster.ts';

/** Size that networks and messengers show uncropped (Open Graph's 1.91:1). */
export const SHARE_SIZE = { width: 1200, height: 630 };

const TILE = 105;
const MARGIN = 72;
const WALL_LEFT = SHARE_SIZE.width - 4 * TILE;

/** What the picture says. */
export interface ShareText {
  name: string;
  tagline: string;
  place: string;
}

/** The picture shown where a link to the site is shared: the name beside a wall of the house's tiles. PNG, 1200×630. */
export async function sharePicture(text: ShareText, hue: number): Promise<Buffer> {
  return png(await sharePictureSvg(text, hue), SHARE_SIZE.width);
}

async function sharePictureSvg(text: ShareText, hue: number): Promise<string> {
  const { width, height } = SHARE_SIZE;
  const palette = tilePalette(hue);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${colour('paper', hue)}"/>` +
    at(MARGIN - 4, MARGIN - 8, `<g transform="scale(1.9)">${paintLayers(MARK_LAYERS, palette)}</g>`) +
    (await words(text, hue)) +
    at(WALL_LEFT, 0, wall(palette)) +
    '</svg>'
  );
}

/** The name under the mark; tagline and place stand at the foot, so that the name takes what is left. */
async function words({ name, tagline, place }: ShareText, hue: number): Promise<string> {
  const maxWidth = WALL_LEFT - 1.6 * MARGIN;
  const ink = colour('text', hue);
  const foot = await drawLetters(
    { text: place, weight: 600, size: 32, maxWidth, maxHeight: 40 },
    colour('action', hue),
  );
  const line = await drawLetters({ text: tagline, weight: 400, size: 40, maxWidth, maxHeight: 96 }, ink);
  const footTop = SHARE_SIZE.height - MARGIN - foot.height + 8;
  const lineTop = footTop - line.height - 20;
  const titleTop = 178;
  const title = await drawLetters(
    { text: name, weight: 700, size: 88, maxWidth, maxHeight: lineTop - titleTop - 12 },
    ink,
  );
  return at(MARGIN, titleTop, title.markup) + at(MARGIN, lineTop, line.markup) + at(MARGIN, footTop, foot.markup);
}

/** Tiles to the picture's right edge behind a cobalt band, as panels of azulejos have. */
function wall(palette: TilePalette): string {
  const width = SHARE_SIZE.width - WALL_LEFT;
  const { height } = SHARE_SIZE;
  return (
    `<defs><pattern id="tile" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse">` +
    `<g transform="scale(${TILE / TILE_SIDE})">${paintLayers(TILE_LAYERS, palette)}</g></pattern></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#tile)"/>` +
    `<rect x="-14" width="14" height="${height}" fill="${palette.line}"/>` +
    `<rect x="-20" width="3" height="${height}" fill="${palette.line}"/>`
  );
}

function at(x: number, y: number, markup: string): string {
  return `<g transform="translate(${x} ${y})">${markup}</g>`;
}
