import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText, fuzzTimeout, runs } from '../../testing/fuzz.ts';
import { filterPrescriptionNumber } from '../prescription.ts';
import { readPrescriptionSms, type SmsReading } from './prescription-sms.ts';
import { MAX_SMS_LENGTH, plainText } from './sms-text.ts';

const A = '1011000012345678901';
const B = '1011000012345678902';
const NUMBER_ONLY = `${A}//`;

const read = (text: string) => readPrescriptionSms(text, '2025-06-01');

/** A reading as a text: "number/6/4" for each prescription, what to say of them, and why codes are left out where it is known. */
function summary(reading: SmsReading): string {
  const prescriptions = reading.prescriptions.map(({ numeroReceita, codigoDispensa, codigoOpcao }) =>
    [numeroReceita, codigoDispensa, codigoOpcao].join('/'),
  );
  const { note, length, leftOut, why } = reading;
  const isKnownWhy = leftOut.length > 0 && why !== 'semDispensa';
  return [...prescriptions, note ?? (isKnownWhy && why), length].filter(Boolean).join(' ');
}

/** A message, or its name and the message; `|` is a line break. Then what is read. */
type Case = [name: string, text: string, expected: string];

function holds(promise: string, cases: Case[]) {
  describe(promise, () => {
    test.each(cases)('%s', (_, text, expected) => {
      expect(summary(read(text.replaceAll('|', '\n')))).toBe(expected);
    });
  });
}

// biome-ignore format: one message a line
holds('the corpus', [
  ['V1', `Receita N.º ${A}. Cód. Dispensa: 123456. Cód. Opção: 7890.`, `${A}/123456/7890`],
  ['V2', `Receita: ${A} Codigo de acesso e dispensa: 012345 Codigo de direito de opcao: 0042 Obrigado, SNS`, `${A}/012345/0042`],
  ['V3', 'SNS|Nº da receita:|1011 0000 1234 5678 901||Código de acesso e dispensa:|482 915||Código de direito de opção:|7731', `${A}/482915/7731`],
  ['V4', 'Rec. 201100001234567890X; PIN Acesso 654321; PIN Opção 4321; val. ate 12/03/2026', '201100001234567890X/654321/4321'],
  ['V5', '[12/03/25, 10:22] Mãe: Receita 2011000012345678903 cod acesso 111222 cod opcao 3344 valida até 2025-09-12. Duvidas 808 24 24 24', '2011000012345678903/111222/3344'],
  ['V6', `${A}|123456|7890`, `${A}/123456/7890`],
  ['V7', `Receita 1: ${A} Cód. dispensa 123456 Cód. opção 1111|Receita 2: ${B} Cód. dispensa 222333 Cód. opção 2222`, `${A}/123456/1111 ${B}/222333/2222`],
  ['V8', 'Foram dispensadas 2 embalagens da receita 1234567890123456789. Em caso de dúvida…', '1234567890123456789// avisoDispensa'],
  ['V9', 'O seu código de verificação SNS 24 é 123456. Não partilhe.', 'codigoUnico'],
  ['V10', `Requisição de exames nº ${A} PIN Agendamento 123456 PIN Prestação 7890`, 'exames'],
  ['V11', `Utente 123456789 NIF 212345678 Tel. 912 345 678. Receita n.º ${A} Código de Dispensa 123456 Código de Direito de Opção 2025 emitida a 05-01-2025`, `${A}/123456/2025`],
  ['V12', `Guia … *${A}* Código Acesso: 123456 Direito Opção: 7890 Paracetamol 1000 mg 20 comp. 2026`, `${A}/123456/7890`],
  ['V13', 'Receita 10110000123456789 cód 123456', 'tamanho 17'],
  ['V14', `codigo opcao 7890 codigo dispensa 123456 receita ${A}`, `${A}/123456/7890`],
  ['V15', 'Receita N.o 201 1000 0123 4567 890 x Cod. Dispensa 123456 Opcao 7890', '201100001234567890X/123456/7890'],
  ['T1', `Hospital X. Receita ${A}. Episódio: 654321`, NUMBER_ONLY],
  ['T2', `Bom dia, a receita é ${A} dispensa 123456, 2 caixas do 1000`, `${A}/123456/`],
  ['T3', `Receita ${A} dispensa 123456. Moro no prédio n.º 1204, portão código 1234`, `${A}/123456/`],
  ['T4', `Receita ${A}. Médico 482915. Local de prescrição: U445566. ADSE 482915`, NUMBER_ONLY],
  ['T5', `Pedido de análises n.º ${A} código de acesso 123456 código de realização 7890`, 'exames'],
  ['T6', `A receita ${A} foi anulada`, `${A}// cancelada`],
  ['T7', 'O seu PIN é 123456', 'semNumero'],
]);

// biome-ignore format: one message a line
holds('codes are never those of another prescription', [
  ['T8: both before the number', `Código de acesso e dispensa: 111111, Código direito opção: 2222||Receita Nº: ${A}`, `${NUMBER_ONLY} codigosAntes`],
  ['T8 in lines', `Código de acesso e dispensa: 111111|Código direito opção: 2222|Receita Nº: ${A}`, `${NUMBER_ONLY} codigosAntes`],
  ['T8 as a pair', `PIN de acesso: 111111|PIN de opção: 2222|N.º da receita: ${A}`, `${NUMBER_ONLY} codigosAntes`],
  ['T8 without labels', `111111|2222|${A}`, `${NUMBER_ONLY} codigosAntes`],
  ['T8 with its own codes behind', `Dispensa: 111111|Opção: 2222|Receita ${A}|Dispensa: 333333|Opção: 4444`, `${A}/333333/4444`],
  ['T9: the end of an older message', `Código direito opção: 2222|Receita ${A} Código acesso 333333`, `${A}/333333/ codigosAntes`],
  ['T9 in one line', `Código direito opção: 2222. Receita ${A} Código acesso 333333`, `${A}/333333/ codigosAntes`],
  ['T9 with another code', `Código de dispensa 111111|Receita ${A} Código de opção 4444`, `${A}//4444 codigosAntes`],
  ['T10: an old one and a new one', `Receita antiga: Código de dispensa 111111|Receita nova: ${A}`, `${NUMBER_ONLY} codigosAntes`],
  ['T10 in one line', `Receita antiga: Código de dispensa 111111. Receita nova: ${A}`, `${NUMBER_ONLY} codigosAntes`],
  ['T10 in one sentence', `A receita do pai tem código de dispensa 111111, a receita da mãe é ${A}`, `${NUMBER_ONLY} codigosAntes`],
  ['T10 without its noun', `A antiga tinha o código de dispensa 111111, esta é a receita ${A}`, `${NUMBER_ONLY} codigosAntes`],
  ['T10 of yesterday', `Código de dispensa da receita de ontem: 111111. Número de hoje: ${A}`, NUMBER_ONLY],
  ['T10 the other way round', `Receita nova: ${A}|Receita antiga: Código de dispensa 111111`, NUMBER_ONLY],
  ['T10 behind its own codes', `Receita ${A} dispensa 123456 opção 7890|A outra tem código de dispensa 111111`, `${A}/123456/7890`],
  ['an older message, without a number, behind', `Receita ${A}. Receita 2: código de dispensa 222333`, NUMBER_ONLY],
  ['the same sentence, the codes first', `O código de dispensa é 123456, o de opção 7890 e a receita ${A}`, `${A}/123456/7890`],
  ['the same line, the codes first', `Cód. Dispensa: 123456. Cód. Opção: 7890. Receita N.º ${A}.`, `${A}/123456/7890`],
  ['whose they are stands before', `A da mãe: Código acesso 555555 Código opção 6666. Receita ${A}`, `${NUMBER_ONLY} codigosAntes`],
  ['each by its name', `Mãe: dispensa 555555 opção 6666, pai: receita ${A}`, `${NUMBER_ONLY} codigosAntes`],
  ['a greeting before', `Bom dia. Código de dispensa 123456 e opção 7890 da receita ${A}`, `${A}/123456/7890`],
  ['one more', `Receita ${A}. Tenho mais uma: código de dispensa 111111`, NUMBER_ONLY],
  ['an old code and a new one', `Receita ${A}. Dispensa: 111111 (velha), 222222 (nova)`, NUMBER_ONLY],
  ['a correction', `Receita ${A} dispensa 111111. Corrijo: dispensa 222222`, NUMBER_ONLY],
  ['a code that was wrong', `Receita ${A} dispensa 111111. O código de dispensa estava errado`, NUMBER_ONLY],
  ['the same noun twice', `Receita: código de dispensa 111111, receita ${A}`, `${NUMBER_ONLY} codigosAntes`],
  ['the same line among others', `SNS|Código de dispensa 123456, receita ${A}|Obrigado`, `${A}/123456/`],
  ['codes before two numbers', `Código de dispensa 111111|Receita ${A} dispensa 123456|Receita ${B} dispensa 222333`, `${A}// ${B}// codigosDeQuem`],
]);

// biome-ignore format: one message a line
holds('codes that are plainly labelled', [
  ['V16: a hospital', `Hospital de Exemplo. Número: ${A} Código acesso: 123456 Código opção: 7890`, `${A}/123456/7890`],
  ['V16 in lines', `Hospital da Luz|Consulta de 12/03/2026|Número: ${A}|Código acesso: 123456|Código opção: 7890`, `${A}/123456/7890`],
  ['V16 with the right of option', `Hospital da Luz - Número: ${A}; Código de acesso: 123456; Direito de opção: 7890`, `${A}/123456/7890`],
  ['V17: without accents', `Prescricao n. ${A} Cod. Acesso: 123456 Cod. Opcao: 7890`, `${A}/123456/7890`],
  ['V17 without an option', `Prescricao n. ${A} Cod. Acesso: 123456`, `${A}/123456/`],
  ['V17 in capitals', `PRESCRIÇÃO N. ${A} COD. ACESSO: 123456 COD. OPÇÃO: 7890`, `${A}/123456/7890`],
  ['V18: the share of SNS 24', `Receita médica|N.º da receita: ${A}|PIN de acesso: 123456|PIN de opção: 7890`, `${A}/123456/7890`],
  ['V18 with its values below', `Receita médica|N.º da receita|${A}|PIN de acesso|123456|PIN de opção|7890`, `${A}/123456/7890`],
  ['V18 with more around', `SNS 24|Receita médica|Emitida em 12/03/2026 por Dr. João|N.º da receita: ${A}|PIN de acesso: 123456|PIN de opção: 7890|Válida até 12/03/2027`, `${A}/123456/7890`],
  ['behind whose it is', `Utente: Maria Silva|Receita: ${A}|Código de acesso: 123456|Código de opção: 7890`, `${A}/123456/7890`],
  ['before whose it is', `Receita: ${A}|Utente: Maria Silva|Acesso: 123456|Opção: 7890`, `${A}/123456/7890`],
  ['behind the medicines', `Receita ${A}. Medicamentos: Paracetamol 1000 mg. Código acesso: 123456, código opção: 7890`, `${A}/123456/7890`],
  ['before the medicines', `Receita ${A} Código acesso: 123456 Código opção: 7890 Medicamentos: Paracetamol 1000`, `${A}/123456/7890`],
  ['behind the doctor', `Dr. João Sousa, receita n.º ${A}, acesso 123456, opção 7890`, `${A}/123456/7890`],
  ['the doctor between', `Receita n.º ${A} do Dr. João. Acesso 123456. Opção 7890`, `${A}/123456/7890`],
  ['in one word', `Receita:${A};CódigoDispensa:123456;CódigoOpção:7890`, `${A}/123456/7890`],
  ['in longer words', `NúmeroReceita:${A} CódigoAcessoDispensa:123456 CódigoDireitoOpção:7890`, `${A}/123456/7890`],
  ['an option in groups', `Receita ${A} Dispensa: 123456 Opção: 34 34`, `${A}/123456/3434`],
  ['a code in three groups is no option', `Receita ${A} Dispensa: 12 34 56`, NUMBER_ONLY],
  ['all words cut short', `Rec. ${A}. Disp. 123456. Opc. 7890`, `${A}/123456/7890`],
  ['twelve boxes behind', `Receita ${A} dispensa 123456 12 caixas`, `${A}/123456/`],
  ['both in groups', `Receita ${A} Dispensa: 121 212 Opção: 34 34.`, `${A}/121212/3434`],
  ['the mother’s, without labels', `Mãe ${A} 123456 7890`, NUMBER_ONLY],
  ['the mother’s in lines', `Para a minha mãe:|${A}|123456|7890|Obrigada`, NUMBER_ONLY],
]);

// biome-ignore format: one message a line
holds('a pair of "acesso" and "opção" is one, whatever stands around, and it too belongs to the number before it', [
  ['for exams it is another pair', `Hospital de Exemplo. Número: ${A} Código acesso: 123456 Código realização: 7890`, 'exames'],
  ['after exams', `Requisição de análises ${A} Código acesso: 123456 Código opção: 7890`, 'exames'],
  ['of two', `Hospital. Receita ${A} Código acesso: 123456 Opção: 7890|Hospital. Receita ${B} Código acesso: 222333 Opção: 2222`, `${A}/123456/7890 ${B}/222333/2222`],
  ['no pair with a word between', `Hospital. Receita ${A}. Garagem: acesso 123456, porta e opção 7890`, NUMBER_ONLY],
  ['no pair with an option that is asked for', `Hospital. Receita ${A}. Garagem: acesso 123456, opção 7890 mg`, NUMBER_ONLY],
  ['no pair in another sentence', `Hospital. Receita ${A}. Garagem: acesso 123456. Porta do lado, opção 7890`, NUMBER_ONLY],
  ['no pair with a choice', `Hospital. Receita ${A}. Garagem: acesso 123456, opção de 7890`, NUMBER_ONLY],
  ['a PIN is no pair', `Hospital. Receita ${A}. Garagem: PIN 123456, opção 7890`, NUMBER_ONLY],
]);

// biome-ignore format: one text a line
test.each([
  ['A de ontem tinha o acesso 616161. Esta é a #', NUMBER_ONLY],
  ['Encomenda: PIN 123456, e aqui vai #', NUMBER_ONLY],
  ['Queria 3 embalagens', 'nada'],
  [`# e ${B} para os dois`, 'nada'],
  ['Requisição de exames #', 'exames'],
  ['O código de verificação é 4821, não partilhe. #', 'codigoUnico'],
  ['Receita # dispensa 123456', `${A}/123456/`],
])('what is pasted where the number goes: %s', (text, expected) => {
  expect(summary(readPrescriptionSms(text.replace('#', A), '2025-06-01', true))).toBe(expected);
});

// biome-ignore format: one message a line
test.each([
  [`Receita ${A} dispensa 123456`, []],
  [`Receita ${A}`, ['codigoDispensa']],
  [`Mãe ${A} 123456 7890`, ['codigoDispensa', 'codigoOpcao']],
  [`Código direito opção: 2222|Receita ${A} Código acesso 333333`, ['codigoOpcao']],
  [`Receita ${A} dispensa 123456, opção 1830, se for possível`, ['codigoOpcao']],
  [`${A} dispensa 123456 acesso 654321`, ['codigoDispensa']],
  [`Receita ${A} dispensa 123456 opção 7890. Receita ${B} dispensa 222333`, ['codigoOpcao']],
])('it says which codes are left out: %s', (text, expected) => {
  expect(read(text.replaceAll('|', '\n')).leftOut).toEqual(expected);
});

// biome-ignore format: one message a line
holds('messages as they come', [
  ['no spaces, a semicolon behind each', `Receita:${A};CódigoDispensa:121212;DireitoOpção:3434;`, `${A}/121212/3434`],
  ['to hand out', `Receita ${A}. Código para dispensar: 123456. Receita ${B}. Para dispensar: 222333`, `${A}/123456/ ${B}/222333/`],
  ['abbreviated, behind other words', `Olá, rec. ${A}, acesso 482915`, `${A}/482915/`],
  ['n.º behind the label', `Receita ${A}. Código de dispensa n.º 123456. Código de opção nº 7890`, `${A}/123456/7890`],
  ['dots lead to the codes', `Receita ..... ${A}|Opção ... 7890|Dispensa ..... 123456...2 caixas`, `${A}/123456/7890`],
  ['boxes behind the code', `${A} PIN 123456, opção 7890|3 caixas de Metformina 1000`, `${A}/123456/7890`],
  ['the same one sent again', `Receita ${A} dispensa 482915 opção 7731||Receita ${A} dispensa 482915 opção 7731`, `${A}/482915/7731`],
  ['only the three, with slashes', `${A}/482915/7731`, `${A}/482915/7731`],
  ['only the three, with pictures', `💊 ${A}|🔑 482915|✅ 7731`, `${A}/482915/7731`],
  ['cancelled by who wrote it', `Foi anulada a sua receita ${A}`, `${A}// cancelada`],
  ['past its date, in so many words', `Receita ${A} fora do prazo`, `${A}// foraDoPrazo`],
  ['handed out, as a heading', `Dispensa efetuada: receita ${A}`, `${A}// avisoDispensa`],
  ['past its date', `Receita ${A} dispensa 123456 val. até 31/5/2025`, `${A}/123456/ foraDoPrazo`],
  ['one of its medicines past its date', `Receita ${A}. Validade 1/5/2025 e validade 1/6/2025. Dispensa 123456`, `${A}/123456/`],
  ['said to be past its date', `A receita ${A} já caducou`, `${A}// foraDoPrazo`],
  ['who cancelled it', `O médico anulou a receita ${A}. Dispensa 482915`, `${A}/482915/ cancelada`],
  ['of no effect', `Receita sem efeito: ${A}`, `${A}// cancelada`],
  ['its state', `Receita ${A}|Estado: Anulada`, `${A}// cancelada`],
  ['the PIN before the number', `O PIN é 482915 e a receita é ${A}`, `${A}/482915/`],
]);

// biome-ignore format: one message a line
holds('traps', [
  ['a PIN above another number', `Receita ${A} PIN 123456|||7890`, NUMBER_ONLY],
  ['a code that goes on', `Receita ${A} dispensa 123456-7`, NUMBER_ONLY],
  ['another number before the three', `Encomendas 12 ${A} 123456 7890`, 'nada'],
  ['nobody cancelled it', `Não cancelaram a receita ${A}`, NUMBER_ONLY],
  ['an appointment that is past', `A consulta já caducou. Receita ${A}`, NUMBER_ONLY],
  ['three boxes of a strength', `Receita ${A}. 3 caixas de Metformina 1000`, NUMBER_ONLY],
  ['the code of a door', `Receita ${A}, o código da porta do prédio é 5566`, NUMBER_ONLY],
  ['the access to a garage', `Receita ${A}. O código de acesso da garagem: 482915. Garagem: código de acesso 482916`, NUMBER_ONLY],
  ['a flat to the right', `Receita ${A}. Rua do Sol, 2.º direito 1204`, NUMBER_ONLY],
  ['the day of the last handing out', `Receita ${A}. Última dispensa 12-03-26, data de dispensa 120326, acesso 21.12.25`, NUMBER_ONLY],
  ['a number behind the code', `Receita ${A} código de opção 1000 912 345 678. PIN 123456; 654321. 3.º código opção 1204. Código de opção 1.250, código de dispensa 12–03–26`, NUMBER_ONLY],
  ['a telephone and two codes in groups, together 19 digits', '912 345 678 482 915 7731', 'nada'],
  ['what is to be handed out', `Receita ${A}: dispensar opção 1000`, NUMBER_ONLY],
  ['a telephone behind a label', `Receita ${A}. Sem acesso: 912 345 678 ou acesso 912345 678`, NUMBER_ONLY],
  ['a postal code', `Receita ${A}, a opção 2200-123 Abrantes`, NUMBER_ONLY],
  ['prices', `${A} 123456 1234 €`, 'nada'],
  ['a number beside the three', `${A} 123456 7890 3`, NUMBER_ONLY],
  ['the prescription is not cancelled, the appointment is', `A receita ${A} não foi anulada, a consulta foi cancelada`, NUMBER_ONLY],
  ['an appointment that is cancelled', `Receita ${A} dispensa 482915. Consulta anulada, marcação cancelada`, `${A}/482915/`],
  ['"realização" and "efetivação" of exams', `Receita ${A} código de realização: 7890. Receita ${B} código de efetivação 7890`, 'exames'],
  ['excuses before the right code', `Receita ${A} dispensa 482915, desculpa, 482916`, NUMBER_ONLY],
  ['credential', `Credencial ${A} código de acesso 123456`, 'exames'],
  ['an option with its ordinal number', `Receita ${A}. 3.ª opção: 2026; 2ª opção: 2026; outra opção: 2026`, NUMBER_ONLY],
  ['a code or something else', `Receita ${A} opção 2026 ou genérico, dispensa 123456 ou pelo cartão`, NUMBER_ONLY],
  ['the owner behind the code', `Receita ${A}. PIN 123456 (caixa do correio)`, NUMBER_ONLY],
  ['a parcel', `Encomenda CTT ${A} PIN 123456`, 'nada'],
  ['what nobody lists has a code', `Receita ${A}. Condomínio, acesso 482915. MB Way PIN: 482915. PIN 482915 do multibanco`, NUMBER_ONLY],
  ['a label in full behind other words', `Receita ${A} de Maria Silva, código de dispensa 123456`, `${A}/123456/`],
  ['two codes with one label each', `${A} dispensa 123456 acesso 654321`, NUMBER_ONLY],
  ['an option that is a time', `Receita ${A} dispensa 482915, opção 1830, se for possível`, `${A}/482915/`],
  ['what nobody lists has a number of 19 digits', `Radiografia ${A} acesso 482915`, 'nada'],
  ['another number of 19 digits beside the word', `Leve a receita. Ecografia n.º ${A}, código de acesso 482915`, NUMBER_ONLY],
  ['an option that is asked for', `Receita ${A} dispensa 482915. Opção 1000? Genérico.`, `${A}/482915/`],
  ['how to cancel, and a cancelled appointment', `Para anular a receita ${A} ligue já. Foi anulada a consulta; receita ${A}`, NUMBER_ONLY],
  ['a treatment that is over', `Receita ${A}. O tratamento termina a 01/05/2025`, NUMBER_ONLY],
  ['an IBAN beside a prescription', `PT50 0002 0123 1234 5678 9015 4. Receita ${A} dispensa 123456`, `${A}/123456/`],
  ['a bank card beside a prescription', `O meu Visa é o 4000 0000 0000 0000 006. Receita ${A} para pôr na conta. Código de dispensa 482915`, `${A}/482915/`],
  ['tax number and two codes, together 19 digits', '123456789 123456 7890', 'nada'],
  ['a barcode and a code, three codes and a digit, together 19 digits', '5601234567890 482915; 482915 111222 222333 2', 'nada'],
  ['numbers under each other, together 19 digits', '1234567890|123456789; 1011|7731|2025|482|9150', 'nada'],
  ['groups behind a telephone number', '912 345 678 1011 0000 1234 5678 901', 'nada'],
  ['a number in a link or around one', `Receita em exemplo.example/${A} ou a${B}@exemplo.example, 1011 0000 1234 www.exemplo.example 5678 901`, 'nada'],
]);

// biome-ignore format: one message a line
holds('as a camera reads, and as people write', [
  ['O and l', 'Receita n.º 1O11 OOOO 1234 5678 9Ol|Código de acesso e dispensa: l23456|Código de direito de opção: 789O', `${A}/123456/7890`],
  ['a word of letters before one that begins with a letter', 'Receita 1O11 OOOO l234 5678 9Ol', NUMBER_ONLY],
  ['groups over two lines, with an old line break', 'Nº da receita 1011 0000\r1234 |5678 901|Dispensa 123456|Opção 7890', `${A}/123456/7890`],
  ['a number cut in two', 'Receita: 10110000123|45678901|dispensa 123456', `${A}/123456/`],
  ['single digits', `Receita ${[...A].join(' ')} Dispensa: 1 2 3 4 5 6 Opção: 7 8 9 0`, `${A}/123456/7890`],
  ['digits of full width', 'Receita １０１１００００１２３４５６７８９０１', NUMBER_ONLY],
  ['a bank’s code', 'Banco: autorize a compra de 49,90 EUR. Código de acesso: 482915. Cartão final 7731. Ref 1011000987654321012.', 'nada'],
  ['cancelled, with its codes', `A receita ${A} com código de dispensa 482915 e opção 7731 foi anulada`, `${A}/482915/ cancelada`],
  ['dots to write on', `Receita ${A}|Direito de opção ${'.'.repeat(46)} assinatura 1234`, NUMBER_ONLY],
  ['long dashes', 'Receita 1011–0000–1234–5678–901 dispensa 482–915', `${A}/482915/`],
  ['an x behind its group or a dash', '20110  00012  34567  890x, 2011-0000-1234-5678-91-x', '201100001234567890X// 201100001234567891X//'],
  ['all in one line', '1011 0000 1234 5678 901 123456 7890', `${A}/123456/7890`],
  ['the same code twice is one code', `${A} dispensa 123456 acesso 123456`, `${A}/123456/`],
]);

// biome-ignore format: one message a line
holds('what a label is, and what comes behind a code', [
  ['a name of the other code', `Receita ${A} opção 123456, dispensa 7890`, NUMBER_ONLY],
  ['in full behind other words', `Receita ${A}. Médico: Rui. Código de acesso e dispensa: 123456`, `${A}/123456/`],
  ['in full with a PIN', `Receita ${A}. Médico: Rui. PIN de opção: 7890`, `${A}//7890`],
  ['in one word behind other words', `Receita ${A}. Médico: Rui. CódigoOpção:7890`, `${A}//7890`],
  ['of the prescription', `Receita ${A}. PIN da receita: 123456`, `${A}/123456/`],
  ['two numbers behind one label', `Receita ${A} dispensa 123456 e 654321`, NUMBER_ONLY],
  ['a number in the next line', `Receita ${A} dispensa 123456|654321`, NUMBER_ONLY],
  ['until when it is valid', `Receita ${A} acesso 123456 válida até 3 de maio`, `${A}/123456/`],
  ['boxes behind a PIN', `Receita ${A} PIN 123456 e 2 caixas`, NUMBER_ONLY],
  ['nothing but the number and its last day', `${A} válida até 12/03/2026`, NUMBER_ONLY],
  ['handed out, without its noun', `Foram dispensadas 2: ${A}`, `${A}// avisoDispensa`],
  ['may be handed out', `A receita ${A} pode ser levantada`, NUMBER_ONLY],
  ['cancelled, with its last day', `A receita ${A}, válida até 12/03/2026, foi anulada`, `${A}// cancelada`],
  ['the three behind a PIN', `Cofre, PIN ${A} 123456 7890`, 'nada'],
  ['the three behind "acesso"', `Garagem, acesso ${A} 123456 7890`, 'nada'],
  ['the three of an exam', `Ana, realização ${A} 123456 7890`, 'exames'],
  ['the three among others', `Eram 12: ${A} 123456 7890`, 'nada'],
  ['17 digits of something else', 'Caixa 10110000123456789 na prateleira', 'nada'],
  ['codes before an exam and a prescription', `Dispensa 123456, ${B} realização 7890, receita ${A}`, `${NUMBER_ONLY} codigosAntes`],
]);

// biome-ignore format: one message a line
holds('of several prescriptions all have codes or none, and it is not said which is over', [
  ['codes before each number', `dispensa 123456 opção 1111 receita ${A} dispensa 222333 opção 2222 receita ${B}`, `${A}// ${B}// codigosDeQuem`],
  ['one without codes', `Foram dispensadas 2. Receita ${A} Receita ${B} dispensa 222333`, `${A}// ${B}// codigosDeQuem`],
  ['numbers and codes in turn, without labels', `${A}|123456|1111|${B}|222333|2222`, `${A}// ${B}//`],
  ['exams named between two', `Receita ${A} dispensa 123456. Exame, análises e receita ${B} dispensa 222333`, `${A}/123456/ ${B}/222333/`],
  ['the same number twice beside another', `${A} dispensa 123456, ${B} dispensa 222333, ${A} opção 7890`, `${A}/123456/7890 ${B}/222333/`],
  ['a request for exams and one', `Requisição de análises ${B}. Receita ${A} dispensa 123456`, `${A}/123456/`],
  ['one and a request for exams', `Receita ${A} dispensa 123456. Requisição ${B} agendamento 222333`, `${A}/123456/`],
  ['one cancelled, a new one with its codes', `A receita ${A} foi anulada. Nova receita: ${B} código de dispensa 222333 opção 2222`, `${A}// ${B}// cancelada`],
  ['the new one first, and what it replaces', `A receita ${B} dispensa 222333 substitui a receita ${A}, que foi anulada`, `${B}// ${A}// cancelada`],
  ['a word before each', `Anulada: ${A}|Nova: ${B} dispensa 222333`, `${A}// ${B}// cancelada`],
  ['not cancelled, and not past its date', `Não foi anulada a receita ${A} dispensa 123456. Receita ${B} dispensa 222333 válida até 1/9/2025`, `${A}/123456/ ${B}/222333/`],
  ['both cancelled', `As receitas ${A} e ${B} foram anuladas. Dispensa 222333`, `${A}// ${B}// cancelada`],
  ['one past its date', `Receita ${A} dispensa 123456 válida até 1/5/2025. Receita ${B} dispensa 222333 válida até 1/9/2025`, `${A}/123456/ ${B}/222333/ foraDoPrazo`],
  ['one said to be past its date', `A receita ${A} caducou. Nova receita ${B} dispensa 222333`, `${A}// ${B}// foraDoPrazo`],
]);

// biome-ignore format: one message a line
holds('other messages are recognised', [
  ['codes without a number', 'Dispensa 123456 opção 7890', 'semNumero'],
  ['20 digits', `Receita ${A}0`, 'compridoDemais 20'],
  ['17 digits in groups', 'Receita 1011-0000-1234-5678-9, obrigada', 'tamanho 17'],
  ['16 digits in groups', 'Receita 1011 0000 1234 5678', 'tamanho 16'],
  ['15 digits are the fewest that are counted', 'Receita 101100001234567', 'tamanho 15'],
  ['14 digits are another thing', 'Ligue 00351249000000', 'nada'],
  ['17 digits and X', 'Receita 10110000123456789X, obrigada', 'tamanho 18'],
  ['an X in the middle', 'Receita 10110000123456X8901', 'nada'],
  ['a request for exams by its codes', `${A} PIN Agendamento 123456 PIN Prestação 7890`, 'exames'],
  ['a request for exams named behind its number', `${A} é a requisição da minha mãe`, 'exames'],
  ['exams mentioned beside a prescription', `Trago as análises. Receita ${A} dispensa 123456. Traga os exames para a realização do tratamento.`, `${A}/123456/`],
  ['a warning without a code', 'Não partilhe códigos com ninguém, nem 1.', 'nada'],
  ['medicines handed out', `Foi hoje de manhã aviada a receita ${A} em 2 farmácias, 1234`, `${A}// avisoDispensa`],
  ['part of it handed out, with codes', `Foram dispensadas 2 de 3. Receita ${A} dispensa 123456`, `${A}/123456/`],
]);

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
  const isLabelled = (text: string) => /dispensa|disp|acesso|pin|opcao|opc/.test(plainText(text));
  const unlabelled = fc
    .array(fc.tuple(noise, between), { maxLength: 20 })
    .map(spaced)
    .filter((text) => !isLabelled(text.replace(/foram dispensadas|opções|pinos|acessos/g, ' ')));

  test(
    'a code that is read is one that was labelled, save where the text is only the three numbers',
    () => {
      const labelled = fc.tuple(label, fc.constantFrom(' ', ': ', ''), fc.stringMatching(/^(\d{4}|\d{6})$/));
      const parts = fc.array(fc.tuple(labelled, between, unlabelled, between), { maxLength: 4 });
      fc.assert(
        fc.property(unlabelled, unlabelled, parts, (before, after, parts) => {
          const codes = parts.map(([code, ...rest]) => code.join('') + rest.join(''));
          const given = parts.map(([[, , code]]) => code);
          const { prescriptions } = read(`${before} receita ${A} ${after} ${codes.join('')}`);
          for (const { codigoDispensa, codigoOpcao } of prescriptions)
            for (const code of [codigoDispensa, codigoOpcao].filter(Boolean)) expect(given).toContain(code);
        }),
        runs,
      );
    },
    fuzzTimeout,
  );

  test(
    'it never throws and never fills what the field would not keep',
    () => {
      const piece = fc.oneof(noise, label, between, fc.stringMatching(/^\d{18}[xX\d]$/));
      const pasted = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(''));
      fc.assert(
        fc.property(pasted, (text) => {
          const { prescriptions, note } = read(text);
          expect(prescriptions.length > 0 || note).toBeTruthy();
          for (const { numeroReceita, codigoDispensa, codigoOpcao } of prescriptions) {
            expect(numeroReceita).toMatch(/^\d{18}[\dX]$/);
            expect(codigoDispensa).toMatch(/^(\d{6})?$/);
            expect(codigoOpcao).toMatch(/^(\d{4})?$/);
            expect(filterPrescriptionNumber('', numeroReceita)).toBe(numeroReceita);
          }
        }),
        runs,
      );
    },
    fuzzTimeout,
  );

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
    const long = unit.repeat(Math.ceil(MAX_SMS_LENGTH / unit.length));
    const start = process.cpuUsage();
    read(`${long.slice(0, MAX_SMS_LENGTH / 2)}z`);
    read(`Receita ${A} ${long}`);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(2 * 50);
  });
});
