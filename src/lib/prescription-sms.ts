import { joinDigitGroups, plainText, wrongLength } from './sms-text.ts';

/** One prescription's codes, each as its field takes it; an empty string where the text gave none that is certain. */
export interface PrescriptionCodes {
  numeroReceita: string;
  codigoDispensa: string;
  codigoOpcao: string;
}

/**
 * What a pasted SMS was found to be. `dispensing-notice`: tells what was handed out, holds no codes. `exam-request`: its
 * codes are not for a pharmacy. `wrong-length`: a prescription number of `digits` characters instead of 19.
 */
export type SmsReading =
  | { kind: 'prescriptions'; prescriptions: [PrescriptionCodes, ...PrescriptionCodes[]] }
  | { kind: 'dispensing-notice'; numeroReceita: string }
  | { kind: 'exam-request' }
  | { kind: 'one-time-code' }
  | { kind: 'wrong-length'; digits: number }
  | { kind: 'nothing' };

/** What stands between one prescription number and the next. Codes with a label, and those without one. */
interface Segment {
  numero: string;
  isExam: boolean;
  dispensa: Set<string>;
  opcao: Set<string>;
  unlabelled: Set<string>;
}

const DISPENSING_NOTICE =
  /\b(?:foi|foram|ja)\b[^.\n]{0,40}\b(?:dispensad|aviad|levantad)|\bdispensa (?:efetuada|registada)/;
const EXAM = /requisicao|agendamento|prestacao|\bmcdt\b/;
const ONE_TIME_CODE =
  /verificacao|confirmacao|autenticacao|ativacao|seguranca|nao partilhe|palavra-passe|chave movel|\botp\b/;

/** Every number, code and label, each in its named group. `other` labels claim a code that follows at once. */
const MARKS = new RegExp(
  [
    '(?<!\\d)(?<number>\\d{18}(?:\\d|x(?![a-z])))(?!\\d)',
    '(?<!\\d)(?<code>\\d{6}|\\d{4})(?!\\d)',
    '(?<![a-z])(?:(?<dispensa>dispensa|disp|acesso)|(?<opcao>opcao|opcoes|opc|op|direito)|(?<receita>receitas?|rec|prescricao)',
    '(?<exam>requisicao|exames?|mcdt|agendamento|prestacao)',
    '(?<other>utente|nif|tel[a-z]*|tlm|postal|lote|cartao|porta|ano|ref[a-z]*|processo|verificacao|confirmacao))(?![a-z])',
  ].join('|'),
  'g',
);

/** The most characters of a pasted text that are read: no message is longer, and a page of junk must not stop the page. */
export const MAX_SMS_LENGTH = 20_000;

/** The most characters between an `other` label and the code that it claims. */
const OTHER_LABEL_REACH = 10;

/**
 * Reads the codes out of a pasted text: the SMS of an electronic prescription in any wording, or something else that
 * people paste for it. Never throws; fills nothing without a number of 19 characters. The order of rules, and the
 * cases behind them, are in the test beside this file. Links of the text are neither followed nor returned.
 */
export function readPrescriptionSms(text: string): SmsReading {
  const plain = plainText(text.slice(0, MAX_SMS_LENGTH));
  const segments = splitAtNumbers(joinDigitGroups(plain));
  if (segments.length === 1) return readWithoutNumber(plain);
  const isNotice = DISPENSING_NOTICE.test(plain);
  const [first, ...others] = pairCodes(segments).map((segment) => resolveCodes(segment, isNotice));
  if (!first) return { kind: 'exam-request' };
  const prescriptions: [PrescriptionCodes, ...PrescriptionCodes[]] = [first, ...others];
  const hasCodes = prescriptions.some(({ codigoDispensa, codigoOpcao }) => codigoDispensa || codigoOpcao);
  return isNotice && !hasCodes
    ? { kind: 'dispensing-notice', numeroReceita: first.numeroReceita }
    : { kind: 'prescriptions', prescriptions };
}

function readWithoutNumber(plain: string): SmsReading {
  if (EXAM.test(plain)) return { kind: 'exam-request' };
  const digits = wrongLength(plain);
  if (digits) return { kind: 'wrong-length', digits };
  return ONE_TIME_CODE.test(plain) && /\d{4}/.test(plain) ? { kind: 'one-time-code' } : { kind: 'nothing' };
}

/** One segment for what stands before the first number, and one for each number with what follows it. */
function splitAtNumbers(text: string): [Segment, ...Segment[]] {
  const segments: [Segment, ...Segment[]] = [newSegment('', false)];
  let segment = segments[0];
  let subject = '';
  let label = '';
  let labelEnd = 0;
  for (const match of text.matchAll(MARKS)) {
    const [kind = '', value = ''] = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined) ?? [];
    if (kind === 'number') {
      segment = newSegment(value.toUpperCase(), subject === 'exam');
      segments.push(segment);
    } else if (kind === 'code') {
      const isFar = label === 'other' && match.index - labelEnd > OTHER_LABEL_REACH;
      if (fileCode(segment, value, isFar ? '' : label)) label = '';
    } else {
      if (kind === 'exam' && subject !== 'receita') segment.isExam = true;
      if (kind === 'receita' || kind === 'exam') subject = kind;
      label = kind;
      labelEnd = match.index + value.length;
    }
  }
  return segments;
}

function newSegment(numero: string, isExam: boolean): Segment {
  return { numero, isExam, dispensa: new Set(), opcao: new Set(), unlabelled: new Set() };
}

/** Puts a code where its label says and answers whether the label is used up. A label of the other length does not count. */
function fileCode(segment: Segment, code: string, label: string): boolean {
  if (label === 'other' || label === 'exam') return true;
  const isDispensa = code.length === 6;
  if (label !== (isDispensa ? 'dispensa' : 'opcao')) {
    segment.unlabelled.add(code);
    return false;
  }
  segment[label].add(code);
  return true;
}

/**
 * Gives each number its codes: those after it, or, where the text puts labelled codes before each number, those before.
 * Everything belongs to a number that is alone. A number given twice is one prescription; those of exam requests go.
 */
function pairCodes([before, ...numbered]: [Segment, ...Segment[]]): Segment[] {
  const last = numbered.at(-1) ?? before;
  const isAlone = new Set(numbered.map(({ numero }) => numero)).size === 1;
  const isReversed = !isAlone && hasLabelled(before) && !hasLabelled(last);
  const merged = new Map<string, Segment>();
  for (const [index, own] of numbered.entries()) {
    if (own.isExam) continue;
    const segment = merged.get(own.numero) ?? newSegment(own.numero, false);
    const labelled = isReversed ? (numbered[index - 1] ?? before) : own;
    for (const source of isAlone ? [before, own] : [labelled]) {
      for (const code of source.dispensa) segment.dispensa.add(code);
      for (const code of source.opcao) segment.opcao.add(code);
    }
    for (const code of own.unlabelled) segment.unlabelled.add(code);
    merged.set(own.numero, segment);
  }
  return [...merged.values()];
}

function hasLabelled({ dispensa, opcao }: Segment): boolean {
  return dispensa.size + opcao.size > 0;
}

/** A code counts when it is the only one with its label, or else the only one without a label. */
function resolveCodes({ numero, dispensa, opcao, unlabelled }: Segment, isNotice: boolean): PrescriptionCodes {
  const loose = isNotice ? [] : [...unlabelled].filter((code) => !/^20\d\d$/.test(code));
  const only = (labelled: Set<string>, length: number) => {
    const candidates = labelled.size > 0 ? [...labelled] : loose.filter((code) => code.length === length);
    return candidates.length === 1 ? (candidates[0] ?? '') : '';
  };
  return { numeroReceita: numero, codigoDispensa: only(dispensa, 6), codigoOpcao: only(opcao, 4) };
}
