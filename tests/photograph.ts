import sharp from 'sharp';

/** The name of the camera and the place that are in the photograph's data. */
export const CAMERA = 'Telefone de Ensaio 12';

/**
 * A photograph as a phone held upright stores it: 12 megapixels lying on their side, with a note to turn them (EXIF),
 * the camera's name and a place. Turned, its upper half is blue and its lower half green.
 */
export async function phonePhotograph(width = 4032, height = 3024): Promise<Buffer> {
  const halves =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="50%" height="100%" fill="#2a5db0"/>` +
    '<rect x="50%" width="50%" height="100%" fill="#3f7f4a"/></svg>';
  return sharp(Buffer.from(halves))
    .withExif({
      IFD0: { Make: CAMERA },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 32/1 35/1', GPSLongitudeRef: 'W', GPSLongitude: '8/1 19/1 15/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}
