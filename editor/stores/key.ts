import { readStored, writeStored } from '../../src/browser/storage.ts';
import { isIsoDay } from '../../src/text/iso-day.ts';

/** A key of GitHub's, kept in this browser, with its last day, which GitHub's answers tell no browser. */
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
