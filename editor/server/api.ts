import { createHash } from 'node:crypto';
import { drafts, pharmacyFolder } from '../../src/pharmacy/load.ts';
import { mistakeOfPhotograph } from '../../src/pharmacy/photographs/files.ts';
import { FILE_NAMES, type FileName, pathOf } from '../core/content-files.ts';
import { queue } from '../core/queue.ts';
import { Refused } from '../core/refused.ts';
import { newFindings, type Snapshot } from '../core/saved-content.ts';
import { allMistakes, keepPhotograph, keepVersions, photographNames, textInFolder, writeText } from './files.ts';
import { deliver, publication } from './publish.ts';

type Request = Record<string, unknown>;

type Calls = ReturnType<typeof calls>;

export type CallName = keyof Calls;

/** The answer to a call. */
export type AnswerTo<Name extends CallName> = Awaited<ReturnType<Calls[Name]>>;

/** The calls that the page may make. @param onChange told of changes of the page beside the form */
export function calls(onChange: () => void) {
  const inTurn = queue();
  // Two tabs may ask at once: what writes files, uses git or shows drafts waits for what the call before it leaves.
  function step<Answer>(answer: (request: Request) => Answer | Promise<Answer>) {
    return (request: Request) => inTurn(() => answer(request));
  }
  return {
    ficheiros: step(snapshot),
    guardar: step((request) => saveTexts(request, onChange)),
    mostrar: step(({ texts }) => showDrafts(texts, onChange)),
    versoes: step(keepVersions),
    publicacao: step(publication),
    fotografia: step(({ name, content }) => keepPhotograph(String(name), Buffer.from(String(content), 'base64'))),
    publicar: step(({ preferred, seen = [] }) => deliver(preferred, [seen].flat()).finally(onChange)),
  };
}

/** The content as it is now; what somebody changed outside the editor is a version too. */
function snapshot(): Snapshot {
  keepVersions();
  const texts = Object.fromEntries(FILE_NAMES.map((name) => [name, textInFolder(name)])) as Snapshot['texts'];
  const photographs = photographNames().map((name) => [name, mistakeOfPhotograph(pharmacyFolder(), name)]);
  const version = createHash('sha256').update(JSON.stringify(texts)).digest('hex');
  return { version, texts, photographs: Object.fromEntries(photographs) };
}

/** Writes texts, unless the content is another by now. A page of before an update may judge otherwise. */
function saveTexts({ texts, onTop }: Request, onChange: () => void): Snapshot | null {
  const wanted = textsIn(texts);
  if (snapshot().version !== onTop) return null;
  const [mistake] = newFindings(allMistakes(Object.fromEntries(wanted)), allMistakes());
  if (mistake) throw new Refused(409, `Nada foi gravado. ${mistake.sentence}`);
  for (const [name, text] of wanted) {
    writeText(name, text);
    drafts.delete(pathOf(name));
  }
  onChange();
  return snapshot();
}

/** Puts drafts in the place of files, for the page beside the editor. @returns whether it changes */
function showDrafts(texts: unknown, onChange: () => void): boolean {
  const next = textsIn(texts).map(([name, text]) => [pathOf(name), text] as const);
  if (JSON.stringify(next) === JSON.stringify([...drafts])) return false;
  drafts.clear();
  for (const [path, text] of next) drafts.set(path, text);
  onChange();
  return true;
}

/** The texts that the page sent, with the names of their files. */
function textsIn(texts: unknown): [FileName, string][] {
  return Object.entries(Object(texts)).map(([name, text]) => {
    const known = FILE_NAMES.find((file) => file === name);
    if (!known) throw new Refused(404, 'Não conheço este ficheiro.');
    return [known, String(text)];
  });
}
