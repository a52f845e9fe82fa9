import { expect, test } from 'vitest';
import { queryClient, retryDelay } from './query-client.ts';

test('the cache has the values of the specification: 5 minutes, 3 retries, up to 30 s apart', () => {
  expect(queryClient.getDefaultOptions().queries).toMatchObject({ gcTime: 5 * 60 * 1000, retry: 3, retryDelay });
  expect([0, 1, 2, 3, 4, 5, 6, 20].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000, 30000]);
});
