import { formatEuros } from '../lib/money.ts';
import { fieldName, leaves } from '../lib/paths.ts';
import { contradictions } from './contradictions.ts';
import { type Content, readContent } from './load.ts';
import type { Mistake } from './mistakes.ts';
import type { Source } from './source.ts';

/** What one file says in one place. The policy's lines have no field. */
export interface Statement extends Pick<Mistake, 'file' | 'line' | 'field'> {
  name: keyof Content;
  value: unknown;
}

/** Something to look at before publishing: a sentence about a place. */
export interface Doubt extends Pick<Mistake, 'file' | 'line' | 'field'> {
  text: string;
}

/** The demonstration as it came: it stays in the repository when `content/` becomes a pharmacy's own. */
const ORIGINAL = 'tests/demonstration';

/** The fields that tell of one pharmacy. Names of buttons, labels, titles and what the law dictates may stay as they are. */
const STORY: Partial<Record<keyof Content, RegExp>> = {
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

/** Of these, what can be true of nobody else. */
const isOwnStory = ({ field }: Statement) => field.startsWith('sobre.paragrafos');

/** Of the policy, what only the pharmacy knows: who serves the pages, how long it keeps messages, how the site was tried. */
const POLICY_FACTS = /\*\*Alojamento\*\*|30 dias depois|verificamo-las/;

/** Lists whose items say nothing alone: the pharmacy next door delivers to the same councils. */
const WHOLE = ['aberturas', 'concelhos'];

/**
 * What must be put right before publishing (`refused`) and what only its owner knows to be true (`asked`): texts that are still
 * the demonstration's, and what the content says against what it is.
 * @param folder the folder that holds `content/` and `public/`
 */
export function beforePublishing(folder?: string): { refused: Doubt[]; asked: Doubt[] } {
  const { content, sources } = readContent(folder);
  if (content === null) return { refused: [], asked: [] };
  const statements = statementsIn(sources);
  const original = new Set(statementsIn(readContent(ORIGINAL).sources).map(essence));
  const kept = statements.filter(
    (statement) => tellsOfOne(statement) && !isUnread(statement, content) && original.has(essence(statement)),
  );
  const { refused, asked } = contradictions(content, statements);
  return {
    refused: [
      ...kept.filter(isOwnStory).map((told) => doubt(told, 'é a história da demonstração: conte a sua')),
      ...refused,
    ],
    asked: [...kept.filter((told) => !isOwnStory(told)).map((told) => doubt(told, 'como na demonstração')), ...asked],
  };
}

function statementsIn(sources: ReadonlyMap<string, Source>): Statement[] {
  return [...sources].flatMap(([key, source]) => {
    const [file, name] = [source.file, key as keyof Content];
    const fields = leaves(source.data).flatMap(({ path, value }) => {
      const [top = ''] = path;
      if (!WHOLE.includes(String(top)))
        return [{ file, name, line: source.lineOf(path), field: fieldName(path), value }];
      // The whole list stands where its first value does.
      const list = (source.data as Record<PropertyKey, unknown>)[top];
      const isFirst = leaves(list)[0]?.path.join() === path.slice(1).join();
      return isFirst ? [{ file, name, line: source.lineOf([top]), field: String(top), value: list }] : [];
    });
    const lines = (source.body ?? '').split('\n').filter(Boolean);
    const policy = lines.map((value) => ({ file, name, line: source.lineOfText(value, null), field: '', value }));
    return [...fields, ...policy];
  });
}

function tellsOfOne({ name, field, value }: Statement): boolean {
  return (STORY[name]?.test(field) ?? false) && (field !== '' || POLICY_FACTS.test(String(value)));
}

/** Of a part that the pharmacy does not have, so that nobody reads it. */
function isUnread({ name, field }: Statement, { entregas, parceiros }: Content): boolean {
  if (name === 'entregas') return !entregas.faz;
  if (field === 'servicos.entregaArea') return entregas.concelhos.length === 0;
  return field === 'parceiros.introducao' && parceiros.length === 0;
}

/** What makes two statements the same, wherever they stand in a list; prices are the same only at the same place. */
function essence({ name, field, value }: Statement): string {
  const where = typeof value === 'number' ? field : field.replace(/\[\d+\]/g, '[]');
  return JSON.stringify([name, where, value]);
}

function doubt({ value, file, line, field }: Statement, why: string): Doubt {
  if (typeof value === 'object') return { file, line, field, text: `a lista toda, ${why}` };
  return { file, line, field, text: `«${/preco/i.test(field) ? formatEuros(Number(value)) : value}», ${why}` };
}
