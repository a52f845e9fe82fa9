import { fieldName, isRecord, type Path, pathOfField } from '../../src/pharmacy/paths.ts';

/** The name that a control carries in `data-field`, as findings have it: `aluguer.yaml:[1].precoDia`. */
export const fieldId = (file: string, path: Path) => `${file}:${fieldName(path)}`;

/** The file and the path that a `fieldId` was made of. */
export function placeOf(id: string): { file: string; path: Path } {
  const [file = '', field = ''] = id.split(':');
  return { file, path: pathOfField(field) };
}

/** Whether a path leads to a field, or into it. */
export const isInside = (path: Path, field: Path) => field.every((key, i) => path[i] === key);

/** The same data with another value at a path; undefined takes the field out. The data itself stays as it is. */
export function withValue(data: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (typeof key === 'number') {
    const items = Array.isArray(data) ? data : [];
    return items.map((item, i) => (i === key ? withValue(item, rest, value) : item));
  }
  const fields = isRecord(data) ? data : {};
  const changed = withValue(fields[key], rest, value);
  if (changed !== undefined) return { ...fields, [key]: changed };
  const { [key]: _, ...others } = fields;
  return others;
}

/** The keys of both groups: the first's in its order; a key of the second alone right after the one that it follows. */
export function keysOfBoth(first: object, second: object): string[] {
  const keys = Object.keys(first);
  for (const [i, key] of Object.keys(second).entries())
    if (!keys.includes(key)) keys.splice(keys.indexOf(Object.keys(second)[i - 1] ?? '') + 1, 0, key);
  return keys;
}

/** A group of the fields of both, each by `valueIn`, without those that have no value. */
export function groupOfBoth(first: object, second: object, valueIn: (key: string) => unknown) {
  const fields = keysOfBoth(first, second).map((key) => [key, valueIn(key)] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** Whether two values of the content's data are equal, the order of a group's fields aside. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => isSame(item, b[i]));
  if (!isRecord(a) || !isRecord(b)) return Object.is(a, b);
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]));
}

/** Whether a value is a group of fields that hold nothing: it is not saved. */
export const isEmptyGroup = (value: unknown): boolean => isRecord(value) && Object.values(value).every(isEmpty);

/** The same data without groups that were opened and left empty, as when the last photograph is gone. */
export function withoutEmpty(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutEmpty);
  if (!isRecord(data)) return data;
  const fields = Object.entries(data).map(([key, value]) => [key, withoutEmpty(value)] as const);
  return Object.fromEntries(fields.filter(([, value]) => !isEmptyGroup(value)));
}

/** Whether a value holds nothing: absent, a list without items, or a group of such. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || isEmptyGroup(value) || (Array.isArray(value) && value.length === 0);
