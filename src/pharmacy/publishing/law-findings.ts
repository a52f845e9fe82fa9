import { CONTENT_FILES, type Content } from '../content.ts';
import { audit } from '../law/audit.ts';
import type { Page } from '../law/page.ts';
import { readContent } from '../load.ts';
import type { Finding } from '../mistakes/mistakes.ts';
import { pathOfField } from '../paths.ts';

/** The field that each law is about, by a word of its reference; the first that fits. */
const FIELDS: readonly (readonly [law: RegExp, name: keyof Content, field: string])[] = [
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

/** The file and field where a duty of the law is met; without a field, the policy's text or the texts of the page. */
export function placeOf(page: string, reference: string): { name: keyof Content; field: string } {
  const [, name, field] = FIELDS.find(([law]) => law.test(reference)) ?? [];
  if (name && field) return { name, field };
  return { name: page === '/politica-privacidade' ? 'privacidade' : 'pagina', field: '' };
}

/** The duties of the law that pages do not keep, each at the field where it is met. */
export function lawFindings(pages: readonly Page[]): Finding[] {
  const { sources } = readContent();
  return audit(pages).map(({ path, reference, what }) => {
    const { name, field } = placeOf(path, reference);
    const source = sources.get(name);
    const line = field === '' ? 0 : (source?.lineOf(pathOfField(field)) ?? 0);
    const file = source?.file ?? CONTENT_FILES[name].file;
    return { level: 'law', file, line, field, text: `${what} (${reference}), na página ${path}` };
  });
}
