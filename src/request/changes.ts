import { FIELD_NAMES, type FieldName, type MedicineRequest } from './message.ts';

export type Values = Partial<MedicineRequest>;

/** The values written into the fields at once, and those that all fields held before. */
export interface Fill {
  changes: Values;
  before: MedicineRequest;
}

/** The values that would change their fields. An empty value changes nothing. */
export function changesTo(current: MedicineRequest, values: Values): Values {
  return pick(values, (name) => !!values[name] && values[name] !== current[name]);
}

/** The values whose fields are empty, so that nothing typed is overwritten. */
export function onlyWhereEmpty(current: MedicineRequest, values: Values): Values {
  return pick(values, (name) => !current[name]);
}

/** The values that undo a fill: those from before it, of the fields that still hold what it wrote. */
export function undoFill(current: MedicineRequest, { changes, before }: Fill): Values {
  return pick(before, (name) => name in changes && changes[name] === current[name]);
}

/** The fields that a set of values names, in the form's order. */
export function fieldsOf(values: Values): FieldName[] {
  return FIELD_NAMES.filter((name) => name in values);
}

function pick(values: Values, isWanted: (name: FieldName) => boolean): Values {
  const names = fieldsOf(values).filter(isWanted);
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
