import { describe, expect, test } from 'vitest';
import { loadPharmacy, readContent } from './load.ts';
import { fillPlaceholders } from './mistakes/placeholders.ts';
import { nearestName } from './nearest-name.ts';
import { MUNICIPALITIES } from './schemas/municipalities.ts';
import { parseSource } from './source.ts';

const first = loadPharmacy('.');
const second = loadPharmacy('tests/second-pharmacy');

describe('loading', () => {
  test('puts the pharmacy into its sentences', () => {
    expect(second.pagina.titulo).toBe(`${second.farmacia.nome}, à beira do cais de ${second.farmacia.localidade}`);
    expect(JSON.stringify([first, second])).not.toContain('{farmacia.');
  });

  test('leaves what the site fills in later', () => {
    expect(second.pagina.contactos.rede).toBe('Estamos no {rede}');
  });

  test('keeps a name from becoming markup in the privacy text', () => {
    const source = parseSource(
      'x.md',
      '---\na: b\n---\nA {farmacia.nome} e [{farmacia.email}](mailto:{farmacia.email})',
    );
    const farmacia = { nome: 'Sal & <b>*Água*</b>', email: 'geral_1@x.example' };
    const { body } = fillPlaceholders(source, farmacia, ['nome', 'email']);
    expect(body).toBe('A Sal \\& \\<b\\>\\*Água\\*\\</b\\> e [geral\\_1@x.example](mailto:geral\\_1@x.example)');
  });

  test('shows numbers in groups, save in an address', () => {
    const source = parseSource(
      'x.md',
      '---\na: b\n---\n{farmacia.empresa.nipc}, [{farmacia.geral}](tel:+351{farmacia.geral})',
    );
    const farmacia = { empresa: { nipc: '500000000' }, geral: '249000000' };
    const { body } = fillPlaceholders(source, farmacia, ['empresa.nipc', 'geral']);
    expect(body?.replaceAll('\u00a0', ' ')).toBe('500 000 000, [249 000 000](tel:+351249000000)');
  });

  test('drops menu links to sections that a pharmacy does not have', () => {
    const written = readContent('tests/second-pharmacy').sources.get('pagina')?.data;
    expect(JSON.stringify(written)).toContain('"para":"aluguer"');
    expect(second.pagina.cabecalho.ligacoes.map(({ para }) => para)).toEqual([
      'sobre',
      'servicos',
      'parceiros',
      'contactos',
      'horario',
      'pagamentos',
      'como-chegar',
      'pedido',
    ]);
  });

  test('lends a pharmacy the texts of controls when it has none of its own', () => {
    expect(second.interface).toEqual(first.interface);
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

test('knows all 308 municipalities by their 306 names', () => {
  expect(MUNICIPALITIES.size).toBe(306);
  for (const name of MUNICIPALITIES) expect(name).toMatch(/^\p{Lu}[\p{L} -]+$/u);
});

test.each([
  ['nipcc', ['nome', 'nipc'], 'nipc'],
  ['Localidade', ['nome', 'localidade'], 'localidade'],
  ['fax', ['geral', 'whatsapp'], null],
  ['Abrates', MUNICIPALITIES, 'Abrantes'],
])('takes %s for what was most likely meant', (written, known, meant) => {
  expect(nearestName(written, known)).toBe(meant);
});
