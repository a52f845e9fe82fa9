import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CompatData, Identifier, SimpleSupportStatement, SupportStatement } from '@mdn/browser-compat-data';
import { SUPPORTED_BROWSERS } from '../../../build/supported-browsers.ts';

const dataFile = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');

/** What each browser understands, feature by feature. */
export const DATA: CompatData = JSON.parse(readFileSync(dataFile, 'utf8'));

/** A browser of the list. */
export type Browser = (typeof SUPPORTED_BROWSERS)[number];

/** A feature that some browser of the list lacks, and where a built file uses it. */
export interface Finding {
  /** Its path in MDN's browser-compat-data: `css.selectors.has`. */
  feature: string;
  /** The browsers that lack it. */
  browsers: Browser[];
  place: string;
}

/** The node at a path of the data; undefined where the data does not know it. */
function nodeAt(feature: string): Identifier | undefined {
  let node: unknown = DATA;
  for (const key of feature.split('.')) node = (node as Record<string, unknown> | undefined)?.[key];
  return node as Identifier | undefined;
}

/** Whether the data knows a feature. */
export const isKnown = (feature: string): boolean => nodeAt(feature)?.__compat !== undefined;

/** Whether a version is the other or an older one: 15.6 is older than 16. */
function isUpTo(version: string, other: string): boolean {
  const [parts, others] = [version.replace('≤', ''), other].map((text) => text.split('.').map(Number));
  const [major = 0, minor = 0] = parts ?? [];
  const [otherMajor = 0, otherMinor = 0] = others ?? [];
  return major < otherMajor || (major === otherMajor && minor <= otherMinor);
}

function hasSince({ version_added, version_removed, flags }: SimpleSupportStatement, version: string): boolean {
  const isAdded = typeof version_added === 'string' && version_added !== 'preview' && isUpTo(version_added, version);
  const isRemoved = typeof version_removed === 'string' && isUpTo(version_removed, version);
  return isAdded && !isRemoved && flags === undefined;
}

const statementsOf = (support: SupportStatement | undefined) =>
  (support === undefined ? [] : [support].flat()) as SimpleSupportStatement[];

/**
 * Whether a browser has a feature under its own name, or under one of the prefixes that are written beside it. What the
 * data does not know counts as there.
 */
export function understands(browser: Browser, feature: string, prefixes: string[] = []): boolean {
  const compat = nodeAt(feature)?.__compat;
  if (!compat) return true;
  return statementsOf(compat.support[browser.name]).some(
    (statement) =>
      hasSince(statement, browser.version) &&
      statement.alternative_name === undefined &&
      (statement.prefix === undefined || prefixes.includes(statement.prefix)),
  );
}

/** The browsers among these that lack a feature. */
export const lackedBy = (feature: string, browsers = SUPPORTED_BROWSERS, prefixes: string[] = []): Browser[] =>
  browsers.filter((browser) => !understands(browser, feature, prefixes));
