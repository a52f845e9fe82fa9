import {
  composeMessage,
  EMPTY_REQUEST,
  FIELD_NAMES,
  type FieldName,
  type MedicineRequest,
  type MessageLabels,
} from '../../../lib/message.ts';
import { CODE_LENGTHS, type CodeField, filterDigits, filterPrescriptionNumber } from '../../../lib/prescription.ts';

export const CODE_FIELDS = Object.keys(CODE_LENGTHS) as CodeField[];

/** Filters an edit of a field (specification §5); `previous` is its value before the edit. */
export function filterField(name: FieldName, previous: string, raw: string): string {
  if (name === 'numeroReceita') return filterPrescriptionNumber(previous, raw);
  return name in CODE_LENGTHS ? filterDigits(raw, CODE_LENGTHS[name as CodeField]) : raw;
}

/**
 * The store of the request form's values: the fields write into it, and whatever shows the request reads it. `labels` are the
 * texts that the message puts before the values.
 */
export function createRequestStore(labels: MessageLabels) {
  const listeners = new Set<(changed: FieldName[]) => void>();
  let state = stateOf(EMPTY_REQUEST, labels);

  /** Updates the given fields, each through its filter, and notifies the listeners if a value changed. */
  function write(values: Partial<MedicineRequest>) {
    const next = { ...state.values };
    for (const name of FIELD_NAMES) next[name] = filterField(name, next[name], values[name] ?? next[name]);
    const changed = FIELD_NAMES.filter((name) => next[name] !== state.values[name]);
    if (changed.length === 0) return;
    state = stateOf(next, labels);
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
    /** Puts a text in the place of another in a field, or takes that out; adds it where the other is not there. */
    replace(name: FieldName, before: string | undefined, after: string | undefined) {
      const value = state.values[name];
      if (before && value.includes(before)) {
        const replaced = value.replace(before, () => after ?? '');
        write({ [name]: after ? replaced : replaced.replace(/\n{2,}/, '\n').trim() });
      } else if (after) this.append(name, after);
    },
    /** Adds a text on a line of its own below a field's value, unless it is already there. */
    append(name: FieldName, text: string) {
      const value = state.values[name];
      if (!value.includes(text)) write({ [name]: value.trim() ? `${value.trimEnd()}\n${text}` : text });
    },
  };
}

/** The request at one moment. Its message is composed at each read. */
function stateOf(values: MedicineRequest, labels: MessageLabels) {
  return {
    values,
    get message() {
      return composeMessage(values, labels);
    },
  };
}
