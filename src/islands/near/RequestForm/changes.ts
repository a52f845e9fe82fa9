import { FIELD_NAMES, type FieldName, type MedicineRequest } from '../../../lib/message.ts';

type Values = Partial<MedicineRequest>;

/** Of the values given, those that the fields do not hold yet. An empty value changes nothing. */
export function changesTo(now: MedicineRequest, values: Values): Values {
  return pick(values, (name) => !!values[name] && values[name] !== now[name]);
}

/** Of the values given, those whose field is empty: nothing typed is overwritten. */
export function onlyWhereEmpty(now: MedicineRequest, values: Values): Values {
  return pick(values, (name) => !now[name]);
}

/** Takes a fill back: each field's value before it, where the field still holds what was filled in. */
export function undoFill(now: MedicineRequest, filled: Values, before: MedicineRequest): Values {
  return pick(before, (name) => name in filled && filled[name] === now[name]);
}

/** The fields that a set of values names, in the form's order. */
export function fieldsOf(values: Values): FieldName[] {
  return FIELD_NAMES.filter((name) => name in values);
}

function pick(values: Values, isWanted: (name: FieldName) => boolean): Values {
  const names = fieldsOf(values).filter(isWanted);
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
