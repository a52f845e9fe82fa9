import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Path } from '../../src/pharmacy/paths.ts';
import { withValue } from '../paths.ts';
import { emptyGroups } from '../schema.ts';
import type { Saved, Start } from '../server/api.ts';
import type { FileName } from '../server/files.ts';
import { TEXTS } from '../texts.ts';
import { TOPICS } from '../topics.ts';
import { call } from './api.ts';
import { type Draft, type OpenFile, openFile, openFiles, storeDraft, storedDraft } from './open-file.ts';
import { useReview } from './useReview.ts';

export type Editor = ReturnType<typeof useEditor>;

/** The state of the editor, and the actions that change it. @param first the server's first answer */
export function useEditor(first: Start) {
  const [start, setStart] = useState(first);
  const [files, setFiles] = useState(() => openFiles(first, ({ name }) => storedDraft(first.folder, name)));
  const isDirty = Object.values(files).some(({ draft }) => draft !== null);
  const [status, setStatus] = useState(isDirty ? TEXTS.recovered : '');
  const [isLost, setLost] = useState(false);
  const [reloads, setReloads] = useState(0);
  /** The newest files: several changes may come before the next rendering. */
  const newest = useRef(files);

  /** Counts what was asked for and saved: an answer that something newer has overtaken would put an old file back. */
  const asked = useRef(0);

  const load = useCallback(async () => {
    asked.current += 1;
    const own = asked.current;
    const fresh = await call<Start>('estado').catch(() => null);
    if (own !== asked.current) return;
    setLost(fresh === null);
    if (fresh === null) return;
    newest.current = openFiles(fresh, ({ name }) => newest.current[name].draft, newest.current);
    setStart(fresh);
    setFiles(newest.current);
  }, []);
  useEffect(() => {
    window.addEventListener('focus', load);
    const waiting = isLost ? setInterval(load, 2000) : undefined;
    return () => {
      window.removeEventListener('focus', load);
      clearInterval(waiting);
    };
  }, [isLost, load]);

  // When the editor answers again, nothing says that it does not, and what it was asked meanwhile is asked anew.
  useEffect(() => {
    if (!isLost) return;
    return () => {
      setStatus('');
      setReloads((count) => count + 1);
    };
  }, [isLost]);
  const fail = (error: Error) => {
    setStatus(error.message);
    void load();
  };

  const put = (name: FileName, file: OpenFile) => {
    newest.current = { ...newest.current, [name]: file };
    setFiles(newest.current);
    storeDraft(start.folder, name, file.draft);
  };
  const note = (name: FileName, found: Partial<OpenFile>) => put(name, { ...newest.current[name], ...found });
  const setDraft = (name: FileName, draft: Draft | null) => {
    const file = newest.current[name];
    put(name, openFile(file.saved, draft, file));
    setStatus('');
  };

  const take = (name: FileName, sent: Draft, { mistakes, draft }: Pick<OpenFile, 'mistakes' | 'draft'>) => {
    const file = newest.current[name];
    if (file.draft === sent) put(name, openFile(file.saved, draft, { ...file, mistakes }));
  };
  const [previews, showAgain] = useReview(Object.values(files), take, fail, reloads);
  // The browser asks before a tab with unsaved changes is closed.
  useEffect(() => {
    window.onbeforeunload = isDirty ? (event) => event.preventDefault() : null;
  }, [isDirty]);

  const current = (name: FileName): Draft => {
    const { saved, draft } = newest.current[name];
    return draft ?? { data: saved.data, base: saved.data };
  };

  const applyAnswer = (
    name: FileName,
    answer: Saved,
    { sent, isSaving }: { sent: Draft | null; isSaving: boolean },
  ) => {
    if ('disputed' in answer) note(name, { disputed: answer.disputed });
    if ('mistakes' in answer) {
      // What is wrong in an older version stands in no field of the form.
      const mistakes = answer.mistakes.filter((mistake) => isSaving && mistake.name === name);
      const elsewhere = answer.mistakes.find((mistake) => !mistakes.includes(mistake));
      if (isSaving) note(name, { mistakes, showsAll: true });
      const topic = elsewhere?.name ? TOPICS[elsewhere.name].title : null;
      setStatus(
        elsewhere ? `${TEXTS.breaksElsewhere(topic)} ${elsewhere.sentence}` : TEXTS.mistakes(answer.mistakes.length),
      );
    }
    if (!('saved' in answer)) return false;
    asked.current += 1;
    const { draft } = newest.current[name];
    // Letters typed during the saving build on the draft that was sent; where none was, on what was there.
    const typedSince = draft !== sent && draft;
    put(name, openFile(answer.saved, typedSince ? { ...typedSince, ...(sent && { base: sent.data }) } : null));
    setReloads((count) => count + 1);
    const empty = isSaving && sent ? emptyGroups(start.schemas[name], sent.data) : [];
    const saved = empty.length > 0 ? TEXTS.savedWithout(empty) : TEXTS.saved;
    setStatus(answer.changes ? TEXTS.undone(answer.changes) : saved);
    return true;
  };

  const send = async (name: FileName, action: string, request: object): Promise<boolean> => {
    const { draft: sent } = newest.current[name];
    try {
      const answer = await call<Saved>(action, { name, ...request });
      // For what stands in the file now, beside what is disputed.
      if ('disputed' in answer) await load();
      // At once, because the caller then focuses the first mistake.
      return flushSync(() => applyAnswer(name, answer, { sent, isSaving: action === 'guardar' }));
    } catch (error) {
      fail(error as Error);
      return false;
    }
  };

  return {
    start,
    files,
    status: isLost ? TEXTS.lost : status,
    setStatus,
    /** Says why a call to the editor failed, and looks whether it still runs. */
    fail,
    load,
    /** Loads the files and all that shows them again, after a step of publishing. */
    reload: () => {
      setReloads((count) => count + 1);
      return load();
    },
    /** How often something was saved or the connection came back: panels that show the files load again when it grows. */
    reloads,
    /** How often the page beside the editor has other drafts to show. */
    previews,
    /** Has that page come again with the drafts, which a check puts aside. */
    showDrafts: () => {
      if (isDirty) showAgain();
    },
    current,
    setValue: (name: FileName, path: Path, value: unknown) =>
      setDraft(name, { ...current(name), data: withValue(current(name).data, path, value) }),
    save: (name: FileName, preferred?: 'mine' | 'theirs') =>
      send(name, 'guardar', { ...current(name), ...(preferred && { preferred }) }),
    /** Saves the text of a file that cannot be read as data. */
    saveText: (name: FileName, text: string) => send(name, 'guardar', { text, base: newest.current[name].saved.text }),
    restore: (name: FileName, id: string) => send(name, 'repor', { id }),
    /** Takes back the newest saved change; once more, the one before it. */
    takeBack: (name: FileName) => send(name, 'desfazer', {}),
    /** Goes back to another draft, or to what is saved. */
    goBack: setDraft,
  };
}
