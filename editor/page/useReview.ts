import { useEffect, useState } from 'react';
import type { Review } from '../server/api.ts';
import type { FileName } from '../server/files.ts';
import { call } from './api.ts';
import type { Draft, OpenFile } from './open-file.ts';

/**
 * Has the server look at the drafts, a moment after the last key: for their mistakes, and to show them on the page beside the editor.
 * @param take given what was found in each draft that was sent, and the draft on top of what its file holds by now
 * @param fail told of what went wrong
 * @param reloads asks anew when it grows
 * @returns how often that page changed, and what makes it come again
 */
export function useReview(
  files: readonly OpenFile[],
  take: (name: FileName, sent: Draft, found: Pick<OpenFile, 'mistakes' | 'draft'>) => void,
  fail: (error: Error) => void,
  reloads: number,
): [number, () => void] {
  const [shown, setShown] = useState(0);
  const showAgain = () => setShown((count) => count + 1);
  const drafts = files.flatMap(({ saved: { name }, draft }) => (draft ? [{ name, draft }] : []));
  const asked = JSON.stringify([drafts, files.map(({ saved }) => saved.text)]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when there is something else to look at, or to ask anew
  useEffect(() => {
    let isLate = false;
    const timer = setTimeout(async () => {
      try {
        const { mistakes, isShown, moved } = await call<Review>('rever', {
          drafts: drafts.map(({ name, draft }) => ({ name, ...draft })),
        });
        if (isShown) showAgain();
        if (isLate) return;
        for (const { name, draft } of drafts) {
          const found = mistakes.filter((mistake) => mistake.name === name);
          const { draft: onTop } = moved.find((other) => other.name === name) ?? { draft };
          take(name, draft, { mistakes: found, draft: onTop });
        }
      } catch (error) {
        fail(error as Error);
      }
    }, 400);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [asked, reloads]);
  return [shown, showAgain];
}
