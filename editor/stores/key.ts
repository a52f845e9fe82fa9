import { readStored, writeStored } from '../../src/browser/storage.ts';
import { isIsoDay } from '../../src/text/iso-day.ts';

/**
 * A key of GitHub's, kept in this browser alone, with its last day, which no browser is sure to read in GitHub's
 * answers.
 */
export interface Key {
  key: string;
  /** ISO day */
  until: string;
}

const NAME = 'editor:chave';

export function readKey(): Key | null {
  const { key, until } = Object(JSON.parse(readStored(NAME) ?? 'null')) as Partial<Key>;
  return key && isIsoDay(until) ? { key, until } : null;
}

export const keepKey = (key: Key | null): void => writeStored(NAME, JSON.stringify(key));

/** Keeps the last day of a key, unless another tab has forgotten the key meanwhile, or has taken another. */
export function keepLastDay(key: Key): void {
  if (readKey()?.key === key.key) keepKey(key);
}
