import type { z } from 'zod';
import type { formulario } from '../formulario.schema.ts';
import { CODE_LENGTHS, type CodeField } from '../prescription.ts';
import { NUMBER, plainText, wrongLength } from './sms-text.ts';

/** One prescription, each code as its field takes it; an empty string where the text does not name one. */
export type PrescriptionCodes = Record<CodeField, string>;

type Codes = Omit<PrescriptionCodes, 'numeroReceita'>;

type Note = keyof z.infer<typeof formulario>['sms'];

const NO_CODES: Codes = { codigoDispensa: '', codigoOpcao: '' };

/** A prescription that a text names. */
export interface Prescription extends PrescriptionCodes {
  /** What the text says of it: cancelled, past its date. The name of its sentence in the content. */
  note?: Note | undefined;
}

/** What a pasted text says. */
export interface SmsReading {
  prescriptions: Prescription[];
  /** Why there are none: the name of its sentence in the content. */
  note?: Note;
  /** How many characters the number has that should have 19 (`tamanho`, `compridoDemais`). */
  length?: number;
}

/** The most characters of a pasted text that are read: no message is longer, and a long paste must not freeze the site. */
export const MAX_SMS_LENGTH = 20_000;

/**
 * Reads the codes out of a pasted text: the SMS of an electronic prescription in any wording, or something else that people
 * paste for it. A wrong code is worse than none: a code is taken only right after a word of its own, or where the text holds
 * nothing but the three numbers (the cases stand in the test beside this file). Never throws; links are neither followed nor
 * returned.
 * @param today ISO day, for a text that names the last day of its prescription
 */
export function readPrescriptionSms(text: string, today: string): SmsReading {
  const plain = plainText(text.slice(0, MAX_SMS_LENGTH));
  if (!NUMBER.test(plain)) return readWithoutNumber(plain);
  if (!isOfPrescription(plain)) return { prescriptions: [], note: isExam(plain) ? 'exames' : 'nada' };
  const prescriptions = prescriptionsIn(saidAfterNumbers(plain), today);
  return prescriptions.length > 0 ? { prescriptions } : { prescriptions, note: 'exames' };
}

/** Whether a text names a prescription, or is only numbers: a parcel's, a bank's or a hospital's message has such numbers too. */
function isOfPrescription(plain: string): boolean {
  const hasOtherWords = /[a-z]/.test(plain.replace(RegExp(`${NUMBER.source}|${LED}`, 'g'), ''));
  return (
    !hasOtherWords || /receita|prescri|dispensa|opcao|aviad|levantad|(?<![a-z])(?:rec|disp|opc)(?![a-z])/.test(plain)
  );
}

const ONE_TIME_CODE =
  /verificacao|confirmacao|autenticacao|ativacao|seguranca|nao partilhe|palavra-passe|chave movel|\botp\b/;

function readWithoutNumber(plain: string): SmsReading {
  const length = isOfPrescription(plain) && wrongLength(plain);
  const note = (which: Note) => ({ prescriptions: [], note: which });
  if (isExam(plain)) return note('exames');
  if (length) return { ...note(length > CODE_LENGTHS.numeroReceita ? 'compridoDemais' : 'tamanho'), length };
  if (ONE_TIME_CODE.test(plain) && /\d{4}/.test(plain)) return note('codigoUnico');
  return note(hasCodes(codesIn(plain)) ? 'semNumero' : 'nada');
}

/**
 * Each prescription with its codes and what is said of it: a single one has all of the text; of several, each has the text after
 * its number. Where one of them is followed by the next without a code of its own, and is not said to be over, or where codes
 * stand before the first, nobody knows whose they are: none has any. Requests for exams are left out.
 */
function prescriptionsIn(plain: string, today: string): Prescription[] {
  // The text before the first number, that number, the text after it, the next number, and so on.
  const parts = plain.split(NUMBER);
  const numbers = parts.filter((_, i) => i % 2 === 1);
  const texts = parts.filter((_, i) => i % 2 === 0);
  const [start = '', ...textsAfter] = texts;
  const isSingle = new Set(numbers).size === 1;
  const textOf = new Map<string, string>();
  let wasExam = areExams(start).at(-1);
  for (const [i, number] of numbers.entries()) {
    const after = textsAfter[i] ?? '';
    const isExam = EXAM_CODE.test(after) || (wasExam ?? areExams(after)[0]);
    wasExam = areExams(after).at(-1) ?? wasExam;
    if (!isExam) textOf.set(number, isSingle ? plain : `${textOf.get(number) ?? ''}\n${number}${after}`);
  }
  const named = [...textOf].map(([number, text]) => ({
    numeroReceita: number.toUpperCase(),
    text,
    codes: codesIn(isSingle ? withLabels(texts, text) : text),
  }));
  const earlier = named.slice(0, -1);
  const isLastOver = named.slice(-1).some(({ text }) => isOver(text));
  const isUnclear =
    !isSingle &&
    (hasCodes(codesIn(start)) || earlier.some(({ codes, text }) => !hasCodes(codes) && (isLastOver || !isOver(text))));
  // A day before the first number, or one alone behind a list, is not of one prescription more than of another.
  const areDaysShared = hasDays(start) || (isUnclear && !earlier.some(({ text }) => hasDays(text)));
  return named.map(({ numeroReceita, text, codes }, i) => {
    const ownCodes = isUnclear ? NO_CODES : codes;
    const isHandedOut = !hasCodes(ownCodes) && HANDED_OUT.test(i === 0 ? start + text : text);
    const note = noteOn(text, areDaysShared ? plain : text, today) ?? (isHandedOut ? 'avisoDispensa' : undefined);
    return { numeroReceita, ...ownCodes, note };
  });
}

const PRESCRIPTION = /receita|rec\.|prescri/;
/** Words that tell what a number belongs to. */
const PRESCRIPTION_OR_EXAM = /receita|rec\.|prescricao|requisic|exame|analises|credencia|mcdt|agendamento|prestacao/g;
const EXAM_CODE = /(?:agendamento|prestacao|realizacao|efec?tivacao)[^a-z\d]{0,4}\d/;

/** Of each word in a text that tells what a number belongs to, whether that is a request for exams. */
function areExams(text: string): boolean[] {
  return [...text.matchAll(PRESCRIPTION_OR_EXAM)].map(([word]) => !PRESCRIPTION.test(word));
}

const isExam = (text: string) => areExams(text).at(-1) || EXAM_CODE.test(text);

/** Signs around the numbers of a text that holds nothing else. An amount or a share is something else. */
const SIGNS = /(?:[\s|~\p{So}]|(?!%)\p{P})+/gu;

/** A text whose parts around the number hold nothing but the two codes, with a label before each: there the length tells which is which. */
function withLabels(parts: string[], text: string): string {
  const codes = parts.join('\n').replace(SIGNS, ' ').trim();
  if (!/^(?:\d{6} \d{4}|\d{4} \d{6})$/.test(codes)) return text;
  return codes.replace(/\d{6}/, 'dispensa $&').replace(/\b\d{4}\b/, 'opcao $&');
}

/** Words that lead to a code: what such codes are called, and what joins them. They grow together where a copy loses its spaces. */
const LED =
  'codigos?|cod|pin|direito|acesso|dispensa|opcao|receita|rec|numero|(?<![a-z])(?:n\\.?o|nr|esta|d?[aeo]s?|com|para|tem|seu|sns|valida|validade|val|ate|emitida|em|dia)(?![a-z])';
/** Words that only lead from a label to its code: "n.º", "é o", "da receita". */
const AFTER_LABEL = '(?<![a-z])(?:n\\.?o|nr|numero|cod|codigo|pin|d?esta receita|da receita|[aeo])(?![a-z])';
/** Signs that end no sentence, and none of an amount. */
const SIGN = '[^a-z\\d.?!€$%+]|(?<=cod|rec|val|nr)\\.|\\.{2,}(?!\\.)|\\.$';
/** Labels that leave no doubt: "dispensa" where a sentence begins, "código …", "PIN de …", "direito de …", "o de …" wherever they stand. */
const BEGIN = '(?:^|[.?!;|\\n])(?!a )';
const IN_FULL = '(?<![a-z]|\\.o )(?=(?:cod|pin|direito|o de)[a-z. ]{0,20}(?:disp|opc))';
const leadsTo = (begin: string, label: string) =>
  new RegExp(`(?:${begin})(?:${SIGN}|${LED}){0,40}(?:${label})(?![a-z])(?:${SIGN}|${AFTER_LABEL}){0,30}$`);
const DISPENSA = 'dispensar?|disp\\.?';
const OPCAO = 'opcao|opc\\.?';
const LABELS = {
  codigoDispensa: leadsTo(`${BEGIN}|${IN_FULL}`, DISPENSA),
  codigoOpcao: leadsTo(IN_FULL, OPCAO),
};
/**
 * Labels that other things have too ("PIN do cartão", "opção 1000 de Metformina"): they count only where the prescription's
 * number, another of its codes or the text's beginning leads to them, and where the sentence holds nothing else behind.
 */
const OTHER_SIGN = '[^a-z\\d€$%+]';
const weak = (label: string) =>
  new RegExp(`^(?:${OTHER_SIGN}|${LED})*(?:${label})(?![a-z])(?:${SIGN}|${AFTER_LABEL}){0,30}$`);
/** What leads to a prescription's number: its name in the same sentence, or nothing but a label's words. */
const NAMED = new RegExp(
  `(?:receita|prescri|guia|(?<![a-z])rec(?![a-z]))(?:n\\.o|\\.{3}|[^.;|\\n])*$|^(?:${OTHER_SIGN}|${LED})*$`,
);
const WEAK_LABELS = {
  codigoDispensa: weak('acesso|pin(?: (?:de )?levantamento)?'),
  codigoOpcao: weak(OPCAO),
};
const NOTHING_ELSE = new RegExp(
  `^[^a-z\\d.;\\n|?!€$%+]*(?:$|[.;\\n|!]|(?:obrigad|val|emitid|(?:e )?(?:[oa] )?(?:de )?(?=cod|pin|acesso|disp|opc|direito|rec)(?:${OTHER_SIGN}|${LED}|${DISPENSA}|${OPCAO})*\\d))`,
);
const LABELLED = Object.keys(LABELS) as (keyof Codes)[];

/** After a number that is no whole code: more of a telephone number, a date, a dose or a price, "or …", a word without a space. */
const GOES_ON =
  /^(?:[-/:.,]\d| \d{3}(?!\d)| (?:(?:m?g|h|ou)(?![a-z])|mcg|ml|ui|comp|caps|caix|eur)| ?[€%]|(?!cod|pin|acesso|disp|opc|direito|rec)[a-z])/;
/** Only this between two numbers sets the second against the first, and nobody knows which holds: "482915, não, é 482916". */
const CORRECTION =
  /^(?=.*[a-z,;>])[\s,.;:()*>-]*(?:(?:e|ou|nao|alias|digo|desculp[ae]|perdao|enganei-me|errado|corrijo|afinal|era|sao|sim|o|a|este|esse|certo|correto)[\s,.;:-]+)*$/s;
const MONTHS = 'jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez';
const DAY = `\\d{4}[-/.]\\d\\d?[-/.]\\d\\d?|\\d\\d?[-/.]\\d\\d?[-/.](?:\\d{4}|\\d\\d)|\\d\\d? (?:de )?(?:${MONTHS})[a-z]*(?: de)? \\d{4}`;
const ANY_DAY = new RegExp(`(?<!\\d)(?:${DAY})(?!\\d)`, 'g');
/** "(6 dígitos)" */
const LENGTH = /\(\d\d? (?:digitos|caracteres)\)/g;

/** The codes that stand right after a label of their own in plain text; none where a label has two that differ. */
function codesIn(text: string): Codes {
  const found = { codigoDispensa: new Set<string>(), codigoOpcao: new Set<string>() };
  // So that "a dispensa" at the text's beginning is not that of "2.ª dispensa".
  const spaced = ` ${text}`.replace(ANY_DAY, ' dia ').replace(LENGTH, ' ');
  let field: keyof Codes | undefined;
  /** Whether what stands before is the prescription's. */
  let isLed: boolean | undefined = true;
  let end = 0;
  for (const { 0: number, index } of spaced.matchAll(RegExp(`${NUMBER.source}|\\d+`, 'g'))) {
    const before = spaced.slice(end, index);
    end = index + number.length;
    const after = spaced.slice(end);
    if (!field || !CORRECTION.test(before)) {
      const isLabelled = (name: keyof Codes) =>
        LABELS[name].test(before) || (isLed && WEAK_LABELS[name].test(before) && NOTHING_ELSE.test(after));
      field = LABELLED.find((name) => number.length === CODE_LENGTHS[name] && !GOES_ON.test(after) && isLabelled(name));
    }
    const isCode = field && number.length === CODE_LENGTHS[field];
    if (field && isCode) found[field].add(number);
    isLed = isCode || (NUMBER.test(number) && NAMED.test(before));
  }
  const only = ([value = '', another]: Iterable<string>) => (another ? '' : value);
  return { codigoDispensa: only(found.codigoDispensa), codigoOpcao: only(found.codigoOpcao) };
}

const HANDED_OUT = /\b(?:foi|foram|ja)\b[^.\n]{0,40}\b(?:dispensad|aviad|levantad)|\bdispensa (?:efetuada|registada)/;
/** The prescription and what may stand between it and what is said of it: its number, its day, "foi". No other noun, no "não". */
const PRESCRIPTION_IS =
  '(?:receita|\\d{18}[\\dx])(?:[^a-z.;\\n]|(?<![a-z])(?:n\\.?o|numero|medica|eletronica|sem papel|d[aeo]|dia|emitida|a|em|que(?: lhe passei)?|ja|foi|ficou|esta|encontra-se|\\n?estado|com|codigos?|acesso|dispensa|opcao|e)(?![a-z])){0,60}';
/** Said before the prescription: "foi anulada a …", "receita anulada: …", "o médico anulou a …", "anulação da …". Not "para anular a …". */
const CANCELS =
  '(?<!nao (?:foi |esta )?)(?:(?<=(?:receita|foi|esta) |(?:^|[.;,]) ?)(?:anulad|cancelad|revogad)as?|(?<=receita )sem efeito|(?<![a-z])(?:anul|cancel|revog)(?:ou|ei|amos|aram|acao|amento))(?:[ :]|\\n|(?<![a-z])(?:d?as?|sua|n\\.?o|numero|medica|eletronica)(?![a-z])|receitas?)*';
const CANCELLED = new RegExp(
  `${PRESCRIPTION_IS}(?:(?:anulad|cancelad|revogad)a|sem efeito)|${CANCELS}(?<=receita)`,
  'm',
);
const EXPIRED = new RegExp(
  `${PRESCRIPTION_IS}(?:expirou|expirada|caducou|caducada|fora d[aeo] (?:prazo|validade)|nao e(?:sta)? valida)`,
);
const isOver = (text: string) => CANCELLED.test(text) || EXPIRED.test(text);

/** Several numbers of which one thing is said: "as receitas … e … foram anuladas". */
const NUMBERS = '(?<!\\d)\\d{18}[\\dx](?:[\\s,]*(?:e )?(?:a )?\\d{18}[\\dx])*(?!\\d)';
const CANCELLED_NUMBERS = new RegExp(
  `${CANCELS}(${NUMBERS})|(${NUMBERS}) (?:ja )?foram (?:anulad|cancelad|revogad)as`,
  'gm',
);

/** Plain text in which it stands after each number that its prescription was cancelled. */
function saidAfterNumbers(plain: string): string {
  return plain.replace(CANCELLED_NUMBERS, (_, before, after) =>
    (before ?? after).replace(RegExp(NUMBER, 'g'), 'receita $1 foi anulada. '),
  );
}

/** What a text says of its prescription: cancelled, past its date, perhaps past it. */
function noteOn(text: string, textWithDays: string, today: string): Note | undefined {
  if (CANCELLED.test(text)) return 'anulada';
  const lastDays = daysAfter(LAST_DAY, textWithDays);
  const areBefore = (days: string[], limit: string) => days.length > 0 && days.every((day) => day < limit);
  if (areBefore(lastDays, today) || EXPIRED.test(text)) return 'caducada';
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return lastDays.length === 0 && areBefore(daysAfter(FIRST_DAY, textWithDays), yearAgo) ? 'antiga' : undefined;
}

/** "Termina" is not of the prescription where another word says what ends: "o tratamento termina". */
const LAST_DAY = 'validade|val[a-z]*\\.? ate|(?<=receita |[^a-z ] ?|^)(?:prazo|termina|expira|caduca)';
const FIRST_DAY = 'emitida|emissao';
const hasDays = (text: string) => daysAfter(`${LAST_DAY}|${FIRST_DAY}`, text).length > 0;

/** The days, in ISO form, that stand after a label. */
function daysAfter(label: string, plain: string): string[] {
  return [...plain.matchAll(RegExp(`(?:${label})[^\\d\\n]{0,6}(${DAY})(?!\\d)`, 'g'))].map(([, found = '']) => {
    const parts = found.split(/[/.-]| (?:de )?/);
    const [day = '', month = '', year = ''] = /^\d{4}/.test(found) ? parts.reverse() : parts;
    const monthNumber = MONTHS.split('|').indexOf(month.slice(0, 3)) + 1 || month;
    return [year.padStart(4, '20'), `${monthNumber}`.padStart(2, '0'), day.padStart(2, '0')].join('-');
  });
}

function hasCodes({ codigoDispensa, codigoOpcao }: Codes): boolean {
  return !!(codigoDispensa || codigoOpcao);
}

/** As few of a prescription's last digits as tell it from the others, in fours. */
export function lastDigits(number: string, all: string[]): string {
  let length = 4;
  const isAnothers = (other: string) => other !== number && other.endsWith(number.slice(-length));
  while (all.some(isAnothers)) length += 4;
  return number.slice(-length).replace(/\B(?=(?:.{4})+$)/g, ' ');
}
