import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { caddyForm } from './caddy.ts';
import { compressFolder, filesIn } from './compress.ts';
import { licenceNotices } from './licences.ts';
import { nginxForm } from './nginx.ts';
import { PREFETCH_FILE, PREFETCH_RULES } from './rules.ts';
import { headersFile, redirectsFile } from './static-hosts.ts';

/** A built site. */
export interface BuiltSite {
  /** Its folder. */
  folder: string;
  /** The public origin. */
  origin: string;
  /** The project's folder. */
  root: string;
  /** Folders of the packages that the scripts are made of. */
  packages: Iterable<string>;
}

/** Where the servers' forms say that the site lies; the guides in docs/ put it there. */
const SERVER_FOLDER = '/srv/farmacia/dist';

/**
 * Writes what depends on the finished site: `_headers`, `_redirects`, the licences and the prefetch rules into it, the forms for nginx and Caddy
 * into `hosting-made/` beside it (they are not for visitors), then the compressed files.
 */
export async function writeForms({ folder: withSlash, origin, root, packages }: BuiltSite): Promise<void> {
  const folder = withSlash.replace(/\/$/, '');
  writeFileSync(join(folder, 'licencas.txt'), licenceNotices(packages, root));
  writeFileSync(join(folder, PREFETCH_FILE), JSON.stringify(PREFETCH_RULES));
  const files = filesIn(folder);
  writeFileSync(join(folder, '_headers'), headersFile(files));
  writeFileSync(join(folder, '_redirects'), redirectsFile());

  const made = join(folder, '..', 'hosting-made');
  mkdirSync(made, { recursive: true });
  const { hostname } = new URL(origin);
  const letsEncrypt = `/etc/letsencrypt/live/${hostname}`;
  const tls = {
    listen: ['443', '[::]:443'],
    certificate: `${letsEncrypt}/fullchain.pem`,
    key: `${letsEncrypt}/privkey.pem`,
  };
  const place = { origin, root: SERVER_FOLDER };
  const forms = {
    'nginx.conf': nginxForm({ ...place, plain: ['80', '[::]:80'], tls }),
    'nginx-container.conf': nginxForm({ ...place, plain: ['8080', '[::]:8080'], tls: null }),
    Caddyfile: caddyForm({ address: origin, root: SERVER_FOLDER }),
  };
  for (const [name, text] of Object.entries(forms)) writeFileSync(join(made, name), text);
  await compressFolder(folder);
}
