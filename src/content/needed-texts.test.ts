import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { copyForTest } from '../../tests/pharmacy-copy.ts';
import { readContent } from './load.ts';
import { sentence } from './mistakes.ts';

let folder: string;
beforeEach(() => {
  folder = copyForTest('tests/second-pharmacy');
});

function remove(file: string, ...parts: RegExp[]): void {
  const path = join(folder, 'content', file);
  const text = readFileSync(path, 'utf8');
  for (const part of parts) expect(text).toMatch(part);
  writeFileSync(
    path,
    parts.reduce((left, part) => left.replace(part, ''), text),
  );
}

const mistakes = () =>
  readContent(folder).mistakes.map((mistake) => sentence(mistake).replace(/^.*content\/(\S+), linha \d+, /, '$1: '));

const BLOCK = (name: string) => new RegExp(`^${name}:\\n(?: .*\\n)+`, 'm');
const LINE = (name: string) => new RegExp(`^ *${name}: .*\\n`, 'm');

/** The texts, the fact that needs them (where it stands and how it is taken out), and the sentence while it is there. */
// biome-ignore format: one case a line
const TEXTS: [file: string, text: RegExp, fact: [file: string, part: RegExp], sentence: string][] = [
  ['pagina.yaml', BLOCK('parceiros'), ['parceiros.yaml', /^- [\s\S]*/m], 'parceiros»: falta; espera-se que esteja, porque há parceiros em parceiros.yaml.'],
  ['pagina.yaml', LINE('entregaTitulo'), ['entregas.yaml', /[\s\S]*/], 'servicos.entregaTitulo»: falta; espera-se que esteja, porque se entrega em casa (ou então faz: false, em entregas.yaml).'],
  ['pagina.yaml', LINE('entregaArea'), ['entregas.yaml', LINE('concelhos')], 'servicos.entregaArea»: falta; espera-se que esteja, porque há concelhos em entregas.yaml.'],
  ['pagina.yaml', LINE('rede'), ['farmacia.yaml', /^redesSociais:\n(?: .*\n)+/m], 'contactos.rede»: falta; espera-se que esteja, porque há redesSociais em farmacia.yaml.'],
  ['pagina.yaml', LINE('dgav'), ['farmacia.yaml', LINE('dgav')], 'rodape.dgav»: falta; espera-se que esteja, porque há a ligação dgav em farmacia.yaml.'],
];

test.each(TEXTS)('%s: a text that a fact needs is missed: %s', (file, text, _fact, told) => {
  remove(file, text);
  expect(mistakes()).toEqual([`${file}: campo «${told}`]);
});

test.each(TEXTS)('%s: without the fact nobody misses it: %s', (file, text, [factFile, fact]) => {
  remove(file, text);
  remove(factFile, fact);
  const without: Record<string, string> = { 'entregas.yaml': 'faz: false\n', 'parceiros.yaml': '[]\n' };
  const left = join(folder, 'content', factFile);
  if (readFileSync(left, 'utf8').trim().split('\n').length < 3) writeFileSync(left, without[factFile] ?? '');
  expect(mistakes()).toEqual([]);
});

test('rentals ask for their texts, all of them or none', () => {
  remove('pagina.yaml', BLOCK('aluguer'));
  expect(mistakes()).toEqual([]);
  writeFileSync(join(folder, 'content/aluguer.yaml'), '- { id: canadianas, nome: Canadianas, precoDia: 50 }\n');
  expect(mistakes()).toEqual([
    'pagina.yaml: campo «aluguer»: falta; espera-se que esteja, porque há equipamento em aluguer.yaml.',
  ]);
});

test('who delivers says how, each text for itself', () => {
  remove('entregas.yaml', LINE('condicao'), LINE('responsavel'), BLOCK('normal'));
  expect(mistakes()).toEqual(
    ['normal', 'condicao', 'responsavel'].map(
      (field) =>
        `entregas.yaml: campo «${field}»: falta; espera-se que esteja, porque se entrega em casa (ou então faz: false).`,
    ),
  );
});

test('a number for urgencies has its text wherever it stands', () => {
  remove('pagina.yaml', LINE('urgencia'));
  expect(mistakes()).toEqual([
    'pagina.yaml: campo «abertura.urgencia»: falta; espera-se que esteja, porque há um telefone de urgencia em farmacia.yaml.',
  ]);
  remove('farmacia.yaml', LINE('urgencia'));
  expect(mistakes()).toEqual([]);
});
