import { SECOND_SITE } from '../build-sites.ts';
import { startSite } from '../site.ts';
import { test } from './fixtures.ts';

/** `test` on the site of the second pharmacy. */
export const onSecond = test.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
  baseURL: async ({}, use) => {
    const site = await startSite(SECOND_SITE);
    await use(site.url);
    site.stop();
  },
});
