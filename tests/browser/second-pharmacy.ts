import { SECOND_SITE } from '../build-sites.ts';
import { startSite } from '../site.ts';
import { test } from './fixtures.ts';

/** `test` on the site of the second pharmacy, which a worker serves once. */
export const onSecond = test.extend<object, { secondUrl: string }>({
  secondUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
    async ({}, use) => {
      const site = await startSite(SECOND_SITE);
      await use(site.url);
      site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ secondUrl }, use) => use(secondUrl),
});
