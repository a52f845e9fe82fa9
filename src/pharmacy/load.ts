import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { lisbonClock, today } from '../opening/today.ts';
import { CONTENT_FILES, type ContentFile, DEMONSTRATION } from './content.ts';
import { mistakesText } from './mistakes/mistakes.ts';
import type { Pharmacy } from './pharmacy.ts';
import { mistakeOfPhotograph, photographFiles } from './photographs/files.ts';
import { type Reading, readTexts } from './read-texts.ts';

/** The folder of a pharmacy's own `content/` and `public/`: `FARMACIA` (scripts/folder.cjs), else the project. */
export const ownFolder = () => process.env['FARMACIA'] ?? '.';

/** Whether a folder has content, a pharmacy's own or a copy of the demonstration's. */
export const hasContent = (folder: string) => existsSync(join(folder, 'content'));

/** The folder whose `content/` and `public/` are read: until a pharmacy has begun in its own, the demonstration's. */
export const pharmacyFolder = () => (hasContent(ownFolder()) ? ownFolder() : DEMONSTRATION);

const shared = globalThis as { farmaciaDrafts?: Map<string, string>; farmaciaSaved?: Map<string, string> };
shared.farmaciaDrafts ??= new Map();
shared.farmaciaSaved ??= new Map();

/**
 * Texts in the place of files, by their paths in the pharmacy's folder (`content/farmacia.yaml`): the editor's drafts,
 * which the page beside it shows before they are saved. On `globalThis`, because the editor, Astro's configuration and
 * its pages each load this module for themselves. Empty in a build.
 */
export const drafts = shared.farmaciaDrafts;

/** The texts that the editor saved, by absolute path: integration.ts does not reload the page for these. */
export const savedTexts = shared.farmaciaSaved;

/** Reads a pharmacy's content. @throws an error that names every mistake at once, for the owner: no stack trace */
export function loadPharmacy(folder = pharmacyFolder()): Pharmacy {
  const { pharmacy, mistakes } = readContent(folder, Object.fromEntries(drafts));
  if (pharmacy !== null) return pharmacy;
  const message = mistakesText(mistakes);
  throw Object.assign(new Error(message), { stack: message });
}

/** Loads the content for a program that cannot go on without it: prints every mistake and exits with status 1. */
export function loadOrExit(): Pharmacy {
  const { pharmacy, mistakes } = readContent(pharmacyFolder(), Object.fromEntries(drafts));
  if (pharmacy !== null) return pharmacy;
  console.error(mistakesText(mistakes));
  process.exit(1);
}

/** The last content read of each folder, by all that it was read from (`key`): one build asks for it thirty times. */
const last = new Map<string, { key: string; result: Reading }>();

/** The pharmacy, or all mistakes; in both cases the parsed files. @param instead texts that replace files, by path */
export function readContent(folder = pharmacyFolder(), instead: Readonly<Record<string, string>> = {}): Reading {
  const files = Object.entries<ContentFile>(CONTENT_FILES).map(([name, { file, empty }]) => {
    const path = join(folder, file);
    const onDisk = existsSync(path) ? readFileSync(path, 'utf8') : null;
    const text = instead[file] ?? onDisk ?? (empty ? '' : null);
    return { name, shownPath: relative('.', path).replaceAll('\\', '/'), text };
  });
  const builtOn = buildDay();
  const key = JSON.stringify([files, photographFiles(folder), builtOn]);
  const photographMistake = (file: string) => mistakeOfPhotograph(folder, file);
  const known = last.get(folder);
  if (known?.key === key) return known.result;
  const result = readTexts({ files, photographMistake, builtOn }, known?.result.sources);
  last.set(folder, { key, result });
  return result;
}

/** The day of the build: today, or SOURCE_DATE_EPOCH's, so that equal sources give equal pages. */
function buildDay(): string {
  const seconds = process.env['SOURCE_DATE_EPOCH'];
  return seconds ? lisbonClock(new Date(Number(seconds) * 1000)).slice(0, 10) : today();
}
