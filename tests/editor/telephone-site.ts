import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeEditorPage } from '../../build/editor-page.ts';
import { LOOKS } from '../../src/looks/looks.ts';
import { startSite } from '../site.ts';
import { FakeGitHub, filesOf, REPOSITORY } from './github.ts';

/** The editor that a site has at /editar, served as in production, and GitHub over a real repository. */
export async function startTelephoneSite() {
  const dist = mkdtempSync(join(tmpdir(), 'telemovel-'));
  const github = await FakeGitHub.start(filesOf('exemplos/demonstracao'));
  for (const page of ['index', '404'])
    writeFileSync(join(dist, `${page}.html`), `<!doctype html><title>${page}</title>`);
  writeFileSync(join(dist, '_headers'), readFileSync('hosting/_headers'));
  writeFileSync(join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  Object.assign(process.env, { EDITAR_API: github.url, NETLIFY: 'true' });
  await writeEditorPage(dist, REPOSITORY, 155, LOOKS.roseta);
  const site = await startSite(dist);
  const stop = () => {
    site.stop();
    github.stop();
    rmSync(dist, { recursive: true });
  };
  /** The host builds a commit. */
  const show = (commit: string) => writeFileSync(join(dist, 'editar/versao.txt'), commit);
  return { url: site.url, github, show, stop };
}
