import { startSite } from '../site.ts';

/** The set-up of Playwright and of Vitest's engines: serves the built site, at SITE_URL. */
export default async function serve(): Promise<() => void> {
  const site = await startSite();
  process.env.SITE_URL = site.url;
  return site.stop;
}
