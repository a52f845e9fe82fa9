import { useEffect, useRef } from 'react';

/** A ref for a part that takes the focus when it appears, its beginning in sight. */
export function useFocusOnAppear() {
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    part.current?.focus({ preventScroll: true });
    // The focus alone shows only the edge of a part that is taller than the screen.
    part.current?.scrollIntoView({ block: 'start' });
  }, []);
  return part;
}
