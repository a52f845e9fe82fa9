import type { Path } from '../../src/lib/paths.ts';
import { itemName, labelOf, type Schema, schemaAt, textOf } from '../schema.ts';
import { isRecord, matchItems } from '../write/matching.ts';

/** The differences between two states of a file, each a sentence for the owner. */
export function describeChanges(file: string, schema: Schema, before: unknown, after: unknown): string[] {
  return differences(before, after, []);

  function differences(before: unknown, after: unknown, path: Path): string[] {
    if (JSON.stringify(before) === JSON.stringify(after)) return [];
    if (Array.isArray(before) && Array.isArray(after)) return inList(before, after, path);
    if (isRecord(before) && isRecord(after)) {
      const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
      return [...keys].flatMap((key) => differences(before[key], after[key], [...path, key]));
    }
    const label = nameAt(path);
    if (before === undefined || before === null) return [`${label}: passa a haver ${shown(after, path)}.`];
    if (after === undefined || after === null) return [`${label}: deixa de haver ${shown(before, path)}.`];
    return [`${label}: passa de ${shown(before, path)} para ${shown(after, path)}.`];
  }

  function inList(before: unknown[], after: unknown[], path: Path): string[] {
    if (
      before.every((item) => !isRecord(item)) &&
      after.every((item) => !isRecord(item)) &&
      before.length !== after.length
    )
      return [`${nameAt(path) || 'A lista'}: passa de ${shown(before, path)} para ${shown(after, path)}.`];
    const from = matchItems(before, after);
    const gone = before
      .filter((_, i) => !from.includes(i))
      .map((item) => `Sai «${itemName(item, before.indexOf(item))}».`);
    const kept = from.filter((i) => i !== null);
    const moved = kept.some((i, j) => i < (kept[j - 1] ?? -1)) ? ['Muda a ordem.'] : [];
    const rest = after.flatMap((item, j) => {
      const i = from[j];
      if (typeof i !== 'number') return [`Entra «${itemName(item, j)}».`];
      const inside = differences(before[i], item, [...path, j]);
      return isRecord(item)
        ? inside.map((sentence) => `«${itemName(item, j)}»: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`)
        : inside;
    });
    return [...gone, ...rest, ...moved];
  }

  function nameAt(path: Path): string {
    return path.length === 0 ? '' : labelOf(file, path, schemaAt(schema, path));
  }

  function shown(value: unknown, path: Path): string {
    if (isRecord(value)) return `«${itemName(value, 0)}»`;
    const text = textOf(file, path, value);
    if (typeof value !== 'string') return text || 'nada';
    return `«${text.length > 80 ? `${text.slice(0, 80)}…` : text}»`;
  }
}
