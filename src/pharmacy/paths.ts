/** The place of a value in the data of a file: names of fields and numbers of items, from 0. */
export type Path = readonly (string | number)[];

/** Whether a value is an object with fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a path; undefined where there is none. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], data);
}

/** Whether a list has items, a tick is set, or a text is there. @param field its path, as `fieldName` writes it */
export function isGiven(data: unknown, field: string): boolean {
  const value = valueAt(data, pathOfField(field));
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/** Every value that is no list and no group, with its path. @param isWhole whether one at a path is taken whole */
export function leaves(
  value: unknown,
  path: Path = [],
  isWhole: (path: Path) => unknown = () => false,
): { path: Path; value: unknown }[] {
  if (typeof value !== 'object' || value === null || isWhole(path)) return [{ path, value }];
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, child]) => leaves(child, [...path, key], isWhole));
}

/** A path as an owner reads it, items counted from 1: `morada.rua`, `[3].preco`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name}[${key + 1}]` : name ? `${name}.${String(key)}` : String(key)),
    '',
  );
}

/** The path that `fieldName` wrote. */
export function pathOfField(field: string): Path {
  return [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([name, item]) =>
    item === undefined ? name : Number(item) - 1,
  );
}

/** The paths of a field as a rule names it: `avisos[].mostrar` in each item, `linguas[]` each item itself. */
export function pathsOf(data: unknown, field: string): Path[] {
  const [path = [], inItem] = field.split('[]').map(pathOfField);
  return inItem ? [valueAt(data, path)].flat().map((_, i) => [...path, i, ...inItem]) : [path];
}
