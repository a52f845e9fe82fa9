import { useEffect, useRef, useState } from 'react';
import type { Review } from '../server/api.ts';
import type { Finding } from '../server/content.ts';
import type { FileName } from '../server/files.ts';
import { call } from './api.ts';
import type { OpenFiles } from './open-file.ts';

/**
 * Has the server look at the drafts, a moment after the last key: for their mistakes, and to show them on the page beside the editor.
 * @returns how often that page changed
 */
export function useReview(
  files: OpenFiles,
  setMistakes: (name: FileName, mistakes: Finding[]) => void,
  setStatus: (text: string) => void,
): number {
  const [shown, setShown] = useState(0);
  const reviewed = useRef('');
  const latest = useRef({ setMistakes, setStatus });
  latest.current = { setMistakes, setStatus };
  useEffect(() => {
    const opened = Object.values(files);
    const drafts = opened.flatMap(({ saved: { name }, draft }) => (draft ? [{ name, ...draft }] : []));
    const asked = JSON.stringify([drafts, opened.map(({ saved }) => saved.hash)]);
    if (opened.length === 0 || reviewed.current === asked) return;
    let isLate = false;
    const timer = setTimeout(async () => {
      const answer = await call<Review>('rever', { drafts }).catch(() => null);
      if (answer === null) return;
      if ('isShown' in answer && answer.isShown) setShown((count) => count + 1);
      if (isLate) return;
      reviewed.current = asked;
      if ('refused' in answer) return latest.current.setStatus(answer.refused);
      for (const { name } of drafts)
        latest.current.setMistakes(
          name,
          answer.mistakes.filter((mistake) => mistake.name === name),
        );
    }, 400);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [files]);
  return shown;
}
