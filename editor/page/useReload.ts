import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from './api.ts';
import type { Start } from './open-file.ts';

/**
 * Loads the files again when the owner comes back to the page, and when the server does. @returns the same as `load`, for
 * whoever changed them otherwise, and whether the server is gone
 */
export function useReload(isReady: boolean, hasSite: boolean, onLoad: (fresh: Start) => void) {
  const latest = useRef(onLoad);
  latest.current = onLoad;
  const [isLost, setLost] = useState(false);
  const load = useCallback(() => {
    call<Start>('estado').then(
      (fresh) => {
        setLost(false);
        latest.current(fresh);
      },
      () => setLost(true),
    );
  }, []);
  useEffect(() => {
    if (!isReady) return;
    window.addEventListener('focus', load);
    // While the content has mistakes there is no site; the server starts it when they are corrected.
    const waiting = hasSite && !isLost ? undefined : setInterval(load, 2000);
    return () => {
      window.removeEventListener('focus', load);
      clearInterval(waiting);
    };
  }, [isReady, hasSite, isLost, load]);
  return { load, isLost };
}
