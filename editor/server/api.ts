import { isDemonstration, mistakeIn, QUESTIONS, startAnew } from '../../scripts/start-anew.ts';
import { CONTENT_FILES } from '../../src/pharmacy/content.ts';
import { drafts, pharmacyFolder } from '../../src/pharmacy/load.ts';
import { MUNICIPALITIES } from '../../src/pharmacy/schemas/municipalities.ts';
import { isEmpty, isRecord } from '../matching.ts';
import { mergeFiles } from '../merge.ts';
import { Refused } from '../refused.ts';
import type { Schema } from '../schema.ts';
import { changedFile } from '../write/file.ts';
import { check } from './check.ts';
import {
  allMistakes,
  dataIn,
  type FileState,
  type Finding,
  inOwnersWords,
  lostLetters,
  schemaOf,
  stateOf,
} from './content.ts';
import { deliver, joinRemote, stepBack } from './deliver.ts';
import {
  FILE_NAMES,
  type FileName,
  isFileName,
  keepVersion,
  lastVersion,
  readText,
  readVersion,
  shortName,
  writeText,
} from './files.ts';
import { dropPhotograph } from './photographs.ts';
import { buildSite, type Outcome, publication, rememberFirst } from './publish.ts';
import { versions } from './versions.ts';

/** The server that the API runs in. */
export interface Site {
  /** The site's address, for reading its pages; null while the content is too broken to show any. */
  origin: () => string | null;
  /** Whether this computer is one in the internet, which is deleted some day. */
  isBorrowed: boolean;
  /** Called when a file was written. */
  changed: () => void;
}

/** The answer to saving; `disputed` is what somebody else changed too, in sentences. */
export type Saved = { saved: FileState } | { mistakes: Finding[] } | { disputed: string[] };

type Request = Record<string, unknown>;

/** The calls that the page may make, by name. */
export function calls(site: Site): Record<string, (request: Request) => unknown> {
  rememberFirst();
  return {
    estado: () => start(site),
    rever: (request) => review(request, site),
    guardar: (request) => save(request, site),
    versoes: (request) => versions(nameIn(request)),
    repor: (request) => restore(request, site),
    desfazer: (request) => takeBack(nameIn(request), site),
    estrear: ({ answers }) => begin([answers].flat().map(String), site),
    verificar: () => {
      show([], site);
      return check(site.origin());
    },
    publicacao: () => publication(),
    construir: () => buildSite(),
    publicar: () => deliver(),
    juntar: ({ preferred }) => told(joinRemote(preferred), site),
    recuar: () => told(stepBack(), site),
    largar: ({ name }) => dropPhotograph(name),
  };
}

/** Tells the site that files may have changed. */
async function told(outcome: Promise<Outcome>, site: Site): Promise<Outcome> {
  return outcome.finally(site.changed);
}

/** All that the page needs to begin with. */
export type Start = ReturnType<typeof start>;

function start(site: Site) {
  const files = FILE_NAMES.map((name) => stateOf(name));
  for (const { name, text, mistakes } of files) if (mistakes.length === 0) keepVersion(name, text);
  return {
    folder: pharmacyFolder(),
    files,
    schemas: Object.fromEntries(FILE_NAMES.map((name) => [name, schemaOf(name)])) as Record<FileName, Schema>,
    municipalities: [...MUNICIPALITIES].toSorted((a, b) => a.localeCompare(b, 'pt')),
    hasSite: site.origin() !== null,
    isBorrowed: site.isBorrowed,
    /** The questions to a pharmacy that begins; none where one has begun. */
    questions: isDemonstration() ? QUESTIONS.map(({ ask }) => ask) : [],
  };
}

/** The answer about drafts: their mistakes, and whether the page beside the editor shows them anew. */
export interface Review {
  mistakes: Finding[];
  isShown: boolean;
}

/** Finds the mistakes in drafts by the build's own rules, in the texts that saving would write, and shows those without any on the page. */
function review({ drafts: wanted }: Request, site: Site): Review {
  const requests = [wanted].flat().map((draft) => Object(draft) as Request);
  const lost = requests.flatMap((draft) => lostLetters(nameIn(draft), draft['data']));
  if (lost.length > 0) return { mistakes: lost, isShown: false };
  const texts = requests.map((draft) => [nameIn(draft), joined(draft).text] as const);
  const mistakes = allMistakes(Object.fromEntries(texts));
  return { mistakes, isShown: mistakes.length === 0 && show(texts, site) };
}

/** Puts drafts in the place of files, for the page beside the editor. @returns whether it changes */
function show(texts: readonly (readonly [FileName, string])[], site: Site): boolean {
  const next = texts.map(([name, text]) => [CONTENT_FILES[name].file, text] as const);
  if (JSON.stringify(next) === JSON.stringify([...drafts])) return false;
  drafts.clear();
  for (const [file, text] of next) drafts.set(file, text);
  site.changed();
  return true;
}

function save(request: Request, site: Site): Saved {
  const name = nameIn(request);
  const lost = lostLetters(name, request['data']);
  if (lost.length > 0) return { mistakes: lost };
  const { text, disputed } = joined(request);
  return disputed.length > 0 ? { disputed } : put(name, text, site);
}

function restore(request: Request, site: Site): Saved {
  const name = nameIn(request);
  const text = readVersion(name, request['id']);
  if (text === null) throw new Refused(404, 'Essa versão já não existe.');
  return put(name, text, site);
}

/** Takes back the newest change that was saved and not taken back yet: one step more at each call. */
function takeBack(name: FileName, site: Site): Saved {
  const version = lastVersion(name);
  if (version === undefined) throw new Refused(409, 'Não há nada por desfazer.');
  return put(name, readVersion(name, version) ?? '', site, version);
}

/** Makes the demonstration a pharmacy's own, as npm run estrear does. @returns the mistake in each answer; empty when there is none */
function begin(answers: string[], site: Site): (string | null)[] {
  if (!isDemonstration()) throw new Refused(409, 'Este conteúdo já não é a demonstração: não há nada que estrear.');
  const mistakes = QUESTIONS.map((question, i) => {
    const mistake = mistakeIn(question, answers[i] ?? '');
    return mistake && inOwnersWords(mistake);
  });
  if (mistakes.some((mistake) => mistake !== null)) return mistakes;
  for (const name of FILE_NAMES) keepVersion(name, readText(name));
  startAnew(answers);
  site.changed();
  return [];
}

/** Writes a text, unless it has a mistake or causes one in another file. @param version whose text it is, where a change is taken back */
function put(name: FileName, text: string, site: Site, version?: string): Saved {
  const before = new Set(allMistakes().map(({ name: file, sentence }) => `${file}${sentence}`));
  const mistakes = allMistakes({ [name]: text }).filter(
    (mistake) => mistake.name === name || !before.has(`${mistake.name}${mistake.sentence}`),
  );
  if (mistakes.length > 0) return { mistakes };
  if (text !== readText(name)) {
    writeText(name, text, version);
    drafts.delete(CONTENT_FILES[name].file);
    site.changed();
  }
  return { saved: stateOf(name, text) };
}

/** The text that a file would have: of a draft, with what somebody else changed meanwhile; or typed by hand where it cannot be read. */
function joined(request: Request): { text: string; disputed: string[] } {
  const name = nameIn(request);
  const now = readText(name);
  const { text, base, preferred } = request;
  if (typeof text === 'string') {
    if (now === base) return { text, disputed: [] };
    throw new Refused(409, 'Alguém mudou este ficheiro entretanto. Veja-o antes de gravar.');
  }
  const contents = { base, mine: withoutEmpty(request['data']), theirs: dataIn(name, now) };
  const { wanted, disputed } = mergeFiles(schemaOf(name), contents, preferred);
  return { text: changedFile(shortName(name), now, wanted), disputed };
}

/** The same data without the groups that were opened and left empty, such as that of the photographs when the last is gone. */
function withoutEmpty(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutEmpty);
  if (!isRecord(data)) return data;
  const fields = Object.entries(data).map(([key, value]) => [key, withoutEmpty(value)] as const);
  return Object.fromEntries(fields.filter(([, value]) => !isEmpty(value)));
}

function nameIn({ name }: Request): FileName {
  if (!isFileName(name)) throw new Refused(404, 'Não conheço este ficheiro.');
  return name;
}
