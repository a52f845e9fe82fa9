import { NUMBER, plainText, wrongLength } from './sms-text.ts';

/** One prescription, each code as its field takes it; an empty string where the text does not name one. */
export interface PrescriptionCodes {
  numeroReceita: string;
  codigoDispensa: string;
  codigoOpcao: string;
}

type Codes = Omit<PrescriptionCodes, 'numeroReceita'>;

/** What a pasted text says. */
export interface SmsReading {
  prescriptions: PrescriptionCodes[];
  /** What to say of them, or why there are none: the name of its sentence in the content. */
  note?: SmsNote | undefined;
  /** The length of a number that has not 19 characters (`tamanho`, `compridoDemais`). */
  digits?: number;
}

type SmsNote =
  | 'avisoDispensa'
  | 'anulada'
  | 'caducada'
  | 'antiga'
  | 'exames'
  | 'tamanho'
  | 'compridoDemais'
  | 'codigoUnico'
  | 'semNumero'
  | 'nada';

/** The most characters of a pasted text that are read: no message is longer, and a long paste must not freeze the site. */
export const MAX_SMS_LENGTH = 20_000;

/** Between a label and its code: signs that end no sentence, and words that only lead to it ("n.º", "é o", "da receita"). */
const BETWEEN_LABEL_AND_CODE =
  '(?:[^a-z\\d.?!€$%+]|\\.{2,}|\\.(?=\\d)|(?<![a-z])(?:n\\.?o|nr\\.?|numero|cod\\.?|codigo|pin|d?esta receita|da receita|[aeo])(?![a-z])){0,30}';
/** What follows a code: not more of a telephone number, a date, a dose or a price, nor "or …", nor a word without a space. */
const END_OF_CODE =
  '(?![-/:.,]\\d| ?\\d{3}(?!\\d)| ?(?:mg|mcg|g|ml|ui|comp|comprimidos|capsulas|caixas?|euros?|eur|h|horas?|ou)(?![a-z])| ?[€%])(?:(?![\\da-z])|(?=cod|pin|acesso|disp|opc|direito|rec))';
/** Words grown onto the label when a copy loses its spaces: "codigodeacesso". */
const GLUED = '(?<![a-z])(?:codigo|cod|pin|direito|acesso|de|e)*';
const behind = (label: string, code: string) =>
  new RegExp(`${GLUED}(?:${label})(?![a-z])${BETWEEN_LABEL_AND_CODE}(${code})${END_OF_CODE}`, 'g');
const DISPENSING = behind('dispensar?|disp\\.?|acesso|pin(?: (?:de )?levantamento)?', '\\d{6}');
/** The second option of a list of wishes is no code. */
const OPTION = behind('(?<!(?:(?:primeir|segund|terceir|quart|outr|ultim)|\\d\\.?)a )opcao|opc\\.?', '\\d{4}');

/** What has a code of its own, told before that code or behind it: "o código de acesso da porta", "PIN 123456 (cacifo)". */
const OTHER_LOCK =
  'porta|portao|predio|garagem|cofre|cacifo|correio|ctt|encomendas?|cartao|conta|banco|wi-?fi|internet|telemovel|telefone';
/** The same, and words that a number of another kind stands behind, although a label may stand beside it. */
const OTHER_OWNER = `(?:${OTHER_LOCK}|medic[oa]|episodio|processo|cedula|beneficiari[oa]|adse|utente|lote|caixas?|mg|horas?|data|ano|socio)(?![a-z])`;
const OWNED_BEFORE = new RegExp(`(?<![a-z])${OTHER_OWNER}[^.,;\\n|!?\\d]*$`);
const OWNED_AFTER = new RegExp(
  `^(?:[^.;\\n|!?\\d]*(?<![a-z])d[ao] ${OTHER_OWNER}|[^.,;\\n|!?\\d]*(?<![a-z])(?:${OTHER_LOCK})(?![a-z]))`,
);
/** A parcel's number has the length of a prescription's, and a PIN. */
const PARCEL = /(?<![a-z])(?:encomendas?|ctt|correios?|cacifo)(?![a-z])/;
const PRESCRIPTION = /receita|rec\.|prescri/;
/** A second number set against the first: "482915, não, é 482916". Nobody knows which holds. */
const OTHERWISE =
  /^(?=[^\d]*[a-z,;])[\s,.;:()*-]*(?:(?:e|ou|nao|alias|digo|desculpe?|perdao|corrijo|afinal|era|sao|sim|o|a|certo|correto)[\s,.;:-]+)*(\d+)/;

/** Signs around the numbers of a text that holds nothing else. An amount or a share is something else. */
const SIGNS = /(?:[\s|~\p{So}]|(?!%)\p{P})+/gu;
/** Between the numbers of a list, "A e B": nobody knows whose the codes behind it are. */
const NOTHING_BETWEEN = /^[\s,;|*.]*(?:e\b)?[\s*]*$/;

/** Words that tell what a number belongs to. */
const PRESCRIPTION_OR_EXAM =
  /receitas?|rec\.|prescricao|(?<exam>requisic|exames?(?![a-z])|analises|credencia|mcdt|agendamento|prestacao)/g;
const EXAM_CODE = /(?:agendamento|prestacao|realizacao|efect?ivacao)[^a-z\d]{0,4}\d/;

const HANDED_OUT = /\b(?:foi|foram|ja)\b[^.\n]{0,40}\b(?:dispensad|aviad|levantad)|\bdispensa (?:efetuada|registada)/;
const CANCELLED = /(?<!nao (?:foi|esta|e) )\banulad|receita[^.\n]{0,40}(?<!nao (?:foi|esta) )\b(?:cancelad|revogad)/;
const EXPIRED =
  /receita[^.\n]{0,50}(?<!nao )\b(?:expirou|expirada|caducou|caducada|fora d[aeo] (?:prazo|validade)|ja nao e(?:sta)? valida)/;
const VALID_UNTIL = datesBehind('validade|val[a-z]*\\.? ate');
const GIVEN_OUT = datesBehind('emitida|emissao');
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
  if (PARCEL.test(plain) && !PRESCRIPTION.test(plain)) return { prescriptions: [], note: 'nada' };
  // The text before the first number, that number, the text behind it, the next number, and so on.
  const parts = plain.split(NUMBER);
  if (parts.length === 1) return readWithoutNumber(plain);
  const numbers = parts.filter((_, i) => i % 2 === 1).map((number) => number.toUpperCase());
  const texts = parts.filter((_, i) => i % 2 === 0);
  const prescriptions = pairCodes(numbers, texts);
  return { prescriptions, note: prescriptions.length > 0 ? noteOn(prescriptions, plain, today) : 'exames' };
}

function readWithoutNumber(plain: string): SmsReading {
  const digits = wrongLength(plain);
  const note = (which: SmsNote) => ({ prescriptions: [], note: which });
  if (isExam(plain, plain)) return note('exames');
  if (digits) return { ...note(digits > 19 ? 'compridoDemais' : 'tamanho'), digits };
  if (ONE_TIME_CODE.test(plain) && /\d{4}/.test(plain)) return note('codigoUnico');
  return note(hasCodes(codesIn(plain)) ? 'semNumero' : 'nada');
}

/**
 * Each prescription with its codes: a single one has all of the text; of several, each has the text behind its number, or,
 * where labelled codes stand before the first and none behind the last, the text before it. Requests for exams are left out.
 */
function pairCodes(numbers: string[], texts: string[]): PrescriptionCodes[] {
  const isSingle = new Set(numbers).size === 1;
  const isList = !isSingle && texts.slice(1, -1).some((between) => NOTHING_BETWEEN.test(between));
  const comeFirst = hasCodes(codesIn(texts[0] ?? '')) && !hasCodes(codesIn(texts.at(-1) ?? ''));
  const textOf = new Map<string, string>();
  for (const [i, number] of numbers.entries()) {
    if (isExam(texts.slice(0, i + 1).join('\n'), texts[i + 1] ?? '')) continue;
    const own = isSingle ? texts.join('\n') : texts[comeFirst ? i : i + 1];
    textOf.set(number, `${textOf.get(number) ?? ''}\n${isList ? '' : own}`);
  }
  return [...textOf].map(([numeroReceita, text]) => ({
    numeroReceita,
    ...codesIn(isSingle ? withLabels(text) : text),
  }));
}

/** Whether a number between these texts is that of a request for exams: by the last word before it, or the first behind it. */
function isExam(before: string, after: string): boolean {
  const areExams = (text: string) => [...text.matchAll(PRESCRIPTION_OR_EXAM)].map(({ groups }) => !!groups?.['exam']);
  return EXAM_CODE.test(after) || (areExams(before).at(-1) ?? areExams(after)[0] ?? false);
}

/** A text that holds nothing but the two codes, with a label before each: there its length tells which it is. */
function withLabels(text: string): string {
  const codes = text.replace(SIGNS, ' ').trim();
  if (!/^(?:\d{6} \d{4}|\d{4} \d{6})$/.test(codes)) return text;
  return codes.replace(/\d{6}/, 'dispensa $&').replace(/\b\d{4}\b/, 'opcao $&');
}

/** The codes that stand behind a label of their own in plain text. */
function codesIn(text: string): Codes {
  return { codigoDispensa: labelled(DISPENSING, text), codigoOpcao: labelled(OPTION, text) };
}

/** The code that `pattern` finds; an empty string where it finds none, or two that differ. */
function labelled(pattern: RegExp, text: string): string {
  const values = new Set<string>();
  for (const match of text.matchAll(pattern)) {
    const [whole, value = ''] = match;
    const after = text.slice(match.index + whole.length);
    if (OWNED_BEFORE.test(text.slice(0, match.index)) || OWNED_AFTER.test(after)) continue;
    values.add(value);
    const other = OTHERWISE.exec(after)?.[1];
    if (other?.length === value.length) values.add(other);
  }
  const [value, another] = values;
  return value && !another ? value : '';
}

/** What the text says of its prescription: cancelled, past its date, perhaps so, or already handed out (and then without codes). */
function noteOn(prescriptions: PrescriptionCodes[], plain: string, today: string): SmsNote | undefined {
  if (CANCELLED.test(plain)) return 'anulada';
  const lastDays = isoDays(VALID_UNTIL, plain);
  const areBefore = (days: string[], limit: string) => days.length > 0 && days.every((day) => day < limit);
  if (areBefore(lastDays, today) || EXPIRED.test(plain)) return 'caducada';
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  if (lastDays.length === 0 && areBefore(isoDays(GIVEN_OUT, plain), yearAgo)) return 'antiga';
  return HANDED_OUT.test(plain) && !prescriptions.some(hasCodes) ? 'avisoDispensa' : undefined;
}

function datesBehind(label: string): RegExp {
  return new RegExp(
    `(?:${label})[^\\d\\n]{0,6}(?:(\\d\\d?)[/.-](\\d\\d?)[/.-](\\d{4})|(\\d{4})-(\\d\\d)-(\\d\\d))`,
    'g',
  );
}

function isoDays(pattern: RegExp, plain: string): string[] {
  return [...plain.matchAll(pattern)].map(([, day = '', month = '', year, ...iso]) =>
    year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : iso.join('-'),
  );
}

function hasCodes({ codigoDispensa, codigoOpcao }: Codes): boolean {
  return !!(codigoDispensa || codigoOpcao);
}
