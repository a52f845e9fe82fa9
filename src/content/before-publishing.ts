import { formatEuros } from '../lib/money.ts';
import { fieldName, leaves, valueAt } from '../lib/paths.ts';
import { contradictions } from './contradictions.ts';
import { type Content, readContent } from './load.ts';
import type { Place } from './mistakes.ts';
import type { Source } from './source.ts';

/** A value of the content or a line of the privacy policy, which has no field. */
export interface Statement extends Place {
  name: keyof Content;
  value: unknown;
}

/** A text to look at before publishing, and why. */
export interface Doubt extends Place {
  text: string;
}

/** The demonstration as it came: it stays in the repository when `content/` becomes a pharmacy's own. */
const ORIGINAL = 'tests/demonstration';

/** The fields that describe one pharmacy. Names of buttons, labels, titles and texts that the law dictates may stay as they are. */
const OWN_FIELDS: Partial<Record<keyof Content, RegExp>> = {
  farmacia: /^(desde|empresa\.capitalSocial|morada\.(rua|distrito)|ligacoes\.dgav)$/,
  horario: /^(aberturas|disponibilidade|feriados\.(regime|municipal))$/,
  pagina:
    /^(descricao|abertura\.(lema|destaques.*)|sobre\.(paragrafos.*|aberta.*|disponibilidadeTitulo)|servicos\.(introducao|entregaArea)|(parceiros|comoChegar)\.introducao)$/,
  servicos: /\.(descricao|preco)$/,
  entregas: /^(concelhos|condicao|pagamento|(normal|urgente)\.(preco|prazo|descricao))$/,
  aluguer: /\.(precoDia|preco)$/,
  parceiros: /\.(descricao|pontos.*|nota)$/,
  slogans: /./,
  privacidade: /^(data)?$/,
};

/** The pharmacy's history: no other pharmacy has the same. */
const isHistory = ({ field }: Statement) => field.startsWith('sobre.paragrafos');

/** Lines of the policy that only the pharmacy can write: who serves the pages, how long it keeps messages, how the site was tried. */
const OWN_POLICY = /\*\*Alojamento\*\*|30 dias depois|verificamo-las/;

/** Lists that are compared whole: one council alone proves nothing, because the pharmacy next door delivers there too. */
const WHOLE = ['aberturas', 'concelhos'];

/**
 * Texts that are still the demonstration's, and texts that contradict the rest of the content. Those in `refused` must be
 * changed before publishing; those in `asked` may stay where the owner knows that they are true.
 * @param folder the folder that holds `content/` and `public/`
 */
export function beforePublishing(folder?: string): { refused: Doubt[]; asked: Doubt[] } {
  const { content, sources } = readContent(folder);
  if (content === null) return { refused: [], asked: [] };
  const statements = statementsIn(sources);
  const original = new Set(statementsIn(readContent(ORIGINAL).sources).map(identityOf));
  const unchanged = statements.filter(
    (statement) => isOwn(statement) && isShown(statement, content) && original.has(identityOf(statement)),
  );
  const [histories, others] = [unchanged.filter(isHistory), unchanged.filter((statement) => !isHistory(statement))];
  const { refused, asked } = contradictions(content, statements);
  return {
    refused: [
      ...histories.map((statement) => doubt(statement, 'é a história da demonstração: conte a sua')),
      ...refused,
    ],
    asked: [...others.map((statement) => doubt(statement, 'como na demonstração')), ...asked],
  };
}

function statementsIn(sources: ReadonlyMap<string, Source>): Statement[] {
  return [...sources].flatMap(([key, source]) => {
    const [file, name] = [source.file, key as keyof Content];
    const fields = leaves(source.data).flatMap(({ path, value }) => {
      const [top = ''] = path;
      if (!WHOLE.includes(String(top)))
        return [{ file, name, line: source.lineOf(path), field: fieldName(path), value }];
      // The whole list, once: in the place of its first value.
      const list = valueAt(source.data, [top]);
      const isFirst = leaves(list)[0]?.path.join() === path.slice(1).join();
      return isFirst ? [{ file, name, line: source.lineOf([top]), field: String(top), value: list }] : [];
    });
    const lines = (source.body ?? '').split('\n').filter(Boolean);
    const policy = lines.map((value) => ({ file, name, line: source.lineOfText(value, null), field: '', value }));
    return [...fields, ...policy];
  });
}

/** Whether a statement describes one pharmacy. */
function isOwn({ name, field, value }: Statement): boolean {
  return (OWN_FIELDS[name]?.test(field) ?? false) && (field !== '' || OWN_POLICY.test(String(value)));
}

/** Whether the page shows a statement: the texts of a part that the pharmacy does not have are never read. */
function isShown({ name, field }: Statement, { entregas, parceiros }: Content): boolean {
  if (name === 'entregas') return entregas.faz;
  if (field === 'servicos.entregaArea') return entregas.concelhos.length > 0;
  return field !== 'parceiros.introducao' || parceiros.length > 0;
}

/** Equal for two equal statements. A text may move within its list; a number counts only at the same item. */
function identityOf({ name, field, value }: Statement): string {
  const place = typeof value === 'number' ? field : field.replace(/\[\d+\]/g, '[]');
  return JSON.stringify([name, place, value]);
}

function doubt({ value, file, line, field }: Statement, why: string): Doubt {
  if (typeof value === 'object') return { file, line, field, text: `a lista toda, ${why}` };
  return { file, line, field, text: `«${/preco/i.test(field) ? formatEuros(Number(value)) : value}», ${why}` };
}
