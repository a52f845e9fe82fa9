import { channelNames, waysOf, waysText } from '../contact/channel.ts';
import { fillTemplate } from '../text/template.ts';
import { CONTENT_FILES, type Content, type ContentFile } from './content.ts';
import { type Clause, type Finding, missingFile } from './mistakes/mistakes.ts';
import { escapeMarkdown, fillPlaceholders } from './mistakes/placeholders.ts';
import { leafNames, validate } from './mistakes/schema-mistakes.ts';
import { upToDate } from './obsolete.ts';
import { isGiven } from './paths.ts';
import { pharmacyOf } from './pharmacy.ts';
import { photographMistakes } from './photographs/photograph.ts';
import { farmacia } from './schemas/farmacia.ts';
import { SECTIONS, type Section } from './schemas/pagina.ts';
import { parseSource, type Source } from './source.ts';

/** The fields that `{farmacia.…}` may name. */
const PHARMACY_NAMES = [...leafNames(farmacia), ...Object.keys(channelNames(undefined))];

/** A content file as it is read. */
interface ContentText {
  /** Its name in `CONTENT_FILES`. */
  name: string;
  /** Its path, as mistakes name it. */
  shownPath: string;
  /** Null where there is no such file. */
  text: string | null;
}

interface Written {
  files: readonly ContentText[];
  /** Judges the photograph in the file of this name: null where nothing is wrong. */
  photographMistake: (name: string) => Clause | null;
  /** ISO day */
  builtOn: string;
}

export type Reading = ReturnType<typeof readTexts>;

/**
 * Reads a pharmacy's content from its texts: the pharmacy or, where there are mistakes, all of them; and the parsed
 * files. @param before the files parsed last: of these only those that changed are parsed again
 */
export function readTexts({ files, photographMistake, builtOn }: Written, before?: ReadonlyMap<string, Source>) {
  const sources = new Map<string, Source>();
  const mistakes: Finding[] = [];
  const loaded: Record<string, unknown> = {};
  // The others name its fields: `{farmacia.…}`.
  const farmaciaFirst = [...files].sort((a, b) => Number(b.name === 'farmacia') - Number(a.name === 'farmacia'));
  for (const { name, shownPath, text } of farmaciaFirst) {
    const known = before?.get(name);
    const isSame = known?.file === shownPath && known.written === text;
    const source = isSame ? known : text === null ? undefined : parseSource(shownPath, text);
    if (source) sources.set(name, source);
    if (!source || source.mistakes.length > 0) {
      mistakes.push(...(source?.mistakes ?? [missingFile(shownPath)]));
      continue;
    }
    const { schema, empty = null } = CONTENT_FILES[name as keyof Content] as ContentFile;
    const read = { ...source, data: upToDate(name, source.data ?? empty) };
    const isFarmaciaRight = !mistakes.some(({ file }) => file === farmaciaFirst[0]?.shownPath);
    const filled = fillPlaceholders(read, sources.get('farmacia')?.data, PHARMACY_NAMES, isFarmaciaRight);
    const checked = validate(schema, filled.data, source);
    const ofPhotographs = name === 'farmacia' ? photographMistakes(source, photographMistake) : [];
    const found = [...filled.mistakes, ...checked.mistakes, ...ofPhotographs];
    mistakes.push(...found.sort((a, b) => a.line - b.line));
    loaded[name] = checked.data;
  }
  const content = () => withPolicyFacts(withoutDeadLinks(loaded as Content));
  const pharmacy = mistakes.length > 0 ? null : pharmacyOf(content(), builtOn);
  return { pharmacy, mistakes, sources };
}

/** Puts into the policy the ways of a request, who carries it, who serves the pages, and who answers for the data. */
function withPolicyFacts(content: Content): Content {
  const { destinatario, alojamento, encarregado = '', texto } = content.privacidade;
  // Repeats the line with `{destinatario}` for each way of a request, with who carries that.
  const named = texto.replace(/^.*\{destinatario\}.*$/gm, (line) =>
    waysOf(content.farmacia)
      .map((way) => line.replace('{destinatario}', (written) => destinatario?.[way] ?? written))
      .join('\n'),
  );
  const facts = { meios: waysText(content.farmacia), alojamento: escapeMarkdown(alojamento), encarregado };
  return { ...content, privacidade: { ...content.privacidade, texto: fillTemplate(named, facts) } };
}

/** Leaves out of the menu the sections that a pharmacy does not have. */
function withoutDeadLinks(content: Content): Content {
  const { pagina } = content;
  const { cabecalho } = pagina;
  const ligacoes = cabecalho.ligacoes.filter(({ para }) => {
    const { shownIf } = (SECTIONS as Record<string, Section>)[para] ?? {};
    return !shownIf || isGiven(content, shownIf);
  });
  return { ...content, pagina: { ...pagina, cabecalho: { ...cabecalho, ligacoes } } };
}
