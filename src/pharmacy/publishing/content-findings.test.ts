import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { copyForTest, replaceIn } from '../../../tests/pharmacy-copy.ts';
import { loadPharmacy } from '../load.ts';
import { contentFindings, demonstrationLine } from './content-findings.ts';

const TODAY = '2026-11-22';
let folder: string;
const change = (file: string, from: RegExp, to: string) => replaceIn(folder, file, from, to);
/** The second pharmacy as somebody's own: nothing invented. */
function ownPharmacy(): void {
  folder = copyForTest('tests/second-pharmacy');
  change('farmacia.yaml', /demonstracao: true/, 'demonstracao: false');
  change(
    'farmacia.yaml',
    /^[\s\S]*$/,
    readFileSync(join(folder, 'content/farmacia.yaml'), 'utf8').replace(/\.example/g, '.invalid'),
  );
  change('farmacia.yaml', /concelho: .+/, 'concelho: Olhão');
}
const findings = (pharmacy = folder) => contentFindings(pharmacy, TODAY);

test.each(['exemplos/serra', 'exemplos/litoral', 'exemplos/demonstracao', 'tests/second-pharmacy'])(
  'raises no false alarm on %s',
  (pharmacy) => {
    const found = findings(pharmacy).filter(({ level, text }) => level !== 'invented' && !/demonstração/.test(text));
    const claims = found.map(({ level, field }) => `${level} ${field}`);
    expect(claims).toEqual(pharmacy.endsWith('demonstracao') ? ['asked sobre.paragrafos[1]', 'asked condicao'] : []);
  },
);

describe('a value of the demonstration is invented', () => {
  beforeEach(ownPharmacy);

  test('in no content that is somebody’s own', () => {
    expect(findings()).toEqual([]);
  });

  test.each([
    ['demonstracao', /demonstracao: false/, 'demonstracao: true', /^tire esta marca/],
    ['nome', /^nome: .+$/m, 'nome: Farmácia Exemplar', /^«Farmácia Exemplar» é inventado$/],
    ['localidade', /^localidade: .+$/m, 'localidade: Vila Exemplo', /«Vila Exemplo»/],
    ['site', /^site: .+$/m, 'site: https://x.example', /«https:\/\/x\.example»/],
    ['empresa.nipc', /nipc: .+/, 'nipc: "500000000"', /«500000000»/],
    ['empresa.conservatoria', /conservatoria: .+/, 'conservatoria: n.º 500 000 000', /«500 000 000»/],
    ['direcaoTecnica', /direcaoTecnica: .+/, 'direcaoTecnica: (nome a indicar)', /«a indicar»/],
    ['alvara', /alvara: .+/, 'alvara: n.º 0000', /«n\.º 0000»/],
    ['telefones.geral', /geral: .+/, 'geral: "249000000"', /«249000000»/],
    ['telefones.whatsapp', /whatsapp: .+/, 'whatsapp: "910000000"', /«910000000»/],
    ['morada.codigoPostal', /codigoPostal: .+/, 'codigoPostal: "2000-000"', /«2000-000»/],
    ['coordenadas.latitude', /latitude: .+/, 'latitude: 39.54321', /«39\.54321»/],
  ])('in %s', (field, from, to, text) => {
    change('farmacia.yaml', from, to);
    expect(findings()).toEqual([
      {
        level: 'invented',
        file: expect.any(String),
        line: expect.any(Number),
        field,
        text: expect.stringMatching(text),
      },
    ]);
  });

  test('in a line of the policy', () => {
    change('privacidade.md', /Não vendemos/, 'A Farmácia Exemplar não vende');
    expect(findings()).toMatchObject([{ level: 'invented', field: '', text: '«Farmácia Exemplar» é inventado' }]);
  });

  test('in all that the demonstration says of itself', () => {
    const invented = findings('exemplos/demonstracao').filter(({ level }) => level === 'invented');
    const found = invented.map(({ field }) => field.split(/[.[]/)[0]);
    const own = Object.entries(loadPharmacy('exemplos/demonstracao').farmacia)
      .filter(([field, value]) => !['desde', 'matiz', 'aspeto', 'ligacoes'].includes(field) && String(value) !== '')
      .map(([field]) => field);
    expect(own.filter((field) => !found.includes(field))).toEqual([]);
  });

  test('and a build prints one line about it', () => {
    expect(demonstrationLine(findings())).toBeNull();
    change('farmacia.yaml', /^nome: .+$/m, 'nome: Farmácia Exemplar');
    expect(demonstrationLine(findings())).toMatch(/^Demonstração: este site ainda tem um dado inventado\. .*$/);
    change('farmacia.yaml', /alvara: .+/, 'alvara: n.º 0000');
    expect(demonstrationLine(findings())).toMatch(/^Demonstração: este site ainda tem 2 dados inventados\. .*$/);
  });
});

describe('what is still as in the demonstration', () => {
  const listed = (level: string) =>
    findings().flatMap((found) =>
      found.level === level && /como na|história/.test(found.text)
        ? `${found.file.split('/').at(-1)} ${found.field}`
        : [],
    );
  beforeEach(() => {
    folder = copyForTest('exemplos/demonstracao');
  });

  test('is listed text by text; its own story is refused', () => {
    expect(listed('untrue')).toEqual(['pagina.yaml sobre.paragrafos[1]', 'pagina.yaml sobre.paragrafos[2]']);
    for (const place of [
      'farmacia.yaml desde',
      'horario.yaml aberturas',
      'horario.yaml feriados.regime',
      'pagina.yaml abertura.destaques[1]',
      'pagina.yaml sobre.aberta',
      'pagina.yaml aluguer.introducao',
      'pagina.yaml aluguer.higiene',
      'pagina.yaml pedido.introducao',
      'servicos.yaml [1].descricao',
      'entregas.yaml concelhos',
      'entregas.yaml urgente.preco',
      'aluguer.yaml [2].extra.preco',
      'parceiros.yaml [3].pontos[2]',
      'slogans.yaml [10]',
      'privacidade.md data',
      'privacidade.md ',
    ])
      expect(listed('asked')).toContain(place);
  });

  test('leaves out the names of buttons, of services and of means of payment, and what the law dictates', () => {
    const labels =
      /formulario|interface|pagamentos|ligar|[^o]titulo |nome|saudacao|acrescimo|responsavel|infarmed|litigios/;
    expect(listed('asked').filter((place) => labels.test(place))).toEqual([]);
  });

  test('leaves out what nobody reads, because the pharmacy does not have that part', () => {
    change('parceiros.yaml', /^- [\s\S]*/m, '[]\n');
    change('entregas.yaml', /concelhos: .+/, 'concelhos: []\nfaz: false');
    const unread = /parceiros\.introducao|entregaArea|entregas/;
    expect(listed('asked').filter((place) => unread.test(place))).toEqual([]);
  });

  test('leaves the list as soon as it says something else, wherever it stands', () => {
    change('slogans.yaml', /- A sua farmácia de sempre.*\n/, '- Cá estamos.\n');
    change('entregas.yaml', /Abrantes, /, '');
    expect(listed('asked')).not.toContain('slogans.yaml [1]');
    expect(listed('asked')).toContain('slogans.yaml [2]');
    expect(listed('asked')).not.toContain('entregas.yaml concelhos');
  });
});

const SLOGAN = /^- .+/m;
const ABOUT = /aberta: .+/;

/** The name, the change, and the one finding: its field and the end of its text. */
type Case = [name: string, file: string, from: RegExp, to: string, field: string, text: RegExp];

// biome-ignore format: one contradiction a line
const UNTRUE: Case[] = [
  ['open every day, and closed on Sundays', 'pagina.yaml', ABOUT, 'aberta: Abrimos todos os dias.', 'sobre.aberta', /as horas não têm domingo$/],
  ['open on Sundays, and closed', 'slogans.yaml', SLOGAN, '- Aos domingos também estamos abertos.', '[1]', /as horas não têm domingo$/],
  ['closed on Saturdays, and open', 'pagina.yaml', ABOUT, 'aberta: Ao sábado estamos fechados.', 'sobre.aberta', /as horas têm sábado$/],
  ['open for 24 hours, and closed at night', 'slogans.yaml', SLOGAN, '- Abertos 24 horas.', '[1]', /as horas são menos$/],
  ['open all night, and closed', 'slogans.yaml', SLOGAN, '- Estamos abertos toda a noite.', '[1]', /as horas são menos$/],
  ['at any hour, and closed at night', 'slogans.yaml', SLOGAN, '- Cá estamos a qualquer hora do dia ou da noite.', '[1]', /as horas são menos$/],
  ['open at lunch, and closed', 'slogans.yaml', SLOGAN, '- Não fechamos para almoço.', '[1]', /as horas têm uma pausa \(12:45–14:15\)$/],
  ['hours of a closed day, without a verb', 'slogans.yaml', SLOGAN, '- Domingo 9h–13h. Entre à vontade.', '[1]', /as horas não têm domingo, 9h–13h$/],
  ['hours of the week that are others', 'pagina.yaml', ABOUT, 'aberta: De segunda a sexta abrimos das 9h às 20h.', 'sobre.aberta', /as horas não têm segunda, das 9h às 20h$/],
  ['hours of Saturday that are others, beside right ones', 'pagina.yaml', ABOUT, 'aberta: Abrimos de segunda a sexta, das 8h30 às 20h, e ao sábado das 9h30 às 13h.', 'sobre.aberta', /as horas não têm sábado, das 9h30 às 13h$/],
  ['hours of the policy that Saturday has not', 'privacidade.md', /$/, '\nAtendemos ao sábado, das 9h30 às 13h.\n', '', /as horas não têm sábado, das 9h30 às 13h$/],
  ['hours of the policy without a day', 'privacidade.md', /$/, '\nAtendemos das 7h às 9h.\n', '', /as horas não têm das 7h às 9h$/],
  ['no appointment, and a service by appointment', 'servicos.yaml', /descricao: .+/, 'descricao: Só por marcação.', 'servicos.introducao', /marca-se/],
  ['another year', 'pagina.yaml', ABOUT, 'aberta: Ao balcão desde 1950.', 'sobre.aberta', /a farmácia é de 1902$/],
  ['rentals that are none', 'pagina.yaml', /^descricao: .+/m, 'descricao: Vacinas e aluguer de camas.', 'descricao', /não há equipamento para alugar$/],
  ['rentals of the policy that are none', 'privacidade.md', /$/, '\nO aluguer fica escrito.\n', '', /não há equipamento para alugar$/],
  ["a company's number that is a person's", 'farmacia.yaml', /nipc: .+/, 'nipc: "123456789"', '', /o número é um NIF$/],
  ['a payment that is not taken', 'entregas.yaml', /pagamento: .+/, 'pagamento: Paga por MB WAY.', 'pagamento', /não está nos meios de pagamento \(MB WAY\)$/],
  ['a cheque that is not taken', 'slogans.yaml', SLOGAN, '- Aceitamos cheques.', '[1]', /não está nos meios de pagamento \(cheques\)$/],
  ['a delivery for nothing that costs something', 'slogans.yaml', SLOGAN, '- Entregamos grátis em sua casa.', '[1]', /a entrega custa 1,20.€$/],
  ['a telephone without its cost', 'slogans.yaml', SLOGAN, '- Ligue 289 000 001.', '[1]', /^tem o número 289000001 sem o custo da chamada/],
  ['a telephone of farmacia.yaml without its cost', 'privacidade.md', /$/, '\nLigue {farmacia.telefones.geral}.\n', '', /\{farmacia\.telefones\.geral\} sem o custo/],
  ['hours of the policy that are no hours', 'privacidade.md', /8h30 às/, '8h às', '', /as horas não têm segunda, das 8h às 12h45$/],
  ['hours of the policy without the lunch break', 'privacidade.md', /das 8h30 às 12h45 e das 14h15 às 20h/, 'das 8h30 às 20h', '', /as horas não têm segunda, das 8h30 às 20h$/],
  ['a day of the policy that is closed', 'privacidade.md', /ao sábado/, 'ao domingo', '', /as horas não têm domingo$/],
  ['a policy of a month to come', 'privacidade.md', /data: .+/, 'data: dezembro de 2099', 'data', /ainda não chegou$/],
];

// biome-ignore format: one question a line
const ASKED: Case[] = [
  ['the only pharmacy', 'slogans.yaml', SLOGAN, '- A única farmácia da terra.', '[1]', /é mesmo a única\?$/],
  ['a price of cents', 'servicos.yaml', /preco: 150/, 'preco: 13', '[1].preco', /^são 0,13.€: é mesmo este o preço\?$/],
  ['a deposit of cents', 'aluguer.yaml', /\[\]/, '- { id: a, nome: A, precoDia: 110, caucao: 50 }', '[1].caucao', /^são 0,50.€: é mesmo este o valor\?$/],
  ['a purchase of cents from which a delivery is free', 'entregas.yaml', /preco: 120/, 'preco: 120\n  gratisDesde: 30', 'normal.gratisDesde', /^são 0,30.€: é mesmo este o valor\?$/],
  ['a partner of whom nobody says who it is', 'parceiros.yaml', / {2}prestador: .+\n/, '', '[1].titulo', /quem presta o serviço, com o nome e o NIF.+; o registo na ERS/],
  ['a health act without its register', 'parceiros.yaml', /, ers: 77\/X/, '', '[1].titulo', /falta o registo na ERS/],
  ['a price without what it includes', 'parceiros.yaml', / {2}inclui: .+\n/, '', '[1].titulo', /falta o que inclui o preço/],
  ['a delivery that INFARMED may not know of', 'entregas.yaml', /comunicada: true/, '', 'condicao', /^comunicou a entrega ao INFARMED/],
  ['a turn of duty that is over', 'horario.yaml', /, repete: 15/, '', 'servico.turnos[1].de', /^o turno já passou/],
];

describe('a text that contradicts the rest is untrue, and what only the owner knows is asked', () => {
  beforeEach(() => {
    ownPharmacy();
    change('pagina.yaml', /(?<=servicos:\n(.*\n)*? {2}introducao: ).+/, 'Não precisa de marcar.');
  });

  test.each([
    ...UNTRUE.map((each) => ['untrue', ...each] as const),
    ...ASKED.map((each) => ['asked', ...each] as const),
  ])('%s: %s', (level, _name, file, from, to, field, text) => {
    change(file, from, to);
    expect(findings()).toEqual([expect.objectContaining({ level, field, text: expect.stringMatching(text) })]);
  });

  test.each([
    ['pagina.yaml', ABOUT, 'aberta: Fechamos ao domingo, e ao sábado à tarde.'],
    ['pagina.yaml', ABOUT, 'aberta: Abrimos todos os dias, menos ao domingo.'],
    ['pagina.yaml', ABOUT, 'aberta: Fechamos para almoço. Não fechamos às quartas.'],
    [
      'pagina.yaml',
      ABOUT,
      'aberta: De segunda a sexta, das 8h30 às 12h45 e das 14h15 às 20h, e ao sábado das 9:30 às 12h30.',
    ],
    ['pagina.yaml', ABOUT, 'aberta: Segunda a sexta 8h30–20h, nutrição à quarta das 9h às 12h.'],
    ['slogans.yaml', SLOGAN, '- A enfermeira vem ao domingo, das 9h às 12h.'],
    ['slogans.yaml', SLOGAN, '- Fora do horário, ao domingo das 9h às 13h, toque à campainha.'],
    ['slogans.yaml', SLOGAN, '- Ao sábado, das 8h às 13h, há mercado na praça.'],
    ['slogans.yaml', SLOGAN, '- Ligue-nos a qualquer hora do dia ou da noite.'],
    ['slogans.yaml', SLOGAN, '- Não aceitamos cheques.'],
    ['slogans.yaml', SLOGAN, '- Traga o cartão de cidadão e o cheque-dentista.'],
    ['slogans.yaml', SLOGAN, '- Entregamos grátis a partir de 20 €.'],
    ['slogans.yaml', SLOGAN, '- Ligue 289 000 001 (chamada para a rede fixa nacional).'],
    ['privacidade.md', /$/, '\nEscreva para [aqui](https://wa.me/351960000002).\n'],
  ])('but nothing is said in %s of what is so, %#', (file, from, to) => {
    change(file, from, to);
    expect(findings()).toEqual([]);
  });

  test('a delivery that there is not', () => {
    change('entregas.yaml', /^[\s\S]*$/, 'faz: false\n');
    change('slogans.yaml', SLOGAN, '- Entregamos em sua casa.');
    expect(findings()).toMatchObject([{ level: 'untrue', text: expect.stringMatching(/não se entrega em casa$/) }]);
  });

  test('an urgent delivery that there is not', () => {
    change('entregas.yaml', /urgente:\n( {2}.+\n)+/, '');
    change('slogans.yaml', SLOGAN, '- Entrega urgente em todo o concelho.');
    expect(findings()).toMatchObject([{ level: 'untrue', text: expect.stringMatching(/não há entrega urgente$/) }]);
  });

  test('the hours of another place are held against what is said of that place', () => {
    const place =
      'postos:\n  - nome: Posto do Cais\n    morada: { rua: Cais, codigoPostal: "8700-001", localidade: Fuseta }\n' +
      '    aberturas:\n      - { dias: [domingo], abre: "09:00", fecha: "12:00" }\ncoordenadas:';
    change('farmacia.yaml', /coordenadas:/, place);
    change('pagina.yaml', ABOUT, 'aberta: O posto do Cais abre ao domingo. Na Fuseta estamos abertos ao domingo.');
    expect(findings()).toEqual([]);
    change('pagina.yaml', ABOUT, 'aberta: No Posto do Cais estamos abertos ao sábado.');
    expect(findings()).toMatchObject([{ level: 'untrue', text: expect.stringMatching(/as horas não têm sábado$/) }]);
  });

  test('a lunch break that there is not', () => {
    change('horario.yaml', / {4}fecha: "12:45"[\s\S]*?abre: "14:15"\n/, '');
    const sentences = findings().map(({ level, field, text }) => [level, field, text.split('», ').at(-1)]);
    expect(sentences).toEqual([['untrue', 'sobre.abertaTitulo', 'mas as horas não têm pausa']]);
  });

  test('a service by appointment is none that the introduction names', () => {
    change('servicos.yaml', /nome: .+\n {2}descricao: .+/, 'nome: Nutrição\n  descricao: Só por marcação.');
    change('pagina.yaml', /Não precisa de marcar\./, 'Não precisa de marcar, salvo nutrição.');
    expect(findings()).toEqual([]);
  });

  test('a sentence that names a season is held against its hours alone', () => {
    const daily = '{ dias: [segunda, terca, quarta, quinta, sexta, sabado, domingo], abre: "09:00", fecha: "21:00" }';
    change(
      'horario.yaml',
      /(?=feriados:)/,
      `epocas:\n  - { nome: Verão, de: "15/06", ate: "15/09", aberturas: [${daily}] }\n`,
    );
    change('slogans.yaml', SLOGAN, '- No verão abrimos todos os dias.');
    expect(findings()).toEqual([]);
    for (const sentence of ['Ao domingo abrimos.', 'Domingo 9h–21h.']) {
      change('slogans.yaml', SLOGAN, `- ${sentence}`);
      expect(findings(), sentence).toMatchObject([{ level: 'untrue', text: expect.stringMatching(/não têm domingo/) }]);
    }
    change('slogans.yaml', SLOGAN, '- Em julho abrimos ao domingo, das 9h às 21h.');
    expect(findings()).toEqual([]);
    change('slogans.yaml', SLOGAN, '- No verão, abertos 24 horas.');
    expect(findings()).toMatchObject([{ level: 'untrue', text: expect.stringMatching(/as horas são menos$/) }]);
  });

  test('open all night on nights of duty may be true', () => {
    change('slogans.yaml', SLOGAN, '- De serviço, estamos abertos toda a noite.');
    expect(findings()).toEqual([]);
  });

  test('partners of the policy that are none', () => {
    change('parceiros.yaml', /^- [\s\S]*/m, '[]\n');
    change('privacidade.md', /$/, '\nOs parceiros sabem o seu nome.\n');
    expect(findings().map(({ text }) => text)).toEqual([expect.stringMatching(/não há parceiros$/)]);
  });

  test("the mainland's health line on an island is asked about", () => {
    change('farmacia.yaml', /codigoPostal: .+/, 'codigoPostal: "9700-100"');
    change('farmacia.yaml', /latitude: .+\n {2}longitude: .+/, 'latitude: 38.65432\n  longitude: -27.21');
    change('slogans.yaml', SLOGAN, '- Veja a app SNS 24. De noite, SNS 24.');
    expect(findings()).toMatchObject([{ level: 'asked', text: expect.stringMatching(/linha de saúde\?$/) }]);
    change('slogans.yaml', / De noite, SNS 24\./, '');
    expect(findings()).toEqual([]);
    change('privacidade.md', /$/, '\nA receita fica no sistema do SNS.\n');
    expect(findings()).toMatchObject([{ level: 'asked', text: expect.stringMatching(/serviço regional de saúde\?$/) }]);
  });

  test.each([
    ['9950-301', -8.1, 37.1, 'no continente'],
    ['9400-085', -28.5, 38.5, 'nos Açores'],
    ['9500-085', -16.9, 32.7, 'na Madeira'],
    ['8000-085', -16.9, 32.7, 'na Madeira'],
  ])('a postal code, %s, that is not where the point is asked about', (code, longitude, latitude, where) => {
    change('farmacia.yaml', /codigoPostal: .+/, `codigoPostal: "${code}"`);
    change('farmacia.yaml', /latitude: .+\n {2}longitude: .+/, `latitude: ${latitude}\n  longitude: ${longitude}`);
    expect(findings()).toMatchObject([
      { level: 'asked', field: 'morada.codigoPostal', text: expect.stringContaining(`as coordenadas ficam ${where}`) },
    ]);
  });

  test('a notice that is over is asked about', () => {
    const notice = { id: 'a', texto: 'Fechados.', de: '2026-11-20', ate: '2026-11-21', tipo: 'normal' };
    writeFileSync(join(folder, 'public/avisos.json'), JSON.stringify([notice]));
    expect(findings()).toMatchObject([{ level: 'asked', field: '[1].ate', text: 'o aviso já passou: ninguém o vê' }]);
  });
});
