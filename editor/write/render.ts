import { isCollection, isMap, isNode, isScalar, isSeq, type Node, parse } from 'yaml';

/** The place of a new value, and the style that it takes there. */
interface Place {
  /** Values at the same place in its siblings: the new one is written like them. */
  examples: readonly Node[];
  /** Column of the keys or dashes of a value of several lines. */
  column: number;
  inFlow: boolean;
  after: 'key' | 'dash';
  eol: string;
}

/**
 * A value as YAML, with the space or line break that follows `key:` or `-`. Always begins with that space or line break;
 * callers cut it off when they do not need it.
 */
export function render(value: unknown, place: Place): string {
  if (typeof value !== 'object' || value === null) return ` ${renderScalar(value, place)}`;
  const isFlow = place.inFlow || place.examples.some((example) => isCollection(example) && example.flow === true);
  if (Object.keys(value).length === 0) return Array.isArray(value) ? ' []' : ' {}';
  const inside = { ...place, inFlow: isFlow, column: place.column + 2 };
  const newLine = `${place.eol}${' '.repeat(place.column)}`;
  if (Array.isArray(value)) {
    const examples = place.examples.flatMap((example) => (isSeq(example) ? example.items.filter(isNode) : []));
    const items = value.map((item) => render(item, { ...inside, examples, after: 'dash' }));
    return isFlow
      ? ` [${items.map((item) => item.slice(1)).join(', ')}]`
      : items.map((item) => `${newLine}-${item}`).join('');
  }
  const pairs = Object.entries(value).map(
    ([key, child]) => `${key}:${render(child, { ...inside, examples: valuesOf(place.examples, key), after: 'key' })}`,
  );
  if (isFlow) return ` { ${pairs.join(', ')} }`;
  return (place.after === 'dash' ? ' ' : newLine) + pairs.join(newLine);
}

/** The nodes under one key in several maps. */
export function valuesOf(maps: readonly Node[], key: string): Node[] {
  return maps.flatMap((map) => {
    const value = isMap(map) ? map.get(key, true) : undefined;
    return isNode(value) ? [value] : [];
  });
}

/** The quotes of the first text among the examples win, or none without one; double quotes where those cannot hold the text. */
function renderScalar(value: unknown, { examples, inFlow }: Place): string {
  if (typeof value !== 'string') return String(value);
  const example = examples.find((node) => isScalar(node) && typeof node.value === 'string');
  const type = isScalar(example) ? example.type : 'PLAIN';
  if (type === 'QUOTE_SINGLE' && isOneLine(value)) return `'${value.replaceAll("'", "''")}'`;
  return type !== 'QUOTE_DOUBLE' && isPlain(value, inFlow) ? value : quoted(value);
}

/** Whether a text can stand without quotes, in one line. Asks the parser: plain if it reads back the same text. */
export function isPlain(text: string, inFlow: boolean): boolean {
  if (!isOneLine(text)) return false;
  try {
    const read = parse(inFlow ? `[{ k: ${text} }]` : `- k: ${text}`, { logLevel: 'error' });
    return read.length === 1 && Object.keys(read[0]).length === 1 && read[0].k === text;
  } catch {
    return false;
  }
}

/** Whether a text is free of line breaks and invisible characters, which only double quotes can escape. */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffd]/u.test(text);
}

/** A text between double quotes: as in JSON, but for the characters that only YAML escapes. */
export function quoted(text: string): string {
  const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(text).replaceAll(/[\x7f-\x9f\u2028\u2029\ufeff\ufffd]/g, escaped);
}
