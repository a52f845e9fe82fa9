import { expect, test } from 'vitest';
import { WEEK } from '../opening/week.ts';
import { deliveryArea, deliveryKinds, deliveryLine, deliveryPlaces, timesOf } from './delivery.ts';
import { loadPharmacy } from './load.ts';
import { pharmacyOf } from './pharmacy.ts';

// biome-ignore format: one pharmacy a line
test.each([
  ['demonstracao', 'Entregamos na freguesia, em todo o concelho de Vila Exemplo da Ribeira e nos concelhos vizinhos: Abrantes, Tomar, Chamusca, Torres Novas, Constância, Entroncamento e Golegã.'],
  ['serra', 'Vamos ao concelho de Vale de Penhas e aos vizinhos: Manteigas e Gouveia. Pelo correio (todo o país).'],
  ['litoral', 'Entregamos em todo o nosso concelho (Gaivotas do Mar).'],
])('of %s one reads where home delivery is asked for: «%s»', (pharmacy, line) => {
  expect(deliveryLine(loadPharmacy(`exemplos/${pharmacy}`)).replaceAll('\u00a0', ' ')).toBe(line);
});

/** An example with other deliveries. */
function withDeliveries(change: object, name = 'demonstracao') {
  const { entregas, ...content } = loadPharmacy(`exemplos/${name}`);
  return pharmacyOf({ ...content, entregas: { ...entregas, ...change } });
}

test('the area is said in the owner’s own words, or with the own municipality before its neighbours', () => {
  const area = 'Entregamos só na freguesia.';
  expect(deliveryArea(withDeliveries({ area }, 'litoral'))).toBe(area);
  const { pagina, ...pharmacy } = loadPharmacy('exemplos/serra');
  const servicos = { ...pagina.servicos, entregaArea: '' };
  expect(deliveryArea({ ...pharmacy, pagina: { ...pagina, servicos } })).toBe('Vale de Penhas, Manteigas e Gouveia.');
});

test('where a delivery says its own times, none are said of all: the others say theirs', () => {
  const { normal } = loadPharmacy('exemplos/demonstracao').entregas;
  const timesOfEach = (change: object) => {
    const { deliveryTimes, deliveries } = withDeliveries({ feriados: 'fechada', normal: { ...normal, ...change } });
    return [deliveryTimes, ...deliveries.map(({ times }) => times)].map((times) => times.split(',')[0]);
  };
  expect(timesOfEach({ horario: HOURS })).toEqual(['', 'terça', 'sempre que estamos abertos']);
  expect(timesOfEach({})).toEqual(['sempre que estamos abertos', '', '']);
});

test('what goes by post is not said to go at the hours of those who deliver, nor on a day that the door is open', () => {
  const kinds = deliveryKinds(withDeliveries({ horario: HOURS }, 'serra'));
  expect(kinds.map(({ terms }) => /9h\sàs\s12h/.test(terms))).toEqual([false, true, false]);
  expect(kinds[2]?.week).toEqual({ hours: [] });
});

test('each delivery comes with its price, its days and what it does not take, to choose one', () => {
  const kindsOf = (pharmacy: string) => JSON.stringify(deliveryKinds(loadPharmacy(pharmacy))).replaceAll('\u00a0', ' ');
  expect(kindsOf('exemplos/demonstracao')).toMatch(
    /"name":"Entrega urgente","price":"2,90 €","fee":"2,90 €","week":\{"hours":\[\{"days":\[0,1,2,3,4\],"from":"09:00","to":"19:00"\}.+"hasDoorHours":"always","apart":\{"2026-12-01":\[\{"from":"09:00","to":"13:00"\}\].+"terms":"No próprio dia"\}\]$/,
  );
  expect(kindsOf('exemplos/serra')).toMatch(
    /"week":\{"hours":\[\{"days":\[1,4\],"from":"14:30","to":"18:00"\}\]\},"apart":\{[^}]+\},"orders":\{"ate":"12:00","vespera":false\},"terms":"No dia da volta, até às 18h · pedidos até às 12h · terça e sexta, 14h30 às 18h, exceto nos feriados, salvo aviso em contrário".+"Em três dias úteis","limit":"Sem medicamentos"/,
  );
  expect(deliveryKinds(loadPharmacy('exemplos/litoral'))).toHaveLength(1);
  expect(deliveryKinds(withDeliveries({ faz: false }))).toEqual([]);
});

// Deliveries of the mountain's are on Tuesdays and Fridays, from 14:30 on; the door closes on holidays.
const DAY = { nome: 'Dia', vesperas: false };
// biome-ignore format: one case a line
test.each<[string, object, string[]]>([
  ['a holiday', {}, ['12-01: -', '12-08: -', '12-25: -']],
  ['no holiday on which it says so', { feriados: 'normal' }, []],
  ['but one of each year on which the door stays closed', { feriados: 'normal', voltam: [{ ...DAY, dia: '25/12', horario: [] }] }, ['12-25: -']],
  ['a day of each year without those hours', { voltam: [{ ...DAY, dia: '22/12', horario: [] }] }, ['12-01: -', '12-08: -', '12-22: -', '12-25: -']],
  ['the rest of one with a part of them', { voltam: [{ ...DAY, dia: '22/12', horario: [{ abre: '09:00', fecha: '15:00' }] }] }, ['12-01: -', '12-08: -', '12-22: 14:30–15:00', '12-25: -']],
])(
  'the form knows when a delivery of certain days is not made: %s',
  (_, { feriados, ...more }: { feriados?: 'normal' }, days) => {
    const { entregas, horario, ...pharmacy } = loadPharmacy('exemplos/serra');
    const normal = { ...entregas.normal, feriados };
    const changed = pharmacyOf({ ...pharmacy, entregas: { ...entregas, normal }, horario: { ...horario, ...more } }, '2026-11-23');
    const [round] = deliveryKinds(changed);
    const cut = Object.entries(round?.apart ?? {}).filter(([day]) => day < '2027');
    const textOf = (periods: (typeof cut)[number][1]) => periods.map(({ from, to }) => `${from}–${to}`).join() || '-';
    expect(cut.map(([day, periods]) => `${day.slice(5)}: ${textOf(periods)}`)).toEqual(days);
    expect(Object.keys(round?.apart ?? {}).some((day) => day > '2028'), 'for two years').toBe(days.includes('12-08: -'));
  },
);

// biome-ignore format: one delivery a line
test.each([
  [{}, ''],
  [{ todoOPais: true }, 'todo o país'],
  [{ continente: true, ilhas: true, estrangeiro: true }, 'Portugal continental, Madeira e Açores e estrangeiro'],
  [{ concelhos: ['Horta'] }, 'concelho: Horta'],
  [{ concelhos: ['Horta', 'Velas'], freguesias: ['Até 10 km'] }, 'concelhos: Horta e Velas; Até 10 km'],
])('a delivery that goes elsewhere than the others says where: %j', (written, text) => {
  const { normal } = loadPharmacy('exemplos/demonstracao').entregas;
  const wide = { todoOPais: false, continente: false, ilhas: false, estrangeiro: false };
  const nowhere = { ...wide, concelhos: [], freguesias: [] };
  const onde = Object.keys(written).length > 0 ? { onde: { ...nowhere, ...written } } : {};
  expect(deliveryPlaces({ ...normal, ...onde })).toBe(text);
});

// biome-ignore format: one delivery a line
test.each([
  [{ preco: undefined }, '"price":"Preço a combinar"'],
  [{ preco: 300, gratisDesde: 2500, gratisDesdeSemReceita: 5000 }, '"price":"3,00 €, grátis em compras a partir de 25,00 € ou, sem receita médica, de 50,00 €"'],
  [{ pedidos: { ate: '17:00', vespera: false, sabado: '12:00' } }, '"orders":{"ate":"17:00","vespera":false,"sabado":"12:00"},"terms":"Até 48 horas · pedidos até às 17h; ao sábado, até às 12h · terça, 9h às 12h'],
  [{ pedidos: { ate: '18:30', vespera: true } }, '"terms":"Até 48 horas · pedidos até às 18h30 da véspera · terça, 9h às 12h'],
  [{ semReceita: true }, '"limit":"Só o que não precisa de receita médica"'],
  [{ semReceita: true, semMedicamentos: true }, '"limit":"Sem medicamentos"'],
  [{ prazo: 'A combinar por telefone' }, '"week":{"hours":[]},"terms":"A combinar por telefone"'],
])('a delivery says its price, until when one asks for it and what it does not take: %j', (terms, text) => {
  const { normal } = loadPharmacy('exemplos/demonstracao').entregas;
  const kinds = deliveryKinds(withDeliveries({ horario: HOURS, normal: { ...normal, ...terms } }));
  expect(JSON.stringify(kinds).replaceAll('\u00a0', ' ')).toContain(text);
});

const HOURS = [{ dias: ['terca' as const], abre: '09:00', fecha: '12:00' }];
const AFTERNOON = [{ dias: ['terca' as const], abre: '15:00', fecha: '18:00' }];
const ALL_DAY = [{ dias: [...WEEK], abre: '00:00', fecha: '24:00' }];
const SUMMER = { nome: 'Verão', de: '01/07', ate: '31/08', aberturas: HOURS };
const EVE = [{ nome: 'Véspera de Natal', dia: '24/12', vesperas: false, horario: [{ abre: '09:00', fecha: '13:00' }] }];
const OWN = { regime: 'proprio' as const, horario: [{ abre: '10:00', fecha: '13:00' }] };

// The door, unless it is given: closed on holidays, and no days that come back.
// biome-ignore format: a time a line
test.each<[string, Parameters<typeof timesOf>[0], string, object?]>([
  ['on a day without hours', { dias: ['terca'] }, 'terça, exceto nos feriados, salvo aviso em contrário'],
  ['in its own rhythm', { vezes: 'uma vez por mês' }, 'uma vez por mês, exceto nos feriados, salvo aviso em contrário'],
  ['in hours, on holidays too', { horario: HOURS }, 'terça, 9h às 12h, salvo aviso em contrário', { feriados: {} }],
  ['at hours at which the door is never open on holidays', { horario: AFTERNOON }, 'terça, 15h às 18h, exceto nos feriados, salvo aviso em contrário', { feriados: OWN }],
  ['as the door on days that come back', { horario: HOURS }, 'terça, 9h às 12h, exceto nos feriados; nos dias com outras horas só com a porta aberta, salvo aviso em contrário', { voltam: EVE }],
  ['as the door on both', { dias: ['terca'] }, 'terça; nos feriados e nos dias com outras horas só com a porta aberta, salvo aviso em contrário', { feriados: OWN, voltam: EVE }],
  ['at every hour, whatever the door does', { horario: ALL_DAY }, 'segunda a domingo, 24 horas, salvo aviso em contrário', { voltam: EVE }],
  ['on holidays too, with the door closed', { horario: HOURS, feriados: 'normal' }, 'terça, 9h às 12h, também nos feriados, salvo aviso em contrário'],
  ['not on holidays, with the door open', { feriados: 'fechada' }, 'sempre que estamos abertos, exceto nos feriados, salvo aviso em contrário', { feriados: {} }],
  ['at other hours in a season', { horario: HOURS, epocas: [SUMMER] }, 'terça, 9h às 12h · Verão, de 1 de julho a 31 de agosto, terça: 9h às 12h, salvo aviso em contrário', { feriados: {} }],
  ['not in a season without hours', { horario: HOURS, epocas: [{ ...SUMMER, nome: 'Férias', aberturas: [] }] }, 'terça, 9h às 12h, exceto nos feriados e de 1 de julho a 31 de agosto (Férias), salvo aviso em contrário'],
  ['on holidays, but not in one', { horario: HOURS, feriados: 'normal', epocas: [{ ...SUMMER, ate: '31/07', aberturas: [] }] }, 'terça, 9h às 12h, também nos feriados, exceto de 1 a 31 de julho (Verão), salvo aviso em contrário'],
  ['whenever the pharmacy is open', {}, '', { voltam: EVE }],
])('a delivery is made %s', (_, delivery, text, door = {}) => {
  const pharmacy = loadPharmacy('exemplos/demonstracao');
  const feriados = { regime: 'fechada' as const, horario: [] };
  const horario = { ...pharmacy.horario, feriados, ...door };
  expect(timesOf(delivery, { ...pharmacy, horario }).replaceAll('\u00a0', ' ')).toBe(text);
});

// biome-ignore format: one place a line
test.each([
  ['a locker, reached on holidays too', { feriados: 'normal' as const }, 'terça, 9h às 12h, também nos feriados'],
  ['the drive-in', {}, 'terça, 9h às 12h, exceto nos feriados; nos dias com outras horas só com a porta aberta'],
])('a place to collect has the door’s other days unless it says its own holidays: %s', (_, apart, text) => {
  const { entregas, horario, ...pharmacy } = loadPharmacy('exemplos/demonstracao');
  const levantar = [{ nome: 'Ali', descricao: '', horario: HOURS, epocas: [], ...apart }];
  const feriados = { regime: 'fechada' as const, horario: [] };
  const content = { ...pharmacy, entregas: { ...entregas, levantar }, horario: { ...horario, feriados, voltam: EVE } };
  const [way] = pharmacyOf(content).collections;
  expect(way?.times.replaceAll('\u00a0', ' ')).toBe(`${text}, salvo aviso em contrário`);
});
