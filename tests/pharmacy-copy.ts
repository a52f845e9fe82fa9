import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { stringify } from 'yaml';
import { withValue } from '../editor/core/paths.ts';
import { CONTENT_FILES } from '../src/pharmacy/content.ts';
import { readContent } from '../src/pharmacy/load.ts';
import { pathOfField } from '../src/pharmacy/paths.ts';

/** A process runs one test at a time. */
const folder = join(tmpdir(), `farmacia-${process.pid}`);

/**
 * A copy of a pharmacy's folder that a test may change, until the test is over. Always in the same place, so that a
 * file that no test changes is parsed once.
 */
export function copyForTest(pharmacy: string): string {
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(pharmacy, folder, { recursive: true });
  return folder;
}

/**
 * Replaces text in one of the files of a pharmacy's `content/`; returns the line on which it began.
 * @throws when it is not there
 */
export function replaceIn(pharmacy: string, file: string, from: string | RegExp, to: string): number {
  const path = join(pharmacy, 'content', file);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, () => to);
  if (changed === text) throw new Error(`${path} does not hold «${from}»`);
  writeFileSync(path, changed);
  return text.slice(0, text.search(typeof from === 'string' ? RegExp.escape(from) : from)).split('\n').length;
}

/** The content of pharmacies that no test changes, read once: `readContent` keeps the last reading of each alone. */
const written = new Map<string, Record<string, unknown>>();

function contentOf(pharmacy: string): Record<string, unknown> {
  const known = written.get(pharmacy);
  if (known) return known;
  const content = Object.fromEntries([...readContent(pharmacy).sources].map(([name, { data }]) => [name, data]));
  written.set(pharmacy, content);
  return content;
}

/**
 * The texts of a pharmacy's files with other values, by their paths: `{ 'avisos[1].fechada': true }`; undefined takes
 * one away.
 */
export function withValues(pharmacy: string, values: Readonly<Record<string, unknown>>): Record<string, string> {
  const content = { ...contentOf(pharmacy) };
  const names = new Set<string>();
  for (const [field, value] of Object.entries(values)) {
    const [name, ...path] = pathOfField(field);
    content[`${name}`] = withValue(content[`${name}`], path, value);
    names.add(`${name}`);
  }
  const fileOf = (name: string) => CONTENT_FILES[name as keyof typeof CONTENT_FILES].file;
  return Object.fromEntries([...names].map((name) => [fileOf(name), textOf(name, content[name])]));
}

function textOf(name: string, data: unknown): string {
  if (name === 'avisos') return JSON.stringify(data);
  if (name !== 'privacidade') return stringify(data, { lineWidth: 0 });
  const { texto, ...fields } = data as { texto: string };
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n${texto}`;
}

/** The values that make the second pharmacy somebody's own, where nothing is found. */
export const OWN = {
  'farmacia.demonstracao': false,
  'farmacia.concelho': 'Tavira',
  'farmacia.site': 'https://agua-e-sal.invalid',
  'farmacia.email': 'ola@agua-e-sal.invalid',
  'farmacia.redesSociais': [],
  'horario.feriados.municipal': '24/06',
};

/** A policy with all that the law asks of its text. */
export const POLICY =
  '{farmacia.empresa.denominacao}, {farmacia.empresa.nipc}, {farmacia.morada.rua}, {farmacia.morada.codigoPostal}, {farmacia.email}. {alojamento}. {encarregado} [CNPD](https://www.cnpd.pt)';
