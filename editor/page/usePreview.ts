import { useEffect, useState } from 'react';
import { call } from './api.ts';
import type { OpenFiles } from './open-file.ts';

/** Has the page beside the editor show what is typed, a moment after the last key. @returns how often it changed */
export function usePreview(files: OpenFiles): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (Object.keys(files).length === 0) return;
    const timer = setTimeout(() => {
      const drafts = Object.values(files).flatMap(({ saved, draft }) =>
        draft ? [{ name: saved.name, ...draft }] : [],
      );
      call<boolean>('previa', { drafts }).then(
        (isChanged) => isChanged && setCount((before) => before + 1),
        // A draft that cannot be written has its message beside the field; the last preview stays.
        () => {},
      );
    }, 700);
    return () => clearTimeout(timer);
  }, [files]);
  return count;
}
