/** What an address gets: a redirect to a path of ours, nothing, or the file at this path if there is one. */
export type Address = { kind: 'redirect'; to: string } | { kind: 'missing' } | { kind: 'file'; path: string };

/**
 * No address of ours has a percent sign, a backslash, a character outside printable ASCII, an empty segment or a dot
 * segment. Refusing them keeps every file at one address, and keeps the redirects from sending anyone to `//elsewhere`
 * (browsers read `/\\` as `//` and drop tabs).
 */
const ODD = /^[^?]*(\/\/|[\\%]|[^!-~]|\/\.\.?([/?]|$))/;

/** What hosts read, what the build compressed, and the error page under its name: as if they did not exist. */
const NEVER_SERVED = /^\/_headers$|^\/_redirects$|^\/404(?:\.html)?$|\.(?:br|gz)$/;

/** Hidden files, save the folder that is meant to be seen. */
const HIDDEN = /\/\.(?!well-known\/[^.])/;

/** Ends of a path that a page's one address does not have; the query goes along. */
const SUFFIXES = [/^\/index(?:\.html)?()(?=\?|$)/, /^(\/[^?]*?)(?:\/index)?\.html(?=\?|$)/, /^(\/[^?]+?)\/(?=\?|$)/];

/**
 * Reads a request target (`/path?query`, exactly as it came) by the rules that nginx.conf and Caddyfile have too. Never throws.
 * @param aliases other names of some addresses (hosting/_redirects)
 */
export function readAddress(target: string, aliases: ReadonlyMap<string, string>): Address {
  const [path = ''] = target.split('?', 1);
  if (!path.startsWith('/') || ODD.test(target) || NEVER_SERVED.test(path) || HIDDEN.test(path))
    return { kind: 'missing' };
  const alias = aliases.get(path);
  if (alias !== undefined) return { kind: 'redirect', to: target.replace(path, alias) };
  const suffix = SUFFIXES.find((pattern) => pattern.test(target));
  if (suffix) return { kind: 'redirect', to: target.replace(suffix, (_, kept: string) => kept || '/') };
  return { kind: 'file', path };
}
