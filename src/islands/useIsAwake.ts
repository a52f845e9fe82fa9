import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the island runs in the browser by now: false on the server and in the first render after it, which must be equal,
 * then true. For what only a script can do and the page need not carry.
 */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
