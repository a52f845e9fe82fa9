import type { PrescriptionCodes } from '../../../../lib/prescription-sms.ts';

/** A field that a pasted SMS can fill. */
export type CodeField = keyof PrescriptionCodes;

const CODE_FIELDS = ['numeroReceita', 'codigoDispensa', 'codigoOpcao'] as const;

/** What filling in one prescription's codes would do. */
export interface FillPlan {
  /** Values to write, for the fields that would change. */
  changes: Partial<PrescriptionCodes>;
  /** Of these, the fields that hold something else. */
  conflicts: CodeField[];
}

/** Compares what the fields hold with what the SMS says. A code that the SMS does not give changes nothing. */
export function planFill(current: PrescriptionCodes, codes: PrescriptionCodes): FillPlan {
  const changed = CODE_FIELDS.filter((name) => codes[name] && codes[name] !== current[name]);
  return {
    changes: Object.fromEntries(changed.map((name) => [name, codes[name]])),
    conflicts: changed.filter((name) => current[name]),
  };
}

/** The plan without what would overwrite something typed. */
export function withoutConflicts({ changes, conflicts }: FillPlan): FillPlan {
  const kept = fieldsOf(changes).filter((name) => !conflicts.includes(name));
  return { changes: Object.fromEntries(kept.map((name) => [name, changes[name]])), conflicts: [] };
}

/** What takes a fill back: each field's earlier value, but only where it still holds what was filled in. */
export function planUndo(
  before: PrescriptionCodes,
  filled: Partial<PrescriptionCodes>,
  now: PrescriptionCodes,
): Partial<PrescriptionCodes> {
  const untouched = fieldsOf(filled).filter((name) => now[name] === filled[name]);
  return Object.fromEntries(untouched.map((name) => [name, before[name]]));
}

/** The fields that a set of values names, in the form's order. */
export function fieldsOf(values: Partial<PrescriptionCodes>): CodeField[] {
  return CODE_FIELDS.filter((name) => name in values);
}
