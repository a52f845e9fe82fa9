import {
  CACHE_OTHERWISE,
  CACHE_RULES,
  HEADERS_OVER_TLS,
  HIDDEN_FILE,
  MEDIA_TYPES,
  NEVER_SERVED,
  NOTICES_FILE,
  ODD_ADDRESS,
  REDIRECTS,
  SHOWN_HIDDEN_FOLDER,
} from './rules.ts';

/** Where and under what name an nginx serves the site. */
export interface NginxPlace {
  /** The site's public origin, without a slash at the end. */
  origin: string;
  /** The folder that holds the built site. */
  root: string;
  /** What to listen on for TLS, as `listen` takes it, and the certificate; null behind a proxy that does TLS. */
  tls: { listen: readonly string[]; certificate: string; key: string } | null;
  /** What to listen on without TLS: answers with a redirect to the origin, or with the site when `tls` is null. */
  plain: readonly string[];
}

/** Text as nginx reads it between double quotes: it takes `\\` for one backslash, and `$` is a variable's only in values. */
const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
const lines = (indent: string, entries: readonly string[]) => entries.map((line) => `${indent}${line}`).join('\n');
const listen = (addresses: readonly string[], rest = '') => addresses.map((address) => `listen ${address}${rest};`);

const CACHING = lines('  ', [
  `default ${quoted(CACHE_OTHERWISE)};`,
  ...CACHE_RULES.map(({ path, value }) => `${path.replace(/^(.*)\*$/, '~^$1')} ${quoted(value)};`),
]);

const EVERYWHERE = lines('  ', [
  ...Object.entries(HEADERS_OVER_TLS).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
  'add_header Cache-Control $farmacia_cache always;',
  'add_header Allow $farmacia_allow always;',
]);

const TYPES = lines(
  '    ',
  Object.entries(MEDIA_TYPES).map(([extension, type]) => `${quoted(type)} ${extension};`),
);

const ODD = `if ($request_uri ~ ${quoted(ODD_ADDRESS)}) { return 404; }`;
const ADDRESSES = lines('    ', [
  ODD,
  ...REDIRECTS.map(({ pattern, to }) => `if ($request_uri ~ ${quoted(pattern)}) { return 301 ${to}; }`),
]);

const redirectToTls = ({ origin, plain }: NginxPlace) => `
# Without TLS: to the same address with it. The name is fixed, so a forged Host leads nowhere.
server {
${lines('  ', listen(plain))}
  server_name ${new URL(origin).hostname};
  server_tokens off;
  location / { return 301 ${origin}$request_uri; }
  # For the certificate: where certbot's webroot is on Debian.
  location ^~ /.well-known/acme-challenge/ { root /var/www/html; }
}
`;

const tlsSettings = ({ listen: addresses, certificate, key }: NonNullable<NginxPlace['tls']>) =>
  lines('  ', [
    ...listen(addresses, ' ssl http2'),
    `ssl_certificate ${certificate};`,
    `ssl_certificate_key ${key};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_session_cache shared:farmacia:1m;',
    'ssl_session_tickets off;',
  ]);

/**
 * The site's file for nginx (1.22 or later, with Debian's libnginx-mod-http-brotli-static), to be included at its `http` level.
 */
export function nginxForm(place: NginxPlace): string {
  return `# Made by the build from hosting/rules.ts: change it there and build again.

map $uri $farmacia_cache {
${CACHING}
}
map $status $farmacia_allow {
  default "";
  405 "GET, HEAD";
}
${place.tls ? redirectToTls(place) : ''}
server {
${place.tls ? tlsSettings(place.tls) : lines('  ', listen(place.plain))}
  server_name ${new URL(place.origin).hostname};
  server_tokens off;
  root ${place.root};

  # Files were compressed by the build, at the highest level; nothing is compressed while someone waits.
  gzip off;
  gzip_static on;
  brotli_static on;
  gzip_vary on;

  # Files are looked at once a second, not at each request: without this, a third less of them can be answered.
  open_file_cache max=512 inactive=10m;
  open_file_cache_valid 1s;

  types {
${TYPES}
  }
  default_type application/octet-stream;

${EVERYWHERE}

  # Redirects name a path only, never the Host that was asked for.
  absolute_redirect off;
  merge_slashes off;

  # Every refusal shows our own page, with its own status.
  error_page 400 403 404 405 413 414 416 494 500 501 502 503 504 505 /404.html;
  error_page 497 =301 ${place.origin}$request_uri;

  location = / {
    ${ODD}
    rewrite ^ /index.html break;
  }
  location / {
    # In here and not in the server block, which the error page passes through again.
${ADDRESSES}
    try_files $uri $uri.html =404;
  }
  location ~ ${quoted(NEVER_SERVED)} { return 404; }
  location ~ ${quoted(HIDDEN_FILE)} { return 404; }
  location ^~ ${SHOWN_HIDDEN_FOLDER} {
    ${ODD}
    try_files $uri =404;
  }
  location = ${NOTICES_FILE} {
    # May be written over while it is read: never from the cache.
    ${ODD}
    open_file_cache off;
  }
  location = /404.html { internal; }
}
`;
}
