/** Characters of a complete prescription number: 19 digits, or 18 digits and an X (specification §5). */
export const PRESCRIPTION_NUMBER_LENGTH = 19;

const COMPLETE_NUMBER = /^\d{18}[\dX]$/;

/** Whether `value` is a complete prescription number in its stored form: 19 digits, or 18 digits and a capital X. */
export function isCompletePrescriptionNumber(value: string): boolean {
  return COMPLETE_NUMBER.test(value);
}

/**
 * Filters an edit of the prescription number's field (specification §5). `previous` is the value before the edit, `raw` the
 * text after it, of any length and content. Only digits and X stay, in capitals, at most 19; a complete value with an X
 * anywhere but last is refused and `previous` comes back.
 */
export function filterPrescriptionNumber(previous: string, raw: string): string {
  const kept = raw
    .replace(/[^\dX]/gi, '')
    .toUpperCase()
    .slice(0, PRESCRIPTION_NUMBER_LENGTH);
  const isRefused = kept.length === PRESCRIPTION_NUMBER_LENGTH && !isCompletePrescriptionNumber(kept);
  return isRefused ? previous : kept;
}

/** Keeps the first `max` digits (0 to 9) of `raw`, and nothing else of it. */
export function filterDigits(raw: string, max: number): string {
  return raw.replace(/\D/g, '').slice(0, max);
}

/** Filters the dispensing code: digits, at most 6 (specification §5). */
export function filterDispensingCode(raw: string): string {
  return filterDigits(raw, 6);
}

/** Filters the option code: digits, at most 4 (specification §5). */
export function filterOptionCode(raw: string): string {
  return filterDigits(raw, 4);
}

/**
 * Where the caret belongs in `filter(raw)`, given where it stood in `raw`, so that a person editing the middle of a
 * value stays there. Counts what survives before the caret; where `filter` refused the edit, what survives after it.
 */
export function caretAfterFilter(raw: string, caret: number, filter: (text: string) => string): number {
  const filtered = filter(raw);
  const before = filter(raw.slice(0, caret));
  if (filtered.startsWith(before)) return before.length;
  return Math.max(0, filtered.length - filter(raw.slice(caret)).length);
}
