import { joinDigitGroups, joinLines, plainText, wrongLength } from './sms-text.ts';

/** One prescription's codes, each as its field takes it; an empty string where the text gave none that is certain. */
export interface PrescriptionCodes {
  numeroReceita: string;
  codigoDispensa: string;
  codigoOpcao: string;
}

/**
 * The kind of a pasted text. `dispensing-notice`: lists the medicines handed out, holds no codes. `exam-request`: its
 * codes are not for a pharmacy. `wrong-length`: a prescription number of `digits` characters instead of 19.
 */
export type SmsReading =
  | { kind: 'prescriptions'; prescriptions: [PrescriptionCodes, ...PrescriptionCodes[]] }
  | { kind: 'dispensing-notice'; numeroReceita: string }
  | { kind: 'exam-request' }
  | { kind: 'one-time-code' }
  | { kind: 'wrong-length'; digits: number }
  | { kind: 'nothing' };

/** The meaning of a word before a code: which code it is, or that it belongs to something else (`exam`, `other`). */
type Label = 'dispensa' | 'opcao' | 'receita' | 'exam' | 'other';

/** A run of 6 or 4 digits; without a label when none before it fits its length. */
interface Code {
  value: string;
  label: Label | undefined;
}

/** A prescription number, with the codes between it and the next. */
interface Segment {
  numero: string;
  isExam: boolean;
  /** Whether nothing but "and" or a comma stands between the number before and this one. */
  continuesList: boolean;
  codes: Code[];
}

/** The most characters of a pasted text that are read: no message is longer, and a long paste must not freeze the site. */
export const MAX_SMS_LENGTH = 20_000;

/** The most characters between an `other` label and the code that it claims. */
const OTHER_LABEL_REACH = 10;

/** Words that stand before a code. "MB WAY" is `way`, "às 1830" is `as`. */
const LABELS = new Map<string, Label>([
  ...labelled('dispensa', 'dispensa disp acesso'),
  ...labelled('opcao', 'opcao opcoes opc op direito'),
  ...labelled('receita', 'receita receitas rec prescricao'),
  ...labelled('exam', 'requisicao exame exames mcdt agendamento prestacao'),
  ...labelled('other', 'utente nif tel telef telefone telem telemovel tlm postal lote cartao porta ano ref referencia'),
  ...labelled(
    'other',
    'processo verificacao confirmacao encomenda pedido fatura recibo cliente contrato apolice socio',
  ),
  ...labelled('other', 'ext extensao casa apartamento way val validade as'),
]);

/** A prescription number, a code or a word, in plain text. */
const MARKS = /(?<!\d)(?:\d{18}(?:\d|x(?![a-z]))|\d{6}|\d{4})(?!\d)|[a-z]+/g;

const CONTINUES_LIST = /^[\s,;|*.]*(?:e|and)?[\s*]*$/;

/**
 * Words that set a second code against the first: "482915, não, é 482916", "e não 482916". Nobody knows which holds: both get
 * the label, and so neither is taken.
 */
const CONTRADICTS =
  /^[\s,.;:-]*(?:e )?(?:nao|alias|digo|desculpe?|perdao|corrijo|afinal)(?:[\s,.;:-]+(?:e|era|sao|sim|o|a|afinal|certo|correto))*[\s,.;:-]*$/;

const DISPENSING_NOTICE =
  /\b(?:foi|foram|ja)\b[^.\n]{0,40}\b(?:dispensad|aviad|levantad)|\bdispensa (?:efetuada|registada)/;
/** Fewer words than the labels: in a text without a number, "exames" alone may be a reminder of an appointment. */
const EXAM = /requisicao|agendamento|prestacao|\bmcdt\b/;
const ONE_TIME_CODE =
  /verificacao|confirmacao|autenticacao|ativacao|seguranca|nao partilhe|palavra-passe|chave movel|\botp\b/;

/**
 * Reads the codes out of a pasted text: the SMS of an electronic prescription in any wording, or something else that
 * people paste for it. Never throws; finds no codes without a number of 19 characters. The cases behind each rule are in
 * the test beside this file. Links of the text are neither followed nor returned.
 */
export function readPrescriptionSms(text: string): SmsReading {
  const plain = plainText(text.slice(0, MAX_SMS_LENGTH));
  const inLines = splitAtNumbers(joinDigitGroups(plain));
  const { before, numbered } =
    inLines.numbered.length > 0 ? inLines : splitAtNumbers(joinDigitGroups(joinLines(plain)));
  if (numbered.length === 0) return readWithoutNumber(plain);
  const isNotice = DISPENSING_NOTICE.test(plain);
  const paired = pairCodes(before, numbered);
  const [first, ...others] = paired.map((segment) => resolveCodes(segment, isNotice, paired.length > 1));
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

/** The codes before the first number, and each number with what follows it. */
function splitAtNumbers(text: string): { before: Code[]; numbered: Segment[] } {
  const before: Code[] = [];
  const numbered: Segment[] = [];
  let subject: Label | undefined;
  let label: Label | undefined;
  let labelEnd = 0;
  let numberEnd: number | null = null;
  let codeEnd = 0;
  for (const { 0: mark, index } of text.matchAll(MARKS)) {
    const current = numbered.at(-1);
    const named = LABELS.get(mark);
    if (named) {
      if (named === 'exam' && subject !== 'receita' && current) current.isExam = true;
      if (named === 'exam' || named === 'receita') subject = named;
      label = named;
      labelEnd = index + mark.length;
    } else if (/\d/.test(mark) && mark.length === 19) {
      const continuesList = numberEnd !== null && CONTINUES_LIST.test(text.slice(numberEnd, index));
      numbered.push({ numero: mark.toUpperCase(), isExam: subject === 'exam', continuesList, codes: [] });
      numberEnd = index + mark.length;
    } else if (/\d/.test(mark)) {
      const isClaimed = label === 'exam' || (label === 'other' && index - labelEnd <= OTHER_LABEL_REACH);
      const codes = current?.codes ?? before;
      const last = codes.at(-1);
      if (last?.value.length === mark.length && CONTRADICTS.test(text.slice(codeEnd, index))) label ??= last.label;
      const fits = label === (mark.length === 6 ? 'dispensa' : 'opcao');
      if (!isClaimed) codes.push({ value: mark, label: fits ? label : undefined });
      if (isClaimed || fits) label = undefined;
      codeEnd = index + mark.length;
    }
  }
  return { before, numbered };
}

/**
 * Gives each number its codes: those after it, or, where the text puts labelled codes before each number, those before.
 * All labelled codes belong to a number that is alone. A number given twice is one prescription; exam requests are dropped.
 */
function pairCodes(before: Code[], numbered: Segment[]): Segment[] {
  const list = pairInOrder(before, numbered);
  if (list) return list;
  const isAlone = new Set(numbered.map(({ numero }) => numero)).size === 1;
  const codesComeFirst = !isAlone && hasLabel(before) && !hasLabel(numbered.at(-1)?.codes ?? []);
  const codesBefore = (index: number) => {
    if (isAlone) return before;
    return codesComeFirst ? (numbered[index - 1]?.codes ?? before) : [];
  };
  const paired = new Map<string, Segment>();
  for (const [index, own] of numbered.entries()) {
    if (own.isExam) continue;
    const codes = [
      ...(paired.get(own.numero)?.codes ?? []),
      ...codesBefore(index).filter(({ label }) => label),
      ...own.codes.filter(({ label }) => !(label && codesComeFirst)),
    ];
    paired.set(own.numero, { ...own, codes });
  }
  return [...paired.values()];
}

/** "Receitas: A e B. Dispensa: x e y. Opção: u e v": one label, and as many codes as numbers: in order. */
function pairInOrder(before: Code[], numbered: Segment[]): Segment[] | null {
  const codes = numbered.at(-1)?.codes ?? [];
  const isList = numbered.length > 1 && numbered.slice(1).every(({ continuesList }) => continuesList);
  if (!isList || before.length > 0 || codes.length === 0) return null;
  const inOrder = [6, 4].map((length) => codes.filter(({ value }) => value.length === length));
  return numbered
    .map((segment, i) => ({
      ...segment,
      codes: inOrder.flatMap((same) =>
        isNamedOnce(same) && same.length === numbered.length ? same.slice(i, i + 1) : [],
      ),
    }))
    .filter(({ isExam }) => !isExam);
}

/** Whether only the first has a label. */
function isNamedOnce(codes: Code[]): boolean {
  return codes.every(({ label }, i) => (i === 0 ? label : !label));
}

function hasLabel(codes: Code[]): boolean {
  return codes.some(({ label }) => label);
}

/**
 * A code counts when it is the only one with its label, or else the only one of its length without a label. Among several
 * prescriptions, labelled and unlabelled codes of its length count together, and there may be only one: another may be the
 * other prescription's ("dispensa: x e y").
 */
function resolveCodes({ numero, codes }: Segment, isNotice: boolean, isOneOfSeveral: boolean): PrescriptionCodes {
  const unlabelled = codes.filter(({ label, value }) => !label && !isNotice && !/^(?:19|20)\d\d$/.test(value));
  const only = (wanted: Label, length: number) => {
    const named = codes.filter(({ label }) => label === wanted);
    const unnamed = unlabelled.filter(({ value }) => value.length === length);
    const candidates = named.length > 0 && !isOneOfSeveral ? named : [...named, ...unnamed];
    const [value, another] = new Set(candidates.map((code) => code.value));
    return value && !another ? value : '';
  };
  return { numeroReceita: numero, codigoDispensa: only('dispensa', 6), codigoOpcao: only('opcao', 4) };
}

function labelled(label: Label, list: string): [string, Label][] {
  return list.split(' ').map((word) => [word, label]);
}
