import { imageSize } from 'image-size';
import type { Content } from '../pharmacy/content.ts';
import { type Clause, clause, type Finding, mistakeAt } from '../pharmacy/mistakes/mistakes.ts';
import { valueAt } from '../pharmacy/paths.ts';
import { farmacia, PHOTOGRAPH_FILE } from '../pharmacy/schemas/farmacia.ts';
import type { Source } from '../pharmacy/source.ts';

/** Where an owner puts photographs: beside the texts, so that both are saved, published and copied as one. */
export const PHOTOGRAPHS = 'content/fotografias';

/** Twice the width at which a photograph is shown (src/photographs/images.ts), less a little. */
const LEAST_WIDTH = 1000;
/** A phone's photograph of 12 megapixels has 3 to 8 MB; hosts of code refuse files of 100 MB, and all of a repository is copied. */
const MOST_MEGABYTES = 20;
const FORMATS = ['jpg', 'png', 'webp'];

/** The photographs that the content names, with where each stands: that of the shop opens the page where the owner wants it there. */
export function namedPhotographs({ fotografias = {}, aspeto }: Content['farmacia']) {
  return Object.entries(fotografias).flatMap(([name, photograph]) => {
    const place = name === 'loja' && aspeto.abertura === 'fotografia' ? 'abertura' : name;
    return photograph ? [{ place, ...photograph }] : [];
  });
}

/** The drawing of each landscape that farmacia.yaml may choose, in src/art/panels. */
const LANDSCAPE_DRAWINGS = { aldeia: 'village', serra: 'mountain', costa: 'coast', vila: 'town' };

/** What is drawn for a section without a photograph, by the photograph's place. */
const SECTION_DRAWINGS = { equipa: 'counter', servicos: 'services', aluguer: 'rental' };

/**
 * The azulejo panels, of a pharmacy that chose a landscape: it opens the page, or stands beside the map in the place of the shop's
 * photograph; the sections for which there is no photograph have drawings of their own.
 * @returns the place of each, as of `namedPhotographs`, and the name of its drawing in src/art/panels
 */
export function panels({ fotografias = {}, aspeto }: Content['farmacia']) {
  const { abertura, paisagem } = aspeto;
  if (!paisagem && abertura !== 'painel') return [];
  const landscape = LANDSCAPE_DRAWINGS[paisagem ?? 'aldeia'];
  const ofSections = Object.entries(paisagem ? { loja: landscape, ...SECTION_DRAWINGS } : {})
    .filter(([place]) => !fotografias[place as keyof typeof fotografias])
    .map(([place, drawing]) => ({ place, drawing }));
  if (abertura !== 'painel') return ofSections;
  return [{ place: 'abertura', drawing: landscape }, ...ofSections.filter(({ place }) => place !== 'loja')];
}

/** A mistake for each photograph that farmacia.yaml names and in whose file `photographMistake` finds one. */
export function photographMistakes(source: Source, photographMistake: (name: string) => Clause | null): Finding[] {
  return Object.keys(farmacia.shape.fotografias.unwrap().shape).flatMap((place) => {
    const path = ['fotografias', place, 'ficheiro'];
    const name = valueAt(source.data, path);
    const mistake = typeof name === 'string' && PHOTOGRAPH_FILE.test(name) && photographMistake(name);
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
export function kindMistake(name: string, content: Uint8Array): Clause | null {
  if (/^ftyp(he|mif1|msf1)/.test(String.fromCharCode(...content.slice(4, 12))))
    return clause(
      `«${name}» é uma fotografia HEIC, que os navegadores não mostram`,
      'um JPEG: no iPhone, em Definições, Câmara, Formatos, escolha «Mais compatível», ou envie-a por e-mail',
    );
  const { type, width, height } = measure(content);
  if (!FORMATS.includes(type)) return clause(`não consigo ler «${name}»`, 'uma fotografia JPEG, PNG ou WebP');
  if (width >= LEAST_WIDTH) return null;
  return clause(
    `«${name}» é pequena demais: ${width} × ${height} pixéis`,
    `uma fotografia com ${LEAST_WIDTH} pixéis de largura ou mais, tal como sai do telemóvel`,
  );
}

/** A photograph's format, which also ends its file's name, and its size as looked at: a phone stores the turn beside it (EXIF). */
export function measure(content: Uint8Array) {
  try {
    const { type = '', width, height, orientation = 1 } = imageSize(content);
    return orientation < 5 ? { type, width, height } : { type, width: height, height: width };
  } catch {
    return { type: '', width: 0, height: 0 };
  }
}
