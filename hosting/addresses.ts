/** The answer to a request target: a redirect within the site, not found, or the file at this path if it exists. */
export type Address = { kind: 'redirect'; to: string } | { kind: 'missing' } | { kind: 'file'; path: string };

/**
 * No address of the site contains a percent sign, a backslash, a space, a control or non-ASCII character, an empty segment or
 * a dot segment. Refusing these gives each file one address and prevents open redirects such as `//evil.example` (browsers
 * read `/\` as `//` and drop tabs). Tested on the whole target, up to the query.
 */
const ODD = /^[^?]*(\/\/|[\\%]|[^!-~]|\/\.\.?([/?]|$))/;

/** Names that are not addresses: the configuration of hosts, compressed copies, the error page. */
const NEVER_SERVED = /^\/_headers$|^\/_redirects$|^\/404(?:\.html)?$|\.(?:br|gz)$/;

/** Dotfiles and dot folders, except what is in `/.well-known/`. */
const HIDDEN = /(?!^\/\.well-known\/[^.])\/\./;

/** Endings that a redirect removes: `/index`, `.html` and a slash. Group 1 is the path without it, empty for `/`; the query stays. */
const SUFFIXES = [/^\/index(?:\.html)?()(?=\?|$)/, /^(\/[^?]*?)(?:\/index)?\.html(?=\?|$)/, /^(\/[^?]+?)\/(?=\?|$)/];

/**
 * Reads a request target (`/path?query`, exactly as it came) by the rules of nginx-site.conf, nginx-maps.conf and Caddyfile. Never throws.
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
