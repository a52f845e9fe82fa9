import { formatEuros } from '../src/lib/money.ts';
import type { Path } from '../src/lib/paths.ts';
import { ruleOf } from './fields.ts';

/** As much of a JSON Schema as ours use. */
export interface Schema {
  type?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: string[];
  default?: unknown;
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
}

/** The schema of a value that may also be null, without that alternative. */
export function withoutNull(schema: Schema): Schema {
  const other = schema.anyOf?.find(({ type }) => type !== 'null');
  return other ? { ...schema, ...other } : schema;
}

/** The schema of what stands at a path. */
export function schemaAt(schema: Schema, path: Path): Schema | undefined {
  return path.reduce<Schema | undefined>((at, key) => {
    const known = at && withoutNull(at);
    return typeof key === 'number' ? known?.items : known?.properties?.[key];
  }, schema);
}

/** A field's label: the table's, else the schema's description, else the name in the file. */
export function labelOf(file: string, path: Path, schema: Schema | undefined): string {
  const key = path.at(-1) ?? '';
  const own = ruleOf(file, path).label ?? schema?.description;
  // Cents are how the file is written: an owner types euros.
  if (own) return own.replace(/,? em cêntimos/, '');
  return typeof key === 'number'
    ? String(key + 1)
    : key.charAt(0).toUpperCase() + key.slice(1).replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
}

/** The name of a list's item: its own, else its number. */
export function itemName(item: unknown, position: number): string {
  const { nome, titulo, texto } = (typeof item === 'object' && item !== null ? item : {}) as Record<string, unknown>;
  const name = [nome, titulo, texto, item].find((text) => typeof text === 'string' && text.trim() !== '');
  return typeof name === 'string' ? name : `N.º ${position + 1}`;
}

/** A value as an owner reads it: cents as euros, choices by their labels. */
export function textOf(file: string, path: Path, value: unknown): string {
  const { kind, choices } = ruleOf(file, path);
  if (kind === 'euros' && typeof value === 'number') return formatEuros(value);
  if (Array.isArray(value)) return value.map((item) => choices?.[String(item)] ?? itemName(item, 0)).join(', ');
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  return choices?.[String(value)] ?? String(value);
}

/** A value for new fields: texts are empty, optional fields are left out. */
export function emptyValue(given: Schema): unknown {
  const schema = withoutNull(given);
  if (schema.type === 'object') {
    const required = Object.entries(schema.properties ?? {}).filter(([key]) => schema.required?.includes(key));
    return Object.fromEntries(required.map(([key, child]) => [key, emptyValue(child)]));
  }
  if (schema.type === 'array')
    return schema.minItems === 1 && schema.items?.enum === undefined ? [emptyValue(schema.items ?? {})] : [];
  if (schema.type === 'boolean') return false;
  return schema.enum?.[0] ?? '';
}
