import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { copyForTest } from '../../../tests/pharmacy-copy.ts';
import { phonePhotograph } from '../../../tests/photograph.ts';
import { readContent } from '../load.ts';
import { sentence } from '../mistakes/mistakes.ts';

let folder: string;
/** Where the file's name is written. */
let line: number;

beforeEach(() => {
  folder = copyForTest('tests/second-pharmacy');
  const pharmacy = join(folder, 'content/farmacia.yaml');
  const team = '  equipa:\n    ficheiro: equipa.jpg\n    descricao: As duas irmãs ao balcão, a rir\n';
  // In the place of its own.
  const text = readFileSync(pharmacy, 'utf8').replace(/(?<=^fotografias:\n)( {2}.*\n)+/m, team);
  writeFileSync(pharmacy, text);
  line = text.slice(0, text.indexOf('ficheiro: equipa')).split('\n').length;
});

const putPhotograph = (content: Uint8Array, name = 'equipa.jpg') =>
  writeFileSync(join(folder, 'content/fotografias', name), content);
const mistakes = () =>
  readContent(folder).mistakes.map((mistake) => sentence(mistake).replace(/^.*\/content/, 'content'));
const image = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#777' } });
const PHOTOGRAPH = image(1200, 900);

const WIDE = 'espera-se uma fotografia com 1000 píxeis de largura ou mais, tal como sai do telemóvel';
/** The beginning of a photograph as an iPhone keeps it. */
const HEIC = Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic', 'latin1');

// biome-ignore format: one case a line
test.each([
  ['missing', null, 'não encontro o ficheiro «equipa.jpg»; espera-se que esteja em content/fotografias, com esse nome exato'],
  ['called otherwise on some systems', 'Equipa.jpg', 'não encontro o ficheiro «equipa.jpg»; espera-se que esteja em content/fotografias, com esse nome exato'],
  ['too small', image(640, 480).jpeg().toBuffer(), `«equipa.jpg» é pequena demais: 640 × 480 píxeis; ${WIDE}`],
  ['wide only as the phone lay', phonePhotograph(1200, 800), `«equipa.jpg» é pequena demais: 800 × 1200 píxeis; ${WIDE}`],
  ['too large', Buffer.alloc(20_000_001), '«equipa.jpg» tem 21 MB; espera-se uma fotografia até 20 MB'],
  ['a HEIC, whatever it is called', HEIC, '«equipa.jpg» é uma fotografia HEIC, que os navegadores não mostram; espera-se um JPEG: no iPhone, em Definições, Câmara, Formatos, escolha «Mais compatível», ou envie-a por e-mail'],
  ['of another kind', PHOTOGRAPH.gif().toBuffer(), 'não consigo ler «equipa.jpg»; espera-se uma fotografia JPEG, PNG ou WebP'],
  ['no picture', Buffer.from('Bom dia'), 'não consigo ler «equipa.jpg»; espera-se uma fotografia JPEG, PNG ou WebP'],
])('a photograph that cannot be shown is reported with its file, line, field, what was found and what is expected: %s', async (_name, content, clause) => {
  if (typeof content === 'string') putPhotograph(await PHOTOGRAPH.jpeg().toBuffer(), content);
  else if (content) putPhotograph(await content);
  expect(mistakes()).toEqual([`content/farmacia.yaml, linha ${line}, campo «fotografias.equipa.ficheiro»: ${clause}.`]);
});

test.each([
  ['descricao: Equipa', 'encontrei «Equipa»'],
  ['', 'falta'],
])('without words for who does not see it is refused: %s', async (description, found) => {
  putPhotograph(await PHOTOGRAPH.jpeg().toBuffer());
  const pharmacy = join(folder, 'content/farmacia.yaml');
  writeFileSync(pharmacy, readFileSync(pharmacy, 'utf8').replace(/descricao: As duas.*/, description));
  expect(mistakes()).toEqual([
    expect.stringContaining(
      `campo «fotografias.equipa.descricao»: ${found}; espera-se o que se vê, numa frase de 10 a 200 letras, como «A fachada na praça, com a porta verde aberta».`,
    ),
  ]);
});

test.each(['jpeg', 'png', 'webp'] as const)('as %s is right, and seen as soon as it is there', async (format) => {
  expect(mistakes()).toHaveLength(1);
  putPhotograph(await PHOTOGRAPH.clone().toFormat(format).toBuffer());
  expect(mistakes()).toEqual([]);
});
