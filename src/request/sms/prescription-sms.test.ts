import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { anyText, testAny } from '../../../tests/fuzz.ts';
import { filterPrescriptionNumber } from '../prescription.ts';
import { readPrescriptionSms, type SmsReading } from './prescription-sms.ts';
import { MAX_SMS_LENGTH, plainText } from './sms-text.ts';

const A = '1011000012345678901';
const B = '1011000012345678902';
const NUMBER_ONLY = `${A}//`;

/** Reads a text in which `|` stands for a new line. */
const read = (text: string) => readPrescriptionSms(text.replaceAll('|', '\n'), '2025-06-01');

/**
 * A reading as a text: "number/6/4" for each prescription, what to say of them, and why codes are left out, unless by
 * the ordinary reason (`semDispensa`).
 */
function summary(reading: SmsReading): string {
  const prescriptions = reading.prescriptions.map(({ numeroReceita, codigoDispensa, codigoOpcao }) =>
    [numeroReceita, codigoDispensa, codigoOpcao].join('/'),
  );
  const { note, leftOut, why } = reading;
  const hasOtherReason = leftOut.length > 0 && why !== 'semDispensa';
  return [...prescriptions, note ?? (hasOtherReason && why)].filter(Boolean).join(' ');
}

const MESSAGES: Record<string, Record<string, [text: string, expected: string]>> = parse(
  readFileSync(new URL('./sms-messages.yaml', import.meta.url), 'utf8')
    .replaceAll('{A}', A)
    .replaceAll('{B}', B),
);

describe.each(Object.entries(MESSAGES))('%s', (_promise, messages) => {
  test.each(Object.entries(messages))('%s', (_name, [text, expected]) => {
    expect(summary(read(text))).toBe(expected);
  });
});

// biome-ignore format: one text a line
test.each([
  [`A de ontem tinha o acesso 616161. Esta é a ${A}`, NUMBER_ONLY],
  ['Queria 3 embalagens', 'nada'],
  [`${A} e ${B} para os dois`, 'nada'],
  [`Requisição de exames ${A}`, 'exames'],
  [`O código de verificação é 4821, não partilhe. ${A}`, 'codigoUnico'],
  [`Receita ${A} dispensa 123456`, `${A}/123456/`],
])('what is pasted where the number goes: %s', (text, expected) => {
  const isNumberMeant = true;
  expect(summary(readPrescriptionSms(text, '2025-06-01', isNumberMeant))).toBe(expected);
});

// biome-ignore format: one message a line
test.each([
  [`Receita ${A} dispensa 123456, lote 7-482915, de 12/2026`, []],
  [`Receita ${A}, porta 1204`, ['codigoDispensa', '1204']],
  [`Mãe ${A} 123456 7890`, ['codigoDispensa', 'codigoOpcao', '123456', '7890']],
  [`Código direito opção: 2222|Receita ${A} Código acesso 333333`, ['codigoOpcao', '2222']],
  [`Receita ${A} dispensa 123456, opção 7731 da linha, válida até 28/01/2025`, ['codigoOpcao', '7731']],
  [`${A} dispensa 123456 acesso 654321`, ['codigoDispensa', '123456', '654321']],
  [`Receita ${A} dispensa 123456 opção 7890. Receita ${B} dispensa 222333`, ['codigoOpcao']],
  [`Receita ${A} dispensa 123456, Metformina 1000 mg, médico 12:30 482915, 12:30 1204. 10110000123456789x`, ['482915', '1204', '10110000123456789X']],
  [`Receita ${A} dispensa 123456, opção 7731?|Aguardo confirmação.`, ['codigoOpcao', '7731']],
])('it says which codes are left out, and which numbers, whatever else it remarks on: %s', (text, expected) => {
  const { leftOut, unread } = read(text);
  expect([...leftOut, ...unread]).toEqual(expected);
});

// biome-ignore format: one message a line
test.each([
  [`SNS. Receita N.º ${A}. Cód. Dispensa: 123456. Cód. Opção: 7890. Obrigado`, ''],
  [`SNS. Receita N.º ${A}. Cód. Dispensa: 123456. Cód. Opção: 7890. É para a Ana.|Bom dia!`, 'SNS. É para a Ana.|Bom dia!'],
  [`Receita 1: ${A} Cód. dispensa 123456|Receita 2: ${B} Cód. dispensa 222333`, ''],
  [`Receita ${A} dispensa 123456 para mim. Receita ${B} dispensa 222333 é do Rui`, 'Receita …8901 dispensa … para mim. Receita …8902 dispensa … é do Rui'],
  [`Receita ${A} dispensa 123456, duas: 1204`, 'Receita …8901 dispensa …, duas: 1204'],
  [`Receita ${A} dispensa 123456. 912345678`, '912345678'],
  [`Receita ${A} dispensa 123456 para 12/12/2026`, 'Receita …8901 dispensa … para 12/12/2026'],
  [`Receita ${A} dispensa 123456. Válida até 12/12/2026`, ''],
  [`NIF 212345678. Receita ${A} dispensa 123456 emitida a 05-01-2025`, 'NIF 212345678.'],
  [`A receita ${A} foi anulada. Dispensa 123456 válida até 1/1/2025`, 'A receita …8901 foi anulada. Dispensa 123456 válida até 1/1/2025'],
  [`Receita ${A} dispensa 123456 válida até 1/1/2025`, 'Receita …8901 dispensa … válida até 1/1/2025'],
  ['Receita 1O11 OOOO 1234 5678 9Ol, Ana. 2 comp. de 1000 mg, dispensa 482-915, opção 1000', 'Receita …8901, Ana. 2 comp. de 1000 mg, dispensa …, opção …'],
  ['Receita 20110 00012 34567 890X, Ana, até 2026, opção 2026 ou não', 'Receita …890X, Ana, até 2026, opção 2026 ou não'],
  [`Receita ${A} dispensa 123456. Aguardo confirmação: 912345678. 4821 é o da Ana, de confirmação.`, 'Aguardo confirmação: 912345678. … é o da Ana, de confirmação.'],
  [`Receita ${A} dispensa 123456, PIN 482915, aguardo confirmação`, 'Receita …8901 dispensa …, PIN 482915, aguardo confirmação'],
  ['Dispensa 123456, é da mãe', ''],
  ['Receita １０１１００００１２３４５６７８９０１, Ana', 'Receita …8901, Ana'],
])('what it says besides its codes goes with the request, and each of them once: %s', (text, expected) => {
  expect(read(text).rest).toBe(expected.replaceAll('|', '\n'));
});

describe('whatever is pasted', () => {
  const oneOf = (words: string) => fc.constantFrom(...words.split('|'));
  const label = oneOf('dispensa|dispensar|código de acesso|PIN|opção|direito de opção|acesso:|Cód. Opção');
  const noise = fc.oneof(
    fc.stringMatching(/^\d{1,20}$/),
    fc.stringMatching(/^(\d{1,6}[ .-]){1,7}[\dx]$/),
    oneOf('receita|código|cód.|médico|porta|caixas de|é o|n.º|e|não|lote|NIF'),
    oneOf('mg|€|foram dispensadas|direito|até 2026|ADSE|opções|pinos|acessos|anulada'),
    anyText,
  );
  const between = fc.constantFrom(' ', '\n', ': ', '. ', ' - ', '/', ', ', '; ', ' (', ') ');
  const spaced = (pieces: [string, string][]) => pieces.map((piece) => piece.join('')).join('');
  // The noise has words that look like a label and are none: they are taken out before.
  const isLabelled = (text: string) => /dispensa|disp|acesso|pin|opcao|opc/.test(plainText(text));
  const unlabelled = fc
    .array(fc.tuple(noise, between), { maxLength: 20 })
    .map(spaced)
    .filter((text) => !isLabelled(text.replace(/foram dispensadas|opções|pinos|acessos/g, ' ')));

  const labelled = fc.tuple(label, fc.constantFrom(' ', ': ', ''), fc.stringMatching(/^(\d{4}|\d{6})$/));
  const parts = fc.array(fc.tuple(labelled, between, unlabelled, between), { maxLength: 4 });
  testAny(
    'a code that is read was labelled, save where the text is only the three numbers',
    [unlabelled, unlabelled, parts],
    (before, after, parts) => {
      const codes = parts.map(([code, ...rest]) => code.join('') + rest.join(''));
      const given = parts.map(([[_label, _space, code]]) => code);
      const { prescriptions } = read(`${before} receita ${A} ${after} ${codes.join('')}`);
      for (const { codigoDispensa, codigoOpcao } of prescriptions)
        for (const code of [codigoDispensa, codigoOpcao].filter(Boolean)) expect(given).toContain(code);
    },
  );

  const piece = fc.oneof(noise, label, between, fc.stringMatching(/^\d{18}[xX\d]$/));
  const pasted = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(''));
  testAny('it never throws and never fills what the field would not keep', [pasted], (text) => {
    const { prescriptions, note } = read(text);
    expect(prescriptions.length > 0 || note).toBeTruthy();
    for (const { numeroReceita, codigoDispensa, codigoOpcao } of prescriptions) {
      expect(numeroReceita).toMatch(/^\d{18}[\dX]$/);
      expect(codigoDispensa).toMatch(/^(\d{6})?$/);
      expect(codigoOpcao).toMatch(/^(\d{4})?$/);
      expect(filterPrescriptionNumber('', numeroReceita)).toBe(numeroReceita);
    }
  });

  test('the first 20,000 characters are read', () => {
    expect(summary(read(`${' '.repeat(MAX_SMS_LENGTH - A.length)}${A}`))).toBe(NUMBER_ONLY);
    expect(summary(read(`${' '.repeat(MAX_SMS_LENGTH)}${A}`))).toBe('nada');
    expect(MAX_SMS_LENGTH).toBe(20_000);
  });

  // biome-ignore format: signs, many a line
  test.each(
    [
      '1', 'x', 'a', ' ', '\n', '1 ', '1-', '12/', '12:', 'a.', 'a-', '.', 'e ', 'codigo', 'de', '@', '€ ', '1,', '1011 ', '123456 ', `${A} `,
      `${A}\n123456 `, 'dispensa ', 'dispensa 123456 ', 'dispensa e ', 'foram ', 'foram dispensad', 'requisicao ', 'receita ', 'valida ate ',
      '\ud83d', '\u0301', '\ufdfa', 'שלום ', '://', 'e\u0301\u00ad', 'n.º ', 'esta ', 'pin ', 'acesso 123456 ', 'foi anulada ', 'codigo de acesso\n',
    ].map((unit) => [unit]),
  )('20,000 characters of %j take less than 50 ms of the processor', (unit) => {
    const limit = 50;
    const textsRead = 2;
    const long = unit.repeat(Math.ceil(MAX_SMS_LENGTH / unit.length));
    // Two texts: one that ends in a letter that continues nothing, and one behind a prescription.
    const measure = () => {
      const start = process.cpuUsage();
      read(`${long.slice(0, MAX_SMS_LENGTH / 2)}z`);
      read(`Receita ${A} ${long}`);
      return process.cpuUsage(start).user / 1000;
    };
    // The engine's own work, compiling and collecting, falls into one measurement and not into the next.
    const times = [measure()];
    while (Math.min(...times) >= textsRead * limit && times.length < 3) times.push(measure());
    expect(Math.min(...times), `${times}`).toBeLessThan(textsRead * limit);
  });
});
