import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadPharmacy } from '../pharmacy/load.ts';
import { pharmacyOf } from '../pharmacy/pharmacy.ts';
import { OtherLanguages } from './OtherLanguages.tsx';

const content = loadPharmacy('exemplos/demonstracao');

/** The items of the English fold of the demonstration, where it has this beside its hours. */
function itemsWith(more: Partial<typeof content.horario>, builtOn?: string): string[] {
  const pharmacy = pharmacyOf({ ...content, horario: { ...content.horario, ...more } }, builtOn);
  return renderToStaticMarkup(createElement(OtherLanguages, { pharmacy })).split('<li');
}

const textOf = (pharmacy: ReturnType<typeof pharmacyOf>) =>
  renderToStaticMarkup(createElement(OtherLanguages, { pharmacy }));

const TURN = { de: '2026-12-01', modo: 'chamada' as const };

test('who comes when called only in turns of duty has the number beside these', () => {
  const { chamada, servico } = content.horario;
  const inTurns = { ...servico, turnos: [TURN] };
  const numbers = (more: Partial<typeof content.horario>) =>
    itemsWith(more).flatMap((item) =>
      item.includes('tel:+351911222333') ? [item.match(/strong>(.*?): </)?.[1]?.replaceAll('\u00a0', ' ')] : [],
    );
  const called = { ...chamada, numero: '911222333' };
  expect(numbers({ chamada: called, servico: inTurns })).toEqual(['On duty · On call']);
  expect(numbers({ chamada: { ...called, sempre: true }, servico: inTurns })).toEqual(['On call']);
  expect(numbers({ chamada: called })).toEqual([]);
});

test.each([
  ['with the hour of the door', { fecha: '22:00' }, {}, '; door open until 22:00'],
  ['with its own end', {}, { termina: '22:00' }, '; until 22:00'],
  ['on call', { fecha: '24:00' }, { modo: 'chamada' as const }, '; door open until midnight'],
  ['alone', {}, {}, ''],
])('a turn of duty is said %s', (_, duty, turn, text) => {
  const turnos = [{ de: '2099-12-01', ...turn }];
  const items = itemsWith({ servico: { ...content.horario.servico, ...duty, turnos } }, '2099-11-28');
  const item = items.find((it) => it.includes('1 December 2099'));
  expect(item?.replace(/<.?span.*?>|<!--.*?-->/g, '')).toMatch(new RegExp(`2099${text}[<;]`));
});

// biome-ignore format: one case a line
test.each([
  [{}, ['true', 'false']],
  [{ servico: { ...content.horario.servico, turnos: [{ de: '2099-12-01' }] } }, ['true', 'duty', 'false']],
  [{ servico: { ...content.horario.servico, turnos: [{ ...TURN, modo: 'postigo' as const }] } }, ['true', 'window', 'false']],
  [{ chamada: { ...content.horario.chamada, sempre: true } }, ['true', 'false call', 'false']],
])('whether one is served now is said by the ways that there are: %j', (more, states) => {
  const text = itemsWith(more).join();
  expect([...text.matchAll(/<strong data-while="([^"]+)" hidden/g)].map(([, state]) => state)).toEqual(states);
});

test('the next days that come every so many days are marked, for a script to say them anew', () => {
  const special = { nome: 'Sábados alternados', de: '2099-12-05', repete: 14, vesperas: false, horario: [] };
  expect(itemsWith({ voltam: [special] }).join()).toContain(
    '<span data-turns="Sábados alternados">5 December 2099, 19 December 2099, ',
  );
});

test('what one does at a closed door stands before the number of the shop', () => {
  const text = itemsWith({ chamada: { ...content.horario.chamada, sempre: true, numero: '1400' } }).join();
  const [called, outside, shop] = ['tel:1400', 'your medicine cannot wait', 'Telephone'].map((it) => text.indexOf(it));
  expect([called, outside, shop]).toEqual([called, outside, shop].toSorted((a = 0, b = 0) => a - b));
  expect(called).toBeGreaterThan(0);
});

const PLACES = { lisbon: -8.32101, madeira: -16.9, pico: -28.52534 };

test.each([
  ['on the mainland', PLACES.lisbon, 'extra, but not for a prescription issued that day or the day before.'],
  ['in Madeira', PLACES.madeira, 'up to €2.50 extra.'],
  ['in the Azores', PLACES.pico, 'extra, but not for medicines on prescription.'],
])('what a night costs is said by the rule that holds %s', (_, longitude, rule) => {
  const farmacia = { ...content.farmacia, coordenadas: { ...content.farmacia.coordenadas, longitude } };
  expect(textOf(pharmacyOf({ ...content, farmacia }))).toContain(rule);
});

test('the health line of a region is said where the pharmacy gives its number', () => {
  const lineOf = (numero: string) => {
    const socorro = [{ texto: 'Dúvidas de saúde', numero, custo: 'grátis', gratis: true }];
    return textOf(pharmacyOf({ ...content, pagina: { ...content.pagina, socorro } }));
  };
  expect(lineOf('808 24 60 24')).toContain('Azores health line ');
  expect(lineOf('800 24 24 20')).toContain('Madeira health line (SRS 24) ');
  expect(lineOf('800 00 00 00')).not.toContain('In an emergency');
});

test('a telephone with hours of its own says what it does on holidays that have others', () => {
  const horarioTelefone = [{ dias: ['segunda' as const], abre: '08:30', fecha: '18:00' }];
  const feriados = { regime: 'proprio' as const, horario: [{ abre: '10:00', fecha: '18:00' }] };
  const farmacia = { ...content.farmacia, horarioTelefone };
  const text = textOf(pharmacyOf({ ...content, farmacia, horario: { ...content.horario, feriados } }));
  expect(text.replaceAll('\u00a0', ' ')).toContain(
    '(Monday: 08:30 to 18:00; on public holidays only while we are open; unless we announce otherwise)',
  );
});

const MB_WAY = 'MB WAY (an app of Portuguese banks)';

// Brands, with a minus where they are not taken; «?» has only a Portuguese name.
test.each([
  ['visa mbway cartao', `Ways to pay: Visa, ${MB_WAY} and other cards<`],
  ['dinheiro mbway -cartao', `Ways to pay: cash and ${MB_WAY}; not accepted: cards<`],
  ['dinheiro -mbway -cartao', `Ways to pay: cash; not accepted: ${MB_WAY} and cards<`],
  ['dinheiro -? vale', 'Ways to pay: cash<'],
  ['?', null],
])('who may pay by %s reads «%s»', (ways, text) => {
  const pagamentos = ways.split(' ').map((way) => {
    const marca = way.replace('-', '') as NonNullable<(typeof content.pagamentos)[number]['marca']>;
    return { nome: 'Nome', aceita: !way.startsWith('-'), ...(!way.includes('?') && { marca }) };
  });
  const read = textOf(pharmacyOf({ ...content, pagamentos })).replace(/<\/?strong>|\u00a0/g, (part) =>
    part === '\u00a0' ? ' ' : '',
  );
  if (text) expect(read).toContain(text);
  else expect(read).not.toContain('Ways to pay');
});

test('a language that is spoken in some months has them beside its name', () => {
  const linguas = ['inglês', 'alemão (de julho a agosto)', 'francês (de junho a junhu)', 'ucraniano (às quintas)'];
  const text = textOf(pharmacyOf({ ...content, farmacia: { ...content.farmacia, linguas } }));
  expect(text).toContain('At the counter we also speak English and German (July and August).');
  expect(text).toContain('Englisch und Deutsch (Juli und August).');
});
