import { QueryClient } from '@tanstack/query-core';
import { type Notice, parseNotices } from '../notices.ts';
import { builtNotices } from './built-notices.ts';

const ADDRESS = '/avisos.json';
/** More than twenty notices of five hundred letters; a larger file is a mistake. */
const MAX_CHARACTERS = 64_000;
const MAX_WAIT = 15_000;
const FRESH_FOR = 60_000;

let known: Notice[] | null = null;

/** The notices that the server last sent, until then those of the build. */
export function knownNotices(): Notice[] {
  known ??= builtNotices().map(({ notice }) => notice);
  return known;
}

/** Calls back when the server has sent its notices; asks it now, and again when the visitor comes back to the page. */
export function onNotices(listener: () => void): () => void {
  const ask = async () => {
    if (document.hidden) return;
    try {
      known = await queryClient.fetchQuery(noticesQuery);
      listener();
    } catch {
      // A broken, huge or slow file changes nothing.
    }
  };
  document.addEventListener('visibilitychange', ask);
  ask();
  return () => document.removeEventListener('visibilitychange', ask);
}

/**
 * The one query of the site. Asked again within a minute it answers from the cache. Its other values (specification 9) are the
 * library's own: kept for 5 minutes, retried after 1 s, then after twice as long each time, at most 30 s.
 */
export const noticesQuery = { queryKey: [ADDRESS], queryFn: fetchNotices, staleTime: FRESH_FOR, retry: 3 };

const queryClient = new QueryClient();

async function fetchNotices(): Promise<Notice[]> {
  const response = await fetch(ADDRESS, { cache: 'no-cache', signal: AbortSignal.timeout(MAX_WAIT) });
  if (!response.ok) throw new Error(`${ADDRESS}: ${response.status}`);
  const json: unknown = JSON.parse(await textOf(response));
  if (!Array.isArray(json)) throw new Error(`${ADDRESS}: not a list`);
  return parseNotices(json);
}

/** Reads no more than it must: a file of gigabytes would freeze the page. */
async function textOf(response: Response): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    text += value;
    if (text.length > MAX_CHARACTERS) {
      await reader.cancel();
      throw new Error(`${ADDRESS}: more than ${MAX_CHARACTERS} characters`);
    }
  }
  return text;
}
