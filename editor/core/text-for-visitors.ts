import { PLACEHOLDER, valuesByName } from '../../src/pharmacy/mistakes/placeholders.ts';

/** A text as a visitor reads it: every `{farmacia.…}` in it replaced. @param farmacia the data of farmacia.yaml */
export function textForVisitors(text: string, farmacia: unknown): string {
  const values = valuesByName(farmacia);
  return text.replaceAll(PLACEHOLDER, (placeholder, name: string) => values.get(name) ?? placeholder);
}
