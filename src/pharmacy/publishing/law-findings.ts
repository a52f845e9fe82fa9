import { CONTENT_FILES, type Content } from '../content.ts';
import { audit, type Breach } from '../law/audit.ts';
import type { Page } from '../law/page.ts';
import { readContent } from '../load.ts';
import type { Finding } from '../mistakes/mistakes.ts';
import { fieldName, type Path, pathOfField } from '../paths.ts';

/** The file and the field where a requirement of the law is met; without a field, the policy's text or the texts of the page. */
export function placeOf({ path, field }: Pick<Breach, 'path' | 'field'>): { name: keyof Content; path: Path } {
  const [name, ...below] = pathOfField(field ?? (path === '/politica-privacidade' ? 'privacidade' : 'pagina'));
  return { name: name as keyof Content, path: below };
}

/** The requirements of the law that pages do not keep, each at the field where it is met. */
export function lawFindings(pages: readonly Page[]): Finding[] {
  const { sources } = readContent();
  return audit(pages).map((breach) => {
    const { name, path } = placeOf(breach);
    const source = sources.get(name);
    const line = path.length === 0 ? 0 : (source?.lineOf(path) ?? 0);
    const file = source?.file ?? CONTENT_FILES[name].file;
    const text = `${breach.what} (${breach.reference}), na página ${breach.path}`;
    return { level: 'law', file, line, field: fieldName(path), text };
  });
}
