import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filterPrescriptionNumber } from './prescription.ts';
import { MAX_SMS_LENGTH, readPrescriptionSms, type SmsReading } from './prescription-sms.ts';
import { anyText, fuzzTimeout, runs } from './testing/fuzz.ts';

const A = '1011000012345678901';
const B = '1011000012345678902';

/** A reading as a text: "number/6/4" for each prescription, or the kind and its value. */
function summary(reading: SmsReading): string {
  switch (reading.kind) {
    case 'prescriptions':
      return reading.prescriptions
        .map(({ numeroReceita, codigoDispensa, codigoOpcao }) => `${numeroReceita}/${codigoDispensa}/${codigoOpcao}`)
        .join(' ');
    case 'dispensing-notice':
      return `dispensing-notice ${reading.numeroReceita}`;
    case 'wrong-length':
      return `wrong-length ${reading.digits}`;
    default:
      return reading.kind;
  }
}

describe('the corpus: | is a line break', () => {
  // biome-ignore format: one message a line
  test.each([
    ['V1', `Receita N.º ${A}. Cód. Dispensa: 123456. Cód. Opção: 7890.`, `${A}/123456/7890`],
    ['V2', `Receita: ${A} Codigo de acesso e dispensa: 012345 Codigo de direito de opcao: 0042 Obrigado, SNS`, `${A}/012345/0042`],
    ['V3', 'SNS|Nº da receita:|1011 0000 1234 5678 901||Código de acesso e dispensa:|482 915||Código de direito de opção:|7731', `${A}/482915/7731`],
    ['V4', 'Rec. 201100001234567890X; PIN Acesso 654321; PIN Opção 4321; val. ate 12/03/2026', '201100001234567890X/654321/4321'],
    ['V5', '[12/03/25, 10:22] Mãe: Receita 2011000012345678903 cod acesso 111222 cod opcao 3344 valida até 2025-09-12. Duvidas 808 24 24 24', '2011000012345678903/111222/3344'],
    ['V6', `${A}|123456|7890`, `${A}/123456/7890`],
    ['V7', `Receita 1: ${A} Cód. dispensa 123456 Cód. opção 1111|Receita 2: ${B} Cód. dispensa 222333 Cód. opção 2222`, `${A}/123456/1111 ${B}/222333/2222`],
    ['V8', 'Foram dispensadas 2 embalagens da receita 1234567890123456789. Em caso de dúvida…', 'dispensing-notice 1234567890123456789'],
    ['V9', 'O seu código de verificação SNS 24 é 123456. Não partilhe.', 'one-time-code'],
    ['V10', `Requisição de exames nº ${A} PIN Agendamento 123456 PIN Prestação 7890`, 'exam-request'],
    ['V11', `Utente 123456789 NIF 212345678 Tel. 912 345 678. Receita n.º ${A} Código de Dispensa 123456 Código de Direito de Opção 2025 emitida a 05-01-2025`, `${A}/123456/2025`],
    ['V12', `Guia … *${A}* Código Acesso: 123456 Direito Opção: 7890 Paracetamol 1000 mg 20 comp. 2026`, `${A}/123456/7890`],
    ['V13', 'Receita 10110000123456789 cód 123456', 'wrong-length 17'],
    ['V14', `codigo opcao 7890 codigo dispensa 123456 receita ${A}`, `${A}/123456/7890`],
    ['V15', 'Receita N.o 201 1000 0123 4567 890 x Cod. Dispensa 123456 Opcao 7890', '201100001234567890X/123456/7890'],
  ])('%s', (_, text, expected) => {
    expect(summary(readPrescriptionSms(text.replaceAll('|', '\n')))).toBe(expected);
  });
});

describe('twenty-six more, as they may come: | is a line break', () => {
  // biome-ignore format: one message a line
  test.each([
    ['W1 a camera reads O and l', 'Receita n.º 1O11 OOOO l234 5678 9Ol|Código de acesso e dispensa: l23456|Código de direito de opção: 789O', `${A}/123456/7890`],
    ['W2 a camera reads I', 'I0110000I234567890I dispensa I23456 opção 789O', `${A}/123456/7890`],
    ['W3 groups over two lines', 'Nº da receita 1011 0000 1234|5678 901|Dispensa 123456|Opção 7890', `${A}/123456/7890`],
    ['W4 a number cut in two', 'Receita: 10110000123|45678901|123456|7890', `${A}/123456/7890`],
    ['W5 a number hyphenated at the line', 'Receita: 10110000123-|45678901 dispensa 123456', `${A}/123456/`],
    ['W6 an X on the second line', '2011 0000 1234|5678 90X cod. acesso 654321', '201100001234567890X/654321/'],
    ['W7 single digits', `Receita ${A} Dispensa: 1 2 3 4 5 6 Opção: 7 8 9 0`, `${A}/123456/7890`],
    ['W8 pairs with hyphens', `Receita ${A} Dispensa 12-34-56 Opção 78-90`, `${A}/123456/7890`],
    ['W9 pairs with dots, below the label', `${A}|Código de dispensa:|12.34.56|Código de opção:|78.90`, `${A}/123456/7890`],
    ['W10 an IBAN', 'IBAN PT50 0002 0123 1234 5678 9015 4 para a transferência', 'nothing'],
    ['W11 an IBAN in one piece', 'Paguei para PT50000201231234567890154, obrigada', 'nothing'],
    ['W12 an IBAN beside a prescription', `PT50 0002 0123 1234 5678 9015 4. Receita ${A} disp 123456`, `${A}/123456/`],
    ['W13 two in a list', `Receitas: ${A} e ${B}. Dispensa: 123456 e 222333. Opção: 1111 e 2222`, `${A}/123456/1111 ${B}/222333/2222`],
    ['W14 two in a list, one code', `Receitas: ${A} e ${B}. Dispensa: 123456.`, `${A}// ${B}//`],
    ['W15 two in a list, codes of one kind', `Receitas ${A}, ${B}|Dispensa 123456, 222333|Opção 1111`, `${A}/123456/ ${B}/222333/`],
    ['W16 two lines without labels', `${A} 123456 1111|${B} 222333 2222`, `${A}/123456/1111 ${B}/222333/2222`],
    ['W17 a table', `Receita\tAcesso\tOpção|${A}\t123456\t7890`, `${A}/123456/7890`],
    ['W18 forwarded', `Reencaminhada|Mãe, 21/11/26: a receita é ${A} o de dispensa 123456 e o de opção 7890 bjs`, `${A}/123456/7890`],
    ['W19 a payment by reference', 'Entidade 21312 Referência 123 456 789 Montante 12,50 €', 'nothing'],
    ['W20 a parcel', 'A sua encomenda RR123456789PT chega hoje entre as 14h00 e as 16h00', 'nothing'],
    ['W21 how long each is', `Receita ${A} (19 dígitos), dispensa 123456 (6 dígitos), opção 7890 (4 dígitos)`, `${A}/123456/7890`],
    ['W22 a foreign prefix', `Ligue +351 912 345 678. Receita ${A} dispensa 123456`, `${A}/123456/`],
    ['W23 a floor and a door', `${A} dispensa 123456, é para a Rua 25 de Abril, 10, 2.º Dto, 2000-100`, `${A}/123456/`],
    ['W24 the day and the hour of a visit', `Receita ${A} de 21 11 às 15 30, dispensa 123456`, `${A}/123456/`],
    ['W25 zeros alone', 'Receita 0000 0000 0000 0000 000 dispensa 000000 opção 0000', '0000000000000000000/000000/0000'],
    ['W26 words made of o, i and l', `Olá! O Lili lê: receita ${A}, o código é 123456 e o outro 7890`, `${A}/123456/7890`],
  ])('%s', (_, text, expected) => {
    expect(summary(readPrescriptionSms(text.replaceAll('|', '\n')))).toBe(expected);
  });
});

describe('as neighbours send them, invented without knowing the reader: | is a line break', () => {
  // biome-ignore format: one message a line
  test.each([
    ['a daughter forwards it', `[21/11/26, 18:02:33] Filha Ana: Boa noite! A receita da avó 😊|[21/11/26, 18:02:59] Filha Ana: Receita ${A}|Dispensa 482915|Opção 7731|Qualquer coisa liguem 912 345 678`, `${A}/482915/7731`],
    ['signs and equals in place of spaces', `Cod.Acesso/Dispensa=482915;Cod.Opcao=7731;Receita=${A}`, `${A}/482915/7731`],
    ['the X alone on the next line', 'Receita 201100001234567890|X|Dispensa 482915|Opção 7731', '201100001234567890X/482915/7731'],
    ['labels in a row, then values', `Nº Receita ¦ Cód. Dispensa ¦ Cód. Opção|${A} ¦ 482915 ¦ 7731`, `${A}/482915/7731`],
    ['values before labels', `${A} (nº da receita)|482915 (código de dispensa)|7731 (código de opção)`, `${A}/482915/7731`],
    ['entities of HTML in the number', 'Receita n.&ordm; 1011&nbsp;0000&nbsp;1234&nbsp;5678&nbsp;901<br>Dispensa&#58; 482&nbsp;915', `${A}/482915/`],
    ['an entity that looks like a code', `Receita ${A} &#8211; dispensa 482915`, `${A}/482915/`],
    ['little pictures for labels', `💊 ${A}|🔑 482915|✅ 7731`, `${A}/482915/7731`],
    ['pictures that count', `1️⃣ Receita ${A} dispensa 482915|2️⃣ Receita ${B} dispensa 111222`, `${A}/482915/ ${B}/111222/`],
    ['tax and patient numbers between', `${A}|987654321|482915|212345679|7731`, `${A}/482915/7731`],
    ['the same one sent again', `Receita ${A} dispensa 482915 opção 7731||Receita ${A} dispensa 482915 opção 7731`, `${A}/482915/7731`],
    ['a code that cannot be read is left out', `Receita ${A} dispensa 4B2915 opção 7731`, `${A}//7731`],
    ['a code that is put right', `Receita ${A} dispensa 482915, não, é 482916 opção 7731`, `${A}//7731`],
    ['a code and what it is not', `Receita ${A} dispensa 482915 e não 482916`, `${A}//`],
    ['an option that is put right', `Receita ${A} dispensa 482915 opção 7731, aliás 7713`, `${A}/482915/`],
    ['a no that puts nothing right', `Receita ${A} dispensa 482915 opção 7731. Não responda. 2026`, `${A}/482915/7731`],
    ['a bank card of 19 digits', 'Cartão 6304 0000 0000 0000 018 val. 12/27', 'nothing'],
    ['a bank card of 19 digits in one piece', 'o meu cartão maestro é o 6304000000000000018', 'nothing'],
    ['a bank card before a prescription', `Visa: 4000000000000000006 Receita ${A} dispensa 482915`, `${A}/482915/`],
    ["a patient's card before a prescription", `Cartão de utente 123456789 receita ${A} dispensa 482915`, `${A}/482915/`],
    ["a patient's card and a bare number", `Cartão de utente 123456789 ${A} 482915`, `${A}/482915/`],
    ['a bank card', `Cartão 4111 1111 1111 1111 val. 12/27 CVV 1234. Receita ${A} dispensa 482915`, `${A}/482915/`],
    ['a Swiss IBAN', 'IBAN CH93 0076 2011 6238 5295 7', 'nothing'],
    ['a French IBAN', 'IBAN FR76 3000 6000 0112 3456 7890 189', 'nothing'],
    ['a parcel, a customer, an invoice', `Receita ${A}. Encomenda 556677, cliente 1204, fatura 998877`, `${A}//`],
    ['a year of birth', `Receita ${A}, dispensa 482915. Nasci em 1946`, `${A}/482915/`],
    ['an hour, a house, an extension', `Receita ${A}, às 1830, casa 1204 ou ext. 2204`, `${A}//`],
    ['MB WAY and a validity', `Receita ${A}. MB WAY 998877, validade 311226`, `${A}//`],
    ['two with words between, then both codes', `A minha é ${A} e a do meu marido ${B}. Dispensa: 482915 e 111222. Opção: 7731 e 3344`, `${A}// ${B}//`],
    ['two, counted, then both codes', `Receita 1: ${A}|Receita 2: ${B}|Dispensa: 482915, 111222`, `${A}// ${B}//`],
    ['two, each with its codes, the second with a year', `Receita ${A} dispensa 482915 opção 7731|Receita ${B} dispensa 111222 opção 3344 até ao fim de 2027`, `${A}/482915/7731 ${B}/111222/3344`],
  ])('%s', (_, text, expected) => {
    expect(summary(readPrescriptionSms(text.replaceAll('|', '\n')))).toBe(expected);
  });
});

describe('how it is written does not matter', () => {
  test.each([
    ['capitals', `RECEITA N.º ${A} CÓD. DISPENSA 123456 CÓD. OPÇÃO 7890`, `${A}/123456/7890`],
    ['no spaces at all', `Receita${A}Dispensa123456Opção7890`, `${A}/123456/7890`],
    ['accents as separate characters', `Receita ${A} Opc\u0327a\u0303o 7890 dispensa 123456`, `${A}/123456/7890`],
    ['spaces that do not break', 'Receita\u00a01011\u00a00000\u00a01234\u00a05678\u00a0901', `${A}//`],
    ['narrow spaces and tabs', 'Receita 1011\u202f0000\u20091234\t5678 901', `${A}//`],
    ['hyphens between groups', 'Receita 1011-0000-1234-5678-901 dispensa 482-915', `${A}/482915/`],
    ['long dashes between groups', 'Receita 1011–0000–1234–5678–901', `${A}//`],
    ['dots between groups', 'Receita 1011.0000.1234.5678.901', `${A}//`],
    ['two spaces between groups', '1011  0000  1234  5678  901', `${A}//`],
    ['groups of three', '101 100 001 234 567 890 1', `${A}//`],
    ['groups of five', '10110 00012 34567 8901', `${A}//`],
    ['groups and codes in one line', '1011 0000 1234 5678 901 123456 7890', `${A}/123456/7890`],
    ['groups after a telephone number', '912 345 678 1011 0000 1234 5678 901', `${A}//`],
    ['two in groups on one line', '1011 0000 1234 5678 901 482 915 1011 0000 1234 5678 902', `${A}/482915/ ${B}//`],
    ['two in one piece on one line', `${A} 482 915 ${B} 222 333`, `${A}/482915/ ${B}/222333/`],
    ['a code in pairs', `${A}\n12 34 56`, `${A}/123456/`],
    ['a small x', 'receita 201100001234567890x', '201100001234567890X//'],
    ['an x behind a hyphen', '2011-0000-1234-5678-90-X', '201100001234567890X//'],
    ['digits of full width', 'Receita １０１１００００１２３４５６７８９０１', `${A}//`],
    ['invisible characters', `Receita \u200e${A}\u202c c\u00adód. dis\u200bpensa 123456`, `${A}/123456/`],
    ['old line breaks', `Receita\r${A}\rDispensa\r123456\u2028Opção\u20297890`, `${A}/123456/7890`],
    ['old line breaks between codes', `${A}\r123456\v7890`, `${A}/123456/7890`],
    ['groups of three and x', '101 100 001 234 567 890 x', '101100001234567890X//'],
    ['groups and x in the last', '2011 0000 1234 5678 90x', '201100001234567890X//'],
    ['a stroke between the codes', `${A} códigos 123456/7890`, `${A}/123456/7890`],
    ['a stroke between the codes, the other way', `${A} códigos 7890/123456`, `${A}/123456/7890`],
    ['a label whose code comes second', `${A} dispensa e opção: 123456 7890 1111`, `${A}/123456/7890`],
    ['a code beside other digits', `${A} 123456 789`, `${A}/123456/`],
    ['an option code beside other digits', `${A} 7890 12345`, `${A}//7890`],
    ['a code that could be a year and more', `${A} 202612`, `${A}/202612/`],
    ['a code that ends like a year', `${A} 122026`, `${A}/122026/`],
    ['a label far before its code', `A dispensa de ${A} faz-se com o código 123456 e não com 654321`, `${A}/123456/`],
    ['bold marks of WhatsApp', `*Receita* *${A}* _Dispensa_ *123456* ~7890~`, `${A}/123456/7890`],
    ['brackets and quotes', `«${A}» (123456) "7890"`, `${A}/123456/7890`],
    ['labels behind the values', `${A} (receita), 123456 (dispensa), 7890 (opção)`, `${A}/123456/7890`],
    ['both labels, then both codes', `Receita ${A} Códigos de dispensa e opção: 123456 7890`, `${A}/123456/7890`],
    ['the word PIN alone', `Receita ${A} PIN 123456 PIN 7890`, `${A}/123456/7890`],
    ['short labels', `Rec ${A} Disp 123456 Op 7890`, `${A}/123456/7890`],
    ['the code of the right of option', `${A} acesso 123456 direito: 0001`, `${A}/123456/0001`],
    ['codes on both sides of the number', `Dispensa 123456 receita ${A} opção 7890`, `${A}/123456/7890`],
    ['prescrição for receita', `Prescrição ${A}, código de acesso 000000`, `${A}/000000/`],
    ['the number alone', A, `${A}//`],
  ])('%s', (_, text, expected) => {
    expect(summary(readPrescriptionSms(text))).toBe(expected);
  });
});

describe('a number that only looks like a code is not taken', () => {
  test.each([
    ['a year', `Receita ${A} válida em 2026`, `${A}//`],
    ['a date with dots', `Receita ${A} dispensa 123456 até 31.12.2026`, `${A}/123456/`],
    ['a date with spaces', `Receita ${A} 31 12 2026`, `${A}//`],
    ['a date from the year down', `Receita ${A} 2019 12 31`, `${A}//`],
    ['a date of one-digit parts', `Receita ${A} 1-2-1999`, `${A}//`],
    ['a date behind a code', `Receita ${A} dispensa 123456 31-12-1999`, `${A}/123456/`],
    ['a month without its dot', `Receita ${A} opção até dez 1999 7890`, `${A}//7890`],
    ['two numbers around a date', `${A}\n123 10/1999 456`, `${A}//`],
    ['groups that are not even', `${A}\n1234 56`, `${A}//1234`],
    ['groups of more than 19 digits', `${A}\n1234 111111 222222 333333`, `${A}//1234`],
    ['the codes of an exam', `Receita ${A} dispensa 123456. PIN prestação 7890`, `${A}/123456/`],
    ['one dose', `Receita ${A} 1000 mg, sempre`, `${A}//`],
    ['one dose in a word', `Receita ${A} 1000mg.`, `${A}//`],
    ['a price behind the code', `Receita ${A} 123456 €12 ou € 12`, `${A}/123456/`],
    ['a price behind a code, with a space', `Receita ${A} 123456 € 12`, `${A}/123456/`],
    ['one euro', `Receita ${A} 1234 euro`, `${A}//`],
    ['one price', `Receita ${A} € 1234`, `${A}//`],
    ['one price without a space', `Receita ${A} €1234`, `${A}//`],
    ['a unit behind the number', `Receita ${A} comp. 123456`, `${A}/123456/`],
    ['one price of five digits', `Receita ${A} €12345`, `${A}//`],
    ['a code in reach of a label that is not its own', `${A} lote xxxxxxxx 1234`, `${A}//`],
    ['a code one character out of its reach', `${A} lote xxxxxxxxx 1234`, `${A}//1234`],
    ['groups on two lines', `${A}\n482\n915`, `${A}//`],
    ['groups on two old lines', `${A}\r482\r915`, `${A}//`],
    ['groups on two lines of another kind', `${A}\u2028482\u2029915`, `${A}//`],
    ['something just within reach of its label', `${A} lote 123456789 1234`, `${A}//1234`],
    ['a month in words', `Receita ${A} opção válida até março de 1999: 7890`, `${A}//7890`],
    ['a short month', `Receita ${A} opção até 5 dez. 1999 7890`, `${A}//7890`],
    ['a date with strokes', `Receita ${A} opção até 12/1999 7890`, `${A}//7890`],
    ['a time', `[10:22:33] Receita ${A} às 1022 ou 10h22`, `${A}//`],
    ['a postal code', `Receita ${A} 2200-123 Abrantes`, `${A}//`],
    ['a dose', `Receita ${A} 1000 mg 1000mg 5000 UI 250000 ui`, `${A}//`],
    ['a price', `Receita ${A} 1234,50 € ou € 1234 ou 1234 euros`, `${A}//`],
    ['a share', `Receita ${A} 1000% 1000 %`, `${A}//`],
    ['a telephone in groups', `Receita ${A} ligue 21 234 5678`, `${A}//`],
    ['a telephone as 3 and 6', `Receita ${A} ligue 912 345678`, `${A}//`],
    ['a telephone with its country', `Receita ${A} ligue +351 912 345 678`, `${A}//`],
    ["a patient's number", `Receita ${A} utente 123456789`, `${A}//`],
    ['a code in a link', `Receita ${A} https://exemplo.example/123456 www.exemplo.example?7890`, `${A}//`],
    ['a code in a link without its scheme', `Receita ${A} exemplo.example/123456`, `${A}//`],
    ['a code in an e-mail', `Receita ${A} a123456@exemplo.example`, `${A}//`],
    ['a number in a link', `Veja http://exemplo.example/${A}`, 'nothing'],
    ['two codes of one length without labels', `${A} 123456 654321 7890`, `${A}//7890`],
    ['two different codes with one label', `${A} dispensa 123456 acesso 654321`, `${A}//`],
    ['a code without a label before the number', `123456 ${A}`, `${A}//`],
    ['a code of 5 or 7 digits', `${A} dispensa 12345 opção 78901, 1234567`, `${A}//`],
    ['the number of a lot, a card, a door', `${A} lote 1234 cartão 123456`, `${A}//`],
    ['a verification code beside it', `${A} código de verificação: 123456`, `${A}//`],
    ['letters after an x', 'Receita 201100001234567890xis', 'wrong-length 18'],
    ['tax number and two codes, together 19 digits', '123456789 123456 7890', 'nothing'],
    ['telephone and two codes, together 19 digits', '912 345 678 123456 7890', 'nothing'],
  ])('%s', (_, text, expected) => {
    expect(summary(readPrescriptionSms(text))).toBe(expected);
  });

  test.each([
    ['the same code twice is one code', `${A} dispensa 123456 acesso 123456`, `${A}/123456/`],
    ['a label wins over what has none', `${A} 654321 dispensa 123456 1111 opção 7890`, `${A}/123456/7890`],
    ['a label far before another word does not claim', `${A} lote de que lhe falei: ok 123456`, `${A}/123456/`],
    ['a label counts once', `${A} opção 7890 1111 dispensa 123456 654321`, `${A}/123456/7890`],
  ])('%s', (_, text, expected) => {
    expect(summary(readPrescriptionSms(text))).toBe(expected);
  });
});

describe('several prescriptions', () => {
  // biome-ignore format: one message a line
  test.each([
    ['numbers and codes in turn, without labels', `${A}\n123456\n1111\n${B}\n222333\n2222`, `${A}/123456/1111 ${B}/222333/2222`],
    ['codes before each number', `dispensa 123456 opção 1111 receita ${A} dispensa 222333 opção 2222 receita ${B}`, `${A}/123456/1111 ${B}/222333/2222`],
    ['one without codes', `Receita ${A} Receita ${B} dispensa 222333`, `${A}// ${B}/222333/`],
    ['codes with a label before, codes without one after', `dispensa 111111 ${A} 1111 dispensa 222222 ${B} 2222`, `${A}/111111/1111 ${B}/222222/2222`],
    ['codes that cannot be told apart are left out', `${A} e ${B} dispensa 123456 opção 1111 dispensa 222333 opção 2222`, `${A}// ${B}//`],
    ['the same number twice is one prescription', `Receita ${A} dispensa 123456. Receita ${A} opção 7890`, `${A}/123456/7890`],
    ['the same number twice beside another', `${A} dispensa 123456, ${B} dispensa 222333, ${A} opção 7890`, `${A}/123456/7890 ${B}/222333/`],
    ['a lot before the first, codes without labels behind each', `lote 1234 ${A} 123456 1111 ${B} 222333 2222`, `${A}/123456/1111 ${B}/222333/2222`],
    ['one and a request for exams', `Receita ${A} dispensa 123456. Requisição ${B} agendamento 222333`, `${A}/123456/`],
    ['three with their codes before them', `dispensa 111111 ${A} dispensa 222222 ${B} dispensa 333333 1011000012345678903`, `${A}/111111/ ${B}/222222/ 1011000012345678903/333333/`],
    ['codes before, between and after are read onwards', `dispensa 111111 ${A} opção 1111 ${B} opção 2222`, `${A}//1111 ${B}//2222`],
    ['one handed out and one with codes', `Foram dispensadas 2 embalagens da receita ${A}. Receita ${B} dispensa 222333`, `${A}// ${B}/222333/`],
    ['a request for exams and one', `Requisição ${B} agendamento 222333. Receita ${A} dispensa 123456`, `${A}/123456/`],
  ])('%s', (_, text, expected) => {
    expect(summary(readPrescriptionSms(text))).toBe(expected);
  });
});

describe('other messages are recognised', () => {
  test.each([
    ['nothing', '', 'nothing'],
    ['a greeting', 'Boa tarde, tem Ben-u-ron?', 'nothing'],
    ['an appointment', 'Consulta a 12/03/2026 às 10:30, Centro de Saúde. Ligue 249 000 000.', 'nothing'],
    ['codes without a number', 'Dispensa 123456 opção 7890', 'nothing'],
    ['digits of other scripts', '١٠١١٠٠٠٠١٢٣٤٥٦٧٨٩٠١', 'nothing'],
    ['20 digits', `Receita ${A}0`, 'wrong-length 20'],
    ['18 digits', 'Receita 101100001234567890', 'wrong-length 18'],
    ['17 digits in groups', 'Receita 1011 0000 1234 5678 9', 'wrong-length 17'],
    ['17 digits behind other digits', 'Ligue 249 000 000. Receita 10110000123456789', 'wrong-length 17'],
    ['a one-time password that is not there', 'Código de verificação do SNS 24 enviado', 'nothing'],
    ['medicines handed out, with words between', `Foram ontem dispensadas 2 da receita ${A}`, `dispensing-notice ${A}`],
    ['15 digits are the fewest that are counted', 'Receita 101100001234567', 'wrong-length 15'],
    ['14 digits are another thing', 'Ligue 00351249000000', 'nothing'],
    ['30 digits', '1'.repeat(30), 'wrong-length 30'],
    ['31 digits', '1'.repeat(31), 'nothing'],
    ['an X in the middle', 'Receita 10110000123456X8901', 'nothing'],
    ['a request for exams by its codes', `${A} PIN Agendamento 123456 PIN Prestação 7890`, 'exam-request'],
    ['a request for exams without a number', 'PIN Agendamento 123456 PIN Prestação 7890', 'exam-request'],
    ['a request for exams with a wrong number', 'Requisição 101100001234567 PIN 123456', 'exam-request'],
    ['MCDT', `MCDT ${A}`, 'exam-request'],
    ['exams', `Exames ${A} código 123456`, 'exam-request'],
    ['exams mentioned beside a prescription', `Receita ${A} dispensa 123456. Traga os exames.`, `${A}/123456/`],
    ['a one-time password', 'Chave Móvel Digital: 4321', 'one-time-code'],
    ['a warning without a code', 'Não partilhe códigos com ninguém.', 'nothing'],
    ['a security code', 'Código de segurança 987654', 'one-time-code'],
    ['medicines handed out', `Foi aviada a receita ${A} em 2 farmácias, 1234`, `dispensing-notice ${A}`],
    ['medicines collected', `Já levantada: ${A}`, `dispensing-notice ${A}`],
    ['a dispensing registered', `Dispensa registada, receita ${A}`, `dispensing-notice ${A}`],
    ['part of it handed out, with codes', `Foram dispensadas 2 de 3. Receita ${A} dispensa 123456`, `${A}/123456/`],
    ['may be handed out anywhere', `Receita ${A} pode ser dispensada em qualquer farmácia: 123456`, `${A}/123456/`],
  ])('%s', (_, text, expected) => {
    expect(summary(readPrescriptionSms(text))).toBe(expected);
  });
});

describe('whatever is pasted', () => {
  const piece = fc.oneof(
    fc.stringMatching(/^\d{1,20}$/),
    fc.stringMatching(/^\d{18}[xX\d]$/),
    fc.stringMatching(/^(\d{1,6}[ .-]){1,7}[\dx]$/),
    fc.constantFrom(
      'receita',
      'dispensa',
      'código',
      'opção',
      'exames',
      'agendamento',
      'tel',
      'nif',
      'foram dispensadas',
    ),
    fc.constantFrom(' ', '\n', ': ', '. ', ' - ', '/', ',', ' € ', ' mg ', ' x ', 'X', '@', '://', ' de 2026 '),
    anyText,
  );
  const pasted = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(''));

  test(
    'it never throws and never fills what the field would not keep',
    () => {
      fc.assert(
        fc.property(pasted, (text) => {
          const reading = readPrescriptionSms(text);
          if (reading.kind === 'dispensing-notice') expect(reading.numeroReceita).toMatch(/^\d{18}[\dX]$/);
          if (reading.kind !== 'prescriptions') return;
          expect(reading.prescriptions.length).toBeGreaterThan(0);
          for (const { numeroReceita, codigoDispensa, codigoOpcao } of reading.prescriptions) {
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
    expect(summary(readPrescriptionSms(`${' '.repeat(MAX_SMS_LENGTH - A.length)}${A}`))).toBe(`${A}//`);
    expect(summary(readPrescriptionSms(`${' '.repeat(MAX_SMS_LENGTH)}${A}`))).toBe('nothing');
    expect(MAX_SMS_LENGTH).toBe(20_000);
  });

  // biome-ignore format: signs, many a line
  test.each(
    [
      '1', 'x', 'a', ' ', '\n', '1 ', '1-', '12/', '12:', 'a.', 'a-', '@', '€ ', '1,', '1011 ', '123456 ', `${A} `,
      `${A}\n123456 `, 'dispensa ', 'dispensa 123456 ', 'tel', 'foram ', 'foram dispensad', 'requisicao ', 'jan de ',
      '\ud83d', '\u0301', '\ufdfa', 'שלום ', '://', 'e\u0301\u00ad',
    ].map((unit) => [unit]),
  )('100,000 characters of %j take less than a second', (unit) => {
    const text = unit.repeat(Math.ceil(100_000 / unit.length));
    const start = performance.now();
    readPrescriptionSms(text);
    readPrescriptionSms(`Receita ${A} ${text}`);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
