import { beforePublishing, type Doubt } from '../../src/content/before-publishing.ts';
import { demonstrationValues } from '../../src/content/demonstration.ts';
import { type Content, readContent } from '../../src/content/load.ts';
import { type Path, pathOfField } from '../../src/lib/paths.ts';
import { audit, DUTIES } from '../../tests/law/audit.ts';
import { type Page, readPage } from '../../tests/law/page.ts';
import { allMistakes, type Mistake, nameOf } from './content.ts';
import type { FileName } from './files.ts';

/** A text for the owner to look at, and the field where it is changed. */
export interface Finding {
  name: FileName;
  path: Path;
  text: string;
}

/** The texts to look at before publishing. */
export interface Doubts {
  demonstration: Finding[];
  /** Texts that contradict the rest of the content. */
  untrue: Finding[];
  /** Texts that only the owner can confirm. */
  asked: Finding[];
}

export interface Checked extends Doubts {
  mistakes: Mistake[];
  /** The duties of the law that the pages do not keep; null when there are no pages to read. */
  law: Finding[] | null;
  duties: number;
}

/** Runs `npm run check`'s rules, and the law's audit on the pages as they are now. */
export async function check(origin: string | null): Promise<Checked> {
  const { content } = readContent();
  const pages = content === null || origin === null ? [] : await readPages(origin, content);
  return {
    mistakes: allMistakes(),
    ...doubts(),
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

/** The lists of `npm run check -- --publicar`. */
export function doubts(): Doubts {
  const { refused, asked } = beforePublishing();
  return {
    demonstration: demonstrationValues().map(({ value, ...place }) => asFinding({ ...place, text: value })),
    untrue: refused.map(asFinding),
    asked: asked.map(asFinding),
  };
}

/** Only the policy's text has no field. */
function asFinding({ file, field, text }: Doubt): Finding {
  return { name: nameOf(file), path: field === '' ? ['texto'] : pathOfField(field), text };
}

const PAGES = ['/', '/politica-privacidade', '/404'];

function readPages(origin: string, content: Content): Promise<Page[]> {
  return Promise.all(PAGES.map(async (path) => readPage(path, await (await fetch(origin + path)).text(), content)));
}

/** The field that each law is about, by a word of its reference; the first that fits. */
const FIELDS: readonly (readonly [law: RegExp, name: FileName, field: string])[] = [
  [/\(horário\)/, 'horario', 'aberturas'],
  [/disponibilidade/, 'horario', 'disponibilidade'],
  [/1427/, 'entregas', 'responsavel'],
  [/parceiros/, 'parceiros', '[1].nota'],
  [/dados de saúde no pedido/, 'formulario', 'privacidade'],
  [/custo da chamada/, 'pagina', 'custoChamada'],
  [/contactos/, 'farmacia', 'email'],
  [/identificação da empresa/, 'farmacia', 'empresa'],
  [/direção técnica/, 'farmacia', 'direcaoTecnica'],
  [/livro de reclamações/, 'farmacia', 'ligacoes.livroReclamacoes'],
  [/veterinários/, 'farmacia', 'ligacoes.dgav'],
  [/INFARMED/, 'farmacia', 'ligacoes.infarmed'],
  [/litígios/, 'farmacia', 'ligacoes.litigios'],
  [/política de privacidade/, 'pagina', 'rodape.privacidade'],
  [/retirar o consentimento/, 'pagina', 'rodape.cookies'],
  [/última atualização/, 'privacidade', 'data'],
];

/** The field where a duty of the law is met, else the policy's text or the texts of the page. */
export function placeOf(page: string, reference: string): Pick<Finding, 'name' | 'path'> {
  const [, name, field] = FIELDS.find(([law]) => law.test(reference)) ?? [];
  if (name && field) return { name, path: pathOfField(field) };
  return page === '/politica-privacidade' ? { name: 'privacidade', path: ['texto'] } : { name: 'pagina', path: [] };
}
