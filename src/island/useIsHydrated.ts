import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the island is hydrated: false on the server and in the first render of the browser, which must equal it.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
