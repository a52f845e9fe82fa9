import { ALIASES, CACHE_RULES, HEADERS_OVER_TLS, MEDIA_TYPES } from './rules.ts';

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Both join the values of every block that matches, so no header may
 * stand in two blocks that match one path: what is the host's own habit (HTML is asked again every time) is left to it.
 * @param files the paths of the built files
 */
export function headersFile(files: readonly string[]): string {
  const blocks: [path: string, headers: Readonly<Record<string, string>>][] = [
    ['/*', HEADERS_OVER_TLS],
    ...CACHE_RULES.map(({ path, value }): [string, Record<string, string>] => [path, { 'Cache-Control': value }]),
  ];
  // Types that hosts' own lists often lack.
  for (const extension of ['vcf', 'webmanifest', 'speculationrules']) {
    const type = MEDIA_TYPES[extension] ?? '';
    for (const path of files) if (path.endsWith(`.${extension}`)) blocks.push([path, { 'Content-Type': type }]);
  }
  return blocks
    .map(([path, headers]) => {
      const rows = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${rows.join('')}`;
    })
    .join('\n');
}

/** `_redirects`, as both read it. Slashes at the end, `.html` and `index` they take off by themselves. */
export function redirectsFile(): string {
  return ALIASES.map(([from, to]) => `${from} ${to} 301\n`).join('');
}
