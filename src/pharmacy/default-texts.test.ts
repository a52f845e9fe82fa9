import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { copyForTest } from '../../tests/pharmacy-copy.ts';
import { originalsFrom, withDefaults } from './default-texts.ts';
import { loadPharmacy, readContent } from './load.ts';
import { sentence } from './mistakes/mistakes.ts';
import { farmacia } from './schemas/farmacia.ts';

let folder: string;
beforeEach(() => {
  folder = copyForTest('exemplos/demonstracao');
});

const write = (file: string, data: unknown) => writeFileSync(join(folder, 'content', file), stringify(data));
const mistakes = () =>
  readContent(folder).mistakes.map((mistake) => sentence(mistake).replace(/^.*content\/(\S+), linha \d+, /, '$1: '));

describe('content older than the site', () => {
  test('goes on building: every label that it lacks is the demonstration’s, save who answers outside the hours', () => {
    const written = readContent(folder).sources.get('pagina')?.data as Record<string, object>;
    const { cabecalho, rodape, ...older } = written;
    write('pagina.yaml', { ...older, abertura: { ...written['abertura'], ligar: undefined }, contactos: {} });
    expect(mistakes()).toEqual([]);
    const built = loadPharmacy(folder);
    const { pagina } = loadPharmacy('exemplos/demonstracao');
    expect(built.pagina).toEqual({ ...pagina, contactos: { ...pagina.contactos, urgencia: 'Fora do horário' } });
  });

  test('keeps what the site knows and the demonstration has not', () => {
    const linhaDeServico = { texto: 'Quem está de serviço', numero: '800000000', custo: 'grátis', gratis: true };
    const written = readContent(folder).sources.get('pagina')?.data as object;
    write('pagina.yaml', { ...written, linhaDeServico });
    expect(mistakes()).toEqual([]);
    expect(loadPharmacy(folder).pagina.linhaDeServico).toEqual(linhaDeServico);
  });

  test('may still hold a text that the site no longer shows; a misspelt name is reported', () => {
    const written = readContent(folder).sources.get('pagina')?.data as object;
    write('pagina.yaml', { ...written, entregamos: { titulo: 'Entregamos aí?' }, rodape: { infarmede: 'Lista' } });
    expect(mistakes()).toEqual([
      'pagina.yaml: campo «rodape.infarmede»: não conheço este campo; espera-se «infarmed».',
    ]);
  });
});

test('no text that is lent names a field that a pharmacy may leave empty', () => {
  const originals = originalsFrom((file) => readFileSync(file, 'utf8'));
  const lent = ['pagina'].map((name) => withDefaults(name, {}, originals));
  const named = JSON.stringify(lent).matchAll(/\{farmacia\.([\w.]+)\}/g);
  const names = new Set([...named].map(([, name = '']) => name).filter((name) => !/canal$/i.test(name)));
  expect(names.size).toBeGreaterThan(1);
  const data = readContent(folder).sources.get('farmacia')?.data;
  for (const name of names) {
    const without = structuredClone(data) as Record<string, unknown>;
    delete without[name];
    expect(farmacia.safeParse(without).success, name).toBe(false);
  }
});

describe('what tells of the pharmacy is asked for', () => {
  test('of the page, save what only some pharmacies have', () => {
    write('pagina.yaml', {});
    expect(
      mistakes()
        .map((mistake) => /campo «(.+)»: falta/.exec(mistake)?.[1])
        .join(' '),
    ).toBe(
      'descricao abertura.lema abertura.destaques sobre.paragrafos sobre.abertaTitulo sobre.aberta sobre.disponibilidadeTitulo ' +
        'socorro servicos.introducao comoChegar.introducao',
    );
    const written = readContent('exemplos/demonstracao').sources.get('pagina')?.data as object;
    write('pagina.yaml', { ...written, aluguer: {}, parceiros: {} });
    const { aluguer, parceiros } = loadPharmacy(folder).pagina;
    expect([aluguer.introducao, aluguer.higiene, parceiros.introducao]).toEqual(['', '', '']);
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
