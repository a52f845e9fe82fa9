import { describe, expect, test } from 'vitest';
import { OWN, POLICY, withValues } from '../../../tests/pharmacy-copy.ts';
import { WEEK } from '../../opening/week.ts';
import { check } from '../check.ts';
import { fieldMeta } from '../json-schemas.ts';
import { loadPharmacy, readContent } from '../load.ts';
import { clauseInFile, demonstrationLine, type Finding } from '../mistakes/mistakes.ts';
import { valueAt } from '../paths.ts';

type Values = Readonly<Record<string, unknown>>;

const DEMONSTRATION = 'exemplos/demonstracao';
const findings = (pharmacy: string, values: Values = {}, isoDay = '2026-11-22') =>
  check({ folder: pharmacy, isoDay, instead: withValues(pharmacy, values) });
const ownFindings = (values: Values = {}, isoDay?: string) =>
  findings('tests/second-pharmacy', { ...OWN, ...values }, isoDay);

const isOfDemonstration = (finding: Finding) => /demonstração/.test(clauseInFile(finding));

test.each([
  ['exemplos/serra', []],
  ['exemplos/litoral', []],
  ['tests/second-pharmacy', []],
  [DEMONSTRATION, ['asked feriados.regime', 'asked comunicada', 'asked servico.turnos', 'asked noutrasLinguas']],
])('raises no false alarm on %s', (pharmacy, claims) => {
  const found = findings(pharmacy).filter((finding) => finding.level !== 'invented' && !isOfDemonstration(finding));
  expect(found.map(({ level, field }) => `${level} ${field}`)).toEqual(claims);
});

test('a value of the demonstration is invented in no content of somebody’s own, and in all that it says of itself', () => {
  expect(ownFindings()).toEqual([]);
  const invented = findings(DEMONSTRATION).filter(({ level }) => level === 'invented');
  const found = invented.map(({ field }) => field.split(/[.[]/)[0]);
  const mayBeAlike = ['matiz', 'aspeto', 'ingles', 'ligacoes'];
  const undecided = Object.entries(loadPharmacy(DEMONSTRATION).farmacia)
    .filter(([field, value]) => String(value) !== '' && fieldMeta(['farmacia', field]).own !== 'asked')
    .filter(([field]) => ![...mayBeAlike, ...found].includes(field));
  expect(undecided, 'give each its `own`').toEqual([]);
});

test.each<[Values, RegExp]>([
  [{}, /^null$/],
  [{ 'farmacia.nome': 'Farmácia Exemplar' }, /^Este site ainda tem um dado de exemplo\. .*$/],
  [{ 'farmacia.alvara': 'n.º 0000', 'farmacia.demonstracao': true }, /^Demonstração: este site ainda tem 2 dados/],
])(
  'a build prints one line about it, which calls it a demonstration only while it is marked so: %j',
  (values, line) => {
    expect(String(demonstrationLine(ownFindings(values)))).toMatch(line);
  },
);

describe('what is still as in the demonstration', () => {
  const placeOf = ({ file, field }: Finding) => `${file.split('/').at(-1)} ${field}`;
  const listed = (level: string, values: Values = {}) =>
    findings(DEMONSTRATION, values)
      .filter((found) => found.level === level && /como na|história/.test(clauseInFile(found)))
      .map(placeOf);

  test('is listed text by text, or list by list; its own story is refused, labels and what the law dictates left out', () => {
    expect(listed('invented')).toEqual(['pagina.yaml sobre.paragrafos[1]', 'pagina.yaml sobre.paragrafos[2]']);
    const asked = listed('asked');
    const ofPage = ['abertura.destaques[1]', 'aluguer.introducao', 'aluguer.higiene'].map((of) => `pagina.yaml ${of}`);
    const others = ['entregas.yaml concelhos', 'entregas.yaml urgente.preco', 'farmacia.yaml desde'];
    const lists = ['horario.yaml aberturas', 'servicos.yaml [1].descricao', 'privacidade.md texto', 'pagamentos.yaml '];
    expect(asked).toEqual(expect.arrayContaining([...ofPage, ...others, ...lists]));
    const labels = /interface|ligar|[^o]titulo |nome|saudacao|infarmed|litigios/;
    expect(asked.filter((place) => labels.test(place))).toEqual([]);
    const ofAnswers = findings(DEMONSTRATION).filter(({ file }) => file.endsWith('perguntas.yaml'));
    expect(ofAnswers.map(clauseInFile)).toEqual([expect.stringMatching(/^«.+», e mais 19, como na demonstração$/)]);
  });

  test('leaves out what nobody reads, what says something else, wherever it stands, and what is so anywhere', () => {
    const without = listed('asked', { parceiros: [], 'entregas.concelhos': [], 'entregas.faz': false });
    expect(without.filter((place) => /parceiros\.introducao|entregaArea|entregas/.test(place))).toEqual([]);
    const changes = { 'slogans[1]': 'Cá estamos.', 'servicos[1].nome': 'Peso', 'entregas.concelhos': ['Tomar'] };
    const changed = listed('asked', changes);
    expect(changed).toEqual(expect.arrayContaining(['slogans.yaml [2]', 'servicos.yaml [2].preco']));
    const others = /slogans.yaml \[1\]|servicos.yaml \[1\].preco|entregas.yaml (concelhos|normal.preco|responsavel)/;
    expect(changed.filter((place) => others.test(place))).toEqual([]);
  });

  test('is asked of the policy title by title, so that a line that is changed settles no other', () => {
    const { data } = readContent(DEMONSTRATION).sources.get('privacidade') ?? {};
    const changed = String(valueAt(data, ['texto'])).replace('guarda-o até 30 dias', 'guarda-o até 90 dias');
    const [of] = findings(DEMONSTRATION, { 'privacidade.texto': changed }).filter(({ field }) => field === 'texto');
    expect(of && clauseInFile(of)).toMatch(/«Segurança e quanto tempo guardamos», .+ como na demonstração$/);
    expect(of && clauseInFile(of)).not.toContain('A quem passam os dados');
  });

  test('is asked with its whole text, but not where it is invented', () => {
    const asked = findings(DEMONSTRATION).flatMap(({ settledBy = [] }) => settledBy.map(({ valor }) => valor));
    expect(asked.filter((valor) => /nutricionista \(nome/.test(valor))).toEqual([]);
    expect(asked).toContainEqual(expect.stringMatching(/^## Segurança e quanto tempo.{400,}lei fiscal o exige\.$/));
  });
});

const ADVENT = { id: 'a', de: '2026-12-01', ate: '2026-12-24', tipo: 'normal', fechada: true, soPortaAberta: false };
const notice = (change: object): Values => ({ avisos: [{ ...ADVENT, ...change }] });
const far = (onde: object, change = {}): Values => ({
  'entregas.outras': [{ nome: 'Longe', onde, preco: 500, prazo: 'Logo', descricao: 'Vai.', ...change }],
});

/** The same pharmacy on Pico. */
const IN_AZORES = {
  'farmacia.concelho': 'Madalena',
  'farmacia.morada': { rua: 'Cais, 1', codigoPostal: '9950-100', localidade: 'Madalena', distrito: 'Ilha do Pico' },
  'farmacia.coordenadas': { latitude: 38.53512, longitude: -28.52534 },
  'horario.feriados.municipal': '22/07',
  'entregas.concelhos': [],
  'entregas.outras': [],
};
const answer = (resposta: string) => ({ perguntas: [{ pergunta: 'E agora?', resposta }] });
const only = (nome: string) => ({ servicos: [{ nome, descricao: 'Ao balcão.' }], 'pagina.descricao': 'No cais.' });
const without = (...fields: string[]) => Object.fromEntries(fields.map((field) => [field, undefined]));
const NO_HOURS = without('horario.aberturas', 'horario.chamada', 'horario.servico');
const NO_SURCHARGE = without('horario.acrescimo', 'horario.servico');
const ON_CALL_IN_TURNS = {
  'farmacia.telefones.urgencia': '930000003',
  'horario.chamada': undefined,
  'horario.servico': { turnos: [{ de: '2026-12-24', repete: 8, modo: 'chamada' }], muda: '08:30' },
};
const EVERY_FIVE_WEEKS = {
  'horario.servico': { turnos: [{ de: '2026-11-30', ate: '2026-12-06', repete: 35 }], muda: '08:30' },
};
const NOBODY_ON_CALL = {
  'farmacia.telefones': { geral: '289000001', whatsapp: '960000002', urgencia: '930000003', deChamada: true },
  'horario.chamada': {},
};
const CHRISTMAS = { nome: 'Natal', dia: '25/12' };
const MORNING = [{ abre: '09:00', fecha: '12:00' }];
const ON_DUTY_TWICE = {
  'horario.servico': { turnos: [{ de: '2026-01-01' }, { de: '2026-11-20', repete: 8 }], muda: '09:00' },
};
const OPEN_AS_USUAL = {
  ...ON_DUTY_TWICE,
  'horario.feriados.regime': 'normal',
};
const WITHOUT_URGENT = {
  'farmacia.telefones': { geral: '289000001', whatsapp: '960000002' },
  'farmacia.horarioTelefone': undefined,
};
const WINDOW = [{ de: '2026-11-30', ate: '2026-12-04', repete: 14, modo: 'postigo' }];
const NIGHT_TOO = [
  { dias: ['segunda'], abre: '08:00', fecha: '24:00' },
  { dias: ['terca', 'quarta', 'quinta', 'sexta', 'sabado'], abre: '00:00', fecha: '24:00' },
  { dias: ['domingo'], abre: '00:00', fecha: '20:00' },
];
const ONE_SUNDAY_IN_SEVEN = {
  nome: 'Domingos',
  de: '2026-12-06',
  repete: 49,
  horario: [{ abre: '09:00', fecha: '20:00' }],
};
const UNTIL_MIDNIGHT = [{ dias: [...WEEK], abre: '08:00', fecha: '24:00' }];
const NOBODY_AT_NIGHT = {
  'farmacia.telefones.urgencia': undefined,
  'horario.chamada': undefined,
  'horario.servico': { turnos: [{ de: '2026-12-24' }], muda: '09:00', fecha: '09:00' },
  'farmacia.telefoneDeServico': 'porta',
};
const ALWAYS_OPEN = {
  'horario.feriados.regime': 'normal',
  'horario.aberturas': [{ dias: [...WEEK], abre: '00:00', fecha: '24:00' }],
  ...NO_SURCHARGE,
  'horario.chamada': undefined,
};
const WITHOUT_WHATSAPP = without('farmacia.telefones.whatsapp', 'farmacia.horarioWhatsapp');
const OF_WHATSAPP = loadPharmacy(DEMONSTRATION).privacidade.destinatario?.whatsapp;
const SUNDAY = { dias: ['domingo'], abre: '09:00', fecha: '12:00' };
const CLOSED_IN_SUMMER = {
  ...NOBODY_AT_NIGHT,
  'privacidade.texto': POLICY,
  'horario.voltam': [{ nome: 'Férias', dia: '15/06', ateDia: '15/09' }],
};
const IN_SUMMER = { nome: 'Verão', de: '15/06', ate: '15/09' };
const SUMMER = {
  'farmacia.horarioTelefone': [],
  'horario.epocas': [{ ...IN_SUMMER, aberturas: [{ dias: [...WEEK], abre: '08:30', fecha: '23:00' }] }],
};
const EVENINGS = { dias: [...WEEK], abre: '20:00', fecha: '22:00' };
const ON_CALL = { 'horario.servico': {}, 'horario.chamada': { horario: [EVENINGS] } };
const BUT_ON_SUNDAY = { ...ON_CALL, 'horario.chamada': { horario: [{ ...EVENINGS, dias: WEEK.slice(0, 6) }] } };
const EVENING = { dias: ['segunda'], abre: '20:00', fecha: '22:00' };
const AT_THE_WINDOW = { turnos: [{ de: '2026-12-24', modo: 'postigo', termina: '02:00' }], muda: '08:30' };
const AFTERNOONS = { dias: ['terca', 'quarta'], abre: '14:30', fecha: '17:30' };
const TWICE_A_WEEK = { 'entregas.outras': [], 'entregas.horario': [AFTERNOONS] };
const ONLY_IN_SUMMER = { 'entregas.outras': [], 'entregas.epocas': [{ ...IN_SUMMER, aberturas: [EVENINGS] }] };
const UNTIL_DECEMBER = {
  'servicos[4]': { nome: 'Vacina da gripe', descricao: 'Ao balcão.', epoca: { de: 'outubro', ate: 'dezembro' } },
  perguntas: [{ pergunta: 'Dão a vacina da gripe?', resposta: 'Sim, de outubro até ao dia 22 de dezembro.' }],
};
const NEW_YEAR = { nome: 'Ano Novo', de: '31/12', ate: '01/01', aberturas: [] };
const BREAK_ON_SATURDAY = [
  { dias: WEEK.slice(0, 5), abre: '08:30', fecha: '20:30' },
  ...[MORNING, [EVENING]].map(([period]) => ({ ...period, dias: ['sabado'] })),
];
const WORKS = { nome: 'Obras', de: '10/01', ate: '20/01', aberturas: [] };
const SUMMER_AND_WORKS = { 'horario.epocas': [{ ...IN_SUMMER, aberturas: [EVENINGS] }, WORKS] };
/** With holidays among them, of which a notice tells one. */
const SUNDAYS = {
  'horario.voltam': [{ nome: 'Domingos', de: '2026-11-22', repete: 14, horario: MORNING }, CHRISTMAS],
  ...notice({ texto: 'Dia 25.', de: '2027-04-25', ate: '2027-04-25', fechada: false, horario: MORNING }),
};
const policy = (text: string) => `${POLICY} ${text}`;
/** The field and text of the one question, and what is changed. */
// biome-ignore format: one question a line
const ASKED: [finding: RegExp, values: Values, isoDay?: string][] = [
  [/^aberturas: o site não diz a que horas abre e fecha, .+ DL 307\/2007/, NO_HOURS],
  [/^feriados\.regime: o site não diz o que a farmácia faz nos feriados/, { 'horario.feriados': { municipal: '24/06' } }],
  [/^feriados\.regime: nos feriados abre, e assim abre também a 25 de dezembro e a 1 de janeiro/, OPEN_AS_USUAL],
  [/^\[1\]\.dias: domingo, e nesse dia a farmácia está sempre fechada/, { 'servicos[1].dias': ['domingo'] }],
  [/^feriados: nos feriados faz-se «Volta da tarde», «Já a caminho», «De barco», também a 25 de dezembro e a 1 de janeiro/, { 'entregas.feriados': 'normal', 'horario.voltam': [{ ...CHRISTMAS, horario: MORNING }] }],
  [/^feriados: nos feriados faz-se «Já a caminho», também a 25 de dezembro e/, { 'entregas.urgente.feriados': 'normal', 'horario.voltam': [{ ...CHRISTMAS, horario: MORNING }] }],
  [/^horario\[1\]\.dias: domingo, e nesse dia/, { 'entregas.horario': [SUNDAY] }],
  [/^outras\[1\]\.semMedicamentos: «Longe»: Bragança não está entre os concelhos vizinhos.+ Portaria 1427\/2007/, far({ concelhos: ['Loulé', 'Bragança'] })],
  [/^socorro\[1\]\.numero: é o SNS, e nas ilhas .+ nos Açores 808 24 60 24/, { ...IN_AZORES, 'pagina.socorro': [{ texto: 'Saúde 24', numero: '808 24 24 24', custo: 'grátis' }] }],
  [/^\[1\]\.resposta: fala de injeções, que nos serviços não se leem/, { ...only('Pesar'), perguntas: [{ pergunta: 'Dão injeções?', resposta: 'Sim, com receita.' }] }],
  [/^\[1\]\.resposta: fala de testes rápidos, que nos serviços não se leem/, { ...only('Vacinas'), ...answer('Vacinas e testes rápidos.') }],
  [/^\[1\]\.resposta: diz até que dia, e nos serviços lê-se até ao fim do mês/, UNTIL_DECEMBER],
  [/^\[1\]\.resposta: fala de fotografias, e por SMS/, { ...WITHOUT_WHATSAPP, 'farmacia.telefones.sms': '960000002', ...answer('Pode mandar uma fotografia da receita.') }],
  [/^telefones\.urgencia: o site manda ligar .+ também nas noites de outra farmácia/, { ...ON_CALL_IN_TURNS, 'farmacia.telefones.deChamada': true }],
  [/^telefones\.urgencia: o site manda ligar .+ também nas noites de outra farmácia/, ON_CALL_IN_TURNS],
  [/^epocasTelefone: em «Obras» a porta não abre, em «Verão» a porta tem outras horas, e o telefone/, { 'privacidade.texto': POLICY, ...SUMMER_AND_WORKS }],
  [/^epocasTelefone: em «Obras» a porta não abre, e o telefone/, { 'privacidade.texto': POLICY, ...SUMMER_AND_WORKS, 'farmacia.epocasTelefone': [{ ...IN_SUMMER, aberturas: [EVENINGS] }] }],
  [/^abertura\.destaques\[1\]: diz «À quarta, até às 20h», e em «Obras» as horas dizem outra coisa/, { 'farmacia.horarioTelefone': [], 'privacidade.texto': POLICY, ...SUMMER_AND_WORKS, 'pagina.abertura.destaques': ['À quarta, até às 20h'] }],
  [/^voltam\[1\]\.horario: «Férias»: fecha, e o site diz que vem alguém/, { 'horario.chamada': { sempre: true }, 'horario.voltam': [{ nome: 'Férias', dia: '01/08', ateDia: '15/08' }] }],
  [/^\[1\]\.resposta: fala de alguém de chamada, e no horário não vem ninguém/, { ...NOBODY_AT_NIGHT, ...answer('Há sempre alguém de chamada.') }],
  [/^\[1\]\.resposta: diz quando se responde, e o WhatsApp/, answer('Respondemos no WhatsApp a qualquer hora.')],
  [/^\[1\]\.resposta: diz quando se responde, e o WhatsApp/, { perguntas: [{ pergunta: 'Já mandei. Quando respondem?', resposta: 'Dentro do horário, por mensagem.' }] }],
  [/^sobre\.abertaTitulo: diz que abre todos os dias, e há um em que está fechada/, { 'pagina.sobre.abertaTitulo': 'Em dezembro, abertos todos os dias menos no Natal' }],
  [/^sobre\.aberta: diz «No verão, à terça-feira, das 9h às 21h30», e as horas dizem outra coisa/, { 'pagina.sobre.aberta': 'No verão, à terça-feira, das 9h às 21h30.' }],
  [/^texto: «O SNS paga a sua parte» é o SNS, e nas ilhas/, { ...IN_AZORES, 'privacidade.texto': `${POLICY}\n\nO SNS paga a sua parte.` }],
  [/^acrescimo: nos Açores um medicamento sujeito a receita não tem acréscimo.+de 24 de março de 2014/, { ...IN_AZORES, 'horario.acrescimo': 'Até 2,49 €, salvo com receita do próprio dia ou da véspera.' }],
  [/^acrescimo: passa de 2,50 €/, { 'horario.acrescimo': 'Até 4,20 €, salvo com receita da véspera.' }],
  [/^comunicada: a entrega ainda não foi comunicada ao INFARMED/, { 'entregas.comunicada': false }],
  [/^chamada\.nosFeriados: nos feriados e nos dias que voltam, o site entende que não vem ninguém/, { 'horario.chamada': { horario: [SUNDAY] } }],
  [/^feriados\.municipal: nos feriados não abre às horas do costume, e falta o do concelho/, { 'horario.feriados': { regime: 'fechada' } }],
  [/^servico\.turnos\[1\]\.ate: com este último dia, o turno acaba a 12 de dezembro de 2026 às 19:30/, { 'horario.servico': { turnos: [{ de: '2026-12-04', ate: '2026-12-11', repete: 21 }], muda: '19:30' } }],
  [/^servico\.muda: o turno muda às 09:00, e a porta abre às 0\d:\d\d: é a essa hora/, { 'horario.servico': { turnos: [...AT_THE_WINDOW.turnos, { de: '2026-12-24', repete: 35 }] } }],
  [/^\[1\]\.resposta: diz de quanto em quanto tempo está de serviço, e nos turnos/, { ...EVERY_FIVE_WEEKS, ...answer('Uma semana em cada quatro estamos de serviço.') }],
  [/^condicao: diz um valor que não se lê nos preços/, { 'entregas.normal.gratisDesde': 3000, 'entregas.condicao': 'Grátis a partir de 20 €.' }],
  [/^servico\.turnos\[1\]\.repete: atende pelo postigo todas as semanas/, { 'horario.servico': { turnos: [{ ...WINDOW[0], repete: 7 }], muda: '08:30' } }],
  [/^voltam\[1\]\.repete: «Domingos»: entre estes dias há feriados \(28.mar.2027, 15.ago.2027\), e neles/, SUNDAYS],
  [/^servico\.fecha: de serviço num feriado \(8.dez.2026\), a porta só abre à hora dos feriados/, { 'horario.feriados': { regime: 'proprio', horario: [{ abre: '10:00', fecha: '13:00' }], municipal: '16/06' }, 'horario.voltam': [{ nome: 'Ano Novo', dia: '01/01' }, CHRISTMAS], 'horario.servico': { turnos: [{ de: '2026-12-08' }], muda: '08:30', fecha: '21:00' } }],
  [/^servico\.turnos: «De serviço, pelo postigo, até às 2h»: estes turnos já passaram todos/, { 'horario.servico': { turnos: [{ de: '2026-12-24', repete: 35 }, { de: '2026-08-01', modo: 'postigo', termina: '02:00' }], muda: '08:30' } }],
  [/^noutrasLinguas: os serviços, as entregas, os acessos, onde se levanta e as condições .+ «English», «Deutsch»/, { 'farmacia.noutrasLinguas': [], 'farmacia.linguas': ['alemão'] }],
  [/^servico\.turnos: não há noites de serviço: a farmácia nunca as faz\?/, { 'horario.servico': undefined, 'horario.chamada': undefined }],
  [/^abertura\.lemaFechada: lê-se sempre que a porta está fechada/, { ...NOBODY_AT_NIGHT, 'pagina.abertura.lemaFechada': 'Porta fechada: ligue-nos.' }],
  [/^abertura\.lemaFechada: lê-se sempre que a porta está fechada/, { 'pagina.abertura.lemaFechada': 'De noite, toque à campainha.' }],
  [/^: não dizem se aceita cartões/, { pagamentos: [{ nome: 'Dinheiro', marca: 'dinheiro' }] }],
  [/^\[2\]\.nome: quem lê noutra língua não lê «Vale-farmácia»/, { pagamentos: [{ nome: 'Cartões', marca: 'cartao' }, { nome: 'Vale-farmácia' }, { nome: 'PayPal' }, { nome: 'Cheques', aceita: false }] }],
  [/^socorro\[2\]\.texto: quem lê noutra língua não lê «Bombeiros»/, { 'pagina.socorro': [{ texto: 'Perigo', numero: '112' }, { texto: 'Bombeiros', numero: '289 000 000' }] }],
  [/^linguas\[2\]: quem lê noutra língua não lê «ucraniano \(às quintas\)».+nalguns meses/, { 'farmacia.linguas': ['francês', 'ucraniano (às quintas)'], 'farmacia.noutrasLinguas': ['en', 'fr'].map((lingua) => ({ lingua, pontos: ['…'] })) }],
  [/^acrescimo: quem lê noutra língua não lê «Pode.+Diga o máximo/, { 'horario.acrescimo': 'Pode cobrar-se, salvo com receita da véspera.' }],
  [/^abertura\.saudacao: manda-se a qualquer hora, e começa por «Boa tarde! Queria ajuda\.»/, { 'pagina.abertura.saudacao': 'Boa tarde! Queria ajuda.' }],
  [/^\[1\]\.prestador: .+: não se lê quem presta o serviço/, { 'parceiros[1].prestador': undefined }],
  [/^\[1\]\.de: com estes dias fica «Fechada de 1 a 24 de dezembro, das 13h até ao fim do dia\.» É assim\? Se/, { ...NO_SURCHARGE, ...notice({ texto: 'No dia 24 fechamos às 12h45.', das: '13:00', as: '24:00' }) }],
  [/^\[1\]\.soPortaAberta: a porta fecha, e o site continua a dizer que está de serviço/, notice({ texto: 'No Natal fechamos.', de: '2026-12-25', ate: '2026-12-25', soPortaAberta: undefined })],
  [/^\[1\]\.soPortaAberta: a porta fecha, e o site continua a dizer que vem alguém/, notice({ texto: 'A 6 de dezembro fechamos.', de: '2026-12-06', ate: '2026-12-06', soPortaAberta: undefined })],
  [/^\[1\]\.soPortaAberta: o número de fora do horário continua a dizer que atende um farmacêutico de chamada/, { ...NOBODY_ON_CALL, ...notice({ texto: 'A 6 de dezembro fechamos.', de: '2026-12-06', ate: '2026-12-06', soPortaAberta: true }) }],
  [/^normal\.descricao: diz até que horas se pede, e essa hora não está em «Até quando se pede»/, { 'entregas.normal.descricao': 'De segunda a sexta, pedidos até às 17h.' }],
  [/^urgente\.prazo: diz até que horas se pede, e essa hora não está/, { 'entregas.urgente.prazo': 'Hoje, se pedir até às 15h', 'entregas.normal.pedidos': { ate: '15:00' } }],
  [/^normal\.prazo: diz até que horas se pede, e essa hora não está/, { 'entregas.normal.prazo': 'Hoje, se pedir até às 15h30', 'entregas.normal.pedidos': { ate: '15:00' } }],
  [/^\[1\]\.semEntregas: fala de entregas, e o formulário continua a oferecê-las/, notice({ texto: 'No Natal não fazemos entregas.', fechada: false })],
  [/^\[1\]\.resposta: fala do postigo, e em nenhum turno se atende por ele/, { ...ON_DUTY_TWICE, ...answer('De noite, pelo postigo.') }],
  [/^\[1\]\.resposta: fala da campainha, e em nenhum turno se atende por ela/, { 'horario.servico': { turnos: WINDOW, muda: '08:30' }, ...answer('De noite, toque à campainha.') }],
  [/^\[1\]\.resposta: diz um número que não é nenhum dos da farmácia/, answer('Ligue 289 000 009 (Chamada para a rede fixa nacional).')],
  [/^\[1\]\.resposta: diz um valor que não se lê nos preços/, answer('A tensão são 2,35 €.')],
  [/^\[1\]\.resposta: diz outro dia do que o do feriado/, answer('O feriado municipal é a 13 de junho.')],
  [/^abertura\.lema: diz outro ano do que o da farmácia/, { 'pagina.abertura.lema': 'No cais desde 1912' }],
  [/^\[1\]\.resposta: fala de uma língua que não está entre as do balcão/, { perguntas: [{ pergunta: 'Falam italiano?', resposta: 'Sim, falamos.' }] }],
  [/^telefoneDeServico: de serviço, fora das horas que disse, o site diz que o telefone não se atende: é assim\?/, { ...WITHOUT_URGENT, 'horario.chamada': undefined, 'horario.servico': { turnos: WINDOW, muda: '08:30', fecha: '08:30' }, 'farmacia.horarioTelefone': [{ dias: [...WEEK], abre: '09:00', fecha: '20:00' }] }],
  [/^telefoneDeServico: de serviço, com a porta fechada, o site manda ligar para o telefone da farmácia: é assim\?/, { ...ON_DUTY_TWICE, ...WITHOUT_URGENT, 'horario.chamada': undefined }],
  [/^\[1\]\.resposta: diz que se aceita, e nos pagamentos não se lê/, { pagamentos: [{ nome: 'Cartões', marca: 'cartao' }], perguntas: [{ pergunta: 'Aceitam MB WAY?', resposta: 'Sim, aceitamos.' }] }],
  [/^pagamento: fala de um meio que nos pagamentos não se aceita/, { pagamentos: [{ nome: 'Cartões', aceita: false }, { nome: 'Notas', marca: 'dinheiro' }], 'entregas.pagamento': 'Em dinheiro ou por cartões.' }],
  [/^\[1\]\.resposta: diz como se aluga, e esses preços/, { aluguer: [{ id: 'a', nome: 'A', precoSemana: 1000 }], ...answer('Alugamos ao dia.') }],
  [/^abertura\.destaques\[1\]: fala de todos, e há uns que voltam/, { 'pagina.abertura.destaques': ['Ao sábado, todos, das 9h30 às 12h30'] }],
  [/^abertura\.lema: fala de uma língua que não está entre/, { 'pagina.abertura.lema': 'Italiano ao balcão' }],
  [/^\[1\]\.resposta: fala do WhatsApp, e a farmácia não o tem/, { ...WITHOUT_WHATSAPP, ...answer('Sim, por WhatsApp.') }],
  [/^: é setembro de 2027: .* vacinas/, NO_SURCHARGE, '2027-09-01'],
];

/** What is asked in December of who has it. */
// biome-ignore format: one question a line
const DECEMBER: [finding: RegExp, values: Values][] = [
  [/^servico: é dezembro de 2026: .*os turnos de serviço/, { 'horario.servico': { turnos: [{ de: '2026-12-24' }], muda: '09:00' } }],
  [/^voltam: é dezembro de 2026: a 24 e a 31 abre às horas do costume\?/, { 'horario.voltam': undefined }],
  [/^: é dezembro de 2026: as respostas ainda são verdade/, answer('Ligue.')],
];

const SURCHARGE = 'Até 2,49 €, salvo com receita da véspera.';
/** Values that are so. */
// biome-ignore format: a pharmacy a line
const FINE: Values[] = [
  { ...IN_AZORES, ...answer('Ligue para a Linha de Saúde Açores.'), 'horario.acrescimo': 'Nada no que tem receita; no resto, até 2,50 €.' },
  { ...answer('Ligue para o SNS 24.'), 'horario.acrescimo': SURCHARGE },
  { 'farmacia.ingles': false, 'farmacia.noutrasLinguas': [], 'entregas.normal.vezes': 'de quinze em quinze dias' },
  far({ concelhos: ['Loulé'], freguesias: ['Quelfes'] }),
  far({ todoOPais: true }),
  { perguntas: [{ pergunta: 'Dão injeções e vacinas?', resposta: 'Sim.' }] },
  { ...UNTIL_DECEMBER, 'servicos[4].descricao': 'Só até 22 de dezembro.' },
  { ...only('Glicemia e injetáveis'), ...answer('Dar a injeção demora pouco, e os testes rápidos também. Abrimos todos os dias úteis.') },
  { 'entregas.normal.gratisDesde': 3000, ...answer('A entrega é grátis a partir de 30,00 €.') },
  { 'horario.aberturas': NIGHT_TOO, 'horario.servico': { turnos: [{ de: '2026-12-24' }], muda: '09:00' }, 'entregas.horario': [] },
  { 'horario.voltam': [ONE_SUNDAY_IN_SEVEN], 'entregas.horario': [SUNDAY] },
  { ...NOBODY_AT_NIGHT, 'horario.voltam': [ONE_SUNDAY_IN_SEVEN], ...answer('Ao domingo, só de sete em sete semanas.') },
  { 'horario.servico': { turnos: WINDOW, muda: '08:30' }, ...answer('Das 22h às 8h, pelo postigo.') },
  answer('Ligue 289 000 001 (Chamada para a rede fixa nacional). A vacina são 2,25 €. É do Sr. Sal desde 1999. Respondemos por telefone, dentro do horário; no WhatsApp, nas horas que lá se leem.'),
  { pagamentos: [{ nome: 'Cartões', marca: 'cartao' }, { nome: 'MB Way', marca: 'mbway' }], ...answer('Aceitamos MB WAY. PayPal não aceitamos.') },
  { ...EVERY_FIVE_WEEKS, ...answer('De cinco em cinco semanas estamos de serviço, das 20h às 8h30.') },
  { perguntas: [{ pergunta: 'Dão injeções?', resposta: 'Não, só no centro de saúde.' }] },
  far({ concelhos: ['Bragança'] }, { semMedicamentos: true }),
  { ...far({ concelhos: ['Bragança'] }), 'entregas.faz': false },
  { 'horario.chamada': { sempre: true } },
  { ...ON_CALL_IN_TURNS, ...WITHOUT_URGENT, 'horario.chamada': { numero: '930000003' } },
  { 'horario.voltam': [CHRISTMAS], ...notice({ texto: 'Abrimos.', de: '2026-12-25', ate: '2026-12-25', fechada: false, horario: MORNING }) },
  { 'horario.chamada': { sempre: true }, 'horario.servico': undefined, 'horario.voltam': [{ nome: 'Férias', dia: '01/08', ateDia: '15/08', chamada: 'nao' }] },
  { 'horario.servico': { turnos: [{ de: '2026-12-25' }], muda: '19:30' }, ...notice({ texto: 'No Natal fechamos.', de: '2026-12-25', ate: '2026-12-25', soPortaAberta: undefined }) },
  notice({ texto: 'No Natal não fazemos entregas.', fechada: false, semEntregas: true }),
  notice({ texto: 'A 7 de dezembro fechamos.', de: '2026-12-07', ate: '2026-12-07', soPortaAberta: undefined }),
  { 'horario.voltam': [{ ...CHRISTMAS, horario: MORNING }] },
  ON_DUTY_TWICE,
  { ...ON_DUTY_TWICE, ...WITHOUT_URGENT, 'horario.chamada': undefined, 'farmacia.telefoneDeServico': 'porta' },
  { ...WITHOUT_URGENT, 'horario.chamada': undefined, 'horario.servico': { turnos: [{ de: '2026-12-24', fecha: '22:00', termina: '22:00' }], muda: '08:30' } },
  { ...OPEN_AS_USUAL, 'horario.voltam': [CHRISTMAS, { nome: 'Ano Novo', dia: '01/01', horario: MORNING }] },
  { 'horario.aberturas': UNTIL_MIDNIGHT, 'horario.servico': { turnos: [{ de: '2026-12-24' }], muda: '00:00' } },
  { ...WITHOUT_WHATSAPP, 'privacidade.destinatario': { whatsapp: OF_WHATSAPP, sms: 'SMS', email: 'E-mail' } },
  { ...ALWAYS_OPEN, 'horario.feriados': {}, 'pagina.abertura.lemaFechada': 'Toque à campainha.' },
  { ...ALWAYS_OPEN, 'pagina.abertura.lemaNoite': 'Porta fechada, luz acesa.', 'pagina.sobre.aberta': 'Sempre.' },
  { pagamentos: [{ nome: 'Multibanco', marca: 'multibanco' }] },
  { 'entregas.normal.descricao': 'De segunda a sexta, pedidos até às 17h; ao domingo, até às 12h.', 'entregas.normal.pedidos': { ate: '17:00' } },
  { 'horario.servico': { turnos: WINDOW, muda: '08:30', atende: 'toque à campainha' }, ...answer('De noite, toque à campainha.') },
  { ...NOBODY_ON_CALL, 'horario.disponibilidade': 'Das 20h às 9h, menos ao sábado, atende alguém.' },
  { ...CLOSED_IN_SUMMER, 'horario.epocas': [{ ...IN_SUMMER, aberturas: [] }], 'farmacia.epocasTelefone': [{ ...IN_SUMMER, aberturas: [] }] },
  { ...NO_SURCHARGE, ...notice({ texto: 'Fechados para obras até ao dia 10.', mostrar: '2026-11-25', ate: '2026-12-10' }) },
  notice({ texto: 'No dia 20 fechámos.', de: '2026-11-01', ate: '2026-11-21' }),
  notice({ texto: 'No dia 24 fechamos. Abrimos no dia 26, às 9h.', mostrar: '2026-12-01', de: '2026-12-24' }),
];

const AREIAS = {
  nome: 'Posto das Areias',
  morada: { rua: 'Cais', codigoPostal: '8009-998', localidade: 'Areias' },
  aberturas: [{ dias: ['segunda', 'quinta'], abre: '09:00', fecha: '13:00' }],
};
/** A field, what hours contradict in it, what they do not, and the hours. */
// biome-ignore format: a sentence a line
const SAID: [field: string, isNot: string, is: string, values?: Values][] = [
  ['privacidade.texto', policy('De segunda a sexta, das 9h às 19h.'), policy('De segunda a sexta, das 9h às 12h30.'), SUMMER],
  ['privacidade.texto', policy('Das 13h às 14h.'), policy('No verão, das 13h às 14h.'), SUMMER],
  ['pagina.sobre.aberta', 'Não fechamos ao almoço.', 'No verão não fechamos ao almoço.', SUMMER],
  ['pagina.sobre.aberta', 'No verão até à meia-noite.', 'No verão até às 23h, e ao domingo de manhã.', SUMMER],
  ['pagina.sobre.aberta', 'Ao fim de semana, só de manhã.', 'Ao sábado, só de manhã. Ao domingo descansamos.'],
  ['pagina.abertura.destaques[1]', 'Abertos ao sábado à tarde', 'Abertos ao sábado de manhã'],
  ['pagina.abertura.destaques[1]', 'Abertos à hora de almoço', 'No verão abertos à hora de almoço', SUMMER],
  ['perguntas[1].resposta', 'Ao domingo abrimos de manhã.', 'À segunda fechamos ao almoço. Ao sábado abrimos de manhã.'],
  ['perguntas[1].resposta', 'À segunda-feira, das 7h às 22h.', 'À sexta, das 20h às 21h, há quem atenda o telefone. São duas, uma por dia, das 9h às 9h.'],
  ['perguntas[1].resposta', 'Atendemos o telefone até às 22h.', 'Atendemos o telefone até às 21h.'],
  ['perguntas[1].resposta', 'Ao sábado fechamos das 11h às 12h, para almoço.', 'Fechamos para almoço e ao domingo.'],
  ['perguntas[1].resposta', 'Até às 23h, ligue.', 'Até às 22h, ligue, menos nos feriados.', ON_CALL],
  ['horario.disponibilidade', 'Todas as noites, das 20h às 23h, vem alguém.', 'Todas as noites, das 20h às 22h, vem alguém.', ON_CALL],
  ['horario.disponibilidade', 'De domingo a sexta, das 18h às 22h, vem alguém.', 'De domingo a sexta, das 20h às 22h, vem alguém.', ON_CALL],
  ['horario.disponibilidade', 'Vem alguém, também nos feriados.', 'Vem alguém, menos nos feriados.', ON_CALL],
  ['horario.disponibilidade', 'Todas as noites, das 20h às 22h, menos na noite de sábado, vem alguém.', 'Todas as noites, das 20h às 22h, menos no Natal, vem alguém.', ON_CALL],
  ['horario.disponibilidade', 'Todas as noites, das 19h às 22h, menos na noite de sábado, vem alguém.', 'Todas as noites, das 20h às 22h, menos na noite de domingo, vem alguém.', BUT_ON_SUNDAY],
  ['horario.disponibilidade', 'De serviço, a porta está aberta até à meia-noite.', 'De serviço, até às 22h com a porta aberta.', { 'horario.servico': { turnos: [{ de: '2026-12-24' }], muda: '08:30', fecha: '22:00' } }],
  ['perguntas[1].resposta', 'Todo o ano fechamos às 19h.', 'No verão fechamos às 23h. O café fecha às 18h.', SUMMER],
  ['perguntas[1].resposta', 'À segunda fechamos às 18h, sem parar.', 'À segunda fechamos às 12h45 e ao sábado às 12h30.'],
  ['perguntas[1].resposta', 'À segunda abrimos às 7h.', 'Abrimos às 8h30 à segunda e às 9h30 ao sábado. Os correios abrem às 7h.'],
  ['perguntas[1].resposta', 'Ao sábado não abrimos.', 'De segunda a sábado sim, ao domingo não abrimos. Ao sábado à tarde estamos fechados.'],
  ['perguntas[1].resposta', 'Ao domingo estamos sempre fechados.', 'Não abrimos ao domingo; no verão, sim.', SUMMER],
  ['perguntas[1].resposta', 'O pé diabético é à quinta.', 'O pé diabético é à terça. A feira é ao domingo. Um pé diabético dói, e à segunda mais. Na véspera de Natal fechamos às 13h.'],
  ['perguntas[1].resposta', 'O posto das Areias abre à sexta.', 'O posto das Areias abre à segunda e à quinta.', { 'farmacia.postos': [AREIAS] }],
  ['perguntas[1].resposta', 'À Culatra vamos à quinta.', 'À Culatra vamos à terça, e as encomendas são até segunda.', far({ freguesias: ['Culatra'] }, { nome: 'À ilha da Culatra', dias: ['terca'] })],
  ['perguntas[1].resposta', 'No inverno fechamos às 20h; no verão, às 20h.', 'Fechamos às 20h; no verão, às 23h.', SUMMER],
  ['perguntas[1].resposta', 'No dia de feira não fechamos ao almoço.', 'Em dia de feira, das 9h às 12h.', { 'horario.voltam': [{ nome: 'Dia de feira', de: '2026-12-10', repete: 14, horario: [...MORNING, { abre: '14:00', fecha: '18:00' }] }] }],
  ['perguntas[1].resposta', 'À segunda fechamos das 11h às 13h.', 'À segunda fechamos ao almoço, entre as 12h45 e as 14h15.'],
  ['perguntas[1].resposta', 'Às segundas, abrimos das 9h às 20h.', 'No dia de feira não fechamos ao almoço.', { 'horario.voltam': [{ nome: 'Dia de feira', de: '2026-12-10', repete: 14, horario: [{ abre: '08:00', fecha: '18:00' }] }] }],
  ['perguntas[1].resposta', 'No WhatsApp também ao domingo.', 'No WhatsApp também à segunda.', { 'farmacia.horarioWhatsapp': [EVENING] }],
  ['servicos[1].descricao', 'Também ao sábado.', 'À terça, das 9h às 10h.', { 'servicos[1].dias': ['terca'] }],
  ['horario.disponibilidade', 'Pelo postigo até às 3h.', 'Pelo postigo até às 2h. Da meia-noite às 2h, toque.', { 'horario.servico': AT_THE_WINDOW }],
  ['entregas.normal.descricao', 'Todas as tardes, de segunda a sexta.', 'Às terças à tarde. Ligue até às 12h. Diga o nome da quinta. Levamos a segunda via às aldeias e nas quintas.', TWICE_A_WEEK],
  ['farmacia.comodidades', 'Entregamos todos os dias', 'Entregamos à terça e à quarta', TWICE_A_WEEK],
  ['pagina.abertura.destaques[1]', 'Entregas até às 23h', 'Entregas até às 22h', { 'entregas.outras': [], 'entregas.horario': [EVENINGS], 'entregas.epocas': [NEW_YEAR] }],
  ['pagina.abertura.destaques[1]', 'Ao sábado não fechamos ao almoço', 'Sem fechar ao almoço nos dias úteis', { ...WITHOUT_URGENT, 'privacidade.texto': POLICY, 'horario.aberturas': BREAK_ON_SATURDAY }],
  ['pagina.abertura.destaques[1]', 'Entrega todo o ano', 'No verão, entrega todos os dias', ONLY_IN_SUMMER],
];

const FROM_FIVE = { das: '17:00', as: '24:00' };
const FROM_TEN = { fechada: false, horario: [{ abre: '10:00', fecha: '20:00' }] };
/** Of notices of a day: what their days and hours contradict, what they do not, the day, and what the notice does. */
// biome-ignore format: two notices a line
const SAID_IN_NOTICES: [isNot: string, is: string, isoDay: string, change: object][] = [
  ['Na sexta, 4 de dezembro, fechamos às 18h.', 'Na sexta, 4 de dezembro, fechamos às 17h. Até às 22h, toque à campainha.', '2026-12-04', FROM_FIVE],
  ['No dia 5 fechamos às 17h.', 'Fechamos às 17h, e não às 20h. Às 19h30 há rastreio no largo.', '2026-12-04', FROM_FIVE],
  ['Na quinta encerramos às 17h.', 'Encerramos às 17h, em vez das 20h. Na segunda, dia 7, abrimos às 8h30.', '2026-12-04', FROM_FIVE],
  ['A porta fecha às 17h.', 'Fechamos as inscrições às 17h. A rua está fechada ao trânsito.', '2026-12-04', {}],
  ['A 4 de dezembro estamos fechados.', 'A 4 de dezembro fechamos mais cedo. O banco fecha no dia 5.', '2026-12-04', FROM_FIVE],
  ['De 5 a 9 de dezembro estamos fechados.', 'De 4 a 9 de dezembro estamos fechados. Voltamos a 10.', '2026-12-04', {}],
  ['Hoje só abrimos às 11h.', 'Hoje só abrimos às 10h, até às 20h, sem fechar ao almoço.', '2026-12-04', FROM_TEN],
  ['Fechamos das 14h às 16h.', 'Fechamos das 15h às 16h, e a campainha também.', '2026-12-04', { das: '15:00', as: '16:00' }],
];

describe('what only the pharmacy knows is asked about, and stops nothing', () => {
  const textOf = (one: Finding) => `${one.level} ${one.field}: ${clauseInFile(one)}`;
  const found = (values: Values, isoDay?: string) => ownFindings(values, isoDay).map(textOf);
  const settling = (asked: Finding[]) => ({ confirmado: asked.flatMap(({ settledBy = [] }) => settledBy) });

  test.each(ASKED)('and no more once it is settled: %s', (finding, values, isoDay) => {
    const asked = ownFindings(values, isoDay);
    expect(asked.map(textOf)).toEqual([expect.stringMatching(finding.source.replace('^', '^asked '))]);
    expect(asked.map(textOf)[0], 'so that «Está certo» answers it').toContain('?');
    expect(found({ ...values, ...settling(asked) }, isoDay)).toEqual([]);
  });

  test.each(SAID)(
    'and of %s what its hours contradict, but not what they do not: %s %s',
    (field, isNot, is, values) => {
      const asked = (text: string) =>
        found({ ...NO_SURCHARGE, ...answer('…'), ...values, [field]: field.endsWith('comodidades') ? [text] : text });
      const said = (text: string) => asked(text).filter((one) => one.includes(': diz «'));
      expect(said(isNot)).toHaveLength(1);
      expect(said(is)).toEqual([]);
    },
  );

  test.each(SAID_IN_NOTICES)('and of a notice: «%s», but not: «%s»', (isNot, is, de, change) => {
    const asked = (texto: string) => found({ ...NO_SURCHARGE, ...notice({ texto, de, ate: de, ...change }) });
    expect(asked(isNot)).toEqual([
      expect.stringMatching(/^asked \[1\]\.texto: diz «.+», e .+ são outr[ao]s: é assim\?/),
    ]);
    expect(asked(is)).toEqual([]);
  });

  test.each(DECEMBER)('%s', (finding, values) => {
    const asked = found({ ...NO_SURCHARGE, ...values }, '2026-12-01');
    expect(asked).toContainEqual(expect.stringMatching(finding.source.replace('^', '^asked ')));
    expect(found(values, '2026-11-30')).toEqual([]);
  });

  // biome-ignore format: a case a line
  test.each<[string, Values, Values, string, string]>([
    ['of another value', { 'servicos[1].dias': ['domingo'] }, { 'servicos[1].dias': ['domingo', 'sabado'] }, '2026-11-22', '2026-11-22'],
    ['of another item', { 'servicos[1].dias': ['domingo'] }, { 'servicos[1].nome': 'Tensão' }, '2026-11-22', '2026-11-22'],
    ['next year', NO_SURCHARGE, NO_SURCHARGE, '2027-09-01', '2028-09-01'],
  ])('and again %s than the one that is settled', (_what, before, change, isoDay, later) => {
    const settled = { ...before, ...settling(ownFindings(before, isoDay)) };
    expect(found(settled, isoDay)).toEqual([]);
    expect(found({ ...settled, ...change }, later)).not.toEqual([]);
  });

  test('of a sentence alone, and no more where another one changes', () => {
    const settled = settling(ownFindings(answer('À segunda-feira, das 7h às 22h. Não vendemos dados.')));
    expect(settled.confirmado.map(({ valor }) => valor)).toEqual(['À segunda-feira, das 7h às 22h']);
    expect(found({ ...settled, ...answer('À segunda-feira, das 7h às 22h. Nunca vendemos dados.') })).toEqual([]);
  });

  test('of days in brackets once for all, also after the first of them', () => {
    expect(found({ ...SUNDAYS, ...settling(ownFindings(SUNDAYS)) }, '2027-03-29')).toEqual([]);
  });

  test('and all of the demonstration’s values can be settled, also after one of a list is changed', () => {
    const asked = (values: Values) => findings(DEMONSTRATION, values).filter(({ level }) => level === 'asked');
    const changes = { 'perguntas[2].resposta': 'Hoje.', slogans: ['A.', 'B.', 'C.'] };
    expect(asked({ ...settling(asked({})), ...changes })).toEqual([]);
  });

  test.each(FINE)('but nothing of what is so: %j', (values) => {
    expect(found(values)).toEqual([]);
  });
});

describe('what the law asks of a text', () => {
  const found = (values: Values) => {
    const lawless = ownFindings(values).filter(({ level }) => level === 'law');
    return lawless.map((finding) => clauseInFile(finding).replaceAll('\u00a0', ' '));
  };

  test.each<[missing: string, values: Values]>([
    [
      'o número 249 000 000 não diz ao lado quanto custa, «Chamada para a rede fixa nacional»',
      answer('Ligue 249 000 000.'),
    ],
    ['o número 910000000 não diz', answer('910000000 (Chamada para a rede fixa nacional)')],
    ['o número 707 200 200 não diz', answer('Ligue 707 200 200')],
    ['o número 760 100 100 não diz', answer('Ou 300 500 600 (custo de uma chamada).\n\nOu 760 100 100')],
    ['a plataforma europeia ODR', { 'farmacia.ligacoes.litigios.url': 'https://ec.europa.eu/consumers/odr' }],
    ...['denominacao', 'email', 'alojamento', 'encarregado', 'https://www.cnpd.pt'].map((name): [string, Values] => [
      'falta «',
      { 'privacidade.texto': POLICY.replace(new RegExp(`\\{?[\\w.]*${name}\\}?`), '…') },
    ]),
  ])('is told where it does not keep it: %s', (missing, values) => {
    expect(found(values)).toEqual([expect.stringContaining(missing)]);
  });

  test.each<[what: string, values: Values]>([
    ['a number with its cost', answer('Ligue 249\u00a0000 000 (chamada para a rede fixa nacional).')],
    ['an address with a number', answer('[Ligar](tel:+351249000000), https://exemplo.pt/249000000')],
    ["a sole owner's tax number", { 'farmacia.empresa.nipc': '249000007', ...answer('NIF 249000007') }],
    ['a policy with all of it', { 'privacidade.texto': POLICY }],
    ['the short address of the authority', { 'privacidade.texto': POLICY.replace('www.', '') }],
  ])('is not asked again of %s', (_what, values) => {
    expect(found(values)).toEqual([]);
  });
});
