import { type Notice, parseNotices } from './notices.ts';

const ADDRESS = '/avisos.json';
/** More than twenty notices of five hundred letters; a larger file is a mistake. */
const MAX_CHARACTERS = 64_000;
const MAX_WAIT = 15_000;

/**
 * The notices that the server has now.
 * @throws when the file is missing, late, huge or no list
 */
export async function fetchNotices(): Promise<Notice[]> {
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
