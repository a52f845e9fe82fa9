import { type Notice, parseNotices } from './notices.ts';

const ADDRESS = '/avisos.json';
/** More than twenty notices of five hundred letters; a larger file is a mistake, and would freeze the page. */
const MAX_CHARACTERS = 64_000;
const MAX_WAIT = 15_000;

/** The notices that the server has now; throws when the file is missing, slow, huge or no list. */
export async function fetchNotices(): Promise<Notice[]> {
  const waiting = new AbortController();
  setTimeout(() => waiting.abort(), MAX_WAIT);
  const response = await fetch(ADDRESS, { cache: 'no-cache', signal: waiting.signal });
  if (!response.ok || Number(response.headers.get('Content-Length')) > MAX_CHARACTERS)
    throw new Error(`${ADDRESS}: ${response.status}`);
  const text = await response.text();
  const json: unknown = text.length > MAX_CHARACTERS ? null : JSON.parse(text);
  if (!Array.isArray(json)) throw new Error(`${ADDRESS}: not a list, or a huge one`);
  return parseNotices(json);
}
