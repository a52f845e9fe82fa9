import { queryOptions } from '@tanstack/react-query';
import { type Notice, parseNotices } from '../notices.ts';

const ADDRESS = '/avisos.json';
/** More than twenty notices of five hundred letters; a larger file is a mistake. */
const MAX_CHARACTERS = 64_000;
const MAX_WAIT = 15_000;
const FRESH_FOR = 60_000;

/**
 * The query for the notices: those of the build at once, those of the server as soon as they are here. A file that is
 * missing, broken, huge or slow leaves what was there. Islands that ask together ask once.
 */
export function noticesQuery(inlined: Notice[]) {
  return queryOptions({
    queryKey: [ADDRESS],
    queryFn: fetchNotices,
    initialData: inlined,
    // As old as can be: what the build knew is shown, and asked again.
    initialDataUpdatedAt: 0,
    staleTime: FRESH_FOR,
  });
}

async function fetchNotices(): Promise<Notice[]> {
  const answer = await fetch(ADDRESS, { cache: 'no-cache', signal: AbortSignal.timeout(MAX_WAIT) });
  if (!answer.ok) throw new Error(`${ADDRESS}: ${answer.status}`);
  return parseNotices(JSON.parse(await textOf(answer)));
}

/** Reads no more than it must: a file of gigabytes would freeze the page. */
async function textOf(answer: Response): Promise<string> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
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
