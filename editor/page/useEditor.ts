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

type ByFile<T> = Partial<Record<FileName, T>>;

/** The server's first answer. */
interface Start {
  folder: string;
  files: FileState[];
  schemas: Record<FileName, Schema>;
  municipalities: string[];
  hasSite: boolean;
}

export type Editor = ReturnType<typeof useEditor>;

/** The state of the editor: the files as saved, the drafts of those being changed, and the mistakes in them. */
export function useEditor() {
  const [start, setStart] = useState<Start | null>(null);
  const [files, setFiles] = useState<ByFile<FileState>>({});
  const [drafts, setDrafts] = useState<ByFile<Draft>>({});
  const [mistakes, setMistakes] = useState<ByFile<Mistake[]>>({});
  const [conflicts, setConflicts] = useState<ByFile<FileState>>({});
  const [shownAll, setShownAll] = useState<ReadonlySet<FileName>>(new Set());
  const [status, setStatus] = useState('');
  const [saves, setSaves] = useState(0);
  const [discards, setDiscards] = useState(0);
  /** The newest drafts: several changes may come before the next rendering. */
  const draftsNow = useRef(drafts);
  const folder = start?.folder ?? '';

  const setDraft = useCallback(
    (name: FileName, draft: Draft | null) => {
      storeDraft(folder, name, draft);
      const { [name]: _, ...others } = draftsNow.current;
      draftsNow.current = draft === null ? others : { ...others, [name]: draft };
      setDrafts(draftsNow.current);
    },
    [folder],
  );

  const setFile = useCallback((file: FileState) => {
    setFiles((known) => ({ ...known, [file.name]: file }));
    setMistakes((known) => ({ ...known, [file.name]: file.mistakes }));
  }, []);

  useEffect(() => {
    const load = async () => {
      const first = await call<Start>('estado');
      const left = first.files.flatMap((file) => {
        const draft = storedDraft(first.folder, file.name);
        return draft === null || (isSame(draft.data, file.data) && draft.body === file.body)
          ? []
          : [[file.name, draft]];
      });
      setStart(first);
      for (const file of first.files) setFile(file);
      draftsNow.current = Object.fromEntries(left);
      setDrafts(draftsNow.current);
      if (left.length > 0) setStatus(TEXTS.recovered);
    };
    load().catch((error: Error) => setStatus(error.message));
  }, [setFile]);

  useReload(start !== null, start?.hasSite ?? false, (fresh) => {
    setStart((known) => known && { ...known, hasSite: fresh.hasSite });
    for (const file of fresh.files) {
      const draft = draftsNow.current[file.name];
      if (draft && draft.hash !== file.hash) setConflicts((known) => ({ ...known, [file.name]: file }));
      else setFile(file);
    }
  });
  useReview(drafts, (name, found) => setMistakes((known) => ({ ...known, [name]: found })), setStatus);
  useUnsavedWarning(Object.keys(drafts).length > 0);

  const current = (name: FileName): Draft => {
    const file = files[name];
    return draftsNow.current[name] ?? { hash: file?.hash ?? '', data: file?.data, body: file?.body ?? null };
  };

  const change = (name: FileName, changed: Partial<Draft>) => {
    const draft = { ...current(name), ...changed };
    const file = files[name];
    const isAsSaved = isSame(draft.data, file?.data) && draft.body === file?.body;
    if (isAsSaved && file) setMistakes((known) => ({ ...known, [name]: file.mistakes }));
    setDraft(name, isAsSaved ? null : draft);
    setStatus('');
  };

  const applyAnswer = (name: FileName, answer: Saved): boolean => {
    if ('conflict' in answer) setConflicts((known) => ({ ...known, [name]: answer.conflict }));
    if ('refused' in answer) setStatus(answer.refused);
    if ('mistakes' in answer) {
      setMistakes((known) => ({ ...known, [name]: answer.mistakes.filter((mistake) => mistake.name === name) }));
      const elsewhere = answer.mistakes.find((mistake) => mistake.name !== name);
      setStatus(elsewhere ? `${TEXTS.breaksElsewhere} ${elsewhere.sentence}` : TEXTS.mistakes(answer.mistakes.length));
      setShownAll((known) => new Set([...known, name]));
    }
    if (!('saved' in answer)) return false;
    setFile(answer.saved);
    setDraft(name, null);
    setConflicts(({ [name]: _, ...others }) => others);
    setShownAll((known) => new Set([...known].filter((other) => other !== name)));
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
    conflicts,
    isDirty: (name: FileName) => drafts[name] !== undefined,
    current,
    mistakesOf: (name: FileName) => mistakes[name] ?? [],
    showsAll: (name: FileName) => shownAll.has(name),
    setValue: (name: FileName, path: Path, value: unknown) =>
      change(name, { data: withValue(current(name).data, path, value) }),
    setBody: (name: FileName, body: string) => change(name, { body }),
    save: (name: FileName) => send(name, 'guardar', current(name)),
    saveText: (name: FileName, text: string) => send(name, 'guardar', { hash: files[name]?.hash, text }),
    restore: (name: FileName, id: string) => send(name, 'repor', { id }),
    discard: (name: FileName) => {
      const theirs = conflicts[name] ?? files[name];
      if (theirs) setFile(theirs);
      setDraft(name, null);
      setConflicts(({ [name]: _, ...others }) => others);
      setDiscards((count) => count + 1);
      setStatus(TEXTS.discarded);
    },
    setDraft,
    /** Saves the draft over a file that was changed elsewhere. */
    overwrite: (name: FileName) => {
      const theirs = conflicts[name];
      if (theirs) void send(name, 'guardar', { ...current(name), hash: theirs.hash });
    },
  };
}

/** Loads the files again when the owner comes back to the page. */
function useReload(isReady: boolean, hasSite: boolean, onLoad: (fresh: Start) => void): void {
  const latest = useRef(onLoad);
  latest.current = onLoad;
  useEffect(() => {
    if (!isReady) return;
    const load = () =>
      void call<Start>('estado').then(
        (fresh) => latest.current(fresh),
        () => {},
      );
    window.addEventListener('focus', load);
    // While the content has mistakes there is no site; the server starts it when they are corrected.
    const waiting = hasSite ? undefined : setInterval(load, 2000);
    return () => {
      window.removeEventListener('focus', load);
      clearInterval(waiting);
    };
  }, [isReady, hasSite]);
}

/** Asks the server for the mistakes in the drafts, a moment after the last key. */
function useReview(
  drafts: ByFile<Draft>,
  setMistakes: (name: FileName, mistakes: Mistake[]) => void,
  setStatus: (text: string) => void,
): void {
  const reviewed = useRef<ByFile<Draft>>({});
  const latest = useRef({ setMistakes, setStatus });
  latest.current = { setMistakes, setStatus };
  useEffect(() => {
    let isLate = false;
    const timer = setTimeout(async () => {
      for (const [name, draft] of Object.entries(drafts) as [FileName, Draft][]) {
        if (reviewed.current[name] === draft) continue;
        const answer = await call<{ mistakes: Mistake[] } | { refused: string }>('rever', { name, ...draft }).catch(
          () => null,
        );
        if (isLate || answer === null) return;
        reviewed.current[name] = draft;
        if ('mistakes' in answer) latest.current.setMistakes(name, answer.mistakes);
        else latest.current.setStatus(answer.refused);
      }
    }, 250);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [drafts]);
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
