import { QueryClient } from '@tanstack/query-core';
import { fetchNotices } from './fetch-notices.ts';
import type { Notice } from './notices.ts';

const client = new QueryClient();

/**
 * The server's notices from the data cache, whose values (specification 9) are the library's own: kept for 5 minutes
 * (but stale at once, so that each call asks the server), retried three times after 1 s, then after twice as long each
 * time, at most 30 s.
 * @param first the request that failed: it counts as the first try
 */
export function retryNotices(first: Promise<Notice[]>): Promise<Notice[]> {
  const answers = [first];
  const queryFn = () => answers.pop() ?? fetchNotices();
  return client.fetchQuery({ queryKey: ['avisos'], queryFn, retry: 3 });
}
