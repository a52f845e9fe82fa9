import sharp, { type OverlayOptions } from 'sharp';
import { MARK_LAYERS, TILE_SIDE, TILES, type TileName } from './azulejo.ts';
import { FEW_COLOURS } from './icons.ts';
import { setLetters } from './lettering.ts';
import { paintLayers, type TilePalette } from './paint.ts';
import { colour, tilePalette } from './palette.ts';

/** Size that networks and messengers show uncropped (Open Graph's 1.91:1). */
export const SHARE_SIZE = { width: 1200, height: 630 };

const TILE = 105;
const MARGIN = 72;
const WALL_LEFT = SHARE_SIZE.width - 4 * TILE;
const TITLE_TOP = 190;

/** The texts of the picture. */
export interface ShareText {
  name: string;
  tagline: string;
  place: string;
}

/** The picture shown where a link to the site is shared: the name beside a wall of the house's tiles. PNG, 1200×630. */
export async function sharePicture(text: ShareText, hue: number, tile: TileName): Promise<Buffer> {
  return sharp(Buffer.from(backgroundSvg(hue, tile)))
    .composite(await lettering(text, hue))
    .png(FEW_COLOURS)
    .toBuffer();
}

function backgroundSvg(hue: number, tile: TileName): string {
  const { width, height } = SHARE_SIZE;
  const palette = tilePalette(hue);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${colour('paper', hue)}"/>` +
    at(MARGIN - 4, MARGIN - 8, `<g transform="scale(1.9)">${paintLayers(MARK_LAYERS, palette)}</g>`) +
    at(WALL_LEFT, 0, wall(palette, tile)) +
    '</svg>'
  );
}

/** The name under the mark; tagline and place stand at the foot, so that the name takes what is left. */
async function lettering({ name, tagline, place }: ShareText, hue: number): Promise<OverlayOptions[]> {
  const width = WALL_LEFT - 115;
  const ink = colour('text', hue);
  const foot = await setLetters(
    [
      { text: tagline, size: 40, lineHeight: 0.9, weight: 400, colour: ink },
      { text: place, size: 32, lineHeight: 1.2, weight: 600, colour: colour('action', hue) },
    ],
    { width, height: 150 },
  );
  const footTop = SHARE_SIZE.height - MARGIN - foot.info.height;
  const title = await setLetters([{ text: name, size: 88, lineHeight: 0.84, weight: 700, colour: ink }], {
    width,
    height: footTop - TITLE_TOP - 36,
  });
  return [
    { input: title.data, left: MARGIN, top: TITLE_TOP },
    { input: foot.data, left: MARGIN, top: footTop },
  ];
}

/** Tiles to the picture's right edge behind a cobalt band, as panels of azulejos have. */
function wall(palette: TilePalette, tile: TileName): string {
  const width = SHARE_SIZE.width - WALL_LEFT;
  const { height } = SHARE_SIZE;
  return (
    `<defs><pattern id="tile" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse">` +
    `<g transform="scale(${TILE / TILE_SIDE})">${paintLayers(TILES[tile], palette)}</g></pattern></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#tile)"/>` +
    `<rect x="-14" width="14" height="${height}" fill="${palette.line}"/>` +
    `<rect x="-20" width="3" height="${height}" fill="${palette.line}"/>`
  );
}

function at(x: number, y: number, markup: string): string {
  return `<g transform="translate(${x} ${y})">${markup}</g>`;
}
