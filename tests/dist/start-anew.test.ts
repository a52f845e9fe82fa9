import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { DEMONSTRATION } from '../build-sites.ts';
import { copyForTest } from '../pharmacy-copy.ts';

let folder: string;

beforeEach(() => {
  folder = copyForTest(DEMONSTRATION);
});

/** Runs `npm run estrear` on the copy, with these lines typed. */
function typing(...lines: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start-anew.ts'], {
    env: { ...process.env, FARMACIA: folder },
    input: lines.map((line) => `${line}\n`).join(''),
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const ANSWERS = ['Farmácia do Rossio', 'Alcanena', '249 111 222', '+351 912 345 678'];
const farmacia = () => readFileSync(join(folder, 'content/farmacia.yaml'), 'utf8');

test('makes the demonstration somebody’s own: the four answers in, what was its own out, comments kept', () => {
  const before = farmacia();
  expect(typing(...ANSWERS)).toMatchObject({ status: 0, stderr: '' });
  const content = loadPharmacy(folder);
  expect(content.farmacia).toMatchObject({
    nome: 'Farmácia do Rossio',
    localidade: 'Alcanena',
    morada: { localidade: 'Alcanena' },
    telefones: { geral: '249111222', whatsapp: '912345678' },
  });
  expect(content).toMatchObject({ aluguer: [], parceiros: [], avisos: [], horario: { aberturas: [] } });
  expect(content.slogans).toHaveLength(10);
  expect(farmacia().match(/#.*/g)).toEqual(before.match(/#.*/g));
});

test('takes the demonstration’s holidays away, and keeps what explains how to write one', () => {
  typing(...ANSWERS);
  expect(loadPharmacy(folder).horario.feriados).toEqual({ regime: 'normal', horario: [] });
  expect(readFileSync(join(folder, 'content/horario.yaml'), 'utf8')).toContain(
    '# O feriado do município: um dia e um mês',
  );
});

test('asks again, with what is expected, until an answer is right', () => {
  const { status, stdout } = typing('', 'Farmácia do Rossio', 'Alcanena', '12', '249111222', '12', '249111222');
  expect(status).toBe(0);
  expect(stdout).toMatch(/Espera-se um texto\./);
  expect(stdout).toMatch(/Espera-se um telefone de nove algarismos/);
  expect(loadPharmacy(folder).farmacia.telefones).toMatchObject({ geral: '249111222', whatsapp: '249111222' });
});

test('lets a pharmacy do without WhatsApp', () => {
  expect(typing(...ANSWERS.slice(0, 3), '').status).toBe(0);
  const content = loadPharmacy(folder);
  expect(content.farmacia.telefones.whatsapp).toBeUndefined();
  expect(JSON.stringify(content.pagina)).not.toContain('WhatsApp');
});

test('changes nothing before the last answer', () => {
  const before = farmacia();
  expect(typing(...ANSWERS.slice(0, 3))).toMatchObject({ status: 1, stderr: '\nFicou a meio: nada foi mudado.\n' });
  expect(farmacia()).toBe(before);
});

test.each(['"249111222"', '«249 111 222»', '+351 249-111-222', '00351249111222'])(
  'takes a telephone written as %s',
  (typed) => {
    expect(typing('Farmácia do Rossio', 'Alcanena', typed, '').status).toBe(0);
    expect(loadPharmacy(folder).farmacia.telefones.geral).toBe('249111222');
  },
);

test('writes all of it or nothing, where the disk is full', () => {
  const before = readdirSync(folder, { recursive: true });
  const text = farmacia();
  // Two kilobytes are less than farmacia.yaml has.
  const command = ['-c', 'ulimit -f 4; exec "$0" scripts/start-anew.ts', process.execPath];
  const input = ANSWERS.join('\n');
  const { status, stderr } = spawnSync('sh', command, {
    env: { ...process.env, FARMACIA: folder },
    input,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toMatchObject({ status: 1, stderr: expect.stringMatching(/^Nada foi mudado em .+EFBIG/) });
  expect(farmacia()).toBe(text);
  expect(readdirSync(folder, { recursive: true })).toEqual(before);
});

test('keeps text as text, whatever it holds', () => {
  const nome = 'Farmácia "São João": #1 & \'Irmãos\' {x}'.replace('{x}', '$(x)');
  expect(typing(nome, ...ANSWERS.slice(1)).status).toBe(0);
  expect(loadPharmacy(folder).farmacia.nome).toBe(nome);
});

test('refuses what is no demonstration any more', () => {
  writeFileSync(join(folder, 'content/farmacia.yaml'), farmacia().replace('demonstracao: true', 'demonstracao: false'));
  const stderr = 'Este conteúdo já não é a demonstração: não há nada que estrear.\n';
  expect(typing(...ANSWERS)).toMatchObject({ status: 1, stderr });
});

test('refuses to empty again what was begun', () => {
  typing(...ANSWERS);
  expect(typing(...ANSWERS)).toMatchObject({ status: 1, stderr: expect.stringContaining('não há nada que estrear') });
});

test('refuses while changes are not committed', () => {
  spawnSync('git', ['init', '--quiet'], { cwd: folder });
  expect(typing(...ANSWERS)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^Há alterações por guardar .+\n$/),
  });
});
