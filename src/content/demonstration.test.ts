import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { demonstrationLine, demonstrationValues } from './demonstration.ts';
import { readContent } from './load.ts';

const folder = mkdtempSync(join(tmpdir(), 'farmacia-'));
cpSync('content', join(folder, 'content'), { recursive: true });
cpSync('public/avisos.json', join(folder, 'public/avisos.json'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the demonstration', () => {
  test('is known by each of its invented values', () => {
    const fields = demonstrationValues('.').map(({ field }) => field);
    expect(fields).toEqual(
      expect.arrayContaining(['demonstracao', 'nome', 'site', 'empresa.nipc', 'alvara', 'telefones.geral', 'email']),
    );
    expect(fields).toEqual(expect.arrayContaining(['morada.codigoPostal', 'coordenadas.latitude', 'redeSocial.url']));
  });

  test('is over when its values are replaced, also in a text', () => {
    for (const [from, to] of OWN) replace('content/farmacia.yaml', from, to);
    expect(demonstrationValues(folder)).toEqual([]);
    expect(readContent(folder).faults).toEqual([]);

    replace('content/privacidade.md', 'Não vendemos', 'A Farmácia Exemplar não vende');
    expect(demonstrationValues(folder)).toMatchObject([{ value: 'Farmácia Exemplar', field: '' }]);
  });

  test('is told in one line', () => {
    expect(demonstrationLine([])).toBeNull();
    expect(demonstrationLine(demonstrationValues('.'))).toMatch(
      /^Demonstração: este site ainda tem \d+ dados inventados\..*$/,
    );
  });
});

/** What an owner would write instead; the numbers belong to nobody. */
const OWN: [RegExp, string][] = [
  [/demonstracao: true/, 'demonstracao: false'],
  [/Farmácia Exemplar/g, 'Farmácia Nossa'],
  [/Vila Exemplo da Ribeira|Vila Exemplo/g, 'Terra Nossa'],
  [/[\w.]+\.example/g, 'nossa.invalid'],
  [/500000000/g, '501234560'],
  [/249000000/g, '249111222'],
  [/910000000/g, '911222333'],
  [/2000-000/, '2001-001'],
  [/ ?\(nome a indicar\)/g, ''],
  [/n\.º 0000 \(a indicar\)/, 'n.º 1234'],
  [/39\.54321/, '39.11111'],
  [/-8\.32101/, '-8.22222'],
];

function replace(file: string, from: RegExp | string, to: string): void {
  const path = join(folder, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}
