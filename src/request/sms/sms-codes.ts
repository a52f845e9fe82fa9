/** The two short codes; an empty string where the text does not name one. */
export interface Codes {
  codigoDispensa: string;
  codigoOpcao: string;
}

/** Stands where something was taken out, so that what was around it does not grow together. */
const GAP = ' | ';

const LINK_OR_EMAIL = /:\/\/|www\.|@|[a-z]\.(?!acesso|dispensa|opcao|direito)[a-z]{2,}\//;
const HTML_ENTITY = /&#?[a-z\d]{2,8};/g;
/** Of Portugal, and of France and Switzerland, whose groups end like those of a prescription number. */
const IBAN = /(?<![a-z])(?:pt ?\d{2}(?:[ .-]?\d){21}|fr ?\d{2}(?:[ .-]?\d){23}|ch ?\d{2}(?:[ .-]?\d){17})(?!\d)/g;
/** A bank card behind its name. A bare one has the shape of a prescription number, whose check digit nobody may use. */
const CARD =
  /(?<=(?<![a-z])(?:cartao|visa|mastercard|maestro)(?:(?!rec)[^\d\n|]){0,20})\d(?:[ .-]?\d){12,18}(?![ .-]?\d)/g;
/** Digits that a camera took for letters: a word of digits and o, i or l, and such a word between digits. */
const MISREAD = /(?<![a-z\d])(?=[oil]*\d)[\doil]+(?=x?(?![a-z\d]))|(?<=\d[ -]?)[oil]{2,}(?=[ -]?[\doil]*\d)/g;

/** Lower case without accents, odd spaces and invisible characters; links, e-mails, IBANs and cards gone. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[\r\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]/g, ' ')
    .replace(/\p{Pd}/gu, '-')
    .replace(HTML_ENTITY, ' ')
    .replace(/\S+/g, (word) => (LINK_OR_EMAIL.test(word) ? GAP : word))
    .replace(MISREAD, (word) => word.replaceAll('o', '0').replace(/[il]/g, '1'))
    .replace(IBAN, GAP)
    .replace(CARD, GAP);
}

/** Between a label and its code: signs that end no sentence, and words that only lead to it ("n.º", "é o", "da receita"). */
const BETWEEN_LABEL_AND_CODE =
  '(?:[^a-z\\d.?!€$%+]|\\.{2,}|\\.(?=\\d)|(?<![a-z])(?:n\\.?o|nr\\.?|numero|cod\\.?|codigo|pin|d?esta receita|da receita|[aeo])(?![a-z])){0,30}';
/** What follows a whole code: not more of a telephone number, a date, a dose or a price, nor a word without a space. */
const END_OF_CODE =
  '(?![-/:.,]\\d| ?\\d{3}(?!\\d)| ?(?:mg|mcg|g|ml|ui|comp|comprimidos|capsulas|caixas?|euros?|eur|h|horas?)(?![a-z])| ?[€%])(?:(?![\\da-z])|(?=cod|pin|acesso|disp|opc|direito|rec))';
/** What follows a code in groups. Pairs that could be a day and a month, or an hour, are none. */
const END_OF_GROUPS = '(?![ ./-]?\\d)(?![a-z])';

const SIX = `\\d{6}${END_OF_CODE}|(?:\\d{3}[ .-]\\d{3}|\\d(?:[ .-]\\d){5}|\\d\\d([ .-])(?:1[3-9]|[2-9]\\d)\\2\\d\\d)${END_OF_GROUPS}`;
const FOUR = `\\d{4}${END_OF_CODE}|(?:\\d(?:[ .-]\\d){3}|(?:3[2-9]|[4-9]\\d)[ .-]\\d\\d)${END_OF_GROUPS}`;
/** Words grown onto the label when a copy loses its spaces: "codigodeacesso". */
const GLUED = '(?<![a-z])(?:codigo|cod|pin|direito|acesso|de|e)*';
const DISPENSING = new RegExp(
  `${GLUED}(?:dispensar?|disp\\.?|acesso|pin(?: (?:de )?levantamento)?)(?![a-z])${BETWEEN_LABEL_AND_CODE}(${SIX})`,
  'g',
);
const OPTION = new RegExp(`${GLUED}(?:opcao|opc\\.?)(?![a-z])${BETWEEN_LABEL_AND_CODE}(${FOUR})`, 'g');
/** A code of a request for exams. */
export const EXAM_CODE = /(?:agendamento|prestacao|realizacao|efect?ivacao)[^a-z\d]{0,4}\d/;

/** Words whose number is no code of a prescription, although a label may stand beside it: "o código de acesso da porta". */
const OTHER_OWNER =
  '(?:medic[oa]|episodio|processo|cedula|beneficiari[oa]|adse|utente|porta|portao|predio|garagem|cofre|lote|caixas?|mg|horas?|data|ano|cartao|conta|banco|wifi|wi-fi|internet|telemovel|telefone|socio)(?![a-z])';
const OWNED_BEFORE = new RegExp(`(?<![a-z])${OTHER_OWNER}[^.,;\\n|!?\\d]*$`);
const OWNED_AFTER = new RegExp(`^ ?d[aeo] ${OTHER_OWNER}`);
/** A second number set against the first: "482915, não, é 482916". Nobody knows which holds. */
const OTHERWISE =
  /^(?=[^\d]*[a-z,;])[\s,.;:()*-]*(?:(?:e|ou|nao|alias|digo|desculpe?|perdao|corrijo|afinal|era|sao|sim|o|a|certo|correto)[\s,.;:-]+)*(\d+)/;

/** The codes that stand behind a label of their own in plain text; an empty string where none does, or two that differ. */
export function codesIn(text: string): Codes {
  return { codigoDispensa: labelled(DISPENSING, text), codigoOpcao: labelled(OPTION, text) };
}

function labelled(pattern: RegExp, text: string): string {
  const values = new Set<string>();
  for (const match of text.matchAll(pattern)) {
    const value = match[1]?.replace(/\D/g, '') ?? '';
    const after = text.slice(match.index + match[0].length);
    if (OWNED_BEFORE.test(text.slice(0, match.index)) || OWNED_AFTER.test(after)) continue;
    values.add(value);
    const other = OTHERWISE.exec(after)?.[1];
    if (other?.length === value.length) values.add(other);
  }
  const [value, another] = values;
  return value && !another ? value : '';
}
