import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText, testAny } from '../../tests/fuzz.ts';
import { composeMessage, isTooLongForLink, withoutBold } from './message.ts';
import { CODE_FIELDS } from './prescription.ts';
import { type DeliveryKind, EMPTY_REQUEST, FIELD_NAMES, type FieldName, type MedicineRequest } from './request.ts';
import { messageWords, requestWords } from './words.ts';

const normal = { name: 'Entrega normal', price: 'Grátis', fee: 'Grátis', terms: 'Até 48 horas' };
const urgent = { name: 'Entrega urgente', price: '2,90 €', fee: '2,90 €', terms: 'No próprio dia' };
const tomorrow = (kind: DeliveryKind) => (kind === urgent ? 'a partir de amanhã, domingo' : '');
const words = messageWords('whatsapp', [normal, urgent, { ...normal, name: 'Entrega em casa' }], tomorrow);

const ORDER = [...(['nome', 'morada', 'telemovel', 'nif'] as const), ...CODE_FIELDS, ...FIELD_NAMES.slice(-2)];

/** The fields of a message as read: a line that continues none begins with its field's label. */
function fieldsOf(message: string): (string | undefined)[] {
  const [title, empty, ...lines] = message.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/);
  expect([title, empty]).toEqual([`*${words.titulo}*`, '']);
  const starts = lines.filter((line, i) => i === 0 || !line.startsWith('> '));
  return starts.map((line) => ORDER.find((name) => line.startsWith(`${words[name]}:`)));
}

/** Values that imitate the message's own lines. */
const imitation = fc
  .array(fc.constantFrom(...ORDER.map((name) => `${words[name]}: `), words.titulo, '\n', '\r', '> ', '*', '—', 'x'))
  .map((parts) => parts.join(''));
const anyValue = fc.oneof(anyText, imitation);
const anyRequest = fc
  .record(Object.fromEntries(FIELD_NAMES.map((name) => [name, anyValue])))
  .map((fields): MedicineRequest => ({ ...EMPTY_REQUEST, ...fields }));

describe('the message', () => {
  test('of a whole request reads as the specification lists it', () => {
    const request: MedicineRequest = {
      ...EMPTY_REQUEST,
      nome: 'Ana Exemplo',
      telemovel: '910 000 000',
      morada: 'Rua do Exemplo, 1',
      nif: '123456789',
      numeroReceita: '1011000012345678901',
      codigoDispensa: '012345',
      codigoOpcao: '0042',
      instrucoes: 'Genérico',
      outroAssunto: 'Dois assuntos:\n\nprimeiro\nsegundo',
    };
    expect(composeMessage(request, words)).toBe(`*Pedido pelo site*

Nome: Ana Exemplo
Morada: Rua do Exemplo, 1
Telemóvel: 910 000 000
NIF: 123456789
Número da receita: 1011000012345678901
Código de dispensa: 012345
Código de opção: 0042
Instruções: Genérico
Outro assunto:
> Dois assuntos:
>\u0020
> primeiro
> segundo`);
  });

  test('of an empty form keeps the first four lines, with a dash', () => {
    expect(composeMessage(EMPTY_REQUEST, words)).toBe('*Pedido pelo site*\n\nNome: —\nMorada: —\nTelemóvel: —\nNIF: —');
  });

  const rental = { id: 'neb', item: 'Nebulizador', isLoan: false, days: 10, firstDay: '', lastDay: '', sum: '23,00 €' };
  const fromDay = { ...rental, item: 'CPAP', days: 1, firstDay: '2026-12-24', sum: '' };
  const until = { ...fromDay, days: null, lastDay: '2026-12-01' };
  const loan = { ...rental, isLoan: true, days: null, sum: '' };
  const other = { numeroReceita: '1011000012345678902', codigoDispensa: '222333', codigoOpcao: '2222' };
  const second = '> RECEITA: 1011000012345678902\n> Dispensa: 222333\n> Opção: 2222';
  const delivered = 'Entrega: em casa, urgente, 2,90 €, a partir de amanhã, domingo';

  test.each<[Partial<MedicineRequest>, string]>([
    [{ delivery: 'collect', morada: 'Rua A, 1' }, 'Outro assunto: Entrega: vem buscar'],
    [{ delivery: 0 }, 'Outro assunto: Entrega: em casa, normal, Grátis'],
    [{ delivery: 2 }, 'Outro assunto: Entrega: em casa, Grátis'],
    [{ delivery: 1, outroAssunto: 'Toque.\n' }, `Outro assunto:\n> ${delivered}\n> Toque.`],
    [{ photograph: true }, 'Instruções: Envio a seguir uma fotografia da receita.'],
    [
      { rentals: [rental, fromDay] },
      'Outro assunto:\n> Aluguer: Nebulizador, 10 dias: 23,00 €\n> Aluguer: CPAP, 1 dia, a partir de 24/12/2026',
    ],
    [{ rentals: [{ ...fromDay, days: 0, firstDay: '' }] }, 'Outro assunto: Aluguer: CPAP, 0 dias'],
    [{ rentals: [{ ...fromDay, days: 2.5, firstDay: '' }] }, 'Outro assunto: Aluguer: CPAP, 2,5 dias'],
    [{ rentals: [until] }, 'Outro assunto: Aluguer: CPAP, a partir de 24/12/2026, até 01/12/2026'],
    [{ rentals: [loan] }, 'Outro assunto: Empréstimo: Nebulizador'],
    [{ otherPrescriptions: [other], instrucoes: 'Genérico' }, `Instruções:\n> Genérico\n${second}`],
    [{ quote: rental, unread: 'Receita' }, 'NIF: —'],
  ])('says what is chosen: %j', (request, lines) => {
    const message = composeMessage({ ...EMPTY_REQUEST, ...request }, words);
    expect(`${message}\n`).toContain(`\n${lines}\n`);
    // Nothing stands there that was not chosen.
    const isChosen = !lines.startsWith('NIF');
    expect(message.split('\n')).toHaveLength(6 + (isChosen ? lines.split('\n').length : 0));
    expect(message).toContain('\nMorada: —\n');
  });

  const first = { numeroReceita: '1011000012345678901', codigoDispensa: '482915', codigoOpcao: '7731' };
  const withX = { ...other, numeroReceita: '101100001234567890X' };
  // biome-ignore format: one text a line
  test.each<[string, Partial<MedicineRequest>, string]>([
    ['in a sentence', { instrucoes: `A ${first.numeroReceita}, PIN 482 915. A ${first.numeroReceita}: 482915` }, 'A …8901, PIN …. A …8901: …'],
    ['with a small x', { instrucoes: withX.numeroReceita.toLowerCase(), otherPrescriptions: [withX] }, '…890X'],
    ['in groups', { codigoDispensa: '', instrucoes: 'Receita 1011 0000 1234 5678 901\nopção 7731' }, 'Receita …8901\n> opção …'],
    ['in the other free text', { instrucoes: 'Soro.', outroAssunto: first.numeroReceita }, 'Soro.'],
    ['beside the fields', { instrucoes: 'Soro.', otherPrescriptions: [{ ...first, codigoOpcao: '' }] }, 'Soro.'],
    ['before its line', { instrucoes: `${other.numeroReceita} 222333`, otherPrescriptions: [other] }, `…8902 …\n> RECEITA 2: ${other.numeroReceita}`],
    ['and no others', { instrucoes: '482915 unidades, 7731 gotas' }, '482915 unidades, 7731 gotas'],
  ])('says each code once: %s', (_, request, shown) => {
    const message = composeMessage({ ...EMPTY_REQUEST, ...first, ...request }, words);
    expect(message.match(new RegExp(first.numeroReceita, 'g'))).toHaveLength(1);
    expect(message).toMatch(new RegExp(`(> |: )${shown}(\n|$)`));
  });

  test('numbers no prescription after one that has no number', () => {
    const message = composeMessage({ ...EMPTY_REQUEST, codigoDispensa: '482915', otherPrescriptions: [other] }, words);
    expect(message).toContain('Código de dispensa: 482915\nInstruções:\n> RECEITA: 1011000012345678902\n> Dispensa');
  });

  test.each([
    ['morada', 'Rua da Fonte, 12,\r\n\r\n 2.º dto \n', 'Morada: Rua da Fonte, 12, 2.º dto'],
    ['nome', 'Ana\r\nNIF: 1', 'Nome: Ana NIF: 1'],
    ['nome', 'Ana\v\f\0\u001bNIF: 1', 'Nome: Ana NIF: 1'],
    ['instrucoes', 'a\t\0b', 'Instruções: a b'],
    ['instrucoes', 'a\r\nb\vc\u0085d', 'Instruções:\n> a\n> b\n> c\n> d'],
    ['instrucoes', '\u0085\n a \u0085', 'Instruções: a'],
    ['instrucoes', 'a \ud83d!', 'Instruções: a \ufffd!'],
  ])('shows as the field %s, in which %j was written: %j', (name, written, shown) => {
    expect(`${composeMessage({ ...EMPTY_REQUEST, [name]: written }, words)}\n`).toContain(`\n${shown}\n`);
  });

  testAny(
    'has one line for each field filled in, in order: no value forges or hides another',
    [anyRequest],
    (request) => {
      const isShown = (name: FieldName, i: number) => i < 4 || !/^[\s\p{Cc}]*$/u.test(request[name]);
      expect(fieldsOf(composeMessage(request, words))).toEqual(ORDER.filter(isShown));
    },
  );

  test('of 100,000 characters in every field neither throws nor takes long', () => {
    for (const unit of [' ', '\n', '\0', '\ud83d', ' \n', 'א']) {
      const request = { ...EMPTY_REQUEST };
      for (const name of ORDER) request[name] = `a${unit.repeat(100_000 / unit.length)}b`;
      expect(isTooLongForLink(composeMessage(request, words))).toBe(unit !== '\0');
    }
  });
});

test('SMS and e-mail take the message without the marks of its title, and no others', () => {
  expect(withoutBold('*Pedido * 1*\n\n*')).toBe('Pedido * 1\n\n*');
});

test.each([
  ['exactly the most', 'a'.repeat(2000), false],
  ['one more', 'a'.repeat(2001), true],
  ['characters that grow when encoded', 'ã'.repeat(334), true],
  ['a lone surrogate', '\ud83d', false],
])('the limit of a link: %s', (_, text, expected) => {
  expect(isTooLongForLink(text)).toBe(expected);
});

test.each([
  [[], ''],
  [['Ao balcão'], ''],
  [['Cacifo à porta'], 'Diga em «De que precisa?» onde vem buscar: Ao balcão ou Cacifo à porta.'],
  [['Cacifo', 'Balcão'], 'Diga em «De que precisa?» onde vem buscar: Cacifo ou Balcão.'],
])('the form asks where one collects if there is more than the counter: %j', (places, text) => {
  expect(requestWords('whatsapp').entrega.onde(places)).toBe(text);
});
