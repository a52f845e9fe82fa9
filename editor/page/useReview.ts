import { useEffect, useRef } from 'react';
import type { Finding } from '../server/content.ts';
import type { FileName } from '../server/files.ts';
import { call } from './api.ts';
import type { Draft } from './drafts.ts';
import type { OpenFiles } from './useEditor.ts';

/** Asks the server for the mistakes in the drafts, a moment after the last key. */
export function useReview(
  files: OpenFiles,
  setMistakes: (name: FileName, mistakes: Finding[]) => void,
  setStatus: (text: string) => void,
): void {
  const reviewed = useRef<Partial<Record<FileName, Draft>>>({});
  const latest = useRef({ setMistakes, setStatus });
  latest.current = { setMistakes, setStatus };
  useEffect(() => {
    let isLate = false;
    const timer = setTimeout(async () => {
      for (const { saved, draft } of Object.values(files)) {
        const { name } = saved;
        if (draft === null || reviewed.current[name] === draft) continue;
        const answer = await call<{ mistakes: Finding[] } | { refused: string }>('rever', { name, ...draft }).catch(
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
  }, [files]);
}
