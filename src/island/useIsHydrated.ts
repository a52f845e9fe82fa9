import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the island is hydrated: false on the server and in the browser's first render, which must equal it. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
