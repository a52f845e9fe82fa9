import { startSite } from '../site.ts';

/** Playwright's global set-up: the workers read the origin from SITE_URL. */
export default async function serve(): Promise<() => void> {
  const site = await startSite();
  process.env.SITE_URL = site.url;
  return site.stop;
}
