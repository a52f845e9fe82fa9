import { resolve } from 'node:path';
import { isDemonstration, mistakeIn, QUESTIONS, startAnew } from '../../scripts/start-anew.ts';
import { CONTENT_FILES } from '../../src/pharmacy/content.ts';
import { drafts, pharmacyFolder } from '../../src/pharmacy/load.ts';
import { MUNICIPALITIES } from '../../src/pharmacy/schemas/municipalities.ts';
import { changesBetween, type FileState, SCHEMAS, type ShownFinding, stateOf } from '../core/content.ts';
import { reviewOf, written } from '../core/drafts.ts';
import { FILE_NAMES, type FileName, isFileName } from '../core/file-names.ts';
import { queue } from '../core/queue.ts';
import { Refused } from '../core/refused.ts';
import { allMistakes, versions } from './content.ts';
import { deliver, joinRemote, stepBack } from './deliver.ts';
import { keepVersion, keepVersions, readText, versionsOf, writeText } from './files.ts';
import { fetchRemote } from './git.ts';
import { forwardedHost } from './guard.ts';
import { bringPhotographsBack, dropPhotograph, keepPhotograph } from './photographs.ts';
import { buildSite, check, publication } from './publish.ts';

/** The answer to saving; `disputed` is what somebody else changed too, and `changes` what was taken back, in sentences. */
export type Saved = { saved: FileState; changes?: string[] } | { mistakes: ShownFinding[] } | { disputed: string[] };

type Request = Record<string, unknown>;

/** The calls that the page may make, by name. @param changed told of what the page beside the form shows, sooner than Vite sees it */
export function calls(port: number, changed: () => void): Record<string, (request: Request) => unknown> {
  // Two tabs may ask at once. What writes files, uses git or shows drafts stands on what the step before left: all of it in one line.
  const inTurn = queue();
  const steps: Record<string, (request: Request) => unknown> = {
    rever: (request) => review(request, changed),
    guardar: (request) => save(request, changed),
    versoes: (request) => versions(nameIn(request)),
    repor: (request) => restore(request, changed),
    desfazer: (request) => takeBack(nameIn(request), changed),
    estrear: ({ answers }) => begin([answers].flat().map(String)),
    verificar: () => checkSaved(port, changed),
    publicar: () => deliver(),
    juntar: ({ preferred }) => joinRemote(preferred).finally(changed),
    recuar: () => stepBack().finally(changed),
    fotografia: ({ name, content }) => keepPhotograph(String(name), Buffer.from(String(content), 'base64')),
    largar: ({ name }) => dropPhotograph(name),
  };
  const oneByOne = Object.entries(steps).map(([name, step]) => [
    name,
    (request: Request) => inTurn(() => step(request)),
  ]);
  // A call that takes long and writes no file keeps no other waiting.
  const publicacao = async () => {
    const isReached = await fetchRemote();
    return inTurn(() => publication(isReached));
  };
  return { ...Object.fromEntries(oneByOne), publicacao, estado: () => start(port), construir: () => buildSite() };
}

export type Start = ReturnType<typeof start>;

/** All that the page needs to begin with. */
function start(port: number) {
  const found = allMistakes();
  const files = FILE_NAMES.map((name) => stateOf(name, readText(name), found));
  for (const { name, mistakes } of files) if (mistakes.length === 0) keepVersion(name);
  return {
    folder: resolve(pharmacyFolder()),
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
  const all = [wanted].flat().map((draft) => writtenOf(Object(draft)));
  const { mistakes, moved } = reviewOf(all, allMistakes);
  const texts = all.map(({ file, text }) => [file, text] as const);
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
  const { name, text, lost, disputed } = writtenOf(request);
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
  if (mistakes.some((mistake) => mistake !== null)) return mistakes;
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

/** A draft that the page sent, as the text that its file would have. */
function writtenOf(request: Request) {
  const { base, data, preferred } = request;
  const name = nameIn(request);
  return written({ name, base, data, preferred }, readText(name));
}

function nameIn({ name }: Request): FileName {
  if (!isFileName(name)) throw new Refused(404, 'Não conheço este ficheiro.');
  return name;
}
