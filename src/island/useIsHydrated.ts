import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the island is hydrated: false on the server and in the first render after it, which must be equal, then true.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
