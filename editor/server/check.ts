import { demonstrationValues } from '../../src/content/demonstration.ts';
import { type Content, readContent } from '../../src/content/load.ts';
import { audit, DUTIES } from '../../tests/law/audit.ts';
import { type Page, readPage } from '../../tests/law/page.ts';
import { type Path, pathOfField } from '../paths.ts';
import { allMistakes, type Mistake, nameOf } from './content.ts';
import type { FileName } from './files.ts';

/** Something to look at, as a link to where it is changed. */
export interface Finding {
  name: FileName;
  path: Path;
  text: string;
}

export interface Checked {
  mistakes: Mistake[];
  demonstration: Finding[];
  /** What the law asks for and the pages lack; null when there are no pages to read. */
  law: Finding[] | null;
  duties: number;
}

/** What `npm run check` says, and the law's audit of the pages as they are now. */
export async function check(origin: string | null): Promise<Checked> {
  const { content } = readContent();
  const pages = content === null || origin === null ? [] : await readPages(origin, content);
  return {
    mistakes: allMistakes(),
    demonstration: demonstration(),
    law:
      pages.length === 0
        ? null
        : audit(pages).map(({ path, reference, what }) => ({
            ...placeOf(path, reference),
            text: `${what} (${reference})`,
          })),
    duties: DUTIES.length,
  };
}

/** Every value that is still the demonstration's. */
export function demonstration(): Finding[] {
  return demonstrationValues().map(({ file, field, value }) => ({
    name: nameOf(file),
    path: pathOfField(field),
    text: value,
  }));
}

const PAGES = ['/', '/politica-privacidade', '/404'];

function readPages(origin: string, content: Content): Promise<Page[]> {
  return Promise.all(PAGES.map(async (path) => readPage(path, await (await fetch(origin + path)).text(), content)));
}

/** Where what a law asks for is written: the topics that each law is about, else the texts of the page. */
const PLACES: readonly (readonly [law: RegExp, name: FileName])[] = [
  [/horário/, 'horario'],
  [/disponibilidade/, 'horario'],
  [/1427/, 'entregas'],
  [/parceiros/, 'parceiros'],
  [/pedido|RGPD, artigos 9/, 'formulario'],
  [/contactos|171|sociedade|DL 307|alvar|litígios|144|reclama/i, 'farmacia'],
];

function placeOf(path: string, reference: string): { name: FileName; path: Path } {
  if (path === '/politica-privacidade') return { name: 'privacidade', path: [] };
  return { name: PLACES.find(([law]) => law.test(reference))?.[1] ?? 'pagina', path: [] };
}
