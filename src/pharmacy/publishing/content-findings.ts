import { today } from '../../opening/today.ts';
import { formatEuros } from '../../text/money.ts';
import { fillTemplate } from '../../text/template.ts';
import type { Content } from '../content.ts';
import { ORIGINAL } from '../default-texts.ts';
import { pharmacyFolder, readContent } from '../load.ts';
import type { Finding } from '../mistakes/mistakes.ts';
import { leaves, valueAt } from '../paths.ts';
import type { Source } from '../source.ts';
import type { Value } from './rule.ts';
import { RULES } from './rules.ts';

/** All that the demonstration says, as `identityOf` has it; read once. */
let original: Set<string> | undefined;

/** Lists that are compared whole: one council or means of payment alone proves nothing, the pharmacy next door has it too. */
const WHOLE: Partial<Record<string, string[]>> = { horario: ['aberturas'], entregas: ['concelhos'], pagamentos: [] };

const LONGEST_QUOTE = 120;

/**
 * What the rules find in a pharmacy's content, in the order of the rules. While it has mistakes they are no use: it gives none.
 * @param folder the folder that holds `content/` and `public/`
 * @param isoDay the day for which they are asked
 */
export function contentFindings(folder = pharmacyFolder(), isoDay = today()): Finding[] {
  const { pharmacy, sources } = readContent(folder);
  if (pharmacy === null) return [];
  const values = valuesIn(sources);
  original ??= new Set(valuesIn(readContent(ORIGINAL).sources).map(identityOf));
  const isUnchanged = (value: Value) => isShown(value, pharmacy) && original?.has(identityOf(value)) === true;
  const facts = { ...pharmacy, today: isoDay, isUnchanged };
  return RULES.flatMap(([level, files, fields, test, sentence]) =>
    values.flatMap((value) => {
      const { file, line, field, name } = value;
      if (!files.includes(name) || !fields.test(field)) return [];
      const fact = test(String(value.value), facts, value);
      if (fact === null || fact === false) return [];
      return [
        { level, file, line, field, text: fillTemplate(sentence, { texto: quoteOf(value), facto: String(fact) }) },
      ];
    }),
  );
}

/** The line that a build prints while the content holds invented values; null when it holds none. */
export function demonstrationLine(findings: readonly Finding[]): string | null {
  const { length } = findings.filter(({ level }) => level === 'invented');
  if (length === 0) return null;
  const count = length === 1 ? 'um dado de exemplo' : `${length} dados de exemplo`;
  return `Demonstração: este site ainda tem ${count}. Para os ver: npm run check -- --publicar`;
}

function valuesIn(sources: ReadonlyMap<string, Source>): Value[] {
  return [...sources].flatMap(([key, source]) => {
    const name = key as keyof Content;
    const list = WHOLE[name];
    const whole = list ? [{ path: list, value: valueAt(source.data, list) }] : [];
    const single = leaves(source.data).filter(({ path: [top] }) => top !== list?.[0]);
    return [...whole.filter(({ value }) => value !== undefined), ...single].flatMap(({ path, value }) => {
      const at = { ...source.placeOf(path), name, parent: valueAt(source.data, path.slice(0, -1)) };
      // The policy, line by line.
      if (at.field !== 'texto') return [{ ...at, value }];
      const lines = String(value).split('\n').filter(Boolean);
      return lines.map((text) => ({ ...at, line: source.lineOfText(text, path), value: text }));
    });
  });
}

/** Whether the page shows a value: the texts of a part that the pharmacy does not have are never read. */
function isShown({ name, field }: Value, { entregas, parceiros, aluguer }: Content): boolean {
  if (name === 'entregas') return entregas.faz;
  if (field === 'servicos.entregaArea') return entregas.concelhos.length > 0;
  if (field.startsWith('aluguer.')) return aluguer.length > 0;
  return !field.startsWith('parceiros.') || parceiros.length > 0;
}

/** Equal for two equal values. A text may move within its list; a number counts only at the same item. */
function identityOf({ name, field, value }: Value): string {
  const place = typeof value === 'number' ? field : field.replace(/\[\d+\]/g, '[]');
  return JSON.stringify([name, place, value]);
}

/** A value as a finding names it. */
function quoteOf({ field, value }: Value): string {
  if (typeof value === 'object') return 'a lista toda';
  if (typeof value === 'number' && /preco|caucao|acrescimoAte/i.test(field)) return `«${formatEuros(value)}»`;
  const text = String(value);
  return `«${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text}»`;
}
