import sharp from 'sharp';

/** Dots an inch at which an SVG unit is one pixel. */
const NATURAL_DENSITY = 72;

/** An SVG as a PNG of `width` pixels, drawn at that size; few colours, so a palette keeps it small. */
export async function png(svg: string, width: number): Promise<Buffer> {
  const source = Buffer.from(svg);
  const natural = await sharp(source).metadata();
  return sharp(source, { density: (NATURAL_DENSITY * width) / natural.width })
    .resize({ width })
    .png({ palette: true, colours: 64, effort: 4, compressionLevel: 9, dither: 0 })
    .toBuffer();
}
