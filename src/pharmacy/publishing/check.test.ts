import { describe, expect, test } from 'vitest';
import { OWN, withValues } from '../../../tests/pharmacy-copy.ts';
import { check } from '../check.ts';
import { loadPharmacy } from '../load.ts';
import { clauseInFile, demonstrationLine } from '../mistakes/mistakes.ts';

type Values = Readonly<Record<string, unknown>>;

const DEMONSTRATION = 'exemplos/demonstracao';
const findings = (pharmacy: string, values: Values = {}) =>
  check({ folder: pharmacy, isoDay: '2026-11-22', instead: withValues(pharmacy, values) });
const ownFindings = (values: Values = {}) => findings('tests/second-pharmacy', { ...OWN, ...values });

test.each(['exemplos/serra', 'exemplos/litoral', DEMONSTRATION, 'tests/second-pharmacy'])(
  'raises no false alarm on %s',
  (pharmacy) => {
    const found = findings(pharmacy).filter(
      (finding) => finding.level !== 'invented' && !/demonstração/.test(clauseInFile(finding)),
    );
    const claims = found.map(({ level, field }) => `${level} ${field}`);
    expect(claims).toEqual(pharmacy === DEMONSTRATION ? ['asked ingles', 'asked comunicada'] : []);
  },
);

describe('a value of the demonstration is invented', () => {
  test('in no content that is somebody’s own', () => {
    expect(ownFindings()).toEqual([]);
  });

  test('in all that the demonstration says of itself', () => {
    const invented = findings(DEMONSTRATION).filter(({ level }) => level === 'invented');
    const found = invented.map(({ field }) => field.split(/[.[]/)[0]);
    const own = Object.entries(loadPharmacy(DEMONSTRATION).farmacia)
      .filter(
        ([field, value]) => !['desde', 'matiz', 'aspeto', 'ingles', 'ligacoes'].includes(field) && String(value) !== '',
      )
      .map(([field]) => field);
    expect(own.filter((field) => !found.includes(field))).toEqual([]);
  });

  test('and a build prints one line about it', () => {
    const lineOf = (values: Values) => demonstrationLine(ownFindings(values));
    expect(lineOf({})).toBeNull();
    const named = { 'farmacia.nome': 'Farmácia Exemplar' };
    expect(lineOf(named)).toMatch(/^Demonstração: este site ainda tem um dado de exemplo\. .*$/);
    expect(lineOf({ ...named, 'farmacia.alvara': 'n.º 0000' })).toMatch(
      /^Demonstração: este site ainda tem 2 dados de exemplo\. .*$/,
    );
  });
});

describe('what is still as in the demonstration', () => {
  const listed = (level: string, values: Values = {}) =>
    findings(DEMONSTRATION, values).flatMap((found) =>
      found.level === level && /como na|história/.test(clauseInFile(found))
        ? `${found.file.split('/').at(-1)} ${found.field}`
        : [],
    );

  test('is listed text by text; its own story is refused', () => {
    expect(listed('invented')).toEqual(['pagina.yaml sobre.paragrafos[1]', 'pagina.yaml sobre.paragrafos[2]']);
    for (const place of [
      'farmacia.yaml desde',
      'horario.yaml aberturas',
      'pagina.yaml abertura.destaques[1]',
      'pagina.yaml aluguer.introducao',
      'pagina.yaml aluguer.higiene',
      'servicos.yaml [1].descricao',
      'entregas.yaml concelhos',
      'entregas.yaml urgente.preco',
      'slogans.yaml [10]',
      'privacidade.md texto',
      'pagamentos.yaml ',
    ])
      expect(listed('asked')).toContain(place);
  });

  test('leaves out the names of buttons and of services, and what the law dictates', () => {
    const labels = /interface|ligar|[^o]titulo |nome|saudacao|responsavel|infarmed|litigios/;
    expect(listed('asked').filter((place) => labels.test(place))).toEqual([]);
  });

  test('leaves out what nobody reads, because the pharmacy does not have that part', () => {
    const values = { parceiros: [], 'entregas.concelhos': [], 'entregas.faz': false };
    const unread = /parceiros\.introducao|entregaArea|entregas/;
    expect(listed('asked', values).filter((place) => unread.test(place))).toEqual([]);
  });

  test('leaves the list as soon as it says something else, wherever it stands', () => {
    const values = { 'slogans[1]': 'Cá estamos.', 'entregas.concelhos': ['Tomar', 'Chamusca'] };
    expect(listed('asked', values)).not.toContain('slogans.yaml [1]');
    expect(listed('asked', values)).toContain('slogans.yaml [2]');
    expect(listed('asked', values)).not.toContain('entregas.yaml concelhos');
  });
});

const slogan = (text: string): Values => ({ 'slogans[1]': text });
const about = (text: string): Values => ({ 'pagina.sobre.aberta': text });
const policy = (text: string): Values => ({ 'privacidade.texto': text });
const notice = (change: object): Values => ({
  avisos: [{ id: 'a', de: '2026-12-01', ate: '2026-12-24', tipo: 'normal', fechada: true, ...change }],
});
const SUNDAY = { dias: ['domingo'], abre: '09:00', fecha: '12:00' };
const PLACE = {
  nome: 'Posto do Cais',
  morada: { rua: 'Cais', codigoPostal: '8700-001', localidade: 'Fuseta' },
  aberturas: [SUNDAY],
};
const PARTNER = { nome: 'A', nif: '510000002' };

/** The field and text of the one question, and what is changed. */
// biome-ignore format: one question a line
const ASKED: [finding: RegExp, values: Values][] = [
  // Hours, said otherwise than by any season, place or delivery.
  [/^sobre\.aberta: «Abrimos todos os dias\.», e as horas não têm domingo: o que está certo\?$/, about('Abrimos todos os dias.')],
  [/^\[1\]: .*não têm domingo/, slogan('Aos domingos também estamos abertos.')],
  [/^\[1\]: .*não têm domingo/, slogan('De segunda a domingo.')],
  [/^\[1\]: .*não têm domingo/, slogan('Domingo 9h–13h.')],
  [/não têm feriados/, about('Feriados das 9h às 12h.')],
  [/não têm feriados/, { 'entregas.horario': [{ ...SUNDAY, dias: ['sexta'] }], ...about('Abrimos aos feriados.') }],
  [/têm quarta/, about('Fechamos às quartas-feiras.')],
  [/têm sábado/, slogan('A farmácia fecha ao sábado.')],
  [/são menos/, slogan('Abertos 24 horas.')],
  [/não têm 9h:/, about('De segunda a sexta abrimos das 9h às 20h.')],
  [/não têm 9h:/, slogan('Aqui a porta está aberta das 9h às 22h.')],
  [/não têm 13h:/, about('Abrimos ao sábado das 9h30 às 13h.')],
  [/não têm 9h:/, about('Abrimos às 9h e fechamos às 20h.')],
  [/não têm 19h:/, about('Abrimos às 8h30 e fechamos às 19h.')],
  [/não têm 1h:/, slogan('Aberta até à 1h.')],
  [/^texto: .*não têm 13h/, policy('Ao sábado abrimos das 9h30 às 13h.')],
  // Claims that no field bears out.
  [/«Fazemos pensos\.», mas não está nos serviços: o que está certo\?$/, slogan('Fazemos pensos.')],
  [/não há equipamento para alugar/, { 'pagina.descricao': 'Vacinas, e alugamos camas.' }],
  [/não está nos meios de pagamento/, { 'entregas.pagamento': 'Paga-se por MB WAY.' }],
  [/a entrega paga-se/, slogan('Entregamos tudo grátis.')],
  [/não se entrega em casa/, { ...slogan('Entregamos em sua casa.'), 'entregas.faz': false }],
  [/o número é um NIF/, { 'pagina.rodape.nipc': 'NIPC', 'farmacia.empresa': { denominacao: 'Ana', nipc: '123456789' } }],
  // Values that only the pharmacy knows.
  [/^feriados\.regime: diga o que faz nos feriados/, { 'horario.feriados': { municipal: '24/06' } }],
  [/^\[1\]\.preco: são 0,13.€: é mesmo este o valor\?$/, { 'servicos[1].preco': 13 }],
  [/^\[1\]\.caucao: são 0,50.€/, { aluguer: [{ id: 'a', nome: 'A', precoDia: 110, caucao: 50 }] }],
  [/^\[1\]\.dias: domingo, e nesse dia a farmácia está sempre fechada/, { 'servicos[1].dias': ['domingo'] }],
  [/^horario\[1\]\.dias: domingo, e nesse dia/, { 'entregas.horario': [SUNDAY] }],
  [/^ingles: nos contactos há umas frases em inglês/, { 'farmacia.ingles': undefined }],
  [/^acrescimoAte: «2,50.€», e a frase sobre o acréscimo diz outro valor/, { 'horario.acrescimoAte': 250 }],
  [/^comunicada: comunicou a entrega ao INFARMED/, { 'entregas.comunicada': false }],
  [/falta quem presta o serviço/, { 'parceiros[1].prestador': undefined, 'parceiros[1].titulo': 'Camas' }],
  [/falta o registo na ERS/, { 'parceiros[1].prestador': PARTNER }],
  [/falta o que inclui o preço/, { 'parceiros[1].inclui': undefined }],
  [/^\[1\]\.de: com estes dias fica «Fechada de 1 a 24 de dezembro, das 13h até ao fim do dia\.» Se/, notice({ texto: 'No dia 24 fechamos às 13h.', das: '13:00', as: '24:00' })],
  [/^\[1\]\.de: com estes dias fica «Fechada de 1 a 24/, notice({ texto: 'Fechamos na véspera de Natal.' })],
];

/** Values that are so, say nothing of the pharmacy, or are explained by a field beside them (see true-sentences.yaml too). */
const FINE: Values[] = [
  notice({ texto: 'No dia 24 fechamos.', mostrar: '2026-12-01', de: '2026-12-24' }),
  notice({ texto: 'Fechados para obras até ao dia 10.', mostrar: '2026-11-25', ate: '2026-12-10' }),
  notice({ texto: 'No dia 20 fechámos.', de: '2026-11-01', ate: '2026-11-21' }),
  notice({ texto: 'No dia 24 fechamos. Abrimos no dia 26, às 9h.', de: '2026-12-24' }),
  { 'farmacia.postos': [PLACE], 'entregas.horario': [SUNDAY], ...slogan('Ao domingo abrimos das 9h às 12h.') },
  {
    'horario.epocas': [{ nome: 'Verão', de: '15/06', ate: '15/09', aberturas: [SUNDAY] }],
    ...about('Aos domingos estamos abertos.'),
  },
  about('De segunda a sexta das 8h30 às 20h, encerrados ao domingo.'),
  about('Abrimos às 8h30 e fechamos às 20h.'),
  policy('Fale connosco de segunda a sexta, das 9h às 12h.'),
  slogan('Abrimos todos os dias?'),
  slogan('Entregamos grátis a partir de 20 €.'),
];

describe('what only words say is asked about, and stops nothing', () => {
  const found = (values: Values) => {
    const all = { 'privacidade.texto': 'Texto.', ...values };
    return ownFindings(all).map((finding) => `${finding.level} ${finding.field}: ${clauseInFile(finding)}`);
  };

  test.each(ASKED)('%s', (finding, values) => {
    expect(found(values)).toEqual([expect.stringMatching(/^asked /)]);
    expect(found(values)[0]?.replace(/^asked /, '')).toMatch(finding);
  });

  test.each(FINE)('but nothing of what is so: %j', (values) => {
    expect(found(values)).toEqual([]);
  });
});
