import { datesText, dayText, monthAndDay } from '../../src/opening/days.ts';
import { fieldMeta, type Schema, schemaAt } from '../../src/pharmacy/json-schemas.ts';
import { isRecord, leaves, type Path } from '../../src/pharmacy/paths.ts';
import { nameOfHue } from '../../src/styles/named-hues.ts';
import { isIsoDay } from '../../src/text/iso-day.ts';
import { formatEuros } from '../../src/text/money.ts';
import { fillTemplate } from '../../src/text/template.ts';
import { isSame } from './paths.ts';
import { EASTER_DAYS } from './typed-text.ts';
import * as words from './words.ts';

export { type Schema, schemaAt };

/** A field's label: its own, else its name in the file, as words. */
export function labelOf(path: Path, schema: Schema | undefined): string {
  const key = path.at(-1) ?? '';
  if (typeof key === 'number') return String(key + 1);
  const nameInWords =
    key.charAt(0).toUpperCase() + key.slice(1).replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return schema?.label ?? nameInWords;
}

/** A label without its explanation. */
export const shortLabel = (label: string) => label.replace(/[,:;(].*/, '').trim();

/** The name of a list's item: its own, else the values that it holds. @param schema of the item */
export function itemName(item: unknown, schema: Schema | undefined): string {
  if (typeof item !== 'object' || item === null) return textOf(schema, item);
  const { properties = {}, saidAs: { name: template } = {} } = schema ?? {};
  if (template) {
    const { campo, ...others } = item as Record<string, string>;
    return fillTemplate(template, { ...others, campo: placeInWords(String(campo)) });
  }
  const name = NAME_FIELDS.find((key) => properties[key]);
  if (name) return nameIn(item) ?? words.without(shortLabel(labelOf([name], properties[name])));
  const { de, ate = de, ateDia } = item as Record<string, unknown>;
  const areDays = isIsoDay(de) && isIsoDay(ate);
  const held = Object.entries(item).flatMap(([key, value]) => {
    const { control, enum: choices, type, saidAs } = properties[key] ?? {};
    if (ateDia && key === 'ateDia') return [];
    if (ateDia && key === 'dia') return [`de ${textOf(properties[key], value)} a ${textOf(properties[key], ateDia)}`];
    if (saidAs?.name) return [fillTemplate(saidAs.name, { valor: String(value) })];
    if (areDays && (key === 'de' || key === 'ate')) return key === 'de' ? [datesText(de, ate, WITH_YEAR)] : [];
    const label = typeof value === 'number' ? `${labelOf([key], properties[key]).toLowerCase()}: ` : '';
    return control === 'internal' || choices || type === 'boolean' ? [] : [label + textOf(properties[key], value)];
  });
  return nameIn(item) ?? (held.filter(Boolean).join(', ') || words.newItem);
}

/** A place of confirmado.yaml by the form's names: «entregas › urgente › preco» is «Entrega no próprio dia › Preço». */
function placeInWords(place: string): string {
  const [file = '', ...parts] = place.split(' › ');
  let path: Path = [file];
  const names = parts.map((part) => {
    const { label } = fieldMeta([...path, part]);
    // A part that names no field is an item's name.
    path = [...path, label ? part : 0];
    return label ? shortLabel(label) : part;
  });
  return names.join(' › ') || String(fieldMeta([file]).title);
}

/** The first price of a list's item, as an owner reads it; empty where it has none. */
export function priceIn(item: unknown, { properties = {} }: Schema): string {
  const prices = Object.entries(properties).filter(([, { control }]) => control === 'euros');
  const texts = prices.map(([key, schema]) => textOf(schema, (Object(item) as Record<string, unknown>)[key]));
  return texts.find(Boolean) ?? '';
}

/** The fields that may hold an item's name, in the order in which they are asked. */
const NAME_FIELDS = ['nome', 'titulo', 'texto', 'pergunta', 'descricao'] as const;

/** The text that an item is known by, where it holds one. */
export function nameIn(item: unknown): string | undefined {
  const texts = NAME_FIELDS.map((key) => (Object(item) as Record<string, unknown>)[key]);
  return texts.find((text): text is string => typeof text === 'string' && text.trim() !== '');
}

/** A value as an owner reads it: cents as euros, days as they are said, choices by their labels. */
export function textOf(schema: Schema | undefined, value: unknown): string {
  const { control, choices, items } = schema ?? {};
  if (control === 'euros' && typeof value === 'number') return formatEuros(value);
  if (control === 'hue' && typeof value === 'number') return nameOfHue(value) ?? `${words.ownHue} (${value})`;
  if (control === 'date' && isIsoDay(value)) return dateText(value);
  const [named] = Object.entries(EASTER_DAYS).find(([, day]) => day === value) ?? [];
  if (control === 'dayMonth' && named) return named;
  if (control === 'dayMonth' && isIsoDay(`2024-${monthAndDay(String(value))}`))
    return dayText(`2024-${monthAndDay(String(value))}`);
  if (Array.isArray(value)) return value.map((item) => choices?.[String(item)] ?? itemName(item, items)).join(', ');
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'object' && value !== null) return itemName(value, schema);
  if (typeof value === 'number') return String(value).replace('.', ',');
  return choices?.[String(value)] ?? String(value ?? '');
}

/** A day with its year, as people write it: «24 de dezembro de 2026». */
export const dateText = (isoDay: string) => dayText(isoDay, WITH_YEAR);

const WITH_YEAR = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** Whether each field of a group has a default: the form always shows such a group. */
export const hasDefaults = ({ properties = {} }: Schema) =>
  Object.values(properties).every((field) => 'default' in field);

/** The value of a field that an owner adds: texts are empty, optional fields are left out. */
export function emptyValue(schema: Schema): unknown {
  if (schema.type === 'object') {
    const required = Object.entries(schema.properties ?? {}).filter(([key]) => schema.required?.includes(key));
    return Object.fromEntries(required.map(([key, child]) => [key, emptyValue(child)]));
  }
  if (schema.type === 'array')
    return schema.minItems === 1 && schema.control !== 'week' ? [emptyValue(schema.items ?? {})] : [];
  if (schema.type === 'boolean') return false;
  return schema.enum?.[0] ?? '';
}

/** An item that an owner adds: a season begins with the hours of the rest of the year. @param group around its list */
export function newItem(items: Schema, group: unknown): unknown {
  const { aberturas = [] } = Object(group);
  return items.properties?.['aberturas'] ? { ...Object(emptyValue(items)), aberturas } : emptyValue(items);
}

/** A file's data without the items of lists that were begun and never filled in. */
export function withoutBegun({ items = {} }: Schema, data: unknown): unknown {
  const given = ['', true, false, ...leaves(emptyValue(items)).map(({ value }) => value)];
  const isBegun = (item: unknown, { aberturas }: { aberturas?: unknown }) => {
    const isUnchanged = isRecord(item) && isSame(item['aberturas'], aberturas);
    const held = leaves(isUnchanged ? { ...item, aberturas: [] } : item).map(({ value }) => value);
    return held.includes('') && held.every((value) => given.includes(value));
  };
  return JSON.parse(JSON.stringify(data), function (_, value) {
    return Array.isArray(value) ? value.filter((item) => !isBegun(item, Object(this))) : value;
  });
}
