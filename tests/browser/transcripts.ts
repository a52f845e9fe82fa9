import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '../../src/content/load.ts';
import { formatEuros } from '../../src/lib/money.ts';
import { inThrees } from '../../src/lib/nine-digits.ts';

const content = loadContent();
const ANYTHING = '…';
/** Words that only say how the page is built, which a listener soon no longer hears. */
const NOISE =
  /^(end of (?!document).*|paragraph|strong|list|listitem, .*|rowgroup|row, .*|group|article|term|definition)$/;

/** What the content holds at a path, as it is said: prices as prices, numbers of nine digits in groups. */
function valueAt(path: string): string {
  const value = path.split('.').reduce<unknown>((at, key) => Object(at)[key], content);
  if (value === undefined) throw new Error(`The content has no ${path}.`);
  if (typeof value === 'number') return formatEuros(value);
  return /^\d{9}$/.test(String(value)) ? inThrees(String(value)) : String(value);
}

/** Phrases with every space alike, without the noise. */
export function withoutNoise(phrases: string[]): string[] {
  return phrases.map((phrase) => phrase.replaceAll(/\s/g, ' ')).filter((phrase) => !NOISE.test(phrase));
}

/**
 * Compares what was heard with `transcripts/NAME.txt`, which a person can read: its lines follow each other as heard, a
 * line with only `…` stands for anything, and `{path}` for what the content holds there.
 * @returns the first passage that was not heard in its place; empty when all were
 */
export function notHeard(phrases: string[], name: string): string[] {
  const text = readFileSync(join(import.meta.dirname, 'transcripts', `${name}.txt`), 'utf8');
  const filled = text.replace(/\{([\w.]+)\}/g, (_, path: string) => valueAt(path)).replaceAll(/[^\S\n]/g, ' ');
  const passages = filled
    .trim()
    .split(`\n${ANYTHING}\n`)
    .map((passage) => passage.split('\n'));
  const heard = withoutNoise(phrases);
  let from = 0;
  for (const passage of passages) {
    const at = heard.findIndex((_, i) => i >= from && passage.every((line, k) => heard[i + k] === line));
    if (at < 0) return [...passage, `… not in: ${heard.slice(from, from + 40).join(' | ')}`];
    from = at + passage.length;
  }
  return [];
}
