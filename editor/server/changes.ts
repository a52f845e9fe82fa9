import type { Path } from '../../src/lib/paths.ts';
import { itemName, labelOf, type Schema, schemaAt, textOf } from '../schema.ts';
import { isRecord, matchItems } from '../write/matching.ts';

/** The differences between two states of a file, each a sentence for the owner. */
export function describeChanges(file: string, schema: Schema, before: unknown, after: unknown): string[] {
  return differences(before, after, []);

  function differences(was: unknown, is: unknown, path: Path): string[] {
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    if (Array.isArray(was) && Array.isArray(is)) return inList(was, is, path);
    if (isRecord(was) && isRecord(is)) {
      const keys = new Set([...Object.keys(was), ...Object.keys(is)]);
      return [...keys].flatMap((key) => differences(was[key], is[key], [...path, key]));
    }
    const label = nameAt(path);
    if (was === undefined || was === null) return [`${label}: passa a haver ${shown(is, path)}.`];
    if (is === undefined || is === null) return [`${label}: deixa de haver ${shown(was, path)}.`];
    return [`${label}: passa de ${shown(was, path)} para ${shown(is, path)}.`];
  }

  function inList(was: unknown[], is: unknown[], path: Path): string[] {
    if (was.every((item) => !isRecord(item)) && is.every((item) => !isRecord(item)) && was.length !== is.length)
      return [`${nameAt(path) || 'A lista'}: passa de ${shown(was, path)} para ${shown(is, path)}.`];
    const from = matchItems(was, is);
    const gone = was.filter((_, i) => !from.includes(i)).map((item) => `Sai «${itemName(item, was.indexOf(item))}».`);
    const kept = from.filter((i) => i !== null);
    const moved = kept.some((i, j) => i < (kept[j - 1] ?? -1)) ? ['Muda a ordem.'] : [];
    const rest = is.flatMap((item, j) => {
      const i = from[j];
      if (typeof i !== 'number') return [`Entra «${itemName(item, j)}».`];
      const inside = differences(was[i], item, [...path, j]);
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
