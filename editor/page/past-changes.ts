import { mendedText } from '../core/content.ts';
import { dataIn, type FileName, SCHEMAS } from '../core/content-files.ts';
import { mergeData, mergeFiles } from '../core/merge.ts';
import { isSame } from '../core/paths.ts';
import { type PastSentence, sentencesOf, undoneText } from '../core/versions.ts';
import { TEXTS } from '../texts.ts';
import type { Editor } from './editor.ts';

/** The last changes since the pharmacy began that a field tells of, each with its sentences. */
export async function pastChanges({ store, content }: Editor, most: number) {
  const all = await store.history(most);
  const older = all.findIndex(({ pharmacy }) => pharmacy !== undefined && !content.isOwn(pharmacy));
  const own = older < 0 ? all : all.slice(0, older);
  const changes = own.map((change) => ({ ...change, sentences: sentencesOf(change) }));
  return { changes: changes.filter(({ sentences }) => sentences.length > 0), hasMore: own.length === most };
}

/**
 * Takes one sentence of a past change back, in a draft. @param confirmUndo asked where the same was changed since
 * @returns whether it did; the status says why not
 */
export async function undoSentence(
  editor: Editor,
  past: PastSentence,
  confirmUndo: (disputed: string[]) => boolean,
): Promise<boolean> {
  const { name, files } = past;
  // The list may be newer than the page; and the past may name a photograph that is there alone.
  await editor.load();
  const theirs = editor.current(name).data;
  if (files === null || theirs === null) {
    editor.say(theirs === null ? TEXTS.undoBroken : TEXTS.undoUnreadable, true);
    return false;
  }
  const contents = { base: files.done, mine: files.undone, theirs };
  const { wanted, disputed } = mergeFiles(SCHEMAS[name], contents, undefined);
  const isThere = !isSame(wanted, theirs);
  const without = (data: unknown) => mergeData(SCHEMAS[name], files.done, files.undone, data, 'mine');
  const { saved } = editor.files[name];
  if (!isThere) editor.say(isSame(without(saved.data), saved.data) ? TEXTS.undoNone : TEXTS.undoWaits);
  if (!isThere || (disputed.length > 0 && !confirmUndo(disputed))) return false;
  const draft = editor.current(name);
  const { from, to } = draft.exactly ?? { from: saved.text, to: saved.text };
  editor.setDraft(name, { ...draft, data: wanted, exactly: { from, to: undoneText(past, to) } });
  return true;
}

/** Brings a file that nobody can read into a draft, under what is typed, its bad lines as they last could be read. */
export async function mendFile(editor: Editor, name: FileName): Promise<void> {
  const past = (await editor.store.history(30)).flatMap(({ texts }) => texts);
  const held = past.flatMap((one) => (one.name === name ? [one.after, one.before] : []));
  const readable = held.find((one) => one !== null && dataIn(name, one) !== null);
  if (!readable) return editor.say(TEXTS.mendNone, true);
  const from = editor.files[name].saved.text;
  const to = mendedText(name, from, readable);
  const { data, base } = editor.current(name);
  const mended = mergeData(SCHEMAS[name], base, data, dataIn(name, to), 'mine');
  editor.setDraft(name, { data: mended, base: null, exactly: { from, to } });
}
