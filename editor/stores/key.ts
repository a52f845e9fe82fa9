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

/** GitHub's fine-grained tokens: the only keys that can be limited to one repository. */
const FINE_GRAINED_KEY = /^github_pat_\w{20,}$/;

/** The reason for which a key is refused before GitHub is asked; null where there is none. */
export function keyMistake(key: string): string | null {
  if (FINE_GRAINED_KEY.test(key)) return null;
  if (/^gh[a-z]_/.test(key))
    return 'Esta chave abre tudo o que é seu no GitHub. Faça outra, passo a passo: a certa começa por «github_pat_».';
  return 'Isto não é uma chave do GitHub: começa por «github_pat_», e copia-se inteira.';
}
