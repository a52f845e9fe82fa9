import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const DIRNAME = execFileSync('sh', ['-c', 'command -v dirname'], { encoding: 'utf8' }).trim();
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'editar-'));
  mkdirSync(join(folder, 'bin'));
  for (const file of ['editar.sh', 'editar.command']) cpSync(file, join(folder, file));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  symlinkSync(DIRNAME, join(folder, 'bin/dirname'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Puts a command into the path that runs a script of ours instead of the real program. */
function fakeCommand(name: string, script: string): void {
  writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

function start(file: string) {
  const env = { PATH: join(folder, 'bin') };
  return spawnSync('/bin/sh', [join(folder, file)], { env, encoding: 'utf8', input: '\n', cwd: '/' });
}

test.each(['editar.sh', 'editar.command'])('%s says in Portuguese what to do where Node is absent', (file) => {
  const { stdout, status } = start(file);
  expect(stdout).toContain('Instale a versão 24 em https://nodejs.org/pt');
  expect(status).toBe(1);
});

test('it installs what is missing the first time, saying so, and not the second', () => {
  fakeCommand('npm', 'echo "npm $*"');
  const installing = /A instalar o que o editor precisa[\s\S]*npm ci[\s\S]*npm run --silent editar/;
  expect(start('editar.sh').stdout).toMatch(installing);
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{}');
  utimesSync(join(folder, 'package-lock.json'), 1, 1);
  expect(start('editar.sh').stdout).toBe('npm run --silent editar\n');
});

test('it keeps the window open, with what went wrong', () => {
  fakeCommand('npm', 'exit 1');
  const { stdout, status } = start('editar.sh');
  expect(stdout).toMatch(/A instalação falhou[\s\S]*Carregue em Enter/);
  expect(status).toBe(1);
});

test('editar.cmd, for Windows, has its line ends, goes to its own folder whatever its name, and says the same', () => {
  const text = readFileSync('editar.cmd', 'utf8');
  expect(text).toMatch(/^@echo off\r\n/);
  expect(text.replaceAll('\r\n', '')).not.toContain('\n');
  for (const part of ['cd /d "%~dp0"', 'Instale a versão 24', 'A instalar o que', 'npm.cmd run --silent editar'])
    expect(text).toContain(part);
  expect(text.replaceAll('"%~dp0"', '')).not.toMatch(/[%!^]|powershell|\.ps1|(?:call|where) npm /i);
  // A bracket in what it says would end the block around it.
  expect(text).not.toMatch(/^ +(echo|rem)\b.*[()&|<>]/m);
});
