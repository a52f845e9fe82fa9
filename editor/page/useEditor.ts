import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Path } from '../../src/pharmacy/paths.ts';
import { withValue } from '../paths.ts';
import type { Saved } from '../server/api.ts';
import type { FileName } from '../server/files.ts';
import { TEXTS } from '../texts.ts';
import { call } from './api.ts';
import { type Draft, rebased, storeDraft, storedDraft } from './drafts.ts';
import { holdsSame, type OpenFile, type OpenFiles, openFile, type Start, withChangesOf } from './open-file.ts';
import { useReload } from './useReload.ts';
import { useReview } from './useReview.ts';

export type Editor = ReturnType<typeof useEditor>;

/** The state of the editor, and the actions that change it. */
export function useEditor() {
  const [start, setStart] = useState<Start | null>(null);
  const [files, setFiles] = useState<OpenFiles>({});
  const [status, setStatus] = useState('');
  const [saves, setSaves] = useState(0);
  const [discards, setDiscards] = useState(0);
  /** The newest files: several changes may come before the next rendering. */
  const newest = useRef(files);
  const folder = start?.folder ?? '';

  const replaceFiles = useCallback((next: OpenFiles) => {
    newest.current = next;
    setFiles(next);
  }, []);

  const update = (name: FileName, changes: Partial<OpenFile>) => {
    const file = newest.current[name];
    if (file === undefined) return;
    replaceFiles({ ...newest.current, [name]: { ...file, ...changes } });
    if (changes.draft !== undefined) storeDraft(folder, name, changes.draft);
  };

  useEffect(() => {
    const load = async () => {
      const first = await call<Start>('estado');
      const opened = first.files.map((saved) => openFile(saved, storedDraft(first.folder, saved.name)));
      setStart(first);
      replaceFiles(Object.fromEntries(opened.map((file) => [file.saved.name, file])));
      if (opened.some(({ draft }) => draft !== null)) setStatus(TEXTS.recovered);
    };
    load().catch((error: Error) => setStatus(error.message));
  }, [replaceFiles]);

  const { load: reload, isLost } = useReload(start !== null, start?.hasSite ?? false, (fresh) => {
    setStart((known) => known && { ...known, hasSite: fresh.hasSite });
    for (const saved of fresh.files) {
      const draft = newest.current[saved.name]?.draft;
      if (!draft) update(saved.name, { saved, mistakes: saved.mistakes });
      else update(saved.name, withChangesOf(draft, saved));
    }
  });
  const previews = useReview(files, (name, mistakes) => update(name, { mistakes }), setStatus);
  useUnsavedWarning(Object.values(files).some(({ draft }) => draft !== null));

  const current = (name: FileName): Draft => {
    const { saved, draft } = newest.current[name] ?? {};
    const { hash = '', data, body = null } = saved ?? {};
    return draft ?? { hash, data, body, base: { data, body } };
  };

  const change = (name: FileName, changed: Partial<Draft>) => {
    const saved = newest.current[name]?.saved;
    const draft = { ...current(name), ...changed };
    if (saved && holdsSame(draft, saved)) update(name, { draft: null, mistakes: saved.mistakes });
    else update(name, { draft });
    setStatus('');
  };

  const applyAnswer = (name: FileName, answer: Saved, sent: Draft | null): boolean => {
    if ('conflict' in answer) update(name, withChangesOf(current(name), answer.conflict));
    if ('refused' in answer) setStatus(answer.refused);
    if ('mistakes' in answer) {
      const own = answer.mistakes.filter((mistake) => mistake.name === name);
      const elsewhere = answer.mistakes.find((mistake) => mistake.name !== name);
      update(name, { mistakes: own, showsAll: true });
      setStatus(elsewhere ? `${TEXTS.breaksElsewhere} ${elsewhere.sentence}` : TEXTS.mistakes(answer.mistakes.length));
    }
    if (!('saved' in answer)) return false;
    const { draft = null } = newest.current[name] ?? {};
    // What was typed while it was being saved builds on what is saved now.
    const later = draft && draft !== sent ? { ...draft, hash: answer.saved.hash, base: answer.saved } : null;
    update(name, openFile(answer.saved, later));
    setSaves((count) => count + 1);
    setStatus(TEXTS.saved);
    return true;
  };

  const send = async (name: FileName, action: string, request: object): Promise<boolean> => {
    const { draft: sent = null } = newest.current[name] ?? {};
    try {
      const answer = await call<Saved>(action, { name, ...request });
      // At once, because the caller then focuses the first mistake.
      const isDone = flushSync(() => applyAnswer(name, answer, sent));
      // Somebody else changed other things only: both changes stand in the draft now.
      if ('conflict' in answer && !newest.current[name]?.conflict) return send(name, action, current(name));
      return isDone;
    } catch (error) {
      setStatus((error as Error).message);
      reload();
      return false;
    }
  };

  return {
    start,
    files,
    status: isLost ? TEXTS.lost : status,
    setStatus,
    reload,
    /** How often something was saved: panels that show the files load again when it grows. */
    saves,
    /** How often the page beside the editor has other drafts to show. */
    previews,
    /** How often drafts were discarded: as a key, it makes the fields start again. */
    discards,
    isDirty: (name: FileName) => Boolean(files[name]?.draft),
    current,
    mistakesOf: (name: FileName) => files[name]?.mistakes ?? [],
    setValue: (name: FileName, path: Path, value: unknown) =>
      change(name, { data: withValue(current(name).data, path, value) }),
    setBody: (name: FileName, body: string) => change(name, { body }),
    setDraft: (name: FileName, draft: Draft) => update(name, { draft }),
    save: (name: FileName) => send(name, 'guardar', current(name)),
    saveText: (name: FileName, text: string) => send(name, 'guardar', { hash: files[name]?.saved.hash, text }),
    restore: (name: FileName, id: string) => send(name, 'repor', { id }),
    discard: (name: FileName) => {
      const { saved, conflict } = newest.current[name] ?? {};
      if (saved) update(name, openFile(conflict ?? saved, null));
      setDiscards((count) => count + 1);
      setStatus(TEXTS.discarded);
    },
    /** Decides what both changed in a file that was changed elsewhere; what only one changed stays. */
    settle: (name: FileName, preferred: 'mine' | 'theirs') => {
      const { conflict } = newest.current[name] ?? {};
      if (!conflict) return;
      update(name, openFile(conflict, rebased(current(name), conflict, preferred).merged));
      setDiscards((count) => count + 1);
      if (newest.current[name]?.draft) void send(name, 'guardar', current(name));
    },
  };
}

/** Makes the browser ask before a tab with unsaved changes is closed. */
function useUnsavedWarning(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
