import { isCollection, isMap, isNode, isScalar, isSeq, type Node, parse } from 'yaml';

/** A value to write, and its style: like its siblings, in a list or map of one line or of many. */
interface Place {
  /** Values that stand where this one would stand in its siblings. */
  likes: readonly Node[];
  /** Column of the keys or dashes of a value of several lines. */
  column: number;
  inFlow: boolean;
  after: 'key' | 'dash';
  eol: string;
}

/** A value as YAML, to stand right after `key:` or `-`: with the space or line break that comes first. */
export function render(value: unknown, place: Place): string {
  if (typeof value !== 'object' || value === null) return ` ${renderScalar(value, place)}`;
  const isOneLine = place.inFlow || place.likes.some((like) => isCollection(like) && like.flow === true);
  if (Object.keys(value).length === 0) return Array.isArray(value) ? ' []' : ' {}';
  const inside = { ...place, inFlow: isOneLine, column: place.column + 2 };
  const lineStart = `${place.eol}${' '.repeat(place.column)}`;
  if (Array.isArray(value)) {
    const likes = place.likes.flatMap((like) => (isSeq(like) ? like.items.filter(isNode) : []));
    const items = value.map((item) => render(item, { ...inside, likes, after: 'dash' }));
    return isOneLine
      ? ` [${items.map((item) => item.slice(1)).join(', ')}]`
      : items.map((item) => `${lineStart}-${item}`).join('');
  }
  const pairs = Object.entries(value).map(
    ([key, child]) => `${key}:${render(child, { ...inside, likes: valuesOf(place.likes, key), after: 'key' })}`,
  );
  if (isOneLine) return ` { ${pairs.join(', ')} }`;
  return (place.after === 'dash' ? ' ' : lineStart) + pairs.join(lineStart);
}

/** The nodes under one key in several maps. */
export function valuesOf(maps: readonly Node[], key: string): Node[] {
  return maps.flatMap((map) => {
    const value = isMap(map) ? map.get(key, true) : undefined;
    return isNode(value) ? [value] : [];
  });
}

function renderScalar(value: unknown, { likes, inFlow }: Place): string {
  if (typeof value !== 'string') return String(value);
  const like = likes.find((node) => isScalar(node) && typeof node.value === 'string');
  const type = isScalar(like) ? like.type : 'PLAIN';
  if (type === 'QUOTE_SINGLE' && isOneLine(value)) return `'${value.replaceAll("'", "''")}'`;
  return type !== 'QUOTE_DOUBLE' && isPlain(value, inFlow) ? value : quoted(value);
}

/** Whether a text means itself without quotes, and stands in one line. */
export function isPlain(text: string, inFlow: boolean): boolean {
  if (!isOneLine(text)) return false;
  try {
    const read = parse(inFlow ? `[{ k: ${text} }]` : `- k: ${text}`, { logLevel: 'error' });
    return read.length === 1 && Object.keys(read[0]).length === 1 && read[0].k === text;
  } catch {
    return false;
  }
}

/** Whether a text holds nothing that breaks a line or cannot be seen: a quoted text can escape such letters. */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffd]/u.test(text);
}

/** A text between double quotes: JSON's are YAML's, save for letters that YAML wants escaped. */
export function quoted(text: string): string {
  const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(text).replaceAll(/[\x7f-\x9f\u2028\u2029\ufeff\ufffd]/g, escaped);
}
