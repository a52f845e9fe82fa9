import { EMPTY_REQUEST, FIELD_NAMES, type FieldName, type MedicineRequest } from './message.ts';
import { CODE_LENGTHS, type CodeField, filterDigits, filterPrescriptionNumber } from './prescription.ts';

export function isCodeField(name: string): name is CodeField {
  return name in CODE_LENGTHS;
}

/** Filters an edit of a field (specification §5); `previous` is its value before the edit. */
export function filterField(name: FieldName, previous: string, raw: string): string {
  if (name === 'numeroReceita') return filterPrescriptionNumber(previous, raw);
  return isCodeField(name) ? filterDigits(raw, CODE_LENGTHS[name]) : raw;
}

/** The store of the request form's values: the fields write into it; the preview and the message read it. */
export function createRequestStore() {
  const listeners = new Set<() => void>();
  let values: MedicineRequest = EMPTY_REQUEST;

  /** The same object until a value changes. */
  const get = () => values;

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /** Writes these fields, each through its filter. Returns what takes it back, save in fields that are changed again by then. */
  function write(changes: Partial<MedicineRequest>): () => void {
    const before = values;
    const next = { ...values };
    for (const name of FIELD_NAMES) next[name] = filterField(name, values[name], changes[name] ?? values[name]);
    if (FIELD_NAMES.some((name) => next[name] !== values[name])) {
      values = next;
      for (const listener of listeners) listener();
    }
    return () => {
      const unchanged = FIELD_NAMES.filter((name) => values[name] === next[name]);
      write(Object.fromEntries(unchanged.map((name) => [name, before[name]])));
    };
  }

  return { get, subscribe, write };
}
