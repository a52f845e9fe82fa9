import {
  composeMessage,
  EMPTY_REQUEST,
  FIELD_NAMES,
  type FieldName,
  type MedicineRequest,
  type MessageLabels,
} from './message.ts';
import { CODE_LENGTHS, type CodeField, filterDigits, filterPrescriptionNumber } from './prescription.ts';

export const CODE_FIELDS = Object.keys(CODE_LENGTHS) as CodeField[];

export function isCodeField(name: string): name is CodeField {
  return name in CODE_LENGTHS;
}

/** Filters an edit of a field (specification §5); `previous` is its value before the edit. */
export function filterField(name: FieldName, previous: string, raw: string): string {
  if (name === 'numeroReceita') return filterPrescriptionNumber(previous, raw);
  return isCodeField(name) ? filterDigits(raw, CODE_LENGTHS[name]) : raw;
}

/**
 * The store of the request form's values: the fields write into it; the preview and the message read it. `labels` are the
 * texts that the message puts before the values.
 */
export function createRequestStore(labels: MessageLabels) {
  const listeners = new Set<(changed: FieldName[]) => void>();
  let state = snapshotOf(EMPTY_REQUEST, labels);

  /** Updates the given fields, each through its filter, and notifies the listeners if a value changed. */
  function write(values: Partial<MedicineRequest>) {
    const next = { ...state.values };
    for (const name of FIELD_NAMES) {
      const raw = values[name];
      if (raw !== undefined) next[name] = filterField(name, next[name], raw);
    }
    const changed = FIELD_NAMES.filter((name) => next[name] !== state.values[name]);
    if (changed.length === 0) return;
    state = snapshotOf(next, labels);
    for (const listener of listeners) listener(changed);
  }

  return {
    /** Returns the same object until a value changes. */
    get: () => state,
    subscribe(listener: (changed: FieldName[]) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    write,
  };
}

/** The request at one moment. Its message is composed at each read. */
function snapshotOf(values: MedicineRequest, labels: MessageLabels) {
  return {
    values,
    get message() {
      return composeMessage(values, labels);
    },
  };
}
