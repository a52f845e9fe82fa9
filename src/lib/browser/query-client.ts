import { QueryClient } from '@tanstack/query-core';

const ONE_SECOND = 1000;

/** How long to wait before asking again after `failures` failures, from 0, in milliseconds: 1, 2, 4 … at most 30 seconds. */
export function retryDelay(failures: number): number {
  return Math.min(ONE_SECOND * 2 ** failures, 30 * ONE_SECOND);
}

/** The data cache that the islands of a page share, with the values of specification 9. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: 5 * 60 * ONE_SECOND,
      retry: 3,
      retryDelay,
    },
  },
});
