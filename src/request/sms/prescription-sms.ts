import type { z } from 'zod';
import type { formulario } from '../formulario.schema.ts';
import { CODE_LENGTHS, type CodeField } from '../prescription.ts';
import { DAY, isoDay, plainText, type Token, tokensOf } from './sms-text.ts';

/** One prescription, each code as its field takes it; an empty string where the text does not name one. */
export type PrescriptionCodes = Record<CodeField, string>;

type SmsText = keyof z.infer<typeof formulario>['sms'];

/** What a pasted text says. */
export interface SmsReading {
  prescriptions: PrescriptionCodes[];
  /** What else it says, or why there is no prescription: the name of its sentence in the content. */
  note?: SmsText | undefined;
  /** How many characters the number has that should have 19 (`tamanho`, `compridoDemais`). */
  length?: number;
  /** The codes that the text holds or should hold and that are not filled in, and the name of the sentence that says why. */
  leftOut: CodeField[];
  why: SmsText;
}

/** A code with a label before it. */
interface Code {
  field: (typeof CODES)[number];
  value: string;
  /** Its token's place. */
  at: number;
  /** Whether the label is surely its own. */
  isSure: boolean;
}

const CODES = ['codigoDispensa', 'codigoOpcao'] as const;

/**
 * Reads the codes out of a pasted text: the SMS of an electronic prescription in any wording, or something else that people
 * paste for it. A wrong code is worse than none. The text is made plain and cut into tokens; its shape, one letter a token
 * (`TOKENS` in sms-text.ts), decides the rest: "Receita 1011000012345678901. Cód. dispensa: 123456" is `rN.hd6`. Never throws;
 * links are neither followed nor returned.
 * @param today ISO day, for a text that names the last day of its prescription
 * @param isNumberMeant whether it was pasted where the number goes: then a single one is that, whatever the text is
 */
export function readPrescriptionSms(text: string, today: string, isNumberMeant = false): SmsReading {
  const plain = plainText(text);
  const tokens = tokensOf(plain);
  const shape = tokens.map(({ kind }) => kind).join('');
  const codes = codesIn(tokens, shape);
  const isPrescription = /[rdotwW]/.test(shape) || ONLY_WORDS.test(shape) || ONLY_NUMBERS_SAID.test(shape);
  const { note, length = 0 } = noteWithout(plain, shape, isPrescription, codes);
  const isAlone = !isPrescription && isNumberMeant && note === 'nada' && shape.split('N').length === 2;
  const reading = prescriptionsIn(isPrescription || isAlone ? tokens : [], shape, isAlone ? [] : codes);
  if (reading.prescriptions.length === 0) return { ...reading, note, length };
  return { ...reading, note: noteOn(plain, shape, reading.prescriptions, today) };
}

/** Nothing but the words of a prescription's message: no other, no amount. */
const ONLY_WORDS = /^[^xzqetcfwWEF$]*$/;
/** The three numbers in their order and no other, neither with a label that a parcel or an exam has too ("Mãe … … …"). */
const ONLY_NUMBERS_SAID = /^[^N64s9~$paEF]*N[^N64s9~$paEF]*6[^N64s9~$paEF]*4[^N64s9~$paEF]*$/;
/** The codes of a text: where it holds nothing but the three numbers their length tells, else their label. */
function codesIn(tokens: Token[], shape: string): Code[] {
  const isBare = [...shape.replace(/[./~]/g, '')].sort().join('') === '46N';
  const codes = isBare ? [] : labelledCodes(tokens, shape);
  if (codes.length > 0 || !(isBare || ONLY_NUMBERS_SAID.test(shape))) return codes;
  return tokens.flatMap(({ kind, text: value }, at) =>
    CODES.filter((field) => kind === String(CODE_LENGTHS[field])).map((field) => ({
      field,
      value,
      at,
      isSure: isBare,
    })),
  );
}

/**
 * A label before its code, and what may stand between: "código de acesso e dispensa n.º", "PIN da receita:". One in full
 * ("código de dispensa") is a prescription's wherever it stands.
 */
const LABEL = /(?<full>[hp][hpajk]*(?=[dot]))?(?<name>[adopt])(?:[hjp/]|kr)*$/;
const LONGEST_LABEL = 20;
/** Behind a number that is no whole code, or not the last word, whatever its label: more digits, an amount, "ou …", "não, é …". */
const UNSURE = /^(?:~|[jk/]*[$qz649])/;
/** Behind a code of which nothing else is said: the end, the next label and its number, until when it is valid. */
const NOTHING_ELSE = /^(?:$|[./](?!\/*[649])|v|[jk/]*[adhoprt][adhijkoprv./]*[N649s])/;
/** The option's code right behind the other. Requests for exams pair "acesso" with "realização" or "efetivação". */
const THEN_OPTION = /^[./hjkp]*o(?:[hjp/]|kr)*4(?!~|[jk/]*[$qz649])/;

/**
 * The codes right behind a label. One in full counts anywhere, and so do "acesso" and "dispensa" of which an option follows; the
 * others where nothing but such words leads to them from the text's start, the prescription's number or another of its codes:
 * "dispensa" as it is, "PIN", "acesso" and "opção" only if nothing else is said of the code.
 */
function labelledCodes(tokens: Token[], shape: string): Code[] {
  const codes: Code[] = [];
  /** Whether the number before is the prescription's, or a code of it; so it is at the text's start. */
  let isLed = true;
  let start = 0;
  for (const [at, { kind, text }] of tokens.entries()) {
    if (!/[N64s9]/.test(kind)) continue;
    const before = shape.slice(start, at);
    const after = shape.slice(at + 1);
    start = at + 1;
    const labelStart = Math.max(0, before.length - LONGEST_LABEL);
    const label = LABEL.exec(before.slice(labelStart));
    const { full, name = '' } = label?.groups ?? {};
    const field = name === 'o' ? 'codigoOpcao' : 'codigoDispensa';
    const wasLed = isLed && ONLY_WORDS.test(before.slice(0, labelStart + (label?.index ?? 0)));
    isLed = kind === 'N' && (ONLY_WORDS.test(before) || /r[^./]*$/.test(before.slice(-LONGEST_LABEL)));
    if (!name || kind !== String(CODE_LENGTHS[field])) continue;
    const isPair = /[adt]/.test(name) && THEN_OPTION.test(after);
    const isWhole = full || /[dt]/.test(name) ? !UNSURE.test(after) : NOTHING_ELSE.test(after);
    const isSure = isWhole && (!!full || isPair || wasLed);
    codes.push({ field, value: text, at, isSure });
    isLed = isSure;
  }
  return codes;
}

/** Another prescription is meant from here on, though no number of it stands there: "a antiga", "Receita: …" in a line of its own. */
const ANOTHER = /z|[./]r/;

/**
 * Each prescription with its codes. A code belongs to the last number before it; to the one behind it only in the same line,
 * where the text has a single number and nothing else is said before it, nor another prescription named. Of several all have codes or none; none where a code stands before the
 * first, since nobody knows whose they are. Requests for exams are left out.
 */
function prescriptionsIn(tokens: Token[], shape: string, codes: Code[]): SmsReading {
  const numbers = tokens.flatMap(({ kind, text }, at) => (kind === 'N' ? { number: text.toUpperCase(), at } : []));
  const first = shape.indexOf('N');
  const start = shape.slice(0, first);
  const sure = codes.filter(({ isSure }) => isSure && !shape.includes('e'));
  const early = sure.filter(({ at }) => at < first);
  const codesOf = new Map<string, Code[]>();
  let owner = lastOwner(start);
  for (const [i, { number, at: place }] of numbers.entries()) {
    const next = numbers[i + 1]?.at ?? shape.length;
    const after = shape.slice(place + 1, next);
    const ownerAfter = lastOwner(after);
    const isOfExam = (owner ?? ownerAfter) === 'E' || /F[649s]/.test(after);
    const own = sure.filter(({ at }) => at > place && at < next && !ANOTHER.test(shape.slice(place, at)));
    if (!isOfExam) codesOf.set(number, [...(codesOf.get(number) ?? []), ...own]);
    owner = ownerAfter ?? owner;
  }
  const isSingle = new Set(numbers.map(({ number }) => number)).size === 1;
  const [only = []] = codesOf.values();
  if (isSingle && only.length === 0 && ONLY_WORDS.test(start) && !/r.*r/.test(start))
    only.push(...early.filter(({ at }) => !shape.slice(at, first).includes('/')));
  const isClear = codesOf.size === 1 || (early.length === 0 && [...codesOf.values()].every(({ length }) => length > 0));
  const prescriptions = [...codesOf].map(([numeroReceita, own]) => ({
    numeroReceita,
    codigoDispensa: isClear ? onlyValue(own, 'codigoDispensa') : '',
    codigoOpcao: isClear ? onlyValue(own, 'codigoOpcao') : '',
  }));
  const isExpected = (field: Code['field']) => field === 'codigoDispensa' || codes.some((code) => code.field === field);
  const leftOut = CODES.filter((field) => isExpected(field) && prescriptions.some((one) => !one[field]));
  if (!isClear && sure.length > 0) return { prescriptions, leftOut, why: 'codigosDeQuem' };
  return { prescriptions, leftOut, why: early.some((code) => !only.includes(code)) ? 'codigosAntes' : 'semDispensa' };
}

/** The last word of a text that tells whether a number behind it is a prescription's or a request's for exams. */
const lastOwner = (shape: string) => shape.match(/[rE]/g)?.at(-1);

/** The value of a code; none where there are two that differ. */
function onlyValue(codes: Code[], field: Code['field']): string {
  const values = new Set(codes.filter((code) => code.field === field).map(({ value }) => value));
  const [value = '', another] = values;
  return another ? '' : value;
}

const ONE_TIME_CODE =
  /verificacao|confirmacao|autenticacao|ativacao|seguranca|nao partilhe|palavra-passe|chave movel|\botp\b/;

function noteWithout(
  plain: string,
  shape: string,
  isPrescription: boolean,
  codes: Code[],
): Pick<SmsReading, 'note' | 'length'> {
  if (/E|F[649s]/.test(shape)) return { note: 'exames' };
  // What was meant as a prescription number but has not its 19 characters.
  const { length } = (isPrescription && /(?<!\d)\d{15,}x?(?![a-z\d])/.exec(plain)?.[0]) || '';
  if (length > 0 && !shape.includes('N'))
    return { note: length > CODE_LENGTHS.numeroReceita ? 'compridoDemais' : 'tamanho', length };
  if (ONE_TIME_CODE.test(plain) && /[649]/.test(shape)) return { note: 'codigoUnico' };
  const hasCode = codes.some(({ isSure }) => isSure);
  return { note: hasCode && !shape.includes('N') ? 'semNumero' : 'nada' };
}

/** "The prescription … is cancelled", with no other noun and no "não" between; "foi anulada a …", "o médico anulou a …". */
const CANCELLED = /[rN][^xzqe$EF./]{0,30}c|(?<!qi?)c[ijk]*[rN]/;
const EXPIRED = /[rN][^xzqe$EF./]{0,30}f/;
const HANDED_OUT = /W|i[^./]{0,8}w/;
/** "Termina" is not of the prescription where another word says what ends: "o tratamento termina". */
const LAST_DAY = new RegExp(
  `(?:validade|val[a-z]*\\.? ate|(?<=receita |[^a-z ] ?|^)(?:prazo|termina|expira|caduca))[^\\d\\n]{0,6}(${DAY})(?!\\d)`,
  'g',
);

/** What a text with prescriptions says besides: that one is cancelled or past its date, or that it was handed out. */
function noteOn(plain: string, shape: string, prescriptions: PrescriptionCodes[], today: string): SmsReading['note'] {
  if (CANCELLED.test(shape)) return 'cancelada';
  const isOver = [...plain.matchAll(LAST_DAY)].map(([, day = '']) => isoDay(day) < today);
  // One prescription holds until the last of its days.
  const isPast = prescriptions.length > 1 ? isOver.includes(true) : isOver.length > 0 && !isOver.includes(false);
  if (isPast || EXPIRED.test(shape)) return 'foraDoPrazo';
  const hasCodes = prescriptions.some(({ codigoDispensa, codigoOpcao }) => codigoDispensa || codigoOpcao);
  return prescriptions.length === 1 && !hasCodes && HANDED_OUT.test(shape) ? 'avisoDispensa' : undefined;
}
