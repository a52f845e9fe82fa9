import { clauseInFile, sentenceInPlace } from '../../src/pharmacy/mistakes/mistakes.ts';
import { pictureMistake } from '../../src/pharmacy/photographs/photograph.ts';

/** Three times the widest place of a photograph: enough for years, and a tenth of a telephone's bytes. */
const LONGEST_SIDE = 2400;

/**
 * A photograph made small in the browser, turned as it is looked at, without the place and the camera that a telephone
 * writes into it: what is kept stays in git. @throws with a sentence for the owner, where it is none
 */
export async function smallPhotograph(file: File): Promise<File> {
  const small = await shrinkPicture(file);
  // A file that the browser cannot read is explained by its first bytes.
  const mistake = pictureMistake(file.name, new Uint8Array(await (small ?? file.slice(0, 64)).arrayBuffer()));
  if (mistake) throw new Error(sentenceInPlace(clauseInFile(mistake)));
  if (small === null) throw new Error(sentenceInPlace(`não consigo ler «${file.name}»`));
  return new File([small], file.name);
}

/** Null where the browser cannot read it. */
async function shrinkPicture(file: Blob): Promise<Blob | null> {
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
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
}

export async function base64Of(file: Blob): Promise<string> {
  let letters = '';
  for (const byte of new Uint8Array(await file.arrayBuffer())) letters += String.fromCharCode(byte);
  return btoa(letters);
}
