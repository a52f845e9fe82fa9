import { expect, test } from 'vitest';
import { OWN, POLICY, withValues } from '../../../tests/pharmacy-copy.ts';
import { CALL_COSTS } from '../../contact/words.ts';
import { WEEK } from '../../opening/week.ts';
import { check } from '../check.ts';
import { clauseInFile } from '../mistakes/mistakes.ts';

const FOLDER = 'tests/second-pharmacy';
const TODAY = '2026-11-22';

const CLOSED = { id: 'a', de: '2026-12-01', ate: '2026-12-24', tipo: 'normal', texto: 'Dias 1 a 24.', fechada: true };
const MORNING = [{ abre: '09:00', fecha: '13:00' }];
const AZORES = {
  'farmacia.coordenadas': { latitude: 38.65, longitude: -27.21 },
  'farmacia.morada.codigoPostal': '9700-100',
  'farmacia.concelho': 'Angra do Heroísmo',
  'farmacia.morada.distrito': 'Ilha Terceira',
};
const rented = (prices: object) => ({ aluguer: [{ id: 'a', nome: 'A', ...prices }] });
/** Open on every day at these hours. */
const openAt = (...periods: [abre: string, fecha: string][]) => ({
  'horario.aberturas': periods.map(([abre, fecha]) => ({ dias: [...WEEK], abre, fecha })),
  'horario.servico': {},
  'horario.acrescimo': undefined,
});
const ALL_DAY = openAt(['00:00', '24:00']);
const phone = (numero: string, custo: string) => ({ 'farmacia.outrosTelefones': [{ nome: 'Loja', numero, custo }] });
const owner = (empresa: object) => ({ 'farmacia.empresa': empresa });

const HOLY_HOUSE = {
  forma: 'ipss',
  denominacao: 'Santa Casa da Misericórdia de Salinas',
  nipc: '510000002',
  conservatoria: 'Segurança Social, livro das Misericórdias, n.º 77/1902',
};
const COOPERATIVE = { ...HOLY_HOUSE, forma: 'cooperativa', denominacao: 'Cooperativa do Sal, C.R.L.' };

const EVENING = { dias: ['segunda'], abre: '20:00', fecha: '22:00' };
/** The number of the counter alone, which is answered on weekdays until nine. */
const telephones = (more: object) => ({ 'farmacia.telefones': { geral: '289000001', whatsapp: '960000002', ...more } });

const page = (field: string, text: unknown) => ({ [`pagina.${field}`]: text });
const AFTER_HOURS = 'Se não pode esperar, ligue primeiro para o nosso número de fora do horário.';
const asks = (resposta: string) => ({ perguntas: [{ pergunta: 'Quem está de serviço?', resposta }] });
/** Without hours of its own the telephone is answered while the door is open. */
const policy = (hours: string) => ({
  'farmacia.horarioTelefone': [],
  'privacidade.texto': `${POLICY} Fale connosco ${hours}.`,
});

/** The field where a change is refused, and the change. */
// biome-ignore format: a case a line
const CONTRADICTIONS: [field: string, values: Record<string, unknown>][] = [
  ['feriados.regime', { ...ALL_DAY, 'horario.feriados': { regime: 'fechada' } }],
  ['acrescimo', { ...ALL_DAY, 'horario.acrescimo': 'Mais 2,50 €.', 'horario.feriados': { regime: 'normal' } }],
  ['morada.codigoPostal', { 'farmacia.morada.codigoPostal': '9000-001' }],
  ['concelhos[1]', { 'entregas.concelhos': ['Tavira'] }],
  ['empresa.capitalSocial', owner({ ...HOLY_HOUSE, forma: undefined })],
  ['empresa.conservatoria', owner({ ...HOLY_HOUSE, conservatoria: undefined })],
  ['empresa.conservatoria', owner({ ...COOPERATIVE, conservatoria: undefined })],
  ['outrosTelefones[1].custo', phone('289000009', 'Grátis')],
  ['outrosTelefones[1].custo', phone('910000009', 'Chamada local')],
  ['[1].precoDia', rented({ precoDia: 300, precoSemana: 200 })],
  ['[1].precoDia', rented({ precoSemana: 900, precoMes: 800 })],
  ['[1].mostrar', { avisos: [{ ...CLOSED, mostrar: '2026-12-02' }] }],
  ['[2].horario', { avisos: [CLOSED, { ...CLOSED, id: 'b', de: '2026-12-24', fechada: false, horario: MORNING }] }],
  ['telefones.deChamada', { 'farmacia.telefones': { geral: '289000001', whatsapp: '960000002', deChamada: true }, 'horario.chamada': undefined }],
  ['horarioTelefone', telephones({ urgencia: '289000001' })],
  ['telefoneDeServico', { ...telephones({ urgencia: '289000001' }), 'farmacia.horarioTelefone': [], 'farmacia.telefoneDeServico': 'porta' }],
  ['horarioTelefone', { ...telephones({}), 'horario.chamada': { horario: [EVENING] } }],
  ['epocasTelefone', { 'farmacia.horarioTelefone': [], 'farmacia.epocasTelefone': [{ nome: 'Verão', de: '01/07', ate: '31/08', aberturas: [EVENING] }] }],
  ['noutrasLinguas[1].lingua', { 'farmacia.noutrasLinguas': [{ lingua: 'de', pontos: ['Mit Rampe.'] }] }],
  ['noutrasLinguas[1].lingua', { 'farmacia.ingles': false }],
  ['texto', policy('de segunda a sexta, das 8h30 às 19h')],
  ['texto', policy('ao sábado, das 9h30 às 12h30, e à segunda-feira, das 14h15 às 21h')],
  ['sobre.aberta', page('sobre.aberta', 'À sexta, das 14h15 às 20h30.')],
  ['sobre.abertaTitulo', page('sobre.abertaTitulo', 'Abertos todos os dias')],
  ['sobre.aberta', page('sobre.aberta', 'Ao fim de semana, só de manhã.')],
  ['sobre.abertaTitulo', page('sobre.abertaTitulo', 'Abertos 24 horas')],
  ['[1].resposta', asks('Estamos abertos 24 horas por dia.')],
  ['descricao', page('descricao', 'Vacinas e aluguer de camas.')],
  ['abertura.destaques[1]', { ...page('abertura.destaques', ['Entregas ao domicílio']), 'entregas.faz': false }],
  ['[1].resposta', asks('Veja «Farmácias de serviço no concelho».')],
  ['[1].resposta', { ...asks(AFTER_HOURS), ...telephones({}), 'farmacia.horarioTelefone': [], 'horario.chamada': undefined }],
  ['texto', { 'privacidade.texto': `${POLICY} De cada entrega em casa registamos o medicamento.`, 'entregas.faz': false }],
  ['texto', { 'privacidade.texto': `${POLICY} Só o nome e a morada, que não se pede a quem escolhe vir buscar.`, 'entregas.faz': false }],
];

const found = (values: Record<string, unknown>) =>
  check({ folder: FOLDER, isoDay: TODAY, instead: withValues(FOLDER, { ...OWN, ...values }) });

test.each(CONTRADICTIONS)('two fields that cannot both be right are refused at %s: %j', (field, values) => {
  const refused = found(values).filter(({ level }) => level !== 'asked');
  expect(refused.map((finding) => finding.field)).toEqual([field]);
  expect(refused.map(clauseInFile)[0]).toMatch(/^[^{}]+; esperam?-se [^{}]+$/);
  // Of one group the schema names the field.
  if (refused[0]?.level === 'untrue')
    expect(refused.map(clauseInFile)[0]).toMatch(/ \(\S+, linha \d+(, campo «[^»]+»)?\); esperam?-se/);
});

test('a sentence is quoted as the owner wrote it, with its line', () => {
  const [refused] = found({ 'privacidade.texto': `${POLICY}\n\nSó à terça-feira, das 9h às 21h30.` });
  expect(refused && clauseInFile(refused)).toMatch(
    /^diz «Só à terça-feira, das 9h às 21h30», e as horas dizem outra coisa .+; esperam-se horas em que abre$/,
  );
  expect(refused?.line).toBe((found({ 'privacidade.texto': '' })[0]?.line ?? 0) + 2);
});

// biome-ignore format: a case a line
test.each([
  ['a pharmacy on an island', AZORES],
  ['the cost of a call, in the words of the law', phone('289000009', CALL_COSTS.fixa)],
  ['a Misericórdia', owner(HOLY_HOUSE)],
  ['a cooperative that says its capital', owner({ ...COOPERATIVE, capitalSocial: '2 500,00 €' })],
  ['a sole owner', owner({ denominacao: 'Ana Sal', nipc: '123456789' })],
  ['no rentals, and says so', page('descricao', 'Vacinas. Não alugamos camas nem as entregamos em casa.')],
  [
    'a question about deliveries',
    { perguntas: [{ pergunta: 'Entregam ou levam entregas a casa?', resposta: 'Não.' }], 'entregas.faz': false },
  ],
  ['another pharmacy that never closes', asks('A do hospital está aberta 24 horas.')],
  ['rentals among the services', { ...page('descricao', 'Aluguer.'), 'servicos[1].descricao': 'Aluguer de camas.' }],
  ['hours within its own', policy('de segunda a sexta, das 9h às 12h e das 15h às 18h, e aos sábados, das 10h às 12h')],
  ['hours of the telephone in the policy', { ...telephones({}), ...policy('à segunda, das 20h às 22h'), 'farmacia.horarioTelefone': [EVENING] }],
  ['a call within the hours of the telephone', { ...telephones({}), 'horario.chamada': { horario: [{ ...EVENING, fecha: '21:00' }] } }],
  ['another number on call', { ...telephones({ urgencia: '930000003' }), 'horario.chamada': { sempre: true } }],
  ['a text in the language of the counter', { 'farmacia.linguas': ['alemão'], 'farmacia.noutrasLinguas': [{ lingua: 'de', pontos: ['Mit Rampe.'] }] }],
  ['no hours yet', { ...openAt(), 'horario.chamada': {}, ...page('sobre.aberta', 'Abertos todos os dias.') }],
  ['a number for outside the hours, and says so', { ...asks(AFTER_HOURS), ...telephones({ urgencia: '930000003' }) }],
  ['holidays like others', { ...ALL_DAY, 'horario.feriados': { regime: 'normal', municipal: '24/06' } }],
])('and nothing is refused of %s', (_name, values) => {
  expect(found(values).filter(({ level }) => level !== 'asked')).toEqual([]);
});
