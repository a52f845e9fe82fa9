import { contentHash, inlineElements } from './inline-elements.ts';
import { MAP_HOST } from './rules.ts';

/** What the pages of a site hold that a content security policy must name. */
export interface PolicySources {
  /** `'sha256-…'` of each inline script. */
  scripts: ReadonlySet<string>;
  /** `'sha256-…'` of each inline style. */
  styles: ReadonlySet<string>;
  /** Whether stylesheets come as files too: that of a part which loads on demand, for example. */
  styleFiles: boolean;
}

/**
 * The only Trusted Types policies that may be made. `islands` and `modules` are ours (island-runtime.ts); `offline` may make
 * the address of the service worker, whose registration is one of the sinks.
 */
const TRUSTED_TYPES_POLICIES = ['islands', 'modules', 'offline'] as const;

/** Reads what the given pages hold. */
export function policySources(pages: readonly string[], styleFiles: boolean): PolicySources {
  const elements = pages.flatMap(inlineElements);
  const hashes = (kind: 'script' | 'style') =>
    new Set(elements.filter(({ name }) => name === kind).map(({ text }) => contentHash(text)));
  return { scripts: hashes('script'), styles: hashes('style'), styleFiles };
}

/** The policy as a page's own `<meta>` says it: all but who may frame it. Everything that is not named is refused. */
function pagePolicy({ scripts, styles, styleFiles }: PolicySources): string {
  const directives: Record<string, Iterable<string>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': [...(styleFiles ? ["'self'"] : []), ...styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': [MAP_HOST],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': TRUSTED_TYPES_POLICIES,
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}

const CHARSET = /<meta charset[^>]*>/i;

/**
 * Puts a page's policy right after `<meta charset>`, before anything that it judges.
 * @throws when the page has no `<meta charset>`, because the policy would then come too late or not at all
 */
export function withPolicy(html: string, sources: PolicySources): string {
  const meta = `<meta http-equiv="content-security-policy" content="${pagePolicy(sources)}">`;
  if (!CHARSET.test(html)) throw new Error('A page without <meta charset> has no place for its security policy.');
  return html.replace(CHARSET, (charset) => charset + meta);
}
