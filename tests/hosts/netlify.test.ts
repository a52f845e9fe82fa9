import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { headersAt, readHeaderRules } from '../../hosting/host-files.ts';
import { DIST } from '../hosting/servers.ts';

const netlify = (name: string) => import(/* @vite-ignore */ `@netlify/${name}`);
const file = (name: string) => readFileSync(join(DIST, name), 'utf8');

it('Netlify’s parser reads every header of _headers as we do', async () => {
  const { parseAllHeaders } = await netlify('headers-parser');
  const { headers, errors } = await parseAllHeaders({ headersFiles: [join(DIST, '_headers')], minimal: true });
  expect(errors).toEqual([]);
  expect(
    headers.map(({ for: pattern, values }: { for: string; values: object }) => ({ pattern, headers: values })),
  ).toEqual(readHeaderRules(file('_headers')));
});

it('Netlify’s parser reads every redirect of _redirects', async () => {
  const { parseAllRedirects } = await netlify('redirect-parser');
  const redirectsFiles = [join(DIST, '_redirects')];
  const { redirects, errors } = await parseAllRedirects({ redirectsFiles, configRedirects: [], minimal: true });
  expect(errors).toEqual([]);
  const forGood = redirects.filter(({ status }: { status: number }) => status === 301);
  const written = file('_redirects').match(/^\/.+(?= 301$)/gm);
  expect(forGood.map(({ from, to }: { from: string; to: string }) => `${from} ${to}`)).toEqual(written);
});

it('only a file that is there may be kept for a year, not whatever is asked for in its folder', () => {
  const rules = readHeaderRules(file('_headers'));
  expect(headersAt(rules, '/_astro/nao-existe.js')).not.toHaveProperty('Cache-Control');
});
