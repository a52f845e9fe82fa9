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
  change('farmacia.yaml', /\.example/g, '.invalid');
  change('farmacia.yaml', /concelho: .+/, 'concelho: Tavira');
}
const findings = (pharmacy = folder) => contentFindings(pharmacy, TODAY);

test.each(['exemplos/serra', 'exemplos/litoral', 'exemplos/demonstracao', 'tests/second-pharmacy'])(
  'raises no false alarm on %s',
  (pharmacy) => {
    const found = findings(pharmacy).filter(({ level, text }) => level !== 'invented' && !/demonstração/.test(text));
    const claims = found.map(({ level, field }) => `${level} ${field}`);
    expect(claims).toEqual(
      pharmacy.endsWith('demonstracao') ? ['asked site', 'asked sobre.paragrafos[1]', 'asked condicao'] : [],
    );
  },
);

describe('a value of the demonstration is invented', () => {
  beforeEach(ownPharmacy);

  test('in no content that is somebody’s own', () => {
    expect(findings()).toEqual([]);
  });

  test('in all that the demonstration says of itself', () => {
    const invented = findings('exemplos/demonstracao').filter(({ level }) => level === 'invented');
    const found = invented.map(({ field }) => field.split(/[.[]/)[0]);
    const own = Object.entries(loadPharmacy('exemplos/demonstracao').farmacia)
      .filter(
        ([field, value]) => !['desde', 'matiz', 'aspeto', 'ingles', 'ligacoes'].includes(field) && String(value) !== '',
      )
      .map(([field]) => field);
    expect(own.filter((field) => !found.includes(field))).toEqual([]);
  });

  test('and a build prints one line about it', () => {
    expect(demonstrationLine(findings())).toBeNull();
    change('farmacia.yaml', /^nome: .+$/m, 'nome: Farmácia Exemplar');
    expect(demonstrationLine(findings())).toMatch(/^Demonstração: este site ainda tem um dado de exemplo\. .*$/);
    change('farmacia.yaml', /alvara: .+/, 'alvara: n.º 0000');
    expect(demonstrationLine(findings())).toMatch(/^Demonstração: este site ainda tem 2 dados de exemplo\. .*$/);
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
    const labels = /formulario|interface|ligar|[^o]titulo |nome|saudacao|responsavel|infarmed|litigios/;
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

type Change = [file: string, from: RegExp, to: string];
const identity = (from: RegExp, to: string): Change => ['farmacia.yaml', from, to];
const slogan = (text: string): Change => ['slogans.yaml', /^- .+/m, `- ${text}`];
const about = (text: string): Change => ['pagina.yaml', /aberta: .+/, `aberta: ${text}`];
const policy = (line: string): Change => ['privacidade.md', /$/, `\n${line}\n`];
const CLOSED = { id: 'a', de: '2026-12-01', ate: '2026-12-24', tipo: 'normal', fechada: true };
const notice = (change: object): Change => [
  '../public/avisos.json',
  /[\s\S]+/,
  JSON.stringify([{ ...CLOSED, ...change }]),
];
const EVERY_DAY = 'dias: [segunda, terca, quarta, quinta, sexta, sabado, domingo], abre: "08:30", fecha: "21:00"';
// biome-ignore format: one change a line
const SUMMER: Change = ['horario.yaml', /(?=feriados:)/, `epocas:\n  - nome: Verão\n    de: "15/06"\n    ate: "15/09"\n    aberturas: [{ ${EVERY_DAY} }]\n    feriados: { regime: normal }\n`];
const HOLIDAYS: Change = ['horario.yaml', /regime: fechada/, 'regime: normal'];
// biome-ignore format: one change a line
const CHRISTMAS: Change = ['horario.yaml', /(?=feriados:)/, `epocas:\n  - { nome: Natal, de: "20/12", ate: "31/12", aberturas: [{ dias: [segunda, terca, quarta, quinta, sexta, sabado], abre: "08:30", fecha: "18:00" }] }\n`];
// biome-ignore format: one change a line
const PLACE: Change = ['farmacia.yaml', /coordenadas:/, `postos:\n  - nome: Posto do Cais\n    morada: { rua: Cais, codigoPostal: "8700-001", localidade: Fuseta }\n    aberturas: [{ dias: [domingo], abre: "09:00", fecha: "12:00" }]\ncoordenadas:`];
const SE: Change = [PLACE[0], PLACE[1], PLACE[2].replace('Posto do Cais', 'Sé')];
const UNTIL_TWO: Change = ['horario.yaml', /(?=feriados:)/, '  - { dias: [sabado], abre: "00:00", fecha: "02:00" }\n'];
const NO_BREAK: Change = ['horario.yaml', / {4}fecha: "12:45"[\s\S]*?abre: "14:15"\n/, ''];
const point = (latitude: number, longitude: number) =>
  identity(/latitude: .+\n {2}longitude: .+/, `latitude: ${latitude}\n  longitude: ${longitude}`);
const council = (name: string) => identity(/concelho: .+/, `concelho: ${name}`);
const AZORES = [identity(/codigoPostal: .+/, 'codigoPostal: "9700-100"'), council('Lagoa'), point(38.65432, -27.21)];
const NO_URGENT: Change = ['entregas.yaml', /urgente:\n( {2}.+\n)+/, ''];
const term = (prazo: string): Change => ['entregas.yaml', /prazo: Dois dias úteis/, `prazo: ${prazo}`];
// biome-ignore format: one change a line
const ON_SUNDAY: Change = ['entregas.yaml', /(?=normal:)/, 'horario: [{ dias: [domingo], abre: "09:00", fecha: "11:00" }]\n'];
const languages = (list: string) => identity(/(?=redesSociais:)/, `linguas: [${list}]\n`);

/** The level, field and text of the one finding, and what is changed. */
// biome-ignore format: one finding a line
const FOUND: [finding: RegExp, ...changes: Change[]][] = [
  [/^invented demonstracao: tire esta marca/, identity(/demonstracao: false/, 'demonstracao: true')],
  [/^invented texto: «Farmácia Exemplar» é inventado$/, policy('A Farmácia Exemplar não vende.')],
  [/^untrue sobre\.aberta: .*as horas não têm domingo$/, about('Abrimos todos os dias.')],
  [/^untrue \[1\]: .*as horas não têm domingo$/, slogan('Aos domingos também estamos abertos.')],
  [/^untrue sobre\.abertaTitulo: .*as horas não têm domingo$/, ['pagina.yaml', /abertaTitulo: .+/, 'abertaTitulo: Todos os dias, sem esperas']],
  [/^untrue abertura\.destaques\[1\]: .*as horas não têm domingo$/, ['pagina.yaml', /Há sempre um banco livre/, 'De segunda a domingo']],
  [/as horas não têm feriados, das 9h às 12h$/, about('Feriados das 9h às 12h.'), HOLIDAYS],
  [/as horas têm feriados$/, slogan('Fechamos nos feriados.'), HOLIDAYS],
  [/as horas têm quarta$/, about('Fechamos às quartas-feiras.')],
  [/as horas são menos$/, slogan('Abertos 24 horas.')],
  [/as horas são menos$/, slogan('Cá estamos a qualquer hora do dia ou da noite.')],
  [/as horas têm uma pausa \(12:45–14:15\)$/, slogan('Não fechamos para almoço.')],
  [/^untrue sobre\.abertaTitulo: .*as horas não têm pausa$/, NO_BREAK],
  [/^untrue sobre\.abertaTitulo: .*as horas não têm pausa$/, NO_BREAK, UNTIL_TWO],
  [/as horas não têm domingo$/, slogan('Domingo 9h–13h. Entre à vontade.')],
  [/as horas não têm segunda, das 9h às 20h$/, about('De segunda a sexta abrimos das 9h às 20h.')],
  [/as horas são outras \(«Abrimos às 9h»\)$/, about('Abrimos às 9h e fechamos às 20h.')],
  [/as horas são outras \(«fechamos às 19h»\)$/, about('Abrimos às 8h30 e fechamos às 19h.')],
  [/as horas são outras \(«até à 1h»\)$/, slogan('Aberta até à 1h.')],
  [/as horas não têm das 9h às 22h$/, slogan('Aqui a farmácia está sempre aberta das 9h às 22h.')],
  [/as horas têm sábado$/, slogan('A farmácia fecha ao sábado.')],
  [/as horas não têm sábado, das 9h30 às 13h$/, about('Abrimos de segunda a sexta, das 8h30 às 20h, e ao sábado das 9h30 às 13h.')],
  [/^untrue texto: .*as horas não têm sábado, das 9h30 às 13h$/, policy('Atendemos ao sábado, das 9h30 às 13h.')],
  [/as horas não têm das 18h às 10h$/, policy('Atendemos das 18h às 10h.')],
  [/as horas não têm segunda, das 8h30 às 20h$/, ['privacidade.md', /das 8h30 às 12h45 e das 14h15 às 20h/, 'das 8h30 às 20h']],
  [/^untrue texto: .*as horas não têm segunda, das 14h15 às 20h$/, CHRISTMAS],
  [/as horas não têm domingo$/, SUMMER, policy('Respondemos ao domingo, das 9h às 12h.')],
  [/as horas não têm domingo$/, SUMMER, slogan('Ao domingo abrimos.')],
  [/as horas não têm sábado$/, PLACE, slogan('No Posto do Cais estamos abertos ao sábado.')],
  [/as horas não têm domingo$/, SE, slogan('Abertos ao domingo, com serviço completo.')],
  [/^untrue servicos\.introducao: .*marca-se/, ['servicos.yaml', /descricao: .+/, 'descricao: Só por marcação.']],
  [/^asked descricao: .*«nutrição» não está nos serviços; faz-se na mesma\?$/, ['servicos.yaml', /^- nome: Nutrição[^-]*/m, '']],
  [/^asked \[1\]: .*«pensos» não está nos serviços/, slogan('Fazemos pensos.'), ['servicos.yaml', /Uma picada/, 'Nada suspenso. Uma picada']],
  [/a farmácia é de 1902$/, about('Ao balcão desde 1950.')],
  [/não há equipamento para alugar$/, ['pagina.yaml', /^descricao: .+/m, 'descricao: Vacinas e aluguer de camas.']],
  [/não há parceiros$/, ['parceiros.yaml', /^- [\s\S]*/m, '[]\n'], policy('Os parceiros sabem o seu nome.')],
  [/o número é um NIF$/, identity(/nipc: .+/, 'nipc: "123456789"')],
  [/não está nos meios de pagamento \(MB WAY\)$/, ['entregas.yaml', /pagamento: .+/, 'pagamento: Paga por MB WAY ou cheque.']],
  [/a entrega custa 1,20.€$/, slogan('Entregamos grátis em sua casa.')],
  [/não se entrega em casa$/, ['entregas.yaml', /^[\s\S]*$/, 'faz: false\n'], slogan('Entregamos em sua casa.')],
  [/não há entrega urgente$/, NO_URGENT, slogan('Entrega urgente em todo o concelho.')],
  [/não há entrega urgente$/, NO_URGENT, term('Até 36 horas'), slogan('Entrega urgente no próprio dia.')],
  [/^asked horario\[1\]\.dias\[1\]: «domingo», e nesse dia a farmácia está sempre fechada/, ON_SUNDAY],
  [/^untrue concelhos: «Tavira» é o concelho da farmácia, e não um vizinho/, ['entregas.yaml', /concelhos: .+/, 'concelhos: [ Faro, Tavira ]']],
  [/^asked aberturas: diga o que faz nos feriados/, ['horario.yaml', / {2}regime: fechada\n/, '']],
  [/^untrue \[1\]: tem o número 289000001 sem o custo da chamada/, slogan('Ligue 289 000 001.')],
  [/\{farmacia\.telefones\.geral\} sem o custo/, policy('Ligue {farmacia.telefones.geral}.')],
  [/^untrue data: .*ainda não chegou$/, ['privacidade.md', /data: .+/, 'data: dezembro de 2099']],
  [/^asked \[1\]: .*é mesmo a única\?$/, slogan('A única farmácia da terra.')],
  [/^asked \[1\]\.preco: são 0,13.€: é mesmo este o preço\?$/, ['servicos.yaml', /preco: 150/, 'preco: 13']],
  [/^asked \[1\]\.caucao: são 0,50.€: é mesmo este o valor\?$/, ['aluguer.yaml', /\[\]/, '- { id: a, nome: A, precoDia: 110, caucao: 50 }']],
  [/^asked alojamento: «.+» não se lê na política: escreva-o também no texto/, ['privacidade.md', /, \{alojamento\}, vê/, ', vê']],
  [/quem presta o serviço, com o nome e o NIF.+; o registo na ERS/, ['parceiros.yaml', / {2}prestador: .+\n/, '']],
  [/^asked \[1\]\.titulo: .*falta o registo na ERS/, ['parceiros.yaml', /, ers: 77\/X/, '']],
  [/falta o que inclui o preço/, ['parceiros.yaml', / {2}inclui: .+\n/, '']],
  [/^asked site: nos contactos há umas frases em inglês/, identity(/ingles: .+\n/, '')],
  [/^untrue acrescimoAte: «2,50.€», mas o texto diz outro valor/, ['horario.yaml', /$/, '\nacrescimoAte: 250\n']],
  [/^asked condicao: comunicou a entrega ao INFARMED/, ['entregas.yaml', /comunicada: true/, '']],
  [/^asked servico\.turnos\[1\]\.de: o turno já passou/, ['horario.yaml', /, repete: 15/, '']],
  [/^asked \[1\]\.de: com estes dias fica «Fechada de 1 a 24 de dezembro, das 13h até ao fim do dia\.» Se/, notice({ texto: 'No dia 24 fechamos às 13h.', das: '13:00', as: '24:00' })],
  [/^asked \[1\]\.de: com estes dias fica «Fechada de 1 a 24/, notice({ texto: 'Fechamos na véspera de Natal.' })],
  [/^asked \[1\]\.fechada: fica «Fechada a 24 de dezembro, o dia todo\.», e o texto diz uma hora/, notice({ texto: 'No dia 24 fechamos às 13h.', de: '2026-12-24' })],
  [/^asked \[1\]\.ate: o aviso já passou: ninguém o vê$/, notice({ texto: 'No dia 20 fechamos.', de: '2026-11-01', ate: '2026-11-21' })],
  [/^asked concelho: «Santa Cruz», mas as coordenadas ficam nos Açores, e delas/, ...AZORES, council('Santa Cruz')],
  [/^asked linguas\[2\]: «alemam»: quer dizer «alemão»\?$/, languages('inglês, alemam')],
  [/^asked \[1\]: .*serviço regional de saúde, ou a linha dele\?$/, ...AZORES, slogan('Veja a app SNS 24. De noite, SNS 24.')],
];

/** What is so, or speaks of something else. */
const FINE: Change[][] = [
  [notice({ texto: 'No dia 24 fechamos.', mostrar: '2026-12-01', de: '2026-12-24' })],
  [notice({ texto: 'Fechados para obras até ao dia 10, das 9h às 13h.', ate: '2026-12-10' })],
  [notice({ texto: 'No dia 24 fechamos. Abrimos no dia 26, às 9h.', de: '2026-12-24' })],
  [languages('English, alemao, língua gestual portuguesa, mirandês, Crioulo de Cabo Verde')],
  [NO_URGENT, term('Em duas horas'), slogan('Entrega no próprio dia.')],
  [about('Todos os dias nos trazem alguma coisa.')],
  [slogan('Aos domingos, quando estamos em casa, descansamos.')],
  [slogan('Há um café aberto ao domingo.')],
  [slogan('No WhatsApp atendemos das 8h às 22h, também ao domingo.')],
  [SUMMER, about('Todos os dias, em agosto.')],
  [PLACE, ON_SUNDAY],
  [
    CHRISTMAS,
    ['privacidade.md', /e ao sábado, das 9h30 às 12h30/, 'e ao sábado, das 9h30 às 12h30; no Natal, até às 18h'],
  ],
  [slogan('Um bom penso cura a ferida, e a tensão do dia.')],
  [about('De segunda a sexta das 8h30 às 20h, encerrados ao domingo.')],
  [about('Domingo encerrados, e ao sábado à tarde.')],
  [about('Abrimos todos os dias, menos ao domingo.')],
  [about('Abrimos às 8h30 e fechamos às 20h; no dia 24 fechamos às 13h.')],
  [slogan('Abertos até às 20h. Atendemos o telefone até às 22h, e de serviço até às 9h.')],
  [about('Fechamos para almoço. Não fechamos às quartas.')],
  [about('De segunda a sexta, das 8h30 às 12h45 e das 14h15 às 20h, e ao sábado das 9:30 às 12h30.')],
  [slogan('A enfermeira vem ao domingo, das 9h às 12h.')],
  [slogan('Ligue-nos a qualquer hora do dia ou da noite.')],
  [slogan('Fechamos no feriado municipal, e nos feriados de Natal.'), HOLIDAYS],
  [SUMMER, slogan('Em julho abrimos ao domingo, das 8h30 às 21h.')],
  [PLACE, slogan('O posto do Cais abre ao domingo. Na Fuseta estamos abertos ao domingo.')],
  [slogan('Não aceitamos cheques.')],
  [slogan('Entregamos grátis a partir de 20 €.')],
  [slogan('Ligue 289 000 001 (chamada para a rede fixa nacional).')],
  [policy('Escreva para [aqui](https://wa.me/351960000002).')],
  [
    ['servicos.yaml', /nome: .+\n {2}descricao: .+/, 'nome: Nutrição\n  descricao: Só por marcação.'],
    ['pagina.yaml', /Não precisa de marcar\./, 'Não precisa de marcar, salvo nutrição.'],
  ],
  [...AZORES, slogan('Veja a app SNS 24.')],
];

describe('a text that contradicts the rest is untrue, and what only the owner knows is asked', () => {
  beforeEach(() => {
    ownPharmacy();
    change('pagina.yaml', /(?<=servicos:\n(.*\n)*? {2}introducao: ).+/, 'Não precisa de marcar.');
  });
  const found = (changes: Change[]) => {
    for (const each of changes) change(...each);
    return findings().map(({ level, field, text }) => `${level} ${field}: ${text}`);
  };

  test.each(FOUND)('%s', (finding, ...changes) => {
    expect(found(changes)).toEqual([expect.stringMatching(finding)]);
  });

  test.each(FINE)('but nothing is said of what is so: %j', (...changes) => {
    expect(found(changes)).toEqual([]);
  });
});
