import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

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

const start = (file: string) =>
  spawnSync('/bin/sh', [join(folder, file)], {
    env: { PATH: join(folder, 'bin') },
    encoding: 'utf8',
    input: '\n',
    cwd: '/',
  });

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

describe('editar.cmd, for Windows, which no test here can start,', () => {
  const text = readFileSync('editar.cmd', 'utf8');
  const lines = text.split('\r\n').map((line) => line.trim());

  test('has the line ends of Windows, no byte order mark, and says the same', () => {
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
    expect(text).toMatch(/^@echo off\r\n/);
    for (const part of ['Instale a versão 24', 'A instalar o que o editor precisa', 'npm.cmd run --silent editar'])
      expect(text).toContain(part);
  });

  test('goes to its own folder whatever is in the path, and asks nothing of PowerShell', () => {
    expect(lines).toContain('cd /d "%~dp0"');
    expect(text.replaceAll('"%~dp0"', '')).not.toMatch(/[%!^]/);
    expect(text).not.toMatch(/powershell|\.ps1|(?:call|where) npm /i);
  });

  test('closes each block that it opens, and says nothing that would end one', () => {
    let open = 0;
    for (const line of lines) {
      if (line === ')') open--;
      if (line.startsWith('echo') || line.startsWith('rem')) {
        if (open > 0) expect(line).not.toMatch(/[()&|<>]/);
      } else if (line.endsWith('(')) open++;
      expect(open).toBeGreaterThanOrEqual(0);
    }
    expect(open).toBe(0);
  });
});

test('the development container forwards the editor’s port, with a Node that it runs on', () => {
  const text = readFileSync('.devcontainer/devcontainer.json', 'utf8').replaceAll(/^\s*\/\/.*$/gm, '');
  expect(JSON.parse(text)).toMatchObject({ forwardPorts: [4322], postAttachCommand: 'npm run --silent editar' });
  expect(text).toContain(`javascript-node:${readFileSync('.nvmrc', 'utf8').trim().split('.')[0]}"`);
});
