import { useEffect, useRef } from 'react';
import { call } from './api.ts';
import type { Start } from './useEditor.ts';

/** Loads the files again when the owner comes back to the page. */
export function useReload(isReady: boolean, hasSite: boolean, onLoad: (fresh: Start) => void): void {
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
