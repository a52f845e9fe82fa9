import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** Where the packages of a folder are installed: apart from the site's own. */
export const apart = (source: string): string => resolve('.cache', basename(source));

/**
 * Installs the packages that a folder's lock names into .cache/, once, and again when the lock changes. Needs the registry.
 * @returns the folder that they were installed in
 */
export function installApart(source: string): string {
  const installed = apart(source);
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (existsSync(join(installed, 'node_modules')) && lock(installed) === lock(source)) return installed;
  mkdirSync(installed, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(source, file), join(installed, file));
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: installed, stdio: 'inherit' });
  return installed;
}
