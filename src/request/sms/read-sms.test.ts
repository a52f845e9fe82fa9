import { describe, expect, test } from 'vitest';
import { isMeantForReader } from '../pasted.ts';
import { NO_CODES } from '../prescription.ts';
import { EMPTY_REQUEST, FIELD_NAMES, type FieldName, type PrescriptionCodes } from '../request.ts';
import { requestWords } from '../words.ts';
import { readSms } from './read-sms.ts';
import { smsWords } from './words.ts';

const words = requestWords('whatsapp');
const { estado, campos } = words;
const { preencheu, semDispensa, semNumero, porLer, textoVai, juntou, restoVai, cancelada, outroTamanho } = smsWords;

const NUMBER = '1011000012345678901';
const SHORT_CODES = { codigoDispensa: '123456', codigoOpcao: '7890' };
const CODES = { numeroReceita: NUMBER, ...SHORT_CODES };
const SMS = `Receita N.º ${NUMBER}. Cód. Dispensa: 123456. Cód. Opção: 7890.`;
const SECOND = { numeroReceita: '1011000012345678902', codigoDispensa: '222333', codigoOpcao: '2222' };
const TWO = `${SMS}\nReceita 2: ${SECOND.numeroReceita} Cód. dispensa 222333 Cód. opção 2222`;

type Fields = Partial<Record<FieldName, string>>;

/** A paste: what stands in the fields before and after, the prescriptions beside them, and what is said. */
interface Paste {
  text: string;
  /** Where; empty for the button. */
  into?: FieldName | '';
  before?: Fields;
  after: Fields;
  others?: PrescriptionCodes[];
  says?: string;
}

const names = (...fields: (keyof typeof CODES)[]) =>
  new Intl.ListFormat('pt-PT').format(fields.map((name) => campos[name].rotulo.toLowerCase()));
const lacking = semDispensa(names('codigoDispensa'));
const filled = (...fields: (keyof typeof CODES)[]) => preencheu(names(...fields));
const noNumber = `${semNumero} ${filled('codigoDispensa', 'codigoOpcao')}`;
const replaced = (first: string, second: string) =>
  `A receita ${first} foi anulada. Nova receita: ${second} dispensa 222333`;
const only = (numeroReceita: string) => ({ ...NO_CODES, numeroReceita });
/** A text that goes as it is. */
const asItIs = (text: string, remark: string, into?: FieldName | ''): Paste => ({
  text,
  ...(into !== undefined && { into }),
  before: { instrucoes: 'Genérico.' },
  after: { instrucoes: `Genérico.\n${text}` },
  says: `${remark} ${textoVai}`,
});

// biome-ignore format: one paste a line
const PASTES: Record<string, Paste[]> = {
  'an SMS fills the three codes, in whichever field': [
    { text: SMS, after: CODES, says: filled('numeroReceita', 'codigoDispensa', 'codigoOpcao') },
    { text: SMS, into: 'codigoOpcao', after: CODES },
    { text: SMS, into: 'nif', before: { nif: '912' }, after: { ...CODES, nif: '912' } },
    { text: `${SMS}\r\nÉ da mãe.\rObrigada\n`, into: 'outroAssunto', before: { outroAssunto: `Olá. ${SMS}\nÉ da mãe.\nObrigada` }, after: { ...CODES, outroAssunto: 'Olá. É da mãe.\nObrigada' } },
    { text: NUMBER, into: 'codigoDispensa', after: { numeroReceita: NUMBER }, says: `${lacking} ${filled('numeroReceita')}` },
    { text: `A de ontem tinha o acesso 616161. Esta é a ${NUMBER}`, into: '', after: { numeroReceita: NUMBER, instrucoes: 'A de ontem tinha o acesso 616161.' }, says: `${lacking} ${porLer('616161')} ${filled('numeroReceita')} ${restoVai}` },
    { text: `${SMS} É da mãe.`, after: { ...CODES, instrucoes: 'É da mãe.' }, says: `${filled('numeroReceita', 'codigoDispensa', 'codigoOpcao')} ${restoVai}` },
    { text: SMS, before: { codigoDispensa: '123' }, after: CODES },
    { text: '1 0 1 1 0 0 0 0 1 2 3 4 5 6 7 8 9 0 1\n1 2 3 4 5 6\n7 8 9 0', into: '', after: CODES },
  ],
  'codes by themselves are those of the number in the fields': [
    { text: 'Cód. Opção: 7890. Obrigado', before: { numeroReceita: NUMBER, codigoDispensa: '123456' }, after: CODES, says: filled('codigoOpcao') },
    { text: '123456 7890', into: 'codigoDispensa', before: { numeroReceita: NUMBER }, after: CODES },
    { text: 'Código de acesso e dispensa: 123456. Código de opção: 7890.', into: 'instrucoes', before: { numeroReceita: NUMBER, instrucoes: 'Soro.' }, after: { ...CODES, instrucoes: 'Soro.' } },
    { text: 'Receita de 12/03. Código de dispensa 482915. Só uma caixa', into: 'codigoDispensa', before: { numeroReceita: NUMBER }, after: { numeroReceita: NUMBER, instrucoes: 'Receita de 12/03. Código de dispensa 482915. Só uma caixa' }, says: `${porLer('482915')} ${textoVai}` },
    { text: 'ensa: 123456. Cód. Opção: 7890.', before: { numeroReceita: NUMBER }, after: { numeroReceita: NUMBER, codigoOpcao: '7890', instrucoes: 'ensa: 123456.' }, says: `${lacking} ${porLer('123456')} ${filled('codigoOpcao')} ${restoVai}` },
  ],
  'without a number both go as codes, and what is missing is said': [
    { text: 'Dispensa 123456 Opção 7890, válida até 1/1/2025', into: 'codigoOpcao', after: { ...SHORT_CODES, instrucoes: 'Dispensa … Opção …, válida até 1/1/2025' }, says: `${smsWords.foraDoPrazo} ${filled('codigoDispensa', 'codigoOpcao')} ${restoVai}` },
    { text: '123456 7890', into: 'codigoDispensa', after: SHORT_CODES, says: noNumber },
    { text: 'Código de dispensa: 123456 e opção: 7890. É da mãe.', after: { ...SHORT_CODES, instrucoes: 'É da mãe.' }, says: `${noNumber} ${restoVai}` },
    { text: SMS, before: SHORT_CODES, after: CODES },
    { text: `Receita ${NUMBER}`, before: SHORT_CODES, after: SHORT_CODES, others: [only(NUMBER)] },
    { text: 'Dispensa 111222 Opção 3333', before: CODES, after: CODES, others: [{ numeroReceita: '', codigoDispensa: '111222', codigoOpcao: '3333' }], says: `${semNumero} ${juntou}` },
  ],
  'nothing is overwritten: another prescription goes beside the first, and none loses what it has': [
    { text: TWO, after: CODES, others: [SECOND], says: `${filled('numeroReceita', 'codigoDispensa', 'codigoOpcao')} ${juntou}` },
    { text: TWO.replace(/ Cód. opção 2222$/, ''), before: { numeroReceita: NUMBER }, after: CODES, others: [{ ...SECOND, codigoOpcao: '' }], says: `${semDispensa(names('codigoOpcao'))} ${filled('codigoDispensa', 'codigoOpcao')} ${juntou}` },
    { text: SMS, before: { codigoDispensa: '999' }, after: { codigoDispensa: '999' }, others: [CODES] },
    { text: SMS, before: { numeroReceita: '1011', codigoDispensa: '123', codigoOpcao: '12' }, after: CODES, says: `${filled('numeroReceita', 'codigoDispensa', 'codigoOpcao')} ${smsWords.saiu('12')}` },
    { text: SMS, before: { ...CODES, codigoDispensa: '482915' }, after: CODES, says: `${filled('codigoDispensa')} ${smsWords.saiu('482915')}` },
    { text: `A do meu marido é a receita ${SECOND.numeroReceita}`, before: CODES, after: { ...CODES, instrucoes: 'A do meu marido é a receita …8902' }, others: [only(SECOND.numeroReceita)], says: `${lacking} ${juntou} ${restoVai}` },
    { text: replaced(NUMBER, SECOND.numeroReceita), after: { numeroReceita: NUMBER, instrucoes: replaced('…8901', '…8902') }, others: [only(SECOND.numeroReceita)], says: `${cancelada} ${porLer('222333')} ${filled('numeroReceita')} ${juntou} ${restoVai}` },
    { text: SMS, before: CODES, after: CODES, says: smsWords.jaEstava },
    { text: `Receita N.º ${NUMBER}. Cód. Disp`, before: CODES, after: CODES, says: smsWords.jaEstava },
  ],
  'a text without codes goes as it is, and what is wrong with it is said': [
    asItIs(`Requisição de exames nº ${NUMBER} PIN Agendamento 123456`, estado.outraCoisa.exames),
    asItIs('Ligue-me para o 919888777', smsWords.nada, 'codigoOpcao'),
    asItIs('Código de dispensa 482915, 2 caixas', `${semNumero} ${porLer('482915')}`, 'codigoDispensa'),
    asItIs('IBAN: PT50 0002 0123 1234 5678 9015 4', estado.outraCoisa.iban),
    asItIs('O PIN da minha receita é 482915', `${semNumero} ${porLer('482915')}`),
    asItIs('Receita 10110000123456789 cód 123456', `${outroTamanho} ${porLer('10110000123456789 e 123456')}`),
    asItIs('Rua da Fonte 12, 2260-123', smsWords.nada),
    asItIs('123456', porLer('123456'), ''),
    { text: 'Só uma caixa', into: '', before: { numeroReceita: NUMBER }, after: { numeroReceita: NUMBER, instrucoes: 'Só uma caixa' }, says: `${smsWords.nada} ${textoVai}` },
    { text: 'O PIN da minha receita é 482915', into: 'instrucoes', before: { instrucoes: 'O PIN da minha receita é 482915' }, after: { instrucoes: 'O PIN da minha receita é 482915' }, says: `${semNumero} ${porLer('482915')}` },
  ],
  'what nobody is to be shown does not go, and this is said': [
    { text: 'O seu código de acesso de verificação é 123456.', into: 'instrucoes', before: { instrucoes: 'Soro. O seu código de acesso de verificação é 123456.' }, after: { instrucoes: 'Soro.' }, says: smsWords.codigoUnico },
    { text: 'O seu código de verificação SNS 24 é 123456. Não partilhe.', after: {}, says: smsWords.codigoUnico },
    { text: 'O seu código de verificação é 639104. Não o partilhe com ninguém.', into: 'codigoDispensa', after: {}, says: smsWords.codigoUnico },
    { text: 'MB WAY: o código de autorização é 639104', into: 'morada', after: {}, says: smsWords.codigoUnico },
    { text: `Autorização: código 639104. ${SMS}`, after: { ...CODES, instrucoes: 'Autorização: código ….' }, says: `${smsWords.codigoUnico} ${filled('numeroReceita', 'codigoDispensa', 'codigoOpcao')} ${restoVai}` },
    { text: `O seu código de verificação é 111222. Aguardo confirmação. ${SMS}`, after: { ...CODES, instrucoes: 'O seu código de verificação é …. Aguardo confirmação.' }, says: `${smsWords.codigoUnico} ${filled('numeroReceita', 'codigoDispensa', 'codigoOpcao')} ${restoVai}` },
  ],
};

describe.each(Object.entries(PASTES))('%s', (_promise, pastes) => {
  test.each(pastes)('$text', ({ text, into = 'numeroReceita', before = {}, after, others = [], says }) => {
    if (/^(codigo|instr|morada)/.test(into)) expect(isMeantForReader(into, text), 'no code of its digits').toBe(true);
    const request = { ...EMPTY_REQUEST, ...before };
    const { text: said, changes } = readSms(text, into, request, words);
    const then = { ...request, ...changes };
    const fields = FIELD_NAMES.flatMap((name) => (then[name] ? [[name, then[name]]] : []));
    expect([Object.fromEntries(fields), then.otherPrescriptions]).toEqual([after, others]);
    if (says) expect(said).toBe(says);
  });
});

test('another field takes another text as it is; a free one has it', () => {
  const address = 'Rua das Análises, 1234, 2200-123 Abrantes, 912 345 678';
  expect(readSms(address, 'morada', EMPTY_REQUEST, words)).toEqual({ text: '', isPasted: true });
  expect(readSms(`Ana ${NUMBER}`, 'instrucoes', EMPTY_REQUEST, words)).toEqual({ text: '', isPasted: false });
});
