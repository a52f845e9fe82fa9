import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Path } from '../../src/lib/paths.ts';
import { withValue } from '../paths.ts';
import type { Schema } from '../schema.ts';
import type { Saved } from '../server/api.ts';
import type { FileState, Mistake } from '../server/content.ts';
import type { FileName } from '../server/files.ts';
import { TEXTS } from '../texts.ts';
import { call } from './api.ts';
import { type Draft, isSame, storeDraft, storedDraft } from './drafts.ts';
import { useReload } from './useReload.ts';
import { useReview } from './useReview.ts';

/** The server's first answer. */
export interface Start {
  folder: string;
  files: FileState[];
  schemas: Record<FileName, Schema>;
  municipalities: string[];
  hasSite: boolean;
}

/** A file in the editor. */
export interface OpenFile {
  /** The file on the disk. */
  saved: FileState;
  /** The changes that are not saved; null when there are none. */
  draft: Draft | null;
  /** The mistakes in the draft, else in the file. */
  mistakes: readonly Mistake[];
  /** The file on the disk, when it was changed elsewhere after the draft began. */
  conflict: FileState | null;
  /** Whether the mistakes of untouched fields are shown too: after a try to save. */
  showsAll: boolean;
}

export type OpenFiles = Partial<Record<FileName, OpenFile>>;

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

  useReload(start !== null, start?.hasSite ?? false, (fresh) => {
    setStart((known) => known && { ...known, hasSite: fresh.hasSite });
    for (const saved of fresh.files) {
      const draft = newest.current[saved.name]?.draft;
      if (!draft) update(saved.name, { saved, mistakes: saved.mistakes });
      else if (draft.hash === saved.hash) update(saved.name, { saved });
      else update(saved.name, { conflict: saved });
    }
  });
  useReview(files, (name, mistakes) => update(name, { mistakes }), setStatus);
  useUnsavedWarning(Object.values(files).some(({ draft }) => draft !== null));

  const current = (name: FileName): Draft => {
    const { saved, draft } = newest.current[name] ?? {};
    return draft ?? { hash: saved?.hash ?? '', data: saved?.data, body: saved?.body ?? null };
  };

  const change = (name: FileName, changed: Partial<Draft>) => {
    const saved = newest.current[name]?.saved;
    const draft = { ...current(name), ...changed };
    if (saved && holdsSame(draft, saved)) update(name, { draft: null, mistakes: saved.mistakes });
    else update(name, { draft });
    setStatus('');
  };

  const applyAnswer = (name: FileName, answer: Saved): boolean => {
    if ('conflict' in answer) update(name, { conflict: answer.conflict });
    if ('refused' in answer) setStatus(answer.refused);
    if ('mistakes' in answer) {
      const own = answer.mistakes.filter((mistake) => mistake.name === name);
      const elsewhere = answer.mistakes.find((mistake) => mistake.name !== name);
      update(name, { mistakes: own, showsAll: true });
      setStatus(elsewhere ? `${TEXTS.breaksElsewhere} ${elsewhere.sentence}` : TEXTS.mistakes(answer.mistakes.length));
    }
    if (!('saved' in answer)) return false;
    update(name, openFile(answer.saved, null));
    setSaves((count) => count + 1);
    setStatus(TEXTS.saved);
    return true;
  };

  const send = async (name: FileName, action: string, request: object): Promise<boolean> => {
    try {
      const answer = await call<Saved>(action, { name, ...request });
      // At once, because the caller then focuses the first mistake.
      return flushSync(() => applyAnswer(name, answer));
    } catch (error) {
      setStatus((error as Error).message);
      return false;
    }
  };

  return {
    start,
    files,
    status,
    setStatus,
    /** How often something was saved: panels that show the files load again when it grows. */
    saves,
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
    /** Saves the draft over a file that was changed elsewhere. */
    overwrite: (name: FileName) => {
      const conflict = files[name]?.conflict;
      if (conflict) void send(name, 'guardar', { ...current(name), hash: conflict.hash });
    },
  };
}

/** A file as it is opened; a draft that holds the same is dropped. */
function openFile(saved: FileState, draft: Draft | null): OpenFile {
  const isChanged = draft !== null && !holdsSame(draft, saved);
  return { saved, draft: isChanged ? draft : null, mistakes: saved.mistakes, conflict: null, showsAll: false };
}

function holdsSame(draft: Draft, { data, body }: FileState): boolean {
  return isSame(draft.data, data) && draft.body === body;
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
