import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadPharmacy } from '../pharmacy/load.ts';
import { pharmacyOf } from '../pharmacy/pharmacy.ts';
import { place } from '../pharmacy/schemas/farmacia.ts';
import { OtherLanguages } from './OtherLanguages.tsx';

const content = loadPharmacy('exemplos/demonstracao');
const { farmacia, horario } = content;

/** The folds of the demonstration where its content, its facts or its hours are these: an item a line. */
function foldsWith({ hours = {}, facts = {}, ...more }: Record<string, object>): string {
  const changed = { ...content, horario: { ...horario, ...hours }, farmacia: { ...farmacia, ...facts }, ...more };
  const html = renderToStaticMarkup(createElement(OtherLanguages, { pharmacy: pharmacyOf(changed, '2026-11-28') }));
  const kept = (_: string, attributes: string) => /tel:[+\d]+|data-while="[^"]+"/.exec(attributes)?.[0] ?? '';
  const text = html.replaceAll('<li', '\n<li').replace(/<\/?(?:strong|span|a)\b([^>]*)>/g, kept);
  return text.replaceAll('\u00a0', ' ');
}

const BY_CALL = { de: '2026-12-01', modo: 'chamada' };
const BY_WINDOW = { de: '2026-12-01', modo: 'postigo' };
const duty = (turn: object, more = {}) => ({ servico: { ...horario.servico, turnos: [turn], ...more } });
const called = { ...horario.chamada, numero: '911222333' };
const CALLED = '\n<li>On call: tel:+351911222333';
const answers = (...states: string[]) =>
  new RegExp(`needs-script">${states.map((state) => `data-while="${state}"[^=]*`).join('')}\\n`);
const line = (numero: string) => ({
  pagina: { ...content.pagina, socorro: [{ texto: 'Saúde', numero, custo: 'grátis', gratis: true }] },
});
const MB_WAY = 'MB WAY (an app of Portuguese banks)';
/** Ways by their brands, with a minus where they are not taken; «?» has only a Portuguese name. */
const pays = (ways: string) => ({
  pagamentos: ways.split(' ').map((way) => ({
    nome: 'Nome',
    aceita: !way.startsWith('-'),
    ...(!way.includes('?') && { marca: way.replace('-', '') }),
  })),
});
const post = place.parse({
  nome: 'Posto da Fonte',
  morada: { rua: 'Largo', codigoPostal: '2000-000', localidade: 'Fonte' },
  telefone: '249000002',
  aberturas: [{ dias: ['terca'], abre: '09:00', fecha: '12:00' }],
  voltam: [{ nome: 'Sábados', de: '2026-12-05', repete: 14, horario: [{ abre: '09:00', fecha: '11:00' }] }],
});

const WEEKEND = [{ dias: ['sabado', 'domingo'], abre: '10:00', fecha: '13:00' }];
const BEACH = place.parse({
  nome: 'Praia',
  morada: post.morada,
  epocas: [{ nome: 'Verão', de: '15/06', ate: '15/09', aberturas: WEEKEND }],
});

// biome-ignore format: one case a line
test.each<[string, Parameters<typeof foldsWith>[0], (string | RegExp)[], string[]?]>([
  ['the number of who comes only in turns of duty beside these', { hours: { chamada: called, ...duty(BY_CALL) } }, [/On duty · On call: .*tel:\+351911222333/], [CALLED]],
  ['the number of who comes at other hours too once', { hours: { chamada: { ...called, sempre: true }, ...duty(BY_CALL) } }, [CALLED], ['On duty · On call: 1 December 2026; tel']],
  ['no number of who never comes', { hours: { chamada: called } }, [], ['911222333']],
  ['midnight in one on call', { hours: duty(BY_CALL, { fecha: '24:00' }) }, ['1 December 2026; door open without a break, unless announced otherwise: 09:00 to midnight; tel:']],
  ['that it is open or closed', {}, [answers('true', 'false')]],
  ['that it is on duty', { hours: duty({ de: '2026-12-01' }) }, [answers('true', 'duty', 'false')]],
  ['that it serves at the window', { hours: duty(BY_WINDOW) }, [answers('true', 'window', 'false')]],
  ['that somebody comes', { hours: { chamada: { ...called, sempre: true } } }, [answers('true', 'false call', 'false')]],
  ['what one does at a closed door before the number of the shop', { hours: { chamada: { ...called, sempre: true, numero: '1400' } } }, [/tel:1400.*your medicine cannot wait.*Telephone/s]],
  ['what a night costs at most, and to whom nothing', {}, ['up to €2.50 extra, but not with a prescription issued that day or the day before.']],
  ['that nothing is with any prescription', { hours: { acrescimo: 'À noite, mais 2,50 €, salvo com receita.' } }, ['up to €2.50 extra, but not with a prescription.<']],
  ['the same in other words in the Azores', { facts: { coordenadas: { latitude: 38.5, longitude: -28.5 } }, hours: { acrescimo: 'Até 2,50 €. Com receita, nunca se cobra.' } }, ['up to €2.50 extra, but not with a prescription.<']],
  ['no exception that is not written', { hours: { acrescimo: 'À noite, mais 2,50 €.' } }, ['up to €2.50 extra.<']],
  ['e-mail by its own word', { facts: { linguas: ['alemão', 'espanhol'], telefones: { ...farmacia.telefones, whatsapp: undefined } } }, ['Write to us by e-mail', 'Schreiben Sie uns per E-Mail', 'Escríbanos por correo electrónico']],
  ['the health line of the Azores', line('808 24 60 24'), ['Azores health line ']],
  ['the health line of Madeira', line('800 24 24 20'), ['Madeira health line (SRS 24) ']],
  ['no line that it has no words for', line('800 00 00 00'), [], ['In an emergency']],
  ['when the telephone is answered, and on holidays', { facts: { horarioTelefone: [{ dias: ['segunda'], abre: '08:30', fecha: '18:00' }] }, hours: { feriados: { regime: 'proprio', horario: [{ abre: '10:00', fecha: '18:00' }] } } }, ['(Monday: 08:30 to 18:00; on public holidays only while we are open)']],
  ['other cards than those named, and what is Portuguese explained', pays('visa mbway multibanco cartao'), [`Ways to pay: Visa, ${MB_WAY}, Multibanco (Portuguese debit cards) and other cards<`]],
  ['all that is not taken', pays('dinheiro -mbway -cartao'), [`Ways to pay: cash; not accepted: ${MB_WAY} and cards<`]],
  ['a card by the name that it has everywhere, and that no others are taken', { pagamentos: [...pays('visa -cartao').pagamentos, { nome: 'American Express', aceita: true, marca: 'cartao' }] }, ['Ways to pay: Visa and American Express; not accepted: other cards<']],
  ['nothing that only has a Portuguese name', pays('dinheiro -? vale'), ['Ways to pay: cash<']],
  ['nothing of deliveries where there are none', { entregas: { ...content.entregas, faz: false } }, [], ['We also deliver']],
  ['no ways to pay without one', pays('?'), [], ['Ways to pay']],
  ['the languages that are spoken all year', { facts: { linguas: ['inglês', 'espanhol', 'alemão (de julho a agosto)'] } }, ['At the counter we also speak English and Spanish.', 'wir auch Englisch und Spanisch.']],
  ['another place with its hours', { facts: { postos: [post] } }, [/Posto da Fonte: Largo, 2000-000 Fonte\. .*\+351 249 000 002.*<br\/>Tuesday: 09:00 to 12:00 .*<br\/>5 December 2026, .*: <br\/>09:00 to 11:00/]],
  ['another place that opens in a season alone', { facts: { postos: [BEACH] } }, [/Praia: Largo.*Rest of the year: .*closed.*15 June to 15 September: .*Saturday and Sunday: 10:00 to 13:00/]],
])('who reads no Portuguese reads %s', (_, more, says, never = []) => {
  const text = foldsWith(more);
  for (const part of says) expect(text).toMatch(part);
  for (const part of never) expect(text).not.toContain(part);
});

test('the next days that come every so many days are marked, for a script to say them anew, by their place', () => {
  const voltam = [{ nome: 'Sábados', de: '2026-12-05', repete: 14, vesperas: false, horario: [] }];
  const changed = pharmacyOf(
    { ...content, farmacia: { ...farmacia, postos: [post] }, horario: { ...horario, voltam } },
    '2026-11-28',
  );
  const html = renderToStaticMarkup(createElement(OtherLanguages, { pharmacy: changed }));
  for (const name of ['Sábados', 'Posto da FonteSábados'])
    expect(html).toContain(`<span data-turns="${name}">5 December 2026, 19 December 2026, `);
});
