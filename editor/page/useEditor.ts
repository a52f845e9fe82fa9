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

/** All that the page knows: the files as they are, what was typed into them, and what is wrong with it. */
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
  /** The same at once: several changes may come before the page is rendered again. */
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

  /** Takes over a file as it is on the disk. */
  const take = useCallback((file: FileState) => {
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
      for (const file of first.files) take(file);
      draftsNow.current = Object.fromEntries(left);
      setDrafts(draftsNow.current);
      if (left.length > 0) setStatus(TEXTS.recovered);
    };
    load().catch((error: Error) => setStatus(error.message));
  }, [take]);

  useFilesChangedElsewhere(start !== null, start?.hasSite ?? false, (fresh) => {
    setStart((known) => known && { ...known, hasSite: fresh.hasSite });
    for (const file of fresh.files) {
      const draft = draftsNow.current[file.name];
      if (draft && draft.hash !== file.hash) setConflicts((known) => ({ ...known, [file.name]: file }));
      else take(file);
    }
  });
  useReview(drafts, (name, found) => setMistakes((known) => ({ ...known, [name]: found })), setStatus);
  useLeavingAsks(Object.keys(drafts).length > 0);

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

  const finish = (name: FileName, answer: Saved): boolean => {
    if ('conflict' in answer) setConflicts((known) => ({ ...known, [name]: answer.conflict }));
    if ('refused' in answer) setStatus(answer.refused);
    if ('mistakes' in answer) {
      setMistakes((known) => ({ ...known, [name]: answer.mistakes.filter((mistake) => mistake.name === name) }));
      const elsewhere = answer.mistakes.find((mistake) => mistake.name !== name);
      setStatus(elsewhere ? `${TEXTS.breaksElsewhere} ${elsewhere.sentence}` : TEXTS.mistakes(answer.mistakes.length));
      setShownAll((known) => new Set([...known, name]));
    }
    if (!('saved' in answer)) return false;
    take(answer.saved);
    setDraft(name, null);
    setConflicts(({ [name]: _, ...others }) => others);
    setShownAll((known) => new Set([...known].filter((other) => other !== name)));
    setSaves((count) => count + 1);
    setStatus(TEXTS.saved);
    return true;
  };

  const ask = async (name: FileName, what: string, request: object): Promise<boolean> => {
    try {
      const answer = await call<Saved>(what, { name, ...request });
      // Rendered at once: the first mistake takes the focus.
      return flushSync(() => finish(name, answer));
    } catch (error) {
      setStatus((error as Error).message);
      return false;
    }
  };

  return {
    start,
    files,
    status,
    say: setStatus,
    /** Counts what was saved: whatever shows the files looks again. */
    saves,
    /** Counts what was forgotten: the fields begin anew. */
    discards,
    conflicts,
    isDirty: (name: FileName) => drafts[name] !== undefined,
    current,
    mistakesOf: (name: FileName) => mistakes[name] ?? [],
    showsAll: (name: FileName) => shownAll.has(name),
    setValue: (name: FileName, path: Path, value: unknown) =>
      change(name, { data: withValue(current(name).data, path, value) }),
    setBody: (name: FileName, body: string) => change(name, { body }),
    save: (name: FileName) => ask(name, 'guardar', current(name)),
    saveText: (name: FileName, text: string) => ask(name, 'guardar', { hash: files[name]?.hash, text }),
    restore: (name: FileName, id: string) => ask(name, 'repor', { id }),
    /** Forgets what was typed. */
    discard: (name: FileName) => {
      const theirs = conflicts[name] ?? files[name];
      if (theirs) take(theirs);
      setDraft(name, null);
      setConflicts(({ [name]: _, ...others }) => others);
      setDiscards((count) => count + 1);
      setStatus(TEXTS.discarded);
    },
    /** Puts back what was forgotten. */
    putBack: (name: FileName, draft: Draft) => setDraft(name, draft),
    /** Keeps what was typed, over what the file holds by now. */
    insist: (name: FileName) => {
      const theirs = conflicts[name];
      if (theirs) void ask(name, 'guardar', { ...current(name), hash: theirs.hash });
    },
  };
}

/** Looks at the files again when the owner comes back to the page. */
function useFilesChangedElsewhere(isReady: boolean, hasSite: boolean, found: (fresh: Start) => void): void {
  const latest = useRef(found);
  latest.current = found;
  useEffect(() => {
    if (!isReady) return;
    const look = () =>
      void call<Start>('estado').then(
        (fresh) => latest.current(fresh),
        () => {},
      );
    window.addEventListener('focus', look);
    // While the content was broken there was no site; it starts when that was put right.
    const waiting = hasSite ? undefined : setInterval(look, 2000);
    return () => {
      window.removeEventListener('focus', look);
      clearInterval(waiting);
    };
  }, [isReady, hasSite]);
}

/** Holds what is typed against the rules, a moment after the last key. */
function useReview(
  drafts: ByFile<Draft>,
  found: (name: FileName, mistakes: Mistake[]) => void,
  say: (text: string) => void,
): void {
  const reviewed = useRef<ByFile<Draft>>({});
  const latest = useRef({ found, say });
  latest.current = { found, say };
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
        if ('mistakes' in answer) latest.current.found(name, answer.mistakes);
        else latest.current.say(answer.refused);
      }
    }, 250);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [drafts]);
}

/** Closing the tab with something unsaved asks first. */
function useLeavingAsks(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
