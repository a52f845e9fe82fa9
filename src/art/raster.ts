import sharp from 'sharp';

/** Dots an inch at which an SVG unit is one pixel. */
const NATURAL_DENSITY = 72;

/** For pictures of few colours: a palette keeps them small. */
export const FEW_COLOURS = { palette: true, colours: 64, effort: 4, compressionLevel: 9, dither: 0 };

/** An SVG of few colours as a PNG of `width` pixels, rendered at that size. */
export async function png(svg: string, width: number): Promise<Buffer> {
  const source = Buffer.from(svg);
  const natural = await sharp(source).metadata();
  return sharp(source, { density: (NATURAL_DENSITY * width) / natural.width })
    .resize({ width })
    .png(FEW_COLOURS)
    .toBuffer();
}
