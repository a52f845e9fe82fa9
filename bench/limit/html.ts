/** HTML that is written already, as opposed to text that has to be escaped. */
export class Markup {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

type Value = string | number | Markup | false | readonly Value[];

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

function write(value: Value): string {
  if (value === false) return '';
  if (value instanceof Markup) return value.source;
  if (typeof value === 'object') return value.map(write).join('');
  return String(value).replaceAll(/[&<"]/g, (letter) => ENTITIES[letter] ?? letter);
}

/** A piece of HTML; values are escaped unless they are pieces themselves, lists are joined, `false` is nothing. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Markup {
  const parts = strings.map((text, i) => text + write(values[i] ?? ''));
  return new Markup(parts.join('').replaceAll(/\n\s*/g, '\n'));
}
