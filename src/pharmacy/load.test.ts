import { describe, expect, test } from 'vitest';
import { loadPharmacy, readContent } from './load.ts';
import { fillPlaceholders } from './mistakes/placeholders.ts';
import { isMunicipality, MUNICIPALITIES } from './schemas/municipalities.ts';
import { parseSource } from './source.ts';

const first = loadPharmacy('exemplos/demonstracao');
const second = loadPharmacy('tests/second-pharmacy');

describe('loading', () => {
  test('puts the pharmacy into its sentences', () => {
    expect(second.pagina.titulo).toBe(`${second.farmacia.nome}, à beira do cais de ${second.farmacia.localidade}`);
    expect(JSON.stringify([first, second])).not.toContain('{farmacia.');
  });

  test.each([
    ['keeps a name from becoming markup', 'A {farmacia.nome}, geral_1', 'A Sal \\& \\<b\\>\\*Água\\*\\</b\\>, geral_1'],
    ['shows numbers in groups', '{farmacia.nipc}', '500 000 000'],
    ['leaves those of an address', '[{farmacia.geral}](tel:+351{farmacia.geral})', '[249 000 000](tel:+351249000000)'],
  ])('%s in the privacy text', (_name, written, read) => {
    const source = parseSource('x.md', `---\na: b\n---\n${written}`);
    const farmacia = { nome: 'Sal & <b>*Água*</b>', nipc: '500000000', geral: '249000000' };
    const { data } = fillPlaceholders(source, farmacia, Object.keys(farmacia));
    expect((data as { texto: string }).texto.replaceAll('\u00a0', ' ')).toBe(read);
  });

  test('drops menu links to sections that a pharmacy does not have', () => {
    const written = readContent('tests/second-pharmacy').sources.get('pagina')?.data;
    expect(JSON.stringify(written)).toContain('"para":"aluguer"');
    const sections = second.pagina.cabecalho.ligacoes.map(({ para }) => para);
    expect(sections).toContain('horario');
    expect(sections).not.toContain('aluguer');
  });

  test('takes questions that are missing, or an empty file of them, for none', () => {
    expect(second.perguntas).toEqual([]);
    const { pharmacy } = readContent('exemplos/demonstracao', { 'content/perguntas.yaml': '# Nenhuma.\n' });
    expect(pharmacy?.perguntas).toEqual([]);
  });

  test('puts into the policy who serves the pages and who answers for the data, and keeps names from becoming markup', () => {
    expect(second.privacidade.texto).toContain("O nosso alojamento, Servidores \\*d'Aquém\\* \\& Cia., vê");
    expect(second.privacidade.texto).toContain(second.privacidade.encarregado);
    expect(first.privacidade.texto + second.privacidade.texto).not.toMatch(/\{\w+\}/);
  });

  test('reads the files once, and anew when they are others', () => {
    const before = loadPharmacy('exemplos/demonstracao');
    expect(loadPharmacy('exemplos/demonstracao')).toBe(before);
    expect(loadPharmacy('tests/second-pharmacy')).not.toEqual(before);
    expect(loadPharmacy('exemplos/demonstracao')).toEqual(before);
  });
});

test('knows all 308 municipalities by their 306 names, also those that an owner tells apart', () => {
  expect(MUNICIPALITIES.size).toBe(306);
  for (const name of MUNICIPALITIES) expect(name).toMatch(/^\p{Lu}[\p{L} -]+$/u);
  expect(isMunicipality('Lagoa (Algarve)')).toBe(true);
});
