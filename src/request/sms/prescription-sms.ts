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

/** A parcel's, a bank's or an appointment's message may also have a number of 19 digits, and a code. */
const OTHER_MESSAGE =
  /encomenda|correio|cacifo|\bctt\b|\bbanco\b|\bcartao\b|\bcompra\b|pagamento|fatura|consulta|marcacao/;
const PRESCRIPTION = /receita|rec\.|prescri/;
const CODE_OF_PRESCRIPTION = /dispensa|opcao/;

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
  if (OTHER_MESSAGE.test(plain) && !PRESCRIPTION.test(plain) && !CODE_OF_PRESCRIPTION.test(plain))
    return { prescriptions: [], note: 'nada' };
  if (!NUMBER.test(plain)) return readWithoutNumber(plain);
  const prescriptions = prescriptionsIn(saidAfterNumbers(plain), today);
  return prescriptions.length > 0 ? { prescriptions } : { prescriptions, note: 'exames' };
}

const ONE_TIME_CODE =
  /verificacao|confirmacao|autenticacao|ativacao|seguranca|nao partilhe|palavra-passe|chave movel|\botp\b/;

function readWithoutNumber(plain: string): SmsReading {
  const length = wrongLength(plain);
  const note = (which: Note) => ({ prescriptions: [], note: which });
  if (areExams(plain).at(-1) || EXAM_CODE.test(plain)) return note('exames');
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
    codes: codesIn(isSingle ? withLabels(texts.join('\n')) : text),
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

/** Words that tell what a number belongs to. */
const PRESCRIPTION_OR_EXAM = /receita|rec\.|prescricao|requisic|exame|analises|credencia|mcdt|agendamento|prestacao/g;
const EXAM_CODE = /(?:agendamento|prestacao|realizacao|efec?tivacao)[^a-z\d]{0,4}\d/;

/** Of each word in a text that tells what a number belongs to, whether that is a request for exams. */
function areExams(text: string): boolean[] {
  return [...text.matchAll(PRESCRIPTION_OR_EXAM)].map(([word]) => !PRESCRIPTION.test(word));
}

/** Signs around the numbers of a text that holds nothing else. An amount or a share is something else. */
const SIGNS = /(?:[\s|~\p{So}]|(?!%)\p{P})+/gu;

/** A text that holds nothing but the two codes, with a label before each: there the length tells which is which. */
function withLabels(text: string): string {
  const codes = text.replace(SIGNS, ' ').trim();
  if (!/^(?:\d{6} \d{4}|\d{4} \d{6})$/.test(codes)) return text;
  return codes.replace(/\d{6}/, 'dispensa $&').replace(/\b\d{4}\b/, 'opcao $&');
}

/** Signs that end no sentence. */
const SIGN = '[^a-z\\d.?!€$%+]|\\.{2,}(?!\\.)|\\.$';
/** Words that may stand before a label: whose code it is, and what such codes are called. They grow together where a copy loses its spaces. */
const BEFORE_LABEL =
  'codigos?|cod\\.?|pin|direito|acesso|dispensa|opcao|receita|rec\\.?|numero|de|e|(?<![a-z])(?:os?|a|aqui|vai|valida|meses|d[ao]|para|com|sao|tem|digitos|caracteres|correcao|cert[ao]|corret[ao]|nov[ao]|[mst]eu|minha|mae|pai|marido|mulher|filh[ao]|av[ao])(?![a-z])';
/** Words that only lead from a label to its code: "n.º", "é o", "da receita". */
const AFTER_LABEL = '(?<![a-z])(?:n\\.?o|nr\\.?|numero|cod\\.?|codigo|pin|d?esta receita|da receita|[aeo])(?![a-z])';
/** Where what is read before a code begins: a text, a sentence (not in "2.ª opção"), a label in full, which leaves no doubt. */
const BEGIN = '(?:(?:^|[.?!;|\\n])(?!a )|(?<![a-z])(?=cod[a-z. ]{0,20}(?:disp|opc)))';
const leadsTo = (label: string) =>
  new RegExp(`${BEGIN}(?:${SIGN}|${BEFORE_LABEL}){0,40}(?:${label})(?![a-z])(?:${SIGN}|${AFTER_LABEL}){0,30}$`);
/** What stands before each code: a label, and no word that is not a prescription's. */
const LABELS = {
  codigoDispensa: leadsTo('dispensar?|disp\\.?|acesso|pin(?: (?:de )?levantamento)?'),
  codigoOpcao: leadsTo('opcao|opc\\.?'),
};
const LABELLED = Object.keys(LABELS) as (keyof Codes)[];

/** After a number that is no whole code: more of a telephone number, a date, a dose or a price, "or …", a word without a space. */
const GOES_ON =
  /^(?:[-/:.,]\d| \d{3}(?!\d)| (?:mg|mcg|g|ml|ui|comp|h|ou)(?![a-z])| (?:comprimido|capsula|caixa|unidade|gota|grama|micro|eur|centimo|hora)| ?[€%]|(?!cod|pin|acesso|disp|opc|direito|rec)[a-z])/;
/** What else has a code, named after that: "PIN 123456 (cacifo)"; and what else has a number: "o 123456 do médico". */
const OTHER_LOCK =
  'porta|portao|predio|garagem|elevador|cofre|cacifo|correio|ctt|encomendas?|cartao|conta|banco|multibanco|wi-?fi|internet|telemovel|telefone|alarme|via verde|app|portal';
const OTHER_OWNER = 'medic[oa]|episodio|processo|cedula|beneficiari[oa]|adse|utente|lote|socio';
const OWNER_AFTER = new RegExp(
  `^(?:[^.;\\n|!?\\d]*(?<![a-z])d[ao] (?:${OTHER_LOCK}|${OTHER_OWNER})|[^.,;\\n|!?\\d]*(?<![a-z])(?:${OTHER_LOCK}))(?![a-z])`,
);
/** Only this between two numbers sets the second against the first, and nobody knows which holds: "482915, não, é 482916". */
const CORRECTION =
  /^(?=.*[a-z,;>])[\s,.;:()*>-]*(?:(?:e|ou|nao|alias|digo|desculp[ae]|perdao|enganei-me|errado|corrijo|afinal|era|sao|sim|o|a|este|esse|certo|correto)[\s,.;:-]+)*$/s;

/** The codes that stand right after a label of their own in plain text; none where a label has two that differ. */
function codesIn(text: string): Codes {
  const found = { codigoDispensa: new Set<string>(), codigoOpcao: new Set<string>() };
  // So that "a opção" at the text's beginning is not that of "2.ª opção".
  const spaced = ` ${text}`;
  let field: keyof Codes | undefined;
  let end = 0;
  for (const { 0: number, index } of spaced.matchAll(/\d+/g)) {
    const before = spaced.slice(end, index);
    end = index + number.length;
    const after = spaced.slice(end);
    if (!field || !CORRECTION.test(before)) {
      const isOther = GOES_ON.test(after) || OWNER_AFTER.test(after);
      field = LABELLED.find((name) => !isOther && number.length === CODE_LENGTHS[name] && LABELS[name].test(before));
    }
    if (field && number.length === CODE_LENGTHS[field]) found[field].add(number);
  }
  const only = ([value = '', another]: Iterable<string>) => (another ? '' : value);
  return { codigoDispensa: only(found.codigoDispensa), codigoOpcao: only(found.codigoOpcao) };
}

const HANDED_OUT = /\b(?:foi|foram|ja)\b[^.\n]{0,40}\b(?:dispensad|aviad|levantad)|\bdispensa (?:efetuada|registada)/;
/** The prescription and what may stand between it and what is said of it: its number, its day, "foi". No other noun, no "não". */
const PRESCRIPTION_IS =
  '(?:receita|\\d{18}[\\dx])(?:[^a-z.;\\n]|(?<![a-z])(?:n\\.?o|numero|medica|eletronica|sem papel|d[aeo]|dia|emitida|a|em|que(?: lhe passei)?|ja|foi|esta|encontra-se|com|codigos?|acesso|dispensa|opcao|e)(?![a-z])){0,60}';
const CANCELLED = new RegExp(
  `${PRESCRIPTION_IS}(?:anulad|cancelad|revogad)a|(?<!nao )(?:foi|esta) (?:anulad|cancelad|revogad)a a (?:sua )?receita`,
);
const EXPIRED = new RegExp(
  `${PRESCRIPTION_IS}(?:expirou|expirada|caducou|caducada|fora d[aeo] (?:prazo|validade)|nao e(?:sta)? valida)`,
);
const isOver = (text: string) => CANCELLED.test(text) || EXPIRED.test(text);

/** What is said of a prescription before its number: "foi anulada a sua receita n.º …", "receita anulada: …". Not "…, a nova é …". */
const SAID_BEFORE =
  /(?:(?<!nao )(?:foi|esta) (anulad|cancelad|revogad)a a (?=(?:sua )?receita)|(?:(?<=receita )|^(?=[a-z]+:))(anulad|cancelad|revogad|expirad|caducad)a)((?:n\.o|(?!nov|outr|passa|subst)[^.;\n]){0,60}?\n?\d{18}[\dx])(?!\d)/gm;
/** What is said of several after the last: "as receitas … e … foram anuladas". */
const SAID_OF_SEVERAL =
  /(?<!\d)\d{18}[\dx](?=(?:[\s,]*(?:e )?(?:a )?\d{18}[\dx])* (?:ja )?foram (anulad|cancelad|revogad)as)/g;

/** Plain text in which what is said of a prescription stands after its number. */
function saidAfterNumbers(plain: string): string {
  return plain
    .replace(SAID_BEFORE, (_, verb, adjective, number) => `${number} foi ${verb ?? adjective}a. `)
    .replace(SAID_OF_SEVERAL, '$& foi $1a. ');
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

const LAST_DAY = 'validade|val[a-z]*\\.? ate';
const FIRST_DAY = 'emitida|emissao';
const hasDays = (text: string) => daysAfter(`${LAST_DAY}|${FIRST_DAY}`, text).length > 0;

/** The days, in ISO form, that stand after a label. */
function daysAfter(label: string, plain: string): string[] {
  const day = '\\d{4}-\\d\\d-\\d\\d|\\d\\d?[/.-]\\d\\d?[/.-]\\d{4}';
  return [...plain.matchAll(RegExp(`(?:${label})[^\\d\\n]{0,6}(${day})`, 'g'))].map(([, found = '']) => {
    const parts = found.split(/[/.-]/).map((part) => part.padStart(2, '0'));
    return (/^\d{4}/.test(found) ? parts : parts.reverse()).join('-');
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
