import sharp from 'sharp';
import { MARK_LAYERS, TILE_SIDE } from './azulejo.ts';
import { paintLayers } from './paint.ts';
import { colour } from './palette.ts';

/** For pictures of few colours: a palette keeps them small. */
export const FEW_COLOURS = { palette: true, colours: 64, effort: 4, compressionLevel: 9, dither: 0 };

/** Share of the icon's side that the 48-unit mark takes, and the corners' radius. */
const SHAPES = {
  /** Rounded by ourselves, for tabs. */
  badge: { scale: 0.8, radius: 10 },
  /** Colour to the edges: the phone rounds the corners. */
  bleed: { scale: 0.74, radius: 0 },
  /** All of the mark within the middle 80 %, so that a phone may cut any shape out of it (W3C manifest). */
  maskable: { scale: 0.64, radius: 0 },
};

type IconShape = keyof typeof SHAPES;

/** The mark in light on the house's colour, as a standalone SVG. */
export function iconSvg(shape: IconShape, hue: number): string {
  const { scale, radius } = SHAPES[shape];
  const inset = Number(((TILE_SIDE * (1 - scale)) / 2).toFixed(2));
  const light = colour('on-action', hue);
  const mark = paintLayers(MARK_LAYERS, {
    ground: light,
    cross: light,
    soft: light,
    line: colour('tile-soft', hue),
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE_SIDE} ${TILE_SIDE}">` +
    `<rect width="${TILE_SIDE}" height="${TILE_SIDE}" rx="${radius}" fill="${colour('action', groundHue(hue))}"/>` +
    `<g transform="translate(${inset} ${inset}) scale(${scale})">${mark}</g></svg>`
  );
}

/** A white cross on red is Switzerland's, and as protected as the red one (Geneva Convention I, article 53): a reddish house has the icon of a green one. */
function groundHue(hue: number): number {
  return hue < 75 || hue > 330 ? 155 : hue;
}

/** A square icon of `size` pixels. */
export function iconPng(shape: IconShape, size: number, hue: number): Promise<Buffer> {
  // At 72 dots an inch a unit of the drawing is a pixel.
  const density = (72 * size) / TILE_SIDE;
  return sharp(Buffer.from(iconSvg(shape, hue)), { density })
    .resize(size)
    .png(FEW_COLOURS)
    .toBuffer();
}

/** The tab icon for browsers that request `/favicon.ico` by themselves: one PNG of 32 pixels in an ICO file. */
export async function iconIco(hue: number): Promise<Buffer> {
  const size = 32;
  const image = await iconPng('badge', size, hue);
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one image
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}
