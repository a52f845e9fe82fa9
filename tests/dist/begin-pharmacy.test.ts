import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { beginPharmacy, isDemonstration } from '../../scripts/beginning.ts';
import { check } from '../../src/pharmacy/check.ts';
import { DEMONSTRATION } from '../../src/pharmacy/content.ts';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { clauseInFile } from '../../src/pharmacy/mistakes/mistakes.ts';
import { copyForTest, replaceIn } from '../pharmacy-copy.ts';
import { runScript } from './run-script.ts';

let folder: string;

beforeEach(() => {
  folder = copyForTest(DEMONSTRATION);
});

/** Runs `npm run estrear` on the copy, with these lines typed. */
const typing = (lines: string[]) =>
  runScript('begin-pharmacy.ts', { FARMACIA: folder }, [], lines.map((line) => `${line}\n`).join(''));

const refusal = (text: RegExp) => ({ status: 1, stderr: expect.stringMatching(text) });

const NUMBERS = { telefone: '249 111 222', whatsapp: '+351 912 345 678' };
const ANSWERS = { nome: 'Farmácia do Rossio', localidade: 'Alcanena', ...NUMBERS };
const LINES = Object.values(ANSWERS);
/** What contradicts what was emptied. */
const refused = () => check({ folder }).filter(({ level }) => level === 'law' || level === 'untrue');
const farmacia = () => readFileSync(join(folder, 'content/farmacia.yaml'), 'utf8');

test('makes the demonstration somebody’s own: asks until each answer is right; what was its own out, comments kept', async () => {
  const before = farmacia();
  const { nome, localidade, telefone, whatsapp } = ANSWERS;
  const { status, stdout, stderr } = await typing(['', nome, localidade, '12', telefone, whatsapp]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/Espera-se um texto\./);
  expect(stdout).toMatch(/Espera-se um telefone de nove algarismos, fixo .+\.$/m);
  expect(stdout).not.toMatch(/aspas|espaços/);
  for (const command of ['npm run check -- --publicar', 'npm run editar --', 'npm start --'])
    expect(stdout, 'of this folder').toContain(`${command} ${folder}`);
  const content = loadPharmacy(folder);
  expect(content.farmacia.ligacoes.dgav, 'who sells no veterinary medicines at a distance').toBeUndefined();
  const telefones = { geral: '249111222', whatsapp: '912345678' };
  expect(content.farmacia).toMatchObject({ nome, localidade, morada: { localidade }, telefones });
  expect(content).toMatchObject({ aluguer: [], parceiros: [], avisos: [], horario: { aberturas: [] } });
  expect(content.slogans).toHaveLength(10);
  expect(farmacia().match(/#.*/g)).toEqual(before.match(/#.*/g));
  expect(refused()).toEqual([]);
  const asked = check({ folder }).filter(({ level }) => level === 'asked');
  expect(asked.map(clauseInFile).slice(0, 2)).toEqual([
    expect.stringMatching(/^o site não diz a que horas abre e fecha/),
    expect.stringMatching(/^o site não diz o que a farmácia faz nos feriados/),
  ]);
  const hours = readFileSync(join(folder, 'content/horario.yaml'), 'utf8');
  expect(hours, 'what explains how to write a holiday').toContain('Municipal, se houver: um dia e um mês');
});

test('names the site for Cloudflare after the pharmacy, where the folder is the project’s own', () => {
  const file = join(folder, 'wrangler.jsonc');
  beginPharmacy(folder, ANSWERS);
  expect(existsSync(file)).toBe(false);
  cpSync(DEMONSTRATION, folder, { recursive: true });
  cpSync('wrangler.jsonc', file);
  beginPharmacy(folder, { ...ANSWERS, nome: 'Farmácia de Nossa Senhora da Ajuda & São João' });
  const settings = (text: string) => text.split('\n').filter((line) => !line.includes('"name"'));
  expect(readFileSync(file, 'utf8')).toContain('\n  "name": "farmacia-de-nossa-senhora-da-ajuda-sao-j",\n');
  expect(settings(readFileSync(file, 'utf8'))).toEqual(settings(readFileSync('wrangler.jsonc', 'utf8')));
});

test('lets a pharmacy do without WhatsApp, takes a number as it is written, and keeps comments and the line ends of Windows', () => {
  for (const file of ['farmacia.yaml', 'horario.yaml', 'aluguer.yaml']) {
    const text = readFileSync(join(folder, 'content', file), 'utf8');
    replaceIn(folder, file, text, text.replaceAll('\n', '\r\n'));
  }
  const comments = farmacia().match(/#.*/g);
  beginPharmacy(folder, { ...ANSWERS, telefone: '«00351 249-111-222»', whatsapp: 'Não há.' });
  expect(farmacia().match(/#.*/g)).toEqual(comments);
  expect(readFileSync(join(folder, 'content/aluguer.yaml'), 'utf8')).toMatch(/^#/);
  const content = loadPharmacy(folder);
  expect(content.farmacia.telefones).toMatchObject({ geral: '249111222' });
  expect(content.farmacia.telefones.whatsapp).toBeUndefined();
  expect(content.horario.aberturas).toEqual([]);
  expect(JSON.stringify(content.pagina)).not.toContain('WhatsApp');
  expect(refused()).toEqual([]);
});

test('writes all of it or nothing: not before the last answer, nor where the disk is full', async () => {
  const before = readdirSync(folder, { recursive: true });
  const text = farmacia();
  expect(await typing(LINES.slice(0, 3))).toMatchObject({ status: 1, stderr: '\nFicou a meio: nada foi mudado.\n' });
  // Two kilobytes are less than farmacia.yaml has.
  const command = `ulimit -f 4; exec "$0" -r ./scripts/folder.cjs scripts/begin-pharmacy.ts ${folder}`;
  const full = spawnSync('sh', ['-c', command, process.execPath], { input: LINES.join('\n'), encoding: 'utf8' });
  expect(full).toMatchObject(refusal(/^Nada foi mudado em .+EFBIG/));
  expect(farmacia()).toBe(text);
  expect(readdirSync(folder, { recursive: true })).toEqual(before);
});

test('never begins in the demonstration itself, nor where that was begun, or git knows changes that are not committed', async () => {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder });
  git('init', '--quiet');
  git('add', 'content');
  expect(await typing(LINES)).toMatchObject(refusal(/^Há alterações por guardar .+\n$/));
  git('rm', '-r', '--quiet', '--cached', 'content');
  expect(await typing(LINES)).toMatchObject({ status: 0, stderr: '' });
  expect(loadPharmacy(folder).farmacia.nome).toBe(ANSWERS.nome);
  expect(await typing(LINES)).toMatchObject(refusal(/^Este conteúdo já não é a demonstração: .+ começar\.\n$/));
  cpSync(DEMONSTRATION, folder, { recursive: true });
  expect(isDemonstration(folder)).toBe(true);
  replaceIn(folder, 'farmacia.yaml', 'demonstracao: true', 'demonstracao: false');
  expect(isDemonstration(folder)).toBe(false);
  folder = DEMONSTRATION;
  expect(await typing(LINES)).toMatchObject(refusal(/^A demonstração fica como está/));
});

test('where there is no pharmacy yet makes its folder from the demonstration, which stays as it is', async () => {
  const demonstration = () =>
    readdirSync(DEMONSTRATION, { recursive: true, withFileTypes: true }).map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return name.endsWith('.yaml') ? readFileSync(path, 'utf8') : path;
    });
  const before = demonstration();
  rmSync(folder, { recursive: true });
  expect(await typing(LINES)).toMatchObject({ status: 0, stderr: '' });
  expect(loadPharmacy(folder).farmacia).toMatchObject({ nome: ANSWERS.nome, telefones: { geral: '249111222' } });
  expect(loadPharmacy(folder).avisos).toEqual([]);
  expect(demonstration()).toEqual(before);
});
