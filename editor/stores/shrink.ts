/** Three times the widest place of a photograph, as on a computer (editor/server/photographs.ts). */
const LONGEST_SIDE = 2400;

/**
 * A photograph made small in the browser, turned as it is looked at, and without the place and the camera that a telephone writes into
 * it: none of that leaves. Null where the browser cannot read it.
 */
export async function shrunk(file: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return null;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  // A transparent part would be black in a JPEG.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
}
