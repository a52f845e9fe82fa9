import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { copyForTest, replaceIn } from '../../tests/pharmacy-copy.ts';
import { loadPharmacy, readContent } from './load.ts';
import { sentence } from './mistakes/mistakes.ts';

let folder: string;
beforeEach(() => {
  folder = copyForTest('exemplos/demonstracao');
});

const written = (name = 'pagina') => readContent(folder).sources.get(name)?.data as Record<string, object>;
const write = (file: string, data: unknown) => writeFileSync(join(folder, 'content', file), stringify(data));
const mistakes = () =>
  readContent(folder).mistakes.map((mistake) => sentence(mistake).replace(/^.*content\/(\S+), linha \d+, /, '$1: '));

describe('content older than the site', () => {
  test('goes on building with words that nothing reads any more', () => {
    const { contactos } = written();
    write('interface.yaml', { cookies: { titulo: 'Bolachas' } });
    const visitors = { nome: 'Visitors', numero: '910000001', nomeNaLingua: true };
    write('farmacia.yaml', { ...written('farmacia'), outrosTelefones: [visitors] });
    write('pagina.yaml', { ...written(), contactos: { ...contactos, telefone: 'Fixo' }, barra: { nome: 'Atalhos' } });
    replaceIn(folder, 'privacidade.md', 'data:', 'voltar: Voltar ao site\ndata:');
    expect(mistakes()).toEqual([]);
    expect(loadPharmacy(folder).pagina.contactos).toEqual(contactos);
  });

  test('has the usual words for what it does not say in its own', () => {
    const { linhaDeServico, ...older } = written();
    write('pagina.yaml', { ...older, contactos: {} });
    expect(mistakes()).toEqual([]);
    const { pagina } = loadPharmacy(folder);
    expect(pagina.contactos.titulo).toBe('Contactos');
    expect(pagina.linhaDeServico).toMatchObject(linhaDeServico ?? {});
  });
});

describe('what tells of the pharmacy is asked for', () => {
  test('of the page, save what only some pharmacies have', () => {
    const groups = ['cabecalho', 'abertura', 'sobre', 'servicos', 'aluguer', 'parceiros', 'comoChegar', 'pedido'];
    write('pagina.yaml', Object.fromEntries([...groups, 'contactos', 'pagamentos'].map((name) => [name, {}])));
    const missing = mistakes().map((mistake) => /campo «(.+)»: falta/.exec(mistake)?.[1]);
    expect(missing.join(' ')).toBe(
      'titulo descricao cabecalho.ligacoes socorro abertura.lema abertura.destaques sobre.paragrafos sobre.abertaTitulo ' +
        'sobre.aberta sobre.disponibilidadeTitulo servicos.introducao comoChegar.introducao',
    );
  });

  test('of the delivery, by who delivers', () => {
    write('entregas.yaml', { concelhos: [], area: 'Entregamos só na freguesia.' });
    const missing = 'falta; espera-se que esteja, porque se entrega em casa (ou então faz: false).';
    expect(mistakes()).toEqual(
      ['normal', 'condicao', 'pagamento', 'responsavel'].map((name) => `entregas.yaml: campo «${name}»: ${missing}`),
    );
    write('entregas.yaml', { faz: false });
    expect(mistakes()).toEqual([]);
  });
});
