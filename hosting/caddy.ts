import {
  CACHE_OTHERWISE,
  CACHE_RULES,
  HEADERS_OVER_TLS,
  HIDDEN_FILE,
  MEDIA_TYPES,
  NEVER_SERVED,
  ODD_ADDRESS,
  REDIRECTS,
  SHOWN_HIDDEN_FOLDER,
} from './rules.ts';

/** Where and under what name a Caddy serves the site. */
export interface CaddyPlace {
  /** The site's address, as a Caddyfile takes it: `https://www.farmacia.example`. */
  address: string;
  /** The folder that holds the built site. */
  root: string;
}

/** Backquotes: a Caddyfile changes nothing between them. */
const literal = (text: string) => `\`${text}\``;
const lines = (depth: number, entries: readonly string[]) =>
  entries.map((line) => '\t'.repeat(depth) + line).join('\n');

const EVERYWHERE = lines(
  2,
  Object.entries(HEADERS_OVER_TLS).map(([name, value]) => `${name} ${literal(value)}`),
);

const CACHING = lines(2, [
  `header Cache-Control ${literal(CACHE_OTHERWISE)}`,
  ...CACHE_RULES.map(({ path, value }) => `header ${path} Cache-Control ${literal(value)}`),
]);

/** A header set at the end, over what the file server says by itself. */
const last = (matcher: string, name: string, value: string) => [
  `header ${matcher} {`,
  `\t${name} ${literal(value)}`,
  '\tdefer',
  '}',
];

const TYPES = lines(2, [
  ...last('*', 'Vary', 'Accept-Encoding'),
  ...Object.entries(MEDIA_TYPES).flatMap(([extension, type]) => [
    `@${extension} path *.${extension}`,
    ...last(`@${extension}`, 'Content-Type', type),
  ]),
]);

const ADDRESSES = lines(2, [
  `@odd vars_regexp {http.request.uri} ${literal(ODD_ADDRESS)}`,
  'error @odd 404',
  `@never path_regexp ${literal(NEVER_SERVED)}`,
  'error @never 404',
  '@hidden {',
  `\tpath_regexp ${literal(HIDDEN_FILE)}`,
  `\tnot path ${SHOWN_HIDDEN_FOLDER}*`,
  '}',
  'error @hidden 404',
  '@write not method GET HEAD',
  'header @write Allow `GET, HEAD`',
  'error @write 405',
  ...REDIRECTS.flatMap(({ pattern, to }, index) => [
    `@r${index} vars_regexp r${index} {http.request.uri} ${literal(pattern)}`,
    `redir @r${index} ${to.replaceAll(/\$(\d)/g, `{re.r${index}.$1}`)} 301`,
  ]),
]);

/**
 * The site's Caddyfile (Caddy 2.6 or later). Caddy gets and renews the certificate itself and redirects to TLS.
 */
export function caddyForm({ address, root }: CaddyPlace): string {
  return `# Made by the build from hosting/rules.ts: change it there and build again.

(farmacia) {
	header {
${EVERYWHERE}
		-Server
	}
}

${address} {
	root * ${root}
	import farmacia

	route {
${ADDRESSES}

${CACHING}
${TYPES}

		# Compressed by the build, at the highest level; nothing is compressed while someone waits.
		rewrite / /index.html
		try_files {path} {path}.html =404
		file_server {
			precompressed br gzip
		}
	}

	# Every refusal shows our own page, with its own status and nothing of what the file would have had.
	handle_errors {
		import farmacia
		header Cache-Control ${literal(CACHE_OTHERWISE)}
		header Vary Accept-Encoding
		rewrite * /404.html
		file_server {
			precompressed br gzip
		}
	}
}
`;
}
