import type { z } from 'zod';
import type { formulario } from '../formulario.schema.ts';
import { CODE_LENGTHS, type CodeField } from '../prescription.ts';
import { ANY_DAY, ANY_NUMBER, DAY, isoDay, NUMBER, plainText } from './sms-text.ts';

/** One prescription, each code as its field takes it; an empty string where the text does not name one. */
export type PrescriptionCodes = Record<CodeField, string>;

type Codes = Omit<PrescriptionCodes, 'numeroReceita'>;

/** What a pasted text says. */
export interface SmsReading {
  prescriptions: PrescriptionCodes[];
  /** What else it says, or why there is no prescription: the name of its sentence in the content. */
  note?: keyof z.infer<typeof formulario>['sms'] | undefined;
  /** How many characters the number has that should have 19 (`tamanho`, `compridoDemais`). */
  length?: number;
}

/** The most characters of a pasted text that are read: no message is longer, and a long paste must not freeze the site. */
export const MAX_SMS_LENGTH = 20_000;

/**
 * Reads the codes out of a pasted text: the SMS of an electronic prescription in any wording, or something else that people
 * paste for it. A wrong code is worse than none: a number counts only where `prescriptionsIn` or `codesIn` knows whose it is
 * (the cases stand in the test beside this file). Never throws; links are neither followed nor returned.
 * @param today ISO day, for a text that names the last day of its prescription
 */
export function readPrescriptionSms(text: string, today: string): SmsReading {
  const plain = plainText(text.slice(0, MAX_SMS_LENGTH));
  const isPrescription = isOfPrescription(plain);
  const prescriptions = isPrescription ? prescriptionsIn(plain) : [];
  if (prescriptions.length > 0) return { prescriptions, note: noteOn(plain, prescriptions, today) };
  if (EXAM.test(plain) || EXAM_CODE.test(plain)) return { prescriptions, note: 'exames' };
  const length = isPrescription ? wrongLength(plain) : 0;
  return { prescriptions, note: noteWithoutPrescription(plain, length), length };
}

const ONE_TIME_CODE =
  /verificacao|confirmacao|autenticacao|ativacao|seguranca|nao partilhe|palavra-passe|chave movel|\botp\b/;

function noteWithoutPrescription(plain: string, length: number): SmsReading['note'] {
  if (length > 0) return length > CODE_LENGTHS.numeroReceita ? 'compridoDemais' : 'tamanho';
  if (ONE_TIME_CODE.test(plain) && /\d{4}/.test(plain)) return 'codigoUnico';
  return !NUMBER.test(plain) && hasCodes(codesIn(plain)) ? 'semNumero' : 'nada';
}

/** The length of what was meant as a prescription number but has not its 19 characters; 0 where there is none. */
function wrongLength(plain: string): number {
  const [meant = ''] = /(?<!\d)\d{15,}x?(?![a-z\d])/.exec(plain) ?? [];
  return meant.length;
}

// In all that follows a text is as `plainText` leaves it: small letters, no accents, "º" as "o", each code in one piece.

/**
 * Words around a code: what such codes are called, and what joins them. The long ones grow together where a copy loses its spaces.
 * None is read in two ways ("n.o" as "n", "." and "o"): each would double the time.
 */
const WORDS =
  'codigos?|cod|pin|direito|acesso|dispensa(?!r)|disp(?![a-z])|opcao|opc|receita|rec|numero' +
  '|(?<![a-z])(?:n\\.?o|nr?(?!\\.o)|d?esta|d?[aeo]s?|com|para|tem|seu|sns|valida|validade|val|ate|em|emitida)(?![a-z])';
const ONLY_WORDS = new RegExp(`^(?:[^a-z€$%+]|${WORDS})*$`);
/** Words that alone make a text a prescription's: none that a parcel or a bank has too, such as "levantamento", "pin", "acesso". */
const PRESCRIPTION = /receita|prescri|dispensa|opcao|aviad|levantad|(?<![a-z])(?:rec|disp|opc)(?![a-z])/;

/** Whether a text names a prescription, or holds only numbers: a parcel's, a bank's or a hospital's message has such numbers too. */
function isOfPrescription(plain: string): boolean {
  return PRESCRIPTION.test(plain) || ONLY_WORDS.test(plain.replace(ANY_NUMBER, ''));
}

const EXAM = /requisic|exame|analises|credencia|mcdt|agendamento|prestacao/;
const EXAM_CODE = /(?:agendamento|prestacao|realizacao|efec?tivacao)[^a-z\d]{0,4}\d/;
/** The last word of a text that tells what a number behind it belongs to. */
const lastOwner = (text: string) => text.match(RegExp(`receita|(?<![a-z])rec |prescricao|${EXAM.source}`, 'g'))?.at(-1);

/**
 * Each prescription with its codes: a single one has all of the text; of several, each has the text after its number, and none has
 * any code where one has none or a code stands before the first, since nobody knows whose they are. Requests for exams are left out.
 */
function prescriptionsIn(plain: string): PrescriptionCodes[] {
  // The text before the first number, that number, the text after it, the next number, and so on.
  const [start = '', ...parts] = plain.split(NUMBER);
  const numbers = parts.filter((_, i) => i % 2 === 0);
  const isSingle = new Set(numbers).size === 1;
  const textOf = new Map<string, string>();
  let owner = lastOwner(start);
  for (const [i, number] of numbers.entries()) {
    const after = parts[2 * i + 1] ?? '';
    const text = `${textOf.get(number) ?? ''}\n${number}${after}`;
    if (!EXAM.test(owner ?? lastOwner(after) ?? '') && !EXAM_CODE.test(after))
      textOf.set(number, isSingle ? plain : text);
    owner = lastOwner(after) ?? owner;
  }
  const codesOf = [...textOf].map(([number, text]) => ({
    numeroReceita: number.toUpperCase(),
    ...codesIn(text, isSingle),
  }));
  const isClear = isSingle || (codesOf.every(hasCodes) && !hasCodes(codesIn(start)));
  return isClear ? codesOf : codesOf.map((codes) => ({ ...codes, codigoDispensa: '', codigoOpcao: '' }));
}

function hasCodes({ codigoDispensa, codigoOpcao }: Codes): boolean {
  return !!(codigoDispensa || codigoOpcao);
}

/** Signs that end no sentence, and none of an amount. */
const SIGN = '[^a-z\\d.?!€$%+]';
/**
 * A label right before its code. One in full is a prescription's wherever it stands; "3.º direito" is a flat. A new word for a code goes in
 * here twice, into the full label's `(?=…)` too, and into WORDS and NEXT_LABEL.
 */
const LABEL = new RegExp(
  `(?<full>(?<![a-z]|\\.o )(?:codigos?|cod|pin|(?<!\\bo )direito)(?:[ /:]|d[eo]|para|direito|acesso|e)*(?=disp|opc))?` +
    '(?:(?<dispensa>dispensar?|disp)|(?<opcao>opcao|opc)|acesso|pin)(?![a-z])' +
    `(?:${SIGN}|(?<![a-z])(?:n\\.?o|nr?|numero|cod|codigo|pin|d?esta receita|da receita|[aeo])(?![a-z]))*$`,
);
const CODES = ['codigoDispensa', 'codigoOpcao'] as const;
const NEXT_LABEL = '(?:cod|pin|acesso|disp|opc|direito|rec)';
/** Behind a number that is no whole code, or not the last word, whatever its label: more digits, an amount, "ou …", "não, é …". */
const UNSURE = new RegExp(
  `^(?:[-/:.,]?\\d|(?!${NEXT_LABEL})[a-z]|(?:${SIGN}|[eoa] )*(?:[€%]|(?:m?g|mcg|ml|h|ui|ou|nao)(?![a-z])|comp|caps|caix|eur|cent` +
    '|alias|digo|desculp|perdao|engan|errad|corrij|afinal|\\d{3,18}(?!\\d)))',
);
/** Behind a code of which nothing else is said: the end, the next label and its code, until when it is valid. */
const NOTHING_ELSE = new RegExp(
  '^[^a-z\\d.;\\n|?!€$%+]*(?:$|[.;\\n|!](?! ?\\d{3})|obrigad|val|emitid' +
    `|(?:[eoa] |de )*(?=${NEXT_LABEL})(?:${SIGN}|\\.|${WORDS})*\\d)`,
);
/** What leads to a prescription's number, in the same sentence. */
const NAMED = /(?:receita|prescri|guia|(?<![a-z])rec )(?:n\.o|[^.;|\n])*$/;

/**
 * The codes of a text. Where it holds nothing but the three numbers their length tells; else a code stands right behind a label. One in
 * full ("código de dispensa") counts anywhere; the others where nothing but such words leads to them from the text's start, the
 * prescription's number or another of its codes: "dispensa" as it is, "PIN", "acesso" and "opção" only if nothing else is said of the
 * code. None where a label has two that differ.
 * @param isAlone whether the text holds one prescription
 */
function codesIn(text: string, isAlone?: boolean): Codes {
  const found = { codigoDispensa: new Set<string>(), codigoOpcao: new Set<string>() };
  const undated = text.replace(ANY_DAY, '');
  const numbers = [...undated.matchAll(ANY_NUMBER)];
  const lengths = numbers.map(([number]) => number.length).sort();
  const isBare = isAlone && `${lengths}` === '19,4,6' && !/[\p{L}\p{Sc}%+]/u.test(undated.replace(NUMBER, ''));
  /** Whether the number before is the prescription's, or a code of it; so it is at the text's start. */
  let isLed = true;
  let end = 0;
  for (const { 0: number, index } of numbers) {
    const before = undated.slice(end, index);
    end = index + number.length;
    const label = isBare
      ? CODES.find((name) => number.length === CODE_LENGTHS[name])
      : labelOf(before, undated.slice(end), isLed);
    isLed = NUMBER.test(number) && (NAMED.test(before) || ONLY_WORDS.test(before));
    if (!label || number.length !== CODE_LENGTHS[label]) continue;
    found[label].add(number);
    isLed = true;
  }
  const only = ([value = '', another]: Iterable<string>) => (another ? '' : value);
  return { codigoDispensa: only(found.codigoDispensa), codigoOpcao: only(found.codigoOpcao) };
}

/** The code that what stands around a number says it is. */
function labelOf(before: string, after: string, isLed: boolean): keyof Codes | undefined {
  const { groups, index } = LABEL.exec(before) ?? {};
  if (!groups || !(groups.full || (isLed && ONLY_WORDS.test(before.slice(0, index))))) return;
  const isSure = groups.full || groups.dispensa;
  if (isSure ? UNSURE.test(after) : !NOTHING_ELSE.test(after)) return;
  return groups.opcao ? 'codigoOpcao' : 'codigoDispensa';
}

const HANDED_OUT = /\b(?:foi|foram|ja)\b[^.\n]{0,40}\b(?:dispensad|aviad|levantad)|\bdispensa (?:efetuada|registada)/;
/** "The prescription … is …": what may stand between, and no other noun, no "não". */
const PRESCRIPTION_IS =
  `(?:receita|\\d{18}[\\dx])(?:[^a-z.;\\n]|\\n?estado|${WORDS}` +
  '|(?<![a-z])(?:ja|foi|foram|ficou|que|medica|eletronica)(?![a-z])){0,60}';
/** Said before the prescription: "foi anulada a …", "o médico anulou a …", "anulação da …". Not "para anular a …". */
const CANCELS =
  '(?<!nao (?:foi |esta )?)(?:anul|cancel|revog)(?:adas?|ou|ei|amos|aram|acao|amento)' +
  '(?:[ :]|(?<![a-z])(?:d?as?|sua)(?![a-z]))*(?:receita|\\d{18}[\\dx])';
const CANCELLED = new RegExp(`${PRESCRIPTION_IS}(?:(?:anulad|cancelad|revogad)a|sem efeito)|${CANCELS}`);
const EXPIRED = new RegExp(
  `${PRESCRIPTION_IS}(?:expirou|expirada|caducou|caducada|fora d[aeo] (?:prazo|validade)|nao e(?:sta)? valida)`,
);
/** "Termina" is not of the prescription where another word says what ends: "o tratamento termina". */
const LAST_DAY = new RegExp(
  `(?:validade|val[a-z]*\\.? ate|(?<=receita |[^a-z ] ?|^)(?:prazo|termina|expira|caduca))[^\\d\\n]{0,6}(${DAY})(?!\\d)`,
  'g',
);

/** What a text with prescriptions says besides: that one is cancelled or past its date, or that it was handed out. */
function noteOn(plain: string, prescriptions: PrescriptionCodes[], today: string): SmsReading['note'] {
  if (CANCELLED.test(plain)) return 'cancelada';
  const isOver = [...plain.matchAll(LAST_DAY)].map(([, day = '']) => isoDay(day) < today);
  // One prescription holds until the last of its days.
  const isPast = prescriptions.length > 1 ? isOver.includes(true) : isOver.length > 0 && !isOver.includes(false);
  if (isPast || EXPIRED.test(plain)) return 'foraDoPrazo';
  const isHandedOut = prescriptions.length === 1 && !prescriptions.some(hasCodes) && HANDED_OUT.test(plain);
  return isHandedOut ? 'avisoDispensa' : undefined;
}
