import { beforeEach, describe, expect, test } from 'vitest';
import { copyForTest, replaceIn } from '../../tests/pharmacy-copy.ts';
import { beforePublishing } from './before-publishing.ts';

let folder: string;
const copy = (pharmacy: string) => {
  folder = copyForTest(pharmacy);
};
const change = (file: string, from: RegExp, to: string) => replaceIn(folder, file, from, to);

describe('what is still as in the demonstration', () => {
  const listed = () => {
    const { refused, asked } = beforePublishing(folder);
    return {
      refused: refused.map(({ field }) => field),
      asked: asked.map(({ file, field }) => `${file.split('/').at(-1)} ${field}`),
    };
  };
  beforeEach(() => copy('tests/demonstration'));

  test('is listed text by text; its own story is refused', () => {
    const { refused, asked } = listed();
    expect(refused).toEqual(['sobre.paragrafos[1]', 'sobre.paragrafos[2]']);
    for (const place of [
      'farmacia.yaml desde',
      'farmacia.yaml morada.rua',
      'farmacia.yaml ligacoes.dgav',
      'horario.yaml aberturas',
      'horario.yaml feriados.regime',
      'pagina.yaml sobre.aberta',
      'pagina.yaml comoChegar.introducao',
      'servicos.yaml [1].descricao',
      'entregas.yaml concelhos',
      'entregas.yaml urgente.preco',
      'aluguer.yaml [2].extra.preco',
      'parceiros.yaml [3].pontos[2]',
      'slogans.yaml [10]',
      'privacidade.md data',
      'privacidade.md ',
    ])
      expect(asked).toContain(place);
  });

  test('leaves out the names of buttons, of services and of means of payment, and what the law dictates', () => {
    const { asked } = listed();
    expect(
      asked.filter((place) =>
        /formulario|interface|pagamentos|ligar|titulo |nome|acrescimo|responsavel|infarmed|litigios/.test(place),
      ),
    ).toEqual([]);
  });

  test('leaves out what nobody reads, because the pharmacy does not have that part', () => {
    change('parceiros.yaml', /^- [\s\S]*/m, '[]\n');
    change('entregas.yaml', /concelhos: .+/, 'concelhos: []\nfaz: false');
    expect(listed().asked.filter((place) => /parceiros\.introducao|entregaArea|entregas/.test(place))).toEqual([]);
  });

  test('leaves the list as soon as it says something else, wherever it stands', () => {
    change('slogans.yaml', /- A sua farmácia de sempre.*\n/, '- Cá estamos.\n');
    change('entregas.yaml', /Abrantes, /, '');
    const { asked } = listed();
    expect(asked).not.toContain('slogans.yaml [1]');
    expect(asked).toContain('slogans.yaml [2]');
    expect(asked).not.toContain('entregas.yaml concelhos');
  });
});

// biome-ignore format: one contradiction a line
const REFUSED: [name: string, file: string, from: RegExp, to: string, field: string, text: RegExp][] = [
  ['open every day, and closed on Sundays', 'pagina.yaml', /aberta: .+/, 'aberta: Abrimos todos os dias.', 'sobre.aberta', /as horas não têm domingo$/],
  ['open for 24 hours, and closed at night', 'slogans.yaml', /^- .+/m, '- Abertos 24 horas.', '[1]', /as horas são menos$/],
  ['no appointment, and a service by appointment', 'servicos.yaml', /descricao: .+/, 'descricao: Só por marcação.', 'servicos.introducao', /marca-se/],
  ['another year', 'pagina.yaml', /aberta: .+/, 'aberta: Ao balcão desde 1950.', 'sobre.aberta', /a farmácia é de 1902$/],
  ['rentals that are none', 'pagina.yaml', /^descricao: .+/m, 'descricao: Vacinas e aluguer de camas.', 'descricao', /não há equipamento para alugar$/],
  ['rentals of the policy that are none', 'privacidade.md', /$/, '\nO aluguer fica escrito.\n', '', /não há equipamento para alugar$/],
  ["a company's number that is a person's", 'farmacia.yaml', /nipc: .+/, 'nipc: "123456789"', '', /o número é um NIF$/],
  ['a payment that is not taken', 'entregas.yaml', /pagamento: .+/, 'pagamento: Paga por MB WAY.', 'pagamento', /meios de pagamento$/],
  ['hours of the policy that are no hours', 'privacidade.md', /8h30 às/, '9h às', '', /as horas não têm 9h$/],
  ['a day of the policy that is closed', 'privacidade.md', /ao sábado/, 'ao domingo', '', /as horas não têm domingo$/],
  ['a policy of a month to come', 'privacidade.md', /data: .+/, 'data: dezembro de 2099', 'data', /ainda não chegou$/],
  ['a council that is misspelt, once it is no demonstration', 'farmacia.yaml', /demonstracao: true([\s\S]*)concelho: .+/, 'nome: A\nlocalidade: B\nconcelho: Loule', 'concelho', /espera-se «Loulé»$/],
];

describe('what the texts say and is not so is refused', () => {
  beforeEach(() => {
    copy('tests/second-pharmacy');
    change('pagina.yaml', /(?<=servicos:\n(.*\n)*? {2}introducao: ).+/, 'Não precisa de marcar.');
  });

  test('nothing, where all is as it is said', () => {
    expect(beforePublishing(folder)).toEqual({ refused: [], asked: [] });
  });

  test.each(REFUSED)('%s', (_name, file, from, to, field, text) => {
    change(file, from, to);
    expect(beforePublishing(folder).refused).toEqual([
      expect.objectContaining({ field, text: expect.stringMatching(text) }),
    ]);
  });

  test('a service by appointment is none that the introduction names', () => {
    change('servicos.yaml', /nome: .+\n {2}descricao: .+/, 'nome: Nutrição\n  descricao: Só por marcação.');
    change('pagina.yaml', /Não precisa de marcar\./, 'Não precisa de marcar, salvo nutrição.');
    expect(beforePublishing(folder).refused).toEqual([]);
  });

  test('partners of the policy that are none', () => {
    change('parceiros.yaml', /^- [\s\S]*/m, '[]\n');
    change('privacidade.md', /$/, '\nOs parceiros sabem o seu nome.\n');
    expect(beforePublishing(folder).refused.map(({ text }) => text)).toEqual([
      expect.stringMatching(/não há parceiros$/),
    ]);
  });

  test("but the mainland's health line on an island is asked about", () => {
    change('farmacia.yaml', /codigoPostal: .+/, 'codigoPostal: "9700-100"');
    change('slogans.yaml', /^- .+/m, '- De noite, SNS 24.');
    expect(beforePublishing(folder).asked.map(({ text }) => text)).toEqual([
      expect.stringMatching(/linha de saúde\?$/),
    ]);
  });

  // biome-ignore format: one case a line
  test.each([
    ['the only pharmacy', 'slogans.yaml', /^- .+/m, '- A única farmácia da terra.', /é mesmo a única\?$/],
    ['a sentence in another language', 'slogans.yaml', /^- .+/m, '- English spoken here.', /Porque não em linguas.*\?$/],
    ['a price of cents', 'servicos.yaml', /preco: 150/, 'preco: 13', /são 0,13 €: é mesmo este o preço\?$/],
  ])('but %s is asked about', (_name, file, from, to, text) => {
    change(file, from, to);
    expect(beforePublishing(folder)).toEqual({
      refused: [],
      asked: [expect.objectContaining({ text: expect.stringMatching(text) })],
    });
  });
});
