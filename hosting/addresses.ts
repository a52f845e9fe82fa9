import { HIDDEN_FILE, NEVER_SERVED, ODD_ADDRESS, REDIRECTS, SHOWN_HIDDEN_FOLDER } from './rules.ts';

/** What an address gets: a redirect to a path of ours, nothing, or the file at this path if there is one. */
export type Address = { kind: 'redirect'; to: string } | { kind: 'missing' } | { kind: 'file'; path: string };

const odd = new RegExp(ODD_ADDRESS);
const neverServed = new RegExp(NEVER_SERVED);
const hidden = new RegExp(HIDDEN_FILE);
const redirects = REDIRECTS.map(({ pattern, to }) => ({ pattern: new RegExp(pattern), to }));

const isHidden = (path: string) => hidden.test(path) && !path.startsWith(SHOWN_HIDDEN_FOLDER);

/** Reads a request target (`/path?query`, exactly as it came) by the rules. Never throws. */
export function readAddress(target: string): Address {
  const [path = ''] = target.split('?', 1);
  const missing = !path.startsWith('/') || odd.test(target) || neverServed.test(path) || isHidden(path);
  if (missing) return { kind: 'missing' };
  const redirect = redirects.find(({ pattern }) => pattern.test(target));
  if (redirect) return { kind: 'redirect', to: target.replace(redirect.pattern, redirect.to) };
  return { kind: 'file', path };
}
