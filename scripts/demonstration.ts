/**
 * Writes what follows from `content/` and `public/`, for whoever develops the site: npm run demonstracao. The schemas that text
 * editors read; and, while `content/` is the demonstration, its frozen copy, from which tests know their words.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ORIGINAL } from '../src/pharmacy/default-texts.ts';
import { jsonSchemas, SCHEMA_FOLDER } from '../src/pharmacy/json-schemas.ts';
import { parseSource } from '../src/pharmacy/source.ts';

/** Whether the project's own content is still the demonstration: another pharmacy's must never overwrite the frozen copy. */
export function isOwnDemonstration(): boolean {
  const [own, frozen] = ['.', ORIGINAL].map((folder) => {
    const file = join(folder, 'content/farmacia.yaml');
    return parseSource(file, readFileSync(file, 'utf8')).data as { demonstracao?: boolean; nome: string };
  });
  return own?.demonstracao === true && own.nome === frozen?.nome;
}

function writeAll(): void {
  rmSync(SCHEMA_FOLDER, { recursive: true, force: true });
  mkdirSync(SCHEMA_FOLDER, { recursive: true });
  for (const [path, text] of jsonSchemas()) writeFileSync(path, text);
  if (!isOwnDemonstration()) {
    console.log(`${SCHEMA_FOLDER}/ está escrito. ${ORIGINAL}/ fica como está: content/ já não é a demonstração.`);
    return;
  }
  for (const name of ['content', 'public']) {
    rmSync(join(ORIGINAL, name), { recursive: true, force: true });
    cpSync(name, join(ORIGINAL, name), { recursive: true, filter: (path) => !path.startsWith(join(SCHEMA_FOLDER)) });
  }
  console.log(`${SCHEMA_FOLDER}/ e ${ORIGINAL}/ estão escritos.`);
}

if (import.meta.main) writeAll();
