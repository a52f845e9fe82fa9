/** The lengths of a prescription's three codes (specification §5), by the fields that take them. */
export const CODE_LENGTHS = { numeroReceita: 19, codigoDispensa: 6, codigoOpcao: 4 };

/** A field of one of the prescription's codes, which its filter and the reader of SMS know. */
export type CodeField = keyof typeof CODE_LENGTHS;

export const CODE_FIELDS = Object.keys(CODE_LENGTHS) as CodeField[];

export const NO_CODES = { numeroReceita: '', codigoDispensa: '', codigoOpcao: '' };

/** 19 digits, or 18 digits and a capital X. */
const COMPLETE_NUMBER = /^\d{18}[\dX]$/;

/**
 * Filters an edit of the prescription number's field (specification §5): only digits and X stay, in capitals, at most
 * 19. Of a complete value with an X anywhere but last, `previous` comes back, the value before the edit.
 */
export function filterPrescriptionNumber(previous: string, raw: string): string {
  const code = plainDigits(raw)
    .replace(/[^\dX]/gi, '')
    .toUpperCase()
    .slice(0, CODE_LENGTHS.numeroReceita);
  const isRefused = code.length === CODE_LENGTHS.numeroReceita && !COMPLETE_NUMBER.test(code);
  return isRefused ? previous : code;
}

/** Keeps the first `max` digits (0 to 9) of `raw`, and nothing else of it. */
export const filterDigits = (raw: string, max: number) => plainDigits(raw).replace(/\D/g, '').slice(0, max);

/** Digits of other widths, as a Japanese keyboard or a bold typeface in a message writes them, as plain ones. */
export const plainDigits = (text: string) => text.replace(/[\p{Nd}Ｘｘ]/gu, (digit) => digit.normalize('NFKC'));

/** Stands in a text for a prescription's number that goes with the request by itself: its end tells which. */
export const markOf = (number: string) => `…${number.slice(-4).toUpperCase()}`;

/** A text without a prescription's codes, which go by themselves or were taken out; `mark` stands for its number. */
export function withoutCodes(text: string, codes: Record<CodeField, string>, mark = markOf(codes.numeroReceita)) {
  const { numeroReceita, ...others } = codes;
  if (!COMPLETE_NUMBER.test(numeroReceita)) return text;
  const spaced = (code: string) => [...code].join(' ?');
  const marked = text.replace(new RegExp(`${spaced(numeroReceita)}|${markOf(numeroReceita)}`, 'gi'), mark);
  if (marked === text) return text;
  const short = Object.values(others).filter(Boolean);
  return short.reduce((rest, code) => rest.replace(new RegExp(`\\b${spaced(code)}\\b`, 'g'), '…'), marked);
}

/** The caret's place in `filter(raw)`: after what is kept before it; of a refused edit, before what follows. */
export function caretAfterFilter(raw: string, caret: number, filter: (text: string) => string): number {
  const filtered = filter(raw);
  const before = filter(raw.slice(0, caret));
  if (filtered.startsWith(before)) return before.length;
  return Math.max(0, filtered.length - filter(raw.slice(caret)).length);
}
