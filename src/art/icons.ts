import sharp from 'sharp';
import { paintLayers, TILE_SIDE } from '../looks/layers.ts';
import type { Look } from '../looks/look.ts';
import { houseHues } from '../styles/house-hues.ts';
import { colour } from './palette.ts';

/** For pictures of few colours: a palette keeps them small. */
export const FEW_COLOURS = { palette: true, colours: 64, effort: 4, compressionLevel: 9, dither: 0 };

/** Share of the icon's side that the mark takes, and the corners' radius. */
const SHAPES = {
  /** Rounded by ourselves, for tabs. */
  badge: { scale: 0.8, radius: 10 },
  /** Colour to the edges: the phone rounds the corners. */
  bleed: { scale: 0.74, radius: 0 },
  /** All of the mark within the middle 80 %, so that a phone may cut any shape out of it (W3C manifest). */
  maskable: { scale: 0.64, radius: 0 },
};

/** The mark in light on the house's colour, as a standalone SVG. @param over a drawing that covers some of it */
export function iconSvg(shape: keyof typeof SHAPES, hue: number, look: Look, over = ''): string {
  const { scale, radius } = SHAPES[shape];
  const inset = Number(((TILE_SIDE * (1 - scale)) / 2).toFixed(2));
  // Never a reddish ground: a white cross on red is as protected as the red one (Geneva Convention I, article 53).
  const ground = colour(houseHues(hue)['--hue-place'] === hue && hue >= 75 && hue <= 330 ? 'place' : 'action', hue);
  const mark = paintLayers(look.mark, (role) => {
    if (role === 'cross') return colour('on-action', hue);
    if (role === 'lamp') return colour('tile-lamp', hue);
    return role === 'paper' ? ground : colour('tile-soft', hue);
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE_SIDE} ${TILE_SIDE}">` +
    `<rect width="${TILE_SIDE}" height="${TILE_SIDE}" rx="${radius}" fill="${ground}"/>` +
    `<g transform="translate(${inset} ${inset}) scale(${scale})">${mark}</g>${over}</svg>`
  );
}

/** A square icon of `size` pixels. @param over as of `iconSvg` */
export function iconPng(shape: keyof typeof SHAPES, size: number, hue: number, look: Look, over = ''): Promise<Buffer> {
  // At 72 dots an inch a unit of the drawing is a pixel.
  const density = (72 * size) / TILE_SIDE;
  return sharp(Buffer.from(iconSvg(shape, hue, look, over)), { density })
    .resize(size)
    .png(FEW_COLOURS)
    .toBuffer();
}

/** The tab icon for browsers that request `/favicon.ico` by themselves: one PNG of 32 pixels in an ICO file. */
export async function iconIco(hue: number, look: Look): Promise<Buffer> {
  const image = await iconPng('badge', 32, hue, look);
  // In pairs of bytes: type icon, one image; sides, colour planes, bits a pixel; then length and offset, four each.
  const header = Uint16Array.of(0, 1, 1, 0x2020, 0, 1, 32, image.length, 0, 22, 0);
  return Buffer.concat([new Uint8Array(header.buffer), image]);
}
