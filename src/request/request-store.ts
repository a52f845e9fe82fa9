import { CODE_LENGTHS, type CodeField, filterDigits, filterPrescriptionNumber } from './prescription.ts';
import { EMPTY_FIELDS, EMPTY_REQUEST, FIELD_NAMES, type FieldName, type MedicineRequest } from './request.ts';

export const isCodeField = (name: string): name is CodeField => name in CODE_LENGTHS;

export const isFieldName = (name: string): name is FieldName => name in EMPTY_FIELDS;

/** The fields of several lines, which may say anything. */
export const FREE_TEXTS = ['instrucoes', 'outroAssunto'] as const;

/** The free text of that name. */
export const freeText = (name: string) => FREE_TEXTS.find((each) => each === name);

/** Filters an edit of a field (specification §5); `previous` is its value before the edit. */
export function filterField(name: FieldName, previous: string, raw: string): string {
  if (name === 'numeroReceita') return filterPrescriptionNumber(previous, raw);
  return isCodeField(name) ? filterDigits(raw, CODE_LENGTHS[name]) : raw;
}

/** The store of the request: the form writes into it; the preview and the message read it. */
export function createRequestStore() {
  const listeners = new Set<() => void>();
  let values: MedicineRequest = EMPTY_REQUEST;

  /** The same object until a value changes. */
  const get = () => values;

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /** Writes values, a field's through its filter. Returns what takes back those not changed since, true where all. */
  function write(changes: Partial<MedicineRequest>): () => boolean {
    const before = values;
    const next = { ...before, ...changes };
    for (const name of FIELD_NAMES) next[name] = filterField(name, before[name], next[name]);
    const changed = NAMES.filter((name) => next[name] !== before[name]);
    if (changed.length > 0) {
      values = next;
      for (const listener of listeners) listener();
    }
    return () => {
      const unchanged = changed.filter((name) => values[name] === next[name]);
      write(Object.fromEntries(unchanged.map((name) => [name, before[name]])));
      return unchanged.length === changed.length;
    };
  }

  return { get, subscribe, write };
}

const NAMES = Object.keys(EMPTY_REQUEST) as (keyof MedicineRequest)[];
