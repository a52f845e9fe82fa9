import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { filesIn } from '../../hosting/compress.ts';
import { filled } from './content-modules.ts';

/**
 * Puts a pharmacy's content into the scripts of its built site, and gives new names to those that hold some or ask for
 * such a one: a name promises that what it names never changes.
 * @param folder the built site, pages as the bundler left them
 */
export function fillScripts(folder: string): void {
  const files = filesIn(folder).filter((path) => /\.(html|js)$/.test(path));
  const texts = new Map(files.map((path) => [path, readFileSync(folder + path, 'utf8')]));
  const renamed = new Map<string, string>();
  const digest = createHash('sha256');
  for (const [path, text] of texts) {
    const whole = filled(text);
    if (whole === text) continue;
    texts.set(path, whole);
    digest.update(whole);
    renamed.set(nameOf(path), '');
  }
  for (const name of renamed.keys()) {
    // A name added here is come to in its turn.
    for (const [path, text] of texts) if (path.endsWith('.js') && text.includes(name)) renamed.set(nameOf(path), '');
  }
  const content = digest.digest('hex');
  for (const name of renamed.keys()) {
    const hash = createHash('sha256')
      .update(name + content)
      .digest('base64url');
    renamed.set(name, name.replace(/\.[\w-]{8}\.js$/, `.${hash.slice(0, 8)}.js`));
  }
  if (renamed.size === 0) return;
  const names = new RegExp([...renamed.keys()].map(RegExp.escape).join('|'), 'g');
  for (const [path, text] of texts) {
    writeFileSync(
      folder + path,
      text.replaceAll(names, (name) => renamed.get(name) ?? name),
    );
    const name = renamed.get(nameOf(path));
    if (name) renameSync(folder + path, `${folder}/_astro/${name}`);
  }
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
