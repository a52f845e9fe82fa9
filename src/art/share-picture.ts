import { resolve } from 'node:path';
import sharp, { type CreateText } from 'sharp';
import { paintLayers, TILE_SIDE, type TileRole } from '../looks/layers.ts';
import type { Look, TitleFace } from '../looks/look.ts';
import { completeFontFile, completeTitleFile } from './font.ts';
import { FEW_COLOURS } from './icons.ts';
import { colour } from './palette.ts';

/** Size that networks and messengers show uncropped (Open Graph's 1.91:1). */
export const SHARE_SIZE = { width: 1200, height: 630 };

const TILE = 105;
const MARGIN = 72;
const WALL_LEFT = SHARE_SIZE.width - 4 * TILE;
const TITLE_TOP = 190;

/** The picture beside a shared link, as PNG: the name under the mark, tagline and place, and a wall of tiles. */
export async function sharePicture(
  text: { name: string; tagline: string; place: string },
  hue: number,
  look: Look,
): Promise<Buffer> {
  const width = WALL_LEFT - 115;
  const ink = colour('text', hue);
  const tagline = letters(text.tagline, { size: 40, lineHeight: 0.9, weight: 400, colour: ink });
  const place = letters(text.place, { size: 32, lineHeight: 1.2, weight: 600, colour: colour('action', hue) });
  const name = letters(text.name, { size: 88, lineHeight: 0.84, weight: 700, colour: ink });
  const foot = await setLetters([tagline, place], { width, height: 150 });
  const footTop = SHARE_SIZE.height - MARGIN - foot.info.height;
  const title = await setLetters([name], { width, height: footTop - TITLE_TOP - 36 }, look.titles);
  return sharp(Buffer.from(backgroundSvg(hue, look)))
    .composite([
      { input: title.data, left: MARGIN, top: TITLE_TOP },
      { input: foot.data, left: MARGIN, top: footTop },
    ])
    .png(FEW_COLOURS)
    .toBuffer();
}

/** Tiles to the picture's right edge behind a cobalt band, as panels of azulejos have, and the mark. */
function backgroundSvg(hue: number, look: Look): string {
  const { width, height } = SHARE_SIZE;
  const tileColour = (role: TileRole) => colour(`tile-${role}`, hue);
  const line = tileColour('line');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <pattern id="tile" x="${WALL_LEFT}" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse">
      <g transform="scale(${TILE / TILE_SIDE})">${paintLayers(look.tile, tileColour)}</g>
    </pattern>
    <rect width="${width}" height="${height}" fill="${colour('paper', hue)}"/>
    <g transform="translate(${MARGIN - 4} ${MARGIN - 8}) scale(1.9)">${paintLayers(look.mark, tileColour)}</g>
    <rect x="${WALL_LEFT}" width="${4 * TILE}" height="${height}" fill="url(#tile)"/>
    <rect x="${WALL_LEFT - 14}" width="14" height="${height}" fill="${line}"/>
    <rect x="${WALL_LEFT - 20}" width="3" height="${height}" fill="${line}"/>
  </svg>`;
}

/**
 * A run of text in Pango's markup, which counts sizes in 1024ths of a point: one pixel at 72 dots an inch.
 * @param lineHeight as a share of the font's own
 */
export function letters(
  text: string,
  { size, lineHeight, weight, colour }: { size: number; lineHeight: number; weight: number; colour: string },
): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<span size="${size * 1024}" line_height="${lineHeight}" weight="${weight}" foreground="${colour}">${escaped}</span>`;
}

/** A picture of lines of text, in the site's font or the titles', cut to its ink; smaller where they do not fit. */
export async function setLetters(runs: string[], box: { width: number; height: number }, face?: TitleFace) {
  const renderText = (text: CreateText) => sharp({ text }).png().toBuffer({ resolveWithObject: true });
  const text = {
    text: runs.join('\n'),
    // The comma ends the family: else its last words would be read as a weight.
    font: face ? `${face.family},` : 'Atkinson Hyperlegible Next',
    // Pango reads a font from nowhere but a file, and not as woff2.
    fontfile: resolve(await (face ? completeTitleFile(face) : completeFontFile())),
    width: box.width,
    rgba: true,
  };
  const natural = await renderText({ ...text, dpi: 72 });
  const fits = natural.info.width <= box.width && natural.info.height <= box.height;
  return fits ? natural : renderText({ ...text, height: box.height });
}
