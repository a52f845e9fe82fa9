import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'farmacia-start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs scripts/build.ts in a folder whose dist/ holds an old site, with a program in Astro's place. */
function build(astro: string) {
  const bin = join(folder, 'node_modules/astro/bin');
  for (const path of [bin, join(folder, 'dist')]) mkdirSync(path, { recursive: true });
  writeFileSync(join(bin, 'astro.mjs'), `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';\n${astro}`);
  writeFileSync(join(folder, 'dist/index.html'), 'old');
  const { status, stdout } = spawnSync(process.execPath, [resolve('scripts/build.ts')], { cwd: folder });
  return { status, printed: String(stdout), page: readFileSync(join(folder, 'dist/index.html'), 'utf8') };
}

const WRITE =
  "const to = process.argv.at(-1); mkdirSync(to, { recursive: true }); writeFileSync(to + '/index.html', 'new');";

test('while a build goes on the old site stays whole; the new one takes its place, unless the build failed', () => {
  const meanwhile = "process.stdout.write(readFileSync('dist/index.html'));";
  expect(build(`${WRITE} process.exit(3);`)).toEqual({ status: 3, printed: '', page: 'old' });
  expect(build(WRITE + meanwhile)).toEqual({ status: 0, printed: 'old', page: 'new' });
});

test('npm start gives its port back when whoever started it is killed', async () => {
  const script = join(folder, 'server.mjs');
  const watch = pathToFileURL(resolve('scripts/end-with-parent.ts'));
  writeFileSync(
    script,
    `import { endWithParent } from '${watch}'; endWithParent(); setInterval(() => {}, 9e6); console.log(process.pid);`,
  );
  const parent = spawn('sh', ['-c', '"$0" "$1" & wait', process.execPath, script]);
  const server = await new Promise<number>((resolve) => parent.stdout.once('data', (pid) => resolve(Number(pid))));
  parent.kill('SIGKILL');
  await vi.waitFor(() => expect(() => process.kill(server, 0)).toThrow('ESRCH'), { timeout: 5_000 });
});
