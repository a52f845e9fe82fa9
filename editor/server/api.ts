import { isDemonstration, mistakeIn, QUESTIONS, startAnew } from '../../scripts/start-anew.ts';
import { CONTENT_FILES } from '../../src/pharmacy/content.ts';
import { drafts, pharmacyFolder } from '../../src/pharmacy/load.ts';
import { valueAt } from '../../src/pharmacy/paths.ts';
import { MUNICIPALITIES } from '../../src/pharmacy/schemas/municipalities.ts';
import { mergeFiles } from '../merge.ts';
import { isEmpty, isRecord } from '../paths.ts';
import { Refused } from '../refused.ts';
import { nameIn as textNaming } from '../schema.ts';
import { slugOf } from '../slug.ts';
import { changedFile } from '../write/file.ts';
import { check } from './check.ts';
import {
  allMistakes,
  changesBetween,
  dataIn,
  type FileState,
  lostLetters,
  SCHEMAS,
  type ShownFinding,
  stateOf,
  withoutFileWords,
} from './content.ts';
import { deliver, joinRemote, stepBack } from './deliver.ts';
import {
  FILE_NAMES,
  type FileName,
  isFileName,
  keepVersion,
  keepVersions,
  readText,
  shortName,
  versionsOf,
  writeText,
} from './files.ts';
import { bringPhotographsBack, dropPhotograph, keepPhotograph } from './photographs.ts';
import { buildSite, publication, rememberFirst } from './publish.ts';

/** The server that the API runs in. */
export interface Site {
  /** The site's address, for reading its pages. */
  origin: string;
  /** Whether this computer is one in the internet, which is deleted some day. */
  isBorrowed: boolean;
  /** Called when the page beside the form has something else to show: sooner than Vite sees a file change. */
  changed: () => void;
}

/** The answer to saving; `disputed` is what somebody else changed too, and `changes` what was taken back, in sentences. */
export type Saved = { saved: FileState; changes?: string[] } | { mistakes: ShownFinding[] } | { disputed: string[] };

type Request = Record<string, unknown>;

/** The calls that the page may make, by name. */
export function calls(site: Site): Record<string, (request: Request) => unknown> {
  rememberFirst();
  /** Two tabs may ask at once. What uses git stands on the step before; what shows drafts waits for a check, which puts them aside. */
  const [withGit, withDrafts] = [queue(), queue()];
  return {
    estado: () => start(site),
    rever: (request) => withDrafts(() => review(request, site)),
    guardar: (request) => withDrafts(() => save(request, site)),
    versoes: (request) => versions(nameIn(request)),
    repor: (request) => withDrafts(() => restore(request, site)),
    desfazer: (request) => withDrafts(() => takeBack(nameIn(request), site)),
    estrear: ({ answers }) => begin([answers].flat().map(String)),
    verificar: () => withDrafts(() => checkSaved(site)),
    publicacao: () => withGit(publication),
    construir: () => buildSite(),
    publicar: () => withGit(deliver),
    juntar: ({ preferred }) => withGit(() => joinRemote(preferred)).finally(site.changed),
    recuar: () => withGit(stepBack).finally(site.changed),
    fotografia: ({ name, content }) => keepPhotograph(String(name), Buffer.from(String(content), 'base64')),
    largar: ({ name }) => dropPhotograph(name),
  };
}

/** A queue: each act that it is given begins when those before it have ended, well or not. */
function queue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Answer>(act: () => Answer) => {
    const turn = last.then(act, act);
    last = turn;
    return turn;
  };
}

/** All that the page needs to begin with. */
export type Start = ReturnType<typeof start>;

function start(site: Site) {
  keepVersions();
  const found = allMistakes();
  return {
    folder: pharmacyFolder(),
    files: FILE_NAMES.map((name) => stateOf(name, readText(name), found)),
    schemas: SCHEMAS,
    municipalities: [...MUNICIPALITIES].toSorted((a, b) => a.localeCompare(b, 'pt')),
    isBorrowed: site.isBorrowed,
    /** The questions to a pharmacy that begins; none where one has begun. */
    questions: isDemonstration() ? QUESTIONS.map(({ ask }) => ask) : [],
  };
}

/** The answer about drafts: their mistakes, and whether the page beside the editor shows them anew. */
export type Review = ReturnType<typeof review>;

/** Finds the mistakes in drafts by the build's own rules, in the texts that saving would write, and shows those without any on the page. */
function review({ drafts: wanted }: Request, site: Site) {
  const requests = [wanted].flat().map((draft) => Object(draft) as Request);
  const lost = requests.flatMap((draft) => lostLetters(nameIn(draft), draft['data']));
  if (lost.length > 0) return { mistakes: lost, isShown: false };
  const texts = requests.map((draft) => [CONTENT_FILES[nameIn(draft)].file, joined(draft).text] as const);
  const mistakes = allMistakes(Object.fromEntries(texts));
  return { mistakes, isShown: mistakes.length === 0 && show(texts, site) };
}

/** Checks what is saved: the drafts are put aside meanwhile. */
async function checkSaved(site: Site) {
  const shown = [...drafts];
  show([], site);
  return await check(site.origin).finally(() => show(shown, site));
}

/** Puts drafts in the place of files, for the page beside the editor. @returns whether it changes */
function show(next: readonly (readonly [file: string, text: string])[], site: Site): boolean {
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

/** A kept version of a file: the moment at which it was changed or taken back, and what that change was; or all that doing it again changes. */
export type Version = ReturnType<typeof versions>[number];

/** The versions of a file that differ from what it holds, by their moment, newest first. */
function versions(name: FileName) {
  keepVersion(name);
  const now = readText(name);
  let next = { moment: '', text: now };
  const all = versionsOf(name).map(({ id, moment, text, isTakenBack }) => {
    if (isTakenBack) return { id, text, isTakenBack, moment, changes: changesBetween(name, now, text) };
    const after = next;
    next = { moment, text };
    return { id, text, isTakenBack, moment: after.moment, changes: changesBetween(name, text, after.text) };
  });
  return all.filter(({ text }) => text !== now).toSorted((a, b) => b.moment.localeCompare(a.moment));
}

function restore(request: Request, site: Site): Saved {
  const name = nameIn(request);
  const version = versionsOf(name).find(({ id }) => id === request['id']);
  if (version === undefined) throw new Refused(404, 'Essa versão já não existe.');
  return put(name, version.text, site);
}

/** Takes back the newest change that was saved and not taken back yet: one step more at each call. */
function takeBack(name: FileName, site: Site): Saved {
  keepVersion(name);
  const [now, before] = versionsOf(name).filter(({ isTakenBack }) => !isTakenBack);
  if (now === undefined || before === undefined) throw new Refused(409, 'Não há nada por desfazer.');
  const answer = put(name, before.text, site, true);
  return 'saved' in answer ? { ...answer, changes: changesBetween(name, now.text, before.text) } : answer;
}

/** Makes the demonstration a pharmacy's own, as npm run estrear does. @returns the mistake in each answer; empty when there is none */
function begin(answers: string[]): (string | null)[] {
  if (!isDemonstration()) throw new Refused(409, 'Este conteúdo já não é a demonstração: não há nada que estrear.');
  const mistakes = QUESTIONS.map((question, i) => {
    const mistake = mistakeIn(question, answers[i] ?? '');
    return mistake && withoutFileWords(mistake);
  });
  if (mistakes.some((mistake) => mistake !== null)) return mistakes;
  keepVersions();
  startAnew(answers);
  return [];
}

/** Writes a text, unless it has a mistake or causes one in another file. @param takesBack as of `writeText` */
function put(name: FileName, text: string, site: Site, takesBack = false): Saved {
  if (name === 'farmacia') bringPhotographsBack(text);
  const before = new Set(allMistakes().map(({ name: file, sentence }) => `${file}${sentence}`));
  const mistakes = allMistakes({ [CONTENT_FILES[name].file]: text }).filter(
    (mistake) => mistake.name === name || !before.has(`${mistake.name}${mistake.sentence}`),
  );
  if (mistakes.length > 0) return { mistakes };
  if (text !== readText(name)) {
    writeText(name, text, takesBack);
    drafts.delete(CONTENT_FILES[name].file);
    site.changed();
  }
  return { saved: stateOf(name, text, mistakes) };
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
  const mine = withIds(name, withoutEmpty(request['data']));
  const contents = { base, mine, theirs: dataIn(name, now) };
  const { wanted, disputed } = mergeFiles(SCHEMAS[name], contents, preferred);
  return { text: changedFile(shortName(name), now, wanted), disputed };
}

/** The same data without the groups that were opened and left empty, such as that of the photographs when the last is gone. */
function withoutEmpty(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutEmpty);
  if (!isRecord(data)) return data;
  const fields = Object.entries(data).map(([key, value]) => [key, withoutEmpty(value)] as const);
  return Object.fromEntries(fields.filter(([, value]) => !isEmpty(value)));
}

/** The same data with an internal name for each item that has to have one: a new item has none. That of an old one stays, because links may use it. */
function withIds(name: FileName, data: unknown): unknown {
  if (!Array.isArray(data) || !SCHEMAS[name].items?.required?.includes('id')) return data;
  const taken = data.map((item) => valueAt(item, ['id']));
  return data.map((item) => {
    if (!isRecord(item) || item['id']) return item;
    const id = slugOf(textNaming(item) ?? '', taken);
    taken.push(id);
    return { ...item, id };
  });
}

function nameIn({ name }: Request): FileName {
  if (!isFileName(name)) throw new Refused(404, 'Não conheço este ficheiro.');
  return name;
}
