import { EMPTY_REQUEST, type MedicineRequest } from '../../../lib/message.ts';

/** A field of the form. */
export type FieldName = keyof MedicineRequest;

export const FIELD_NAMES = Object.keys(EMPTY_REQUEST) as FieldName[];

/** The request as it is being written. The form's own fields hold it; this tells those who show it. */
export interface Draft {
  /** What the fields held at the last `sync`. The same object until something changes. */
  get(): MedicineRequest;
  subscribe(listener: () => void): () => void;
  /** Reads the fields anew. */
  sync(): void;
  /** Writes into the fields given, and only those. */
  fill(values: Partial<MedicineRequest>): void;
  /** Adds a text below what a field holds, unless it is already there. */
  append(name: FieldName, text: string): void;
  /** From now on this form's fields are the ones meant. */
  attach(form: HTMLFormElement): void;
}

/** A draft of no form yet, all empty. */
export function createDraft(): Draft {
  const listeners = new Set<() => void>();
  let form: HTMLFormElement | null = null;
  let current = EMPTY_REQUEST;

  function sync() {
    if (!form) return;
    const next = readFields(form);
    if (FIELD_NAMES.every((name) => next[name] === current[name])) return;
    current = next;
    for (const listener of listeners) listener();
  }

  function fill(values: Partial<MedicineRequest>) {
    for (const name of FIELD_NAMES) {
      const control = form && fieldOf(form, name);
      const value = values[name];
      if (control && value !== undefined && control.value !== value) control.value = value;
    }
    sync();
  }

  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    sync,
    fill,
    append(name, text) {
      sync();
      fill({ [name]: appended(current[name], text) });
    },
    attach(target) {
      form = target;
    },
  };
}

/** `text` on a line of its own below `value`; `value` itself where it already says that. */
export function appended(value: string, text: string): string {
  if (value.includes(text)) return value;
  return value.trim() ? `${value.trimEnd()}\n${text}` : text;
}

/** The form's field of that name. */
export function fieldOf(form: HTMLFormElement, name: FieldName): HTMLInputElement | HTMLTextAreaElement | null {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : null;
}

function readFields(form: HTMLFormElement): MedicineRequest {
  const entries = FIELD_NAMES.map((name) => [name, fieldOf(form, name)?.value ?? '']);
  return Object.fromEntries(entries) as MedicineRequest;
}
