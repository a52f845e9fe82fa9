import { useEffect, useState } from 'react';
import type { Review } from '../server/api.ts';
import type { Finding } from '../server/content.ts';
import type { FileName } from '../server/files.ts';
import { call } from './api.ts';
import type { OpenFile } from './open-file.ts';

/**
 * Has the server look at the drafts, a moment after the last key: for their mistakes, and to show them on the page beside the editor.
 * @returns how often that page changed
 */
export function useReview(
  files: readonly OpenFile[],
  setMistakes: (name: FileName, mistakes: Finding[]) => void,
  setStatus: (text: string) => void,
): number {
  const [shown, setShown] = useState(0);
  const drafts = files.flatMap(({ saved: { name }, draft }) => (draft ? [{ name, ...draft }] : []));
  const asked = JSON.stringify([drafts, files.map(({ saved }) => saved.text)]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when there is something else to look at
  useEffect(() => {
    if (files.length === 0) return;
    let isLate = false;
    const timer = setTimeout(async () => {
      try {
        const { mistakes, isShown } = await call<Review>('rever', { drafts });
        if (isShown) setShown((count) => count + 1);
        if (isLate) return;
        for (const { name } of drafts)
          setMistakes(
            name,
            mistakes.filter((mistake) => mistake.name === name),
          );
      } catch (error) {
        setStatus((error as Error).message);
      }
    }, 400);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [asked]);
  return shown;
}
