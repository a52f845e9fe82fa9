/**
 * Writes what follows from `content/` and `public/`, for whoever develops the site: npm run demonstracao. The schemas that text
 * editors read; and, while `content/` is the demonstration, its frozen copy, from which tests know their words.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

/** The files that this command writes, as they should be. The copy stays as it is once `content/` is a pharmacy's own. */
function filesToWrite(): Map<string, Buffer> {
  const files = new Map([...jsonSchemas()].map(([path, text]) => [path, Buffer.from(text)]));
  const copied = isOwnDemonstration() ? globSync('{content,public}/**/*.*', { exclude: [`${SCHEMA_FOLDER}/**`] }) : [];
  for (const path of copied) files.set(join(ORIGINAL, path), readFileSync(path));
  return files;
}

/** The files that there are where it writes. */
const filesWritten = () =>
  globSync([`${SCHEMA_FOLDER}/*`, ...(isOwnDemonstration() ? [`${ORIGINAL}/{content,public}/**/*.*`] : [])]);

/** The files that are not as this command writes them: somebody changed `content/` or its fields since. */
export function outdatedFiles(): string[] {
  const files = filesToWrite();
  const paths = new Set([...files.keys(), ...filesWritten()]);
  return [...paths].filter((path) => !existsSync(path) || !files.get(path)?.equals(readFileSync(path)));
}

function writeAll(): void {
  const files = filesToWrite();
  for (const path of filesWritten()) rmSync(path);
  for (const [path, bytes] of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
  const copy = isOwnDemonstration()
    ? `${ORIGINAL}/ também`
    : `${ORIGINAL}/ fica como está: content/ já não é a demonstração`;
  console.log(`${SCHEMA_FOLDER}/ está escrito. ${copy}.`);
}

if (import.meta.main) writeAll();
