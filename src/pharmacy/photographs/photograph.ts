import { imageSize } from 'image-size';
import { type Clause, clause, type Finding, mistakeAt } from '../mistakes/mistakes.ts';
import { valueAt } from '../paths.ts';
import { farmacia, PHOTOGRAPH_FILE } from '../schemas/farmacia.ts';
import type { Source } from '../source.ts';

/** Where an owner puts photographs: beside the texts, so that both are saved, published and copied as one. */
export const PHOTOGRAPHS = 'content/fotografias';

/** In pixels: a little less than twice the width at which a desktop shows a photograph (src/photographs/images.ts). */
const LEAST_WIDTH = 1000;
/** A phone's photograph has 3 to 8 MB; hosts of code refuse files of 100 MB, and every copy takes all of them. */
const MOST_MEGABYTES = 20;
const FORMATS = ['jpg', 'png', 'webp'];

/** A mistake for each photograph that farmacia.yaml names and in whose file `mistakeIn` finds one. */
export function photographMistakes(source: Source, mistakeIn: (name: string) => Clause | null): Finding[] {
  return Object.keys(farmacia.shape.fotografias.unwrap().shape).flatMap((place) => {
    const path = ['fotografias', place, 'ficheiro'];
    const name = valueAt(source.data, path);
    const mistake = typeof name === 'string' && PHOTOGRAPH_FILE.test(name) && mistakeIn(name);
    return mistake ? [mistakeAt(source.placeOf(path), mistake)] : [];
  });
}

/** The finding for a photograph whose file is not there. */
export const missingPhotograph = (name: string) =>
  clause(`não encontro o ficheiro «${name}»`, `que esteja em ${PHOTOGRAPHS}, com esse nome exato`);

/** Why a file is too large to be copied with the site; null when it is not. */
export function sizeMistake(name: string, bytes: number): Clause | null {
  const megabytes = Math.ceil(bytes / 1e6);
  if (megabytes <= MOST_MEGABYTES) return null;
  return clause(`«${name}» tem ${megabytes} MB`, `uma fotografia até ${MOST_MEGABYTES} MB`);
}

/** Why a file's content cannot be shown as a photograph; null when it can. */
export function pictureMistake(name: string, content: Uint8Array): Clause | null {
  // Bytes 4 to 11 of a HEIC file: «ftyp», then its brand, such as «heic».
  if (/^ftyp(he|mif1|msf1)/.test(String.fromCharCode(...content.slice(4, 12))))
    return clause(
      `«${name}» é uma fotografia HEIC, que os navegadores não mostram`,
      'um JPEG: no iPhone, em Definições, Câmara, Formatos, escolha «Mais compatível», ou envie-a por e-mail',
    );
  const { type, width, height } = measure(content);
  if (!FORMATS.includes(type)) return clause(`não consigo ler «${name}»`, 'uma fotografia JPEG, PNG ou WebP');
  if (width >= LEAST_WIDTH) return null;
  return clause(
    `«${name}» é pequena demais: ${width} × ${height} píxeis`,
    `uma fotografia com ${LEAST_WIDTH} píxeis de largura ou mais, tal como sai do telemóvel`,
  );
}

/** A photograph's format, and its size as one looks at it: a phone may store the picture turned (EXIF). */
export function measure(content: Uint8Array) {
  try {
    const { type = '', width, height, orientation = 1 } = imageSize(content);
    // Orientations 5 to 8 turn the picture by a quarter: its width and height change places.
    return orientation < 5 ? { type, width, height } : { type, width: height, height: width };
  } catch {
    return { type: '', width: 0, height: 0 };
  }
}
