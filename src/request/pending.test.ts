import { expect, test } from 'vitest';
import { pendingOf } from './pending.ts';
import { NO_CODES } from './prescription.ts';
import { EMPTY_REQUEST, type MedicineRequest } from './request.ts';
import { requestWords } from './words.ts';

const words = requestWords('whatsapp');
const { campos, estado, pendente } = words;
const NUMBER = '1011000012345678901';
/** A request of which nothing is pending. */
const WHOLE: MedicineRequest = {
  ...EMPTY_REQUEST,
  nome: 'Ana',
  telemovel: '912345678',
  morada: 'Rua A, 1',
  instrucoes: 'Soro.',
  delivery: 0,
};
const rental = { id: 'neb', item: 'Nebulizador', isLoan: false, days: 3, firstDay: '', lastDay: '', sum: '' };
const booked = { ...rental, firstDay: '2026-12-24' };
const longer = { ...rental, days: 9 };
const reversed = { ...rental, days: null, firstDay: '2027-01-01', lastDay: '2026-12-30' };
const until = { ...rental, days: null, lastDay: '2026-12-30' };
const loan = { ...rental, id: 'can', item: 'Canadianas', isLoan: true, days: null };
const CODES = { numeroReceita: NUMBER, codigoDispensa: '482915' };
const numberless = { ...NO_CODES, codigoDispensa: '482915' };
const home = { name: 'Em casa', price: '2,00 €', fee: '2,00 €', terms: '' };
const post = { ...home, name: 'Pelo correio', limit: 'Sem medicamentos' };
const cut = { kept: '7731', text: estado.ficou('7731') };

test.each<[string, Partial<MedicineRequest>, at?: string, text?: string]>([
  ['nothing', {}],
  ['an SMS that nobody read', { unread: 'Receita' }, 'colar-sms', pendente.sms],
  ['a quote that is not booked', { quote: rental }, 'aluguer-item', pendente.conta(rental)],
  ['one beside that thing', { quote: longer, rentals: [booked] }, 'aluguer-item', '«Nebulizador, 9 dias, a partir de'],
  ['a loan beside another', { quote: loan, rentals: [booked] }, 'aluguer-item', pendente.conta(loan)],
  ['the quote that is booked, with its day', { quote: rental, rentals: [booked] }],
  ['its thing again, of which nothing is said', { quote: { ...rental, days: null }, rentals: [booked] }],
  ['half of what was pasted', { ...CODES, codigoOpcao: '7731', cuts: { codigoOpcao: cut } }, 'codigoOpcao', cut.text],
  ['a paste that was changed since', { ...CODES, codigoOpcao: '7732', cuts: { codigoOpcao: cut } }],
  ['one of no days', { rentals: [booked, { ...booked, days: 0 }] }, 'aluguer-item', pendente.dias],
  ['one from a day after its last', { rentals: [reversed] }, 'aluguer-item', pendente.trocados],
  ['one of a last day alone', { rentals: [until] }, 'desde-neb', words.aluguerSemDia('Nebulizador')],
  ['one that was told its first day since', { rentals: [{ ...until, firstDay: '2026-12-24' }] }],
  ['17 digits of a number', { numeroReceita: NUMBER.slice(2) }, 'numeroReceita', estado.faltam(2)],
  ['a number without its code', { numeroReceita: NUMBER }, 'codigoDispensa', pendente.codigo('…8901')],
  ['a sentence of a code alone', { instrucoes: 'O PIN da receita é 482915' }, 'numeroReceita', pendente.numero],
  ['the beginning of a number', { instrucoes: 'SNS: Receita N.o 10110000123456' }, 'numeroReceita', pendente.numero],
  ['one that has its number', { instrucoes: `Receita 1011 0000 1234 5678 901, código 482915` }],
  ['six digits of other things', { instrucoes: 'O portão abre com 482915' }],
  ['one beside it', { otherPrescriptions: [{ ...NO_CODES, numeroReceita: NUMBER }] }, 'codigoDispensa', '…8901'],
  ['a telephone as a number', { numeroReceita: '9123456789123456789' }, 'numeroReceita', estado.outraCoisa.telefone],
  ['a code without its number', { otherPrescriptions: [numberless] }, 'numeroReceita', pendente.numero],
  ['an X before its end', { numeroReceita: '10110000X234567890' }, 'numeroReceita', estado.xNoFim],
  ['a tax number with a digit too few', { nif: '12345678' }, 'nif', estado.nif],
  ['a mobile with a digit too few', { telemovel: '91234567' }, 'telemovel', estado.telemovel],
  ['one with its country', { telemovel: '+351 912 345' }, 'telemovel', estado.telemovel],
  ['a foreign one, and a tax number with a country', { telemovel: '+41 79 123 45 67', nif: 'PT 123 456 789' }],
  ['an address as a mobile', { telemovel: 'Rua da Fonte 12, 2260-123 Vila' }, 'telemovel', estado.telemovel],
  ['a mobile with a word', { telemovel: '912 345 678 ou tm' }],
  ['a question without an answer', { delivery: null }, 'entrega', words.entrega.falta],
  ['a name of spaces', { nome: ' ' }, 'nome', campos.nome.falta],
  ['no address', { morada: '' }, 'morada', campos.morada.falta],
  ['no address of who collects', { morada: '', delivery: 'collect' }],
  ['an address of who collects', { delivery: 'collect' }, 'entrega', pendente.morada],
  ['a prescription, by who takes none', { ...CODES, delivery: 1 }, 'entrega', pendente.limite(post)],
  ['a wish, by who takes no prescription', { delivery: 1 }],
  ['a photograph that is promised', { photograph: true }, 'fotografia', words.fotografia?.falta ?? ''],
  ['no wish', { instrucoes: '' }, 'instrucoes', pendente.pedido],
])('of a request with %s', (_, change, at, text = '') => {
  const [first, ...others] = pendingOf({ ...WHOLE, ...change }, words, [home, post]);
  expect(others).toEqual([]);
  expect(first?.at).toBe(at);
  expect(first?.text ?? '').toContain(text);
});

test('a pharmacy that does not deliver asks nobody how', () => {
  expect(pendingOf({ ...WHOLE, delivery: null }, words, [])).toEqual([]);
});
