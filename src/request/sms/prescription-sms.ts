import { type Codes, codesIn, EXAM_CODE, plainText } from './sms-codes.ts';
import { joinGroups, joinLines, NUMBER, wrongLength } from './sms-number.ts';

/** One prescription, each code as its field takes it. */
export interface PrescriptionCodes extends Codes {
  numeroReceita: string;
}

/** What the text says of its prescription: already handed out (and then without codes), cancelled, or past its date. */
export type SmsRemark = 'dispensing-notice' | 'cancelled' | 'expired';

/** The kind of a pasted text. `wrong-length`: a prescription number of `digits` characters. `number-missing`: a code alone. */
export type SmsReading =
  | {
      kind: 'prescriptions';
      prescriptions: [PrescriptionCodes, ...PrescriptionCodes[]];
      remark?: SmsRemark | undefined;
    }
  | { kind: 'wrong-length'; digits: number }
  | { kind: 'exam-request' | 'one-time-code' | 'number-missing' | 'nothing' };

/** The most characters of a pasted text that are read: no message is longer, and a long paste must not freeze the site. */
export const MAX_SMS_LENGTH = 20_000;

/** What a number belongs to: the last such word before it, or the first after it. */
const PRESCRIPTION_OR_EXAM =
  /(?<prescription>receitas?|rec\.|prescricao)|(?<exam>requisic|exames?(?![a-z])|analises|credencia|mcdt|agendamento|prestacao)/g;
const EXAM_WITHOUT_NUMBER =
  /requisicao|credencial|agendamento|prestacao|\bmcdt\b|(?:codigo|pin) (?:de )?(?:realiza|efect?iva)cao/;
/** Between the numbers of a list, "A e B": nobody knows whose the codes behind it are. */
const NOTHING_BETWEEN = /^[\s,;|*.]*(?:e\b)?[\s*]*$/;
/** Nothing but the two codes, when the number is taken out. An amount or a share is something else. */
const SIGN = '[\\s|~\\p{So}]|(?!%)\\p{P}';
const ONLY_CODES = new RegExp(
  `^(?:${SIGN})*(?:(\\d{6})(?:${SIGN})+(\\d{4})|(\\d{4})(?:${SIGN})+(\\d{6}))(?:${SIGN})*$`,
  'u',
);

const DISPENSING_NOTICE =
  /\b(?:foi|foram|ja)\b[^.\n]{0,40}\b(?:dispensad|aviad|levantad)|\bdispensa (?:efetuada|registada)/;
const CANCELLED = /(?<!nao (?:foi|esta|e) )\banulad|receita[^.\n]{0,40}(?<!nao (?:foi|esta) )\b(?:cancelad|revogad)/;
const EXPIRED =
  /receita[^.\n]{0,50}(?<!nao )\b(?:expirou|expirada|caducou|caducada|fora d[aeo] (?:prazo|validade)|ja nao e(?:sta)? valida)/;
const VALID_UNTIL =
  /(?:validade|val[a-z]*\.? ate)[^\d\n]{0,6}(?:(\d\d?)[/.-](\d\d?)[/.-](\d{4})|(\d{4})-(\d\d)-(\d\d))/g;
const ONE_TIME_CODE =
  /verificacao|confirmacao|autenticacao|ativacao|seguranca|nao partilhe|palavra-passe|chave movel|\botp\b/;

/**
 * Reads the codes out of a pasted text: the SMS of an electronic prescription in any wording, or something else that people
 * paste for it. A wrong code is worse than none: a code is taken only behind a word of its own, or where the text holds nothing
 * but the three numbers (the cases stand in the test beside this file). Never throws; links are neither followed nor returned.
 * @param today ISO day, for a text that names the last day of its prescription
 */
export function readPrescriptionSms(text: string, today: string): SmsReading {
  const plain = plainText(text.slice(0, MAX_SMS_LENGTH));
  const inLines = joinGroups(plain);
  const joined = NUMBER.test(inLines) ? inLines : joinGroups(joinLines(plain));
  // The text before the first number, that number, the text behind it, the next number, and so on.
  const parts = joined.split(NUMBER);
  const numbers = parts.filter((_, i) => i % 2 === 1).map((number) => number.toUpperCase());
  const texts = parts.filter((_, i) => i % 2 === 0);
  if (numbers.length === 0) return readWithoutNumber(plain);
  const [first, ...others] = pairCodes(numbers, texts);
  if (!first) return { kind: 'exam-request' };
  const isNotice = DISPENSING_NOTICE.test(plain) && ![first, ...others].some(hasCodes);
  const remark = remarkOf(plain, today) ?? (isNotice ? 'dispensing-notice' : undefined);
  return { kind: 'prescriptions', prescriptions: [first, ...others], remark };
}

function readWithoutNumber(plain: string): SmsReading {
  if (EXAM_WITHOUT_NUMBER.test(plain)) return { kind: 'exam-request' };
  const digits = wrongLength(plain);
  if (digits) return { kind: 'wrong-length', digits };
  if (ONE_TIME_CODE.test(plain) && /\d{4}/.test(plain)) return { kind: 'one-time-code' };
  return { kind: hasCodes(codesIn(plain)) ? 'number-missing' : 'nothing' };
}

/**
 * Each prescription with its codes: a single one has all of the text; of several, each has the text behind its number, or,
 * where labelled codes stand before the first and none behind the last, the text before it. Requests for exams are left out.
 */
function pairCodes(numbers: string[], texts: string[]): PrescriptionCodes[] {
  const isSingle = new Set(numbers).size === 1;
  const comeFirst = hasCodes(codesIn(texts[0] ?? '')) && !hasCodes(codesIn(texts.at(-1) ?? ''));
  const textOf = new Map<string, string>();
  for (const [i, number] of numbers.entries()) {
    if (isExam(texts, i)) continue;
    const own = isSingle ? texts.join('\n') : texts[comeFirst ? i : i + 1];
    textOf.set(number, `${textOf.get(number) ?? ''}\n${own}`);
  }
  const isList = !isSingle && texts.slice(1, -1).some((between) => NOTHING_BETWEEN.test(between));
  const read = isSingle ? (text: string) => onlyCodes(text) ?? codesIn(text) : codesIn;
  return [...textOf].map(([numeroReceita, text]) => ({ numeroReceita, ...read(isList ? '' : text) }));
}

/** The two codes of a text that holds nothing else. */
function onlyCodes(text: string): Codes | null {
  const match = ONLY_CODES.exec(text);
  return match && { codigoDispensa: match[1] ?? match[4] ?? '', codigoOpcao: match[2] ?? match[3] ?? '' };
}

/** Whether the number behind `texts[i]` is that of a request for exams. */
function isExam(texts: string[], i: number): boolean {
  const after = texts[i + 1] ?? '';
  if (EXAM_CODE.test(after)) return true;
  const wordsIn = (text: string) => [...text.matchAll(PRESCRIPTION_OR_EXAM)];
  const word = wordsIn(texts.slice(0, i + 1).join('\n')).at(-1) ?? wordsIn(after)[0];
  return !!word?.groups?.['exam'];
}

function remarkOf(plain: string, today: string): SmsRemark | undefined {
  if (CANCELLED.test(plain)) return 'cancelled';
  const lastDays = [...plain.matchAll(VALID_UNTIL)].map(([, day = '', month = '', year, ...iso]) =>
    year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : iso.join('-'),
  );
  const isPast = lastDays.length > 0 && lastDays.every((day) => day < today);
  return isPast || EXPIRED.test(plain) ? 'expired' : undefined;
}

function hasCodes({ codigoDispensa, codigoOpcao }: Codes): boolean {
  return !!(codigoDispensa || codigoOpcao);
}
