import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { z } from 'zod';
import { ContentError, type Fault, faultsOf, missingFile, unknownPlaceholder } from './faults.ts';
import { farmacia } from './schemas/farmacia.ts';
import { formulario } from './schemas/formulario.ts';
import { interfaceTexts } from './schemas/interface.ts';
import { aluguer, entregas, horario, pagamentos, parceiros, servicos, slogans } from './schemas/oferta.ts';
import { pagina, privacidade } from './schemas/pagina.ts';
import { parseSource, type Source } from './source.ts';

/** Each file of `content/` and its schema; `check` and the JSON Schemas are made from this list too. */
export const CONTENT_FILES = {
  farmacia: { file: 'farmacia.yaml', schema: farmacia },
  horario: { file: 'horario.yaml', schema: horario },
  pagina: { file: 'pagina.yaml', schema: pagina },
  servicos: { file: 'servicos.yaml', schema: servicos },
  entregas: { file: 'entregas.yaml', schema: entregas },
  aluguer: { file: 'aluguer.yaml', schema: aluguer },
  parceiros: { file: 'parceiros.yaml', schema: parceiros },
  slogans: { file: 'slogans.yaml', schema: slogans },
  pagamentos: { file: 'pagamentos.yaml', schema: pagamentos },
  formulario: { file: 'formulario.yaml', schema: formulario },
  interface: { file: 'interface.yaml', schema: interfaceTexts },
  privacidade: { file: 'privacidade.md', schema: privacidade },
} as const;

type Files = typeof CONTENT_FILES;

/** All of `content/`, validated, with `{farmacia.…}` replaced; `texto` is the Markdown below privacidade.md's front matter. */
export type Content = { [K in keyof Files]: z.infer<Files[K]['schema']> } & { privacidade: { texto: string } };

/** The folder that holds `content/` and `public/`: `FARMACIA` in the environment, else the project itself. */
export function pharmacyFolder(): string {
  return process.env.FARMACIA ?? '.';
}

/**
 * Reads and validates all of a pharmacy's content. Build time only.
 * @param folder the folder that holds `content/`
 * @throws ContentError naming every mistake at once
 */
export function loadContent(folder = pharmacyFolder()): Content {
  const faults: Fault[] = [];
  const loaded: Record<string, unknown> = {};
  const sources: [string, Source][] = [];
  for (const [name, { file, schema }] of Object.entries(CONTENT_FILES)) {
    const path = join(folder, 'content', file);
    const shown = relative('.', path);
    if (!existsSync(path)) {
      faults.push(missingFile(shown));
      continue;
    }
    const source = parseSource(shown, readFileSync(path, 'utf8'));
    faults.push(...source.faults);
    sources.push([name, source]);
    const result = schema.safeParse(source.data);
    if (result.success) loaded[name] = source.body === null ? result.data : { ...result.data, texto: source.body };
    else if (source.faults.length === 0) faults.push(...faultsOf(source, result.error));
  }
  if (faults.length > 0) throw new ContentError(faults);
  return fillPlaceholders(loaded as Content);
}

/** Replaces `{farmacia.path.to.field}` in every string of the content; other braces are left for run time. */
function fillPlaceholders(content: Content): Content {
  const faults: Fault[] = [];
  const fill = (value: unknown, file: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => fill(item, file));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, file)]));
    }
    if (typeof value !== 'string') return value;
    return value.replace(/\{farmacia\.([\w.]+)\}/g, (whole, path: string) => {
      const found = path
        .split('.')
        .reduce<unknown>((object, key) => (object as Record<string, unknown> | undefined)?.[key], content.farmacia);
      if (typeof found === 'string' || typeof found === 'number') return String(found);
      faults.push(unknownPlaceholder(join('content', file), whole));
      return whole;
    });
  };
  const filled = Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, fill(value, CONTENT_FILES[name as keyof Files].file)]),
  ) as Content;
  if (faults.length > 0) throw new ContentError(faults);
  return filled;
}
