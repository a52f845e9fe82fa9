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
const rental = { item: 'Nebulizador', isLoan: false, days: 3, firstDay: '', sum: '' };
const booked = { ...rental, firstDay: '2026-12-24' };
const loan = { item: 'Canadianas', isLoan: true, days: null, firstDay: '', sum: '' };
const CODES = { numeroReceita: NUMBER, codigoDispensa: '482915' };
const home = { name: 'Em casa', price: '2,00 €', fee: '2,00 €', terms: '' };
const post = { ...home, name: 'Pelo correio', limit: 'Sem medicamentos' };
const cut = { kept: '7731', text: estado.ficou('7731') };

test.each<[string, Partial<MedicineRequest>, [at: string, text: string] | null]>([
  ['nothing', {}, null],
  ['an SMS that nobody read', { unread: 'Receita' }, ['colar-sms', pendente.sms]],
  ['a quote that is not booked', { quote: rental }, ['aluguer-item', pendente.conta(rental, null)]],
  ['one beside a rental', { quote: loan, rental: booked }, ['aluguer-item', 'No pedido vai «Nebulizador, 3 dias, a']],
  ['one beside a rental, by its name', { quote: loan, rental: booked }, ['aluguer-item', '«Canadianas, a partir']],
  ['one that is lent', { quote: loan }, ['aluguer-item', '«Canadianas» só vai no pedido se carregar em «Pedir']],
  ['the quote that is booked, with its day', { quote: rental, rental: booked }, null],
  ['half of what was pasted', { ...CODES, codigoOpcao: '7731', cuts: { codigoOpcao: cut } }, ['codigoOpcao', cut.text]],
  ['a paste that was changed since', { ...CODES, codigoOpcao: '7732', cuts: { codigoOpcao: cut } }, null],
  ['a rental without its days', { rental: { ...booked, days: null } }, ['aluguer-item', pendente.dias]],
  ['a rental without its day', { rental }, ['aluguerDesde', words.aluguerSemDia]],
  ['17 digits of a number', { numeroReceita: NUMBER.slice(2) }, ['numeroReceita', estado.faltam(2)]],
  ['4 digits of a code', { numeroReceita: NUMBER, codigoDispensa: '4829' }, ['codigoDispensa', estado.faltam(2)]],
  ['3 digits of an option', { ...CODES, codigoOpcao: '773' }, ['codigoOpcao', estado.faltam(1)]],
  ['a number without its code', { numeroReceita: NUMBER }, ['codigoDispensa', pendente.codigo('…8901')]],
  ['one beside it', { otherPrescriptions: [{ ...NO_CODES, numeroReceita: NUMBER }] }, ['codigoDispensa', '…8901']],
  ['a telephone as a number', { numeroReceita: '9123456789123456789' }, ['numeroReceita', estado.outraCoisa.telefone]],
  ['an IBAN as a number', { numeroReceita: '5000020123123456789' }, ['numeroReceita', estado.outraCoisa.iban]],
  ['a code without its number', { codigoDispensa: '482915' }, ['numeroReceita', pendente.numero]],
  ['an option without its number', { codigoOpcao: '7731' }, ['numeroReceita', pendente.numero]],
  [
    'codes beside it that lack theirs',
    { otherPrescriptions: [{ ...NO_CODES, codigoDispensa: '482915' }] },
    ['numeroReceita', pendente.numero],
  ],
  ['an X before its end', { numeroReceita: '10110000X234567890' }, ['numeroReceita', estado.xNoFim]],
  ['a tax number with a digit too few', { nif: '12345678' }, ['nif', estado.nif]],
  ['a whole one', { nif: 'PT 123 456 789' }, null],
  ['a mobile with a digit too few', { telemovel: '91234567' }, ['telemovel', estado.telemovel]],
  ['one with its country', { telemovel: '+351 912 345' }, ['telemovel', estado.telemovel]],
  ['a foreign one', { telemovel: '+41 79 123 45 67' }, null],
  ['an address as a mobile', { telemovel: 'Rua da Fonte 12, 2260-123 Vila' }, ['telemovel', estado.telemovel]],
  ['a mobile with a word', { telemovel: '912 345 678 ou tm' }, null],
  ['a question without an answer', { delivery: null }, ['entrega', words.entrega.falta]],
  ['a name of spaces', { nome: ' ' }, ['nome', campos.nome.falta]],
  ['no address', { morada: '' }, ['morada', campos.morada.falta]],
  ['no address of who collects', { morada: '', delivery: 'collect' }, null],
  ['an address of who collects', { delivery: 'collect' }, ['entrega', pendente.morada]],
  ['a prescription, by who takes none', { ...CODES, delivery: 1 }, ['entrega', pendente.limite(post)]],
  ['a wish, by who takes no prescription', { delivery: 1 }, null],
  ['a photograph that is promised', { photograph: true }, ['fotografia', words.fotografia?.falta ?? '']],
  ['no wish', { instrucoes: '' }, ['instrucoes', pendente.pedido]],
])('of a request with %s', (_, change, expected) => {
  const [first, ...others] = pendingOf({ ...WHOLE, ...change }, words, [home, post]);
  expect(others).toEqual([]);
  expect(first?.at).toBe(expected?.[0]);
  if (expected) expect(first?.text).toContain(expected[1]);
});

test('a pharmacy that does not deliver asks nobody how', () => {
  expect(pendingOf({ ...WHOLE, delivery: null }, words, [])).toEqual([]);
});
