import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { copyForTest } from '../../tests/pharmacy-copy.ts';
import { demonstrationLine, demonstrationValues } from './demonstration.ts';
import { loadContent } from './load.ts';

const DEMONSTRATION = 'tests/demonstration';
let folder: string;

beforeEach(() => {
  folder = copyForTest('tests/second-pharmacy');
  for (const [from, to] of OWN) replace('content/farmacia.yaml', from, to);
});

/** Makes the second pharmacy somebody's own. */
const OWN: [RegExp, string][] = [
  [/demonstracao: true/, 'demonstracao: false'],
  [/\.example/g, '.invalid'],
];

function replace(file: string, from: RegExp | string, to: string): void {
  const path = join(folder, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}

describe('a value of the demonstration', () => {
  test('is in no content that is somebody’s own', () => {
    expect(demonstrationValues(folder)).toEqual([]);
  });

  test.each([
    ['demonstracao', /demonstracao: false/, 'demonstracao: true', 'true'],
    ['nome', /^nome: .+$/m, 'nome: Farmácia Exemplar', 'Farmácia Exemplar'],
    ['localidade', /^localidade: .+$/m, 'localidade: Vila Exemplo', 'Vila Exemplo'],
    ['site', /^site: .+$/m, 'site: https://x.example', 'https://x.example'],
    ['empresa.nipc', /nipc: .+/, 'nipc: "500000000"', '500000000'],
    ['empresa.conservatoria', /conservatoria: .+/, 'conservatoria: n.º 500 000 000', 'n.º 500 000 000'],
    ['direcaoTecnica', /direcaoTecnica: .+/, 'direcaoTecnica: (nome a indicar)', '(nome a indicar)'],
    ['alvara', /alvara: .+/, 'alvara: n.º 0000', 'n.º 0000'],
    ['telefones.geral', /geral: .+/, 'geral: "249000000"', '249000000'],
    ['telefones.whatsapp', /whatsapp: .+/, 'whatsapp: "910000000"', '910000000'],
    ['email', /^email: .+$/m, 'email: geral@x.example', 'geral@x.example'],
    ['morada.codigoPostal', /codigoPostal: .+/, 'codigoPostal: "2000-000"', '2000-000'],
    ['coordenadas.latitude', /latitude: .+/, 'latitude: 39.54321', '39.54321'],
  ])('is found in %s', (field, from, to, value) => {
    replace('content/farmacia.yaml', from, to);
    expect(demonstrationValues(folder)).toMatchObject([{ field, value, line: expect.any(Number) }]);
  });

  test('is found in a text', () => {
    replace('content/privacidade.md', 'Não vendemos', 'A Farmácia Exemplar não vende');
    expect(demonstrationValues(folder)).toMatchObject([{ value: 'Farmácia Exemplar', field: '' }]);
  });

  test('is found in all that the demonstration says of itself', () => {
    const found = demonstrationValues(DEMONSTRATION).map(({ field }) => field.split(/[.[]/)[0]);
    const { farmacia } = loadContent(DEMONSTRATION);
    const own = Object.entries(farmacia)
      .filter(([field, value]) => !['desde', 'matiz', 'aspeto', 'ligacoes'].includes(field) && String(value) !== '')
      .map(([field]) => field);
    expect(own.filter((field) => !found.includes(field))).toEqual([]);
  });
});

test('a build of a demonstration prints one line about it', () => {
  const value = { file: 'content/farmacia.yaml', line: 1, field: 'nome', value: 'Farmácia Exemplar' };
  expect(demonstrationLine([])).toBeNull();
  expect(demonstrationLine([value])).toMatch(/^Demonstração: este site ainda tem um dado inventado\. .*$/);
  expect(demonstrationLine([value, value])).toMatch(/^Demonstração: este site ainda tem 2 dados inventados\. .*$/);
});
