import { isDeepStrictEqual } from 'node:util';
import { isDemonstration, mistakeIn, QUESTIONS, startAnew } from '../../scripts/start-anew.ts';
import { CONTENT_FILES } from '../../src/pharmacy/content.ts';
import { drafts, pharmacyFolder } from '../../src/pharmacy/load.ts';
import { valueAt } from '../../src/pharmacy/paths.ts';
import { MUNICIPALITIES } from '../../src/pharmacy/schemas/municipalities.ts';
import {
  changesBetween,
  dataIn,
  type FileState,
  lostLetters,
  SCHEMAS,
  type ShownFinding,
  stateOf,
  withoutFileWords,
} from '../core/content.ts';
import { FILE_NAMES, type FileName, isFileName } from '../core/file-names.ts';
import { mergeFiles } from '../core/merge.ts';
import { isRecord, withoutEmpty } from '../core/paths.ts';
import { Refused } from '../core/refused.ts';
import { nameIn as textNaming } from '../core/schema.ts';
import { slugOf } from '../core/slug.ts';
import { changedFile } from '../core/write.ts';
import { allMistakes, versions } from './content.ts';
import { deliver, joinRemote, stepBack } from './deliver.ts';
import { keepVersion, keepVersions, readText, versionsOf, writeText } from './files.ts';
import { forwardedHost } from './guard.ts';
import { bringPhotographsBack, dropPhotograph, keepPhotograph } from './photographs.ts';
import { buildSite, check, publication } from './publish.ts';
import { queue } from './queue.ts';

/** The answer to saving; `disputed` is what somebody else changed too, and `changes` what was taken back, in sentences. */
export type Saved = { saved: FileState; changes?: string[] } | { mistakes: ShownFinding[] } | { disputed: string[] };

type Request = Record<string, unknown>;

/** The calls that the page may make, by name. @param changed told of what the page beside the form shows, sooner than Vite sees it */
export function calls(port: number, changed: () => void): Record<string, (request: Request) => unknown> {
  // Two tabs may ask at once. What uses git stands on the step before; what shows drafts waits for a check, which puts them aside.
  const [withGit, withDrafts] = [queue(), queue()];
  return {
    estado: () => start(port),
    rever: (request) => withDrafts(() => review(request, changed)),
    guardar: (request) => withDrafts(() => save(request, changed)),
    versoes: (request) => versions(nameIn(request)),
    repor: (request) => withDrafts(() => restore(request, changed)),
    desfazer: (request) => withDrafts(() => takeBack(nameIn(request), changed)),
    estrear: ({ answers }) => begin([answers].flat().map(String)),
    verificar: () => withDrafts(() => checkSaved(port, changed)),
    publicacao: () => withGit(publication),
    construir: () => buildSite(),
    publicar: () => withGit(deliver),
    juntar: ({ preferred }) => withGit(() => joinRemote(preferred)).finally(changed),
    recuar: () => withGit(stepBack).finally(changed),
    fotografia: ({ name, content }) => keepPhotograph(String(name), Buffer.from(String(content), 'base64')),
    largar: ({ name }) => dropPhotograph(name),
  };
}

export type Start = ReturnType<typeof start>;

/** All that the page needs to begin with. */
function start(port: number) {
  const found = allMistakes();
  const files = FILE_NAMES.map((name) => stateOf(name, readText(name), found));
  for (const { name, mistakes } of files) if (mistakes.length === 0) keepVersion(name);
  return {
    folder: pharmacyFolder(),
    files,
    schemas: SCHEMAS,
    municipalities: [...MUNICIPALITIES].toSorted((a, b) => a.localeCompare(b, 'pt')),
    /** Whether this computer is one in the internet, which is deleted some day. */
    isBorrowed: forwardedHost(port) !== null,
    /** The questions to a pharmacy that begins; none where one has begun. */
    questions: isDemonstration() ? QUESTIONS.map(({ ask }) => ask) : [],
  };
}

export type Review = ReturnType<typeof review>;

/** Finds the mistakes in drafts by the build's own rules, in the texts that saving would write, and shows those without any on the page. */
function review({ drafts: wanted }: Request, changed: () => void) {
  const written = [wanted].flat().map((draft) => joined(Object(draft)));
  const texts = written.map(({ file, text }) => [file, text] as const);
  const lost = written.flatMap((draft) => draft.lost);
  const mistakes = lost.length > 0 ? lost : allMistakes(Object.fromEntries(texts));
  // Of those whose file changed since they began, the ones that can be on top of it: no field then shows an old value.
  const moved = written.flatMap(({ name, draft }) => (draft ? [{ name, draft }] : []));
  return { mistakes, moved, isShown: mistakes.length === 0 && show(texts, changed) };
}

/** Checks what is saved: the drafts are put aside meanwhile. */
async function checkSaved(port: number, changed: () => void) {
  const shown = [...drafts];
  show([], changed);
  return await check(`http://127.0.0.1:${port}`).finally(() => show(shown, changed));
}

/** Puts drafts in the place of files, for the page beside the editor. @returns whether it changes */
function show(next: readonly (readonly [file: string, text: string])[], changed: () => void): boolean {
  if (JSON.stringify(next) === JSON.stringify([...drafts])) return false;
  drafts.clear();
  for (const [file, text] of next) drafts.set(file, text);
  changed();
  return true;
}

function save(request: Request, changed: () => void): Saved {
  const { name, text, lost, disputed } = joined(request);
  if (lost.length > 0) return { mistakes: lost };
  return disputed.length > 0 ? { disputed } : put(name, text, changed);
}

function restore(request: Request, changed: () => void): Saved {
  const name = nameIn(request);
  const version = versionsOf(name).find(({ id }) => id === request['id']);
  if (version === undefined) throw new Refused(404, 'Essa versão já não existe.');
  return put(name, version.text, changed);
}

/** Takes back the newest change that was saved and not taken back yet: one step more at each call. What is wrong by itself is no step. */
function takeBack(name: FileName, changed: () => void): Saved {
  keepVersion(name);
  const now = readText(name);
  const isRight = (text: string) => mistakesWith(name, text).every((mistake) => mistake.name !== name);
  const kept = versionsOf(name).filter(({ text, isTakenBack }) => !isTakenBack && text !== now);
  const before = kept.find(({ text }) => isRight(text));
  if (before === undefined) throw new Refused(409, 'Não há nada antes disto a que voltar.');
  const answer = put(name, before.text, changed, before.id);
  return 'saved' in answer ? { ...answer, changes: changesBetween(name, now, before.text) } : answer;
}

/** Makes the demonstration a pharmacy's own, as npm run estrear does. @returns the mistake in each answer; empty when there is none */
function begin(answers: string[]): (string | null)[] {
  if (!isDemonstration()) throw new Refused(409, 'Este conteúdo já não é a demonstração: não há nada que começar.');
  const mistakes = QUESTIONS.map((question, i) => mistakeIn(question, answers[i] ?? ''));
  if (mistakes.some((mistake) => mistake !== null)) return mistakes.map((text) => text && withoutFileWords(text));
  keepVersions();
  startAnew(answers);
  return [];
}

const mistakesWith = (name: FileName, text: string) => allMistakes({ [CONTENT_FILES[name].file]: text });

/** Writes a text, unless it has a mistake or causes one in another file. @param backTo as of `writeText` */
function put(name: FileName, text: string, changed: () => void, backTo?: string): Saved {
  if (name === 'farmacia') bringPhotographsBack(text);
  const before = new Set(allMistakes().map(({ name: file, sentence }) => `${file}${sentence}`));
  const mistakes = mistakesWith(name, text).filter(
    (mistake) => mistake.name === name || !before.has(`${mistake.name}${mistake.sentence}`),
  );
  if (mistakes.length > 0) return { mistakes };
  if (text !== readText(name)) {
    writeText(name, text, backTo);
    drafts.delete(CONTENT_FILES[name].file);
    changed();
  }
  return { saved: stateOf(name, text, mistakes) };
}

/** The text that a file would have: of a draft, with what somebody else changed meanwhile. */
function joined(request: Request) {
  const name = nameIn(request);
  const { file } = CONTENT_FILES[name];
  const now = readText(name);
  const { base, data, preferred } = request;
  const theirs = dataIn(name, now);
  const contents = { base, mine: withIds(name, withoutEmpty(data)), theirs };
  const { wanted, disputed } = mergeFiles(SCHEMAS[name], contents, preferred);
  const isOld = theirs !== null && !isDeepStrictEqual(base, theirs);
  const draft = isOld && disputed.length === 0 ? { data: wanted, base: theirs } : null;
  return { name, file, text: changedFile(file, now, wanted), lost: lostLetters(name, data), disputed, draft };
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
