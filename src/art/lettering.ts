import type { Font } from 'fontkit';
import { fontAt } from './typeface.ts';

/** Text to be drawn within a box: at `size` if it fits, else smaller. All lengths in the picture's units. */
export interface Lettering {
  text: string;
  weight: number;
  size: number;
  maxWidth: number;
  maxHeight: number;
}

/** Text as outlines: SVG markup with the top left corner at 0,0, and the height it takes. */
export interface Letters {
  markup: string;
  height: number;
}

const LINE_HEIGHT = 1.1;
const SMALLEST = 12;

/** Draws text with the site's own font, so that a picture shows it where no font is installed. */
export async function drawLetters(lettering: Lettering, fill: string): Promise<Letters> {
  const { text, weight, maxWidth, maxHeight } = lettering;
  const font = await fontAt(weight, text);
  let size = lettering.size;
  while (size > SMALLEST && !fits(wrap(text, font, maxWidth / size), font, size, maxWidth, maxHeight)) size *= 0.96;
  const lines = balance(text, font, maxWidth / size);
  const step = size * LINE_HEIGHT;
  const markup = lines.map((line, i) => drawLine(line, font, size, i * step + size)).join('');
  return { markup: `<g fill="${fill}">${markup}</g>`, height: step * lines.length };
}

function fits(lines: string[], font: Font, size: number, maxWidth: number, maxHeight: number): boolean {
  return (
    lines.length * size * LINE_HEIGHT <= maxHeight && lines.every((line) => widthOf(line, font) * size <= maxWidth)
  );
}

/** The same number of lines, none much shorter than the others: no word is left alone. Widths in em. */
function balance(text: string, font: Font, width: number): string[] {
  const lines = wrap(text, font, width);
  const tighter = wrap(text, font, width * 0.97);
  return tighter.length > lines.length || width < 1 ? lines : balance(text, font, width * 0.97);
}

function wrap(text: string, font: Font, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer, font) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** Width of a line in em. */
function widthOf(line: string, font: Font): number {
  return font.layout(line).advanceWidth / font.unitsPerEm;
}

/** Glyph outlines point upwards from the baseline, pictures downwards: hence the negative scale. */
function drawLine(line: string, font: Font, size: number, baseline: number): string {
  const { glyphs, positions } = font.layout(line);
  const scale = size / font.unitsPerEm;
  let x = 0;
  const paths = glyphs.map((glyph, i) => {
    const path = glyph.path.toSVG();
    const markup = path && `<path transform="translate(${x} 0)" d="${path}"/>`;
    x += positions[i]?.xAdvance ?? 0;
    return markup;
  });
  return `<g transform="translate(0 ${baseline}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}
