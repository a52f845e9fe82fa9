import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { answerCookies } from '../../tests/browser/controls.ts';
import { keepIdlePromises } from '../../tests/browser/fixtures.ts';

/** A state of a page, and what its picture shows. */
export interface Shot {
  name: string;
  path?: string;
  /** Brings the page into the state that the picture shows. */
  arrange?: (page: Page) => Promise<void>;
  /** Only the element that it finds, instead of the whole page. */
  of?: string;
  /** Only the first view. */
  fold?: boolean;
  options?: BrowserContextOptions;
  /** Without the choice about cookies, so that the banner shows. */
  hasBanner?: boolean;
  /** The time, if not a Wednesday at eleven, when a pharmacy is open. */
  now?: string;
  /** The reader's own size of letters, if not 16 px. */
  letters?: number;
}

const isDocument = ({ pathname }: URL) => !pathname.includes('.') && !pathname.startsWith('/_astro');

/** Opens a page of the site with its fonts, without requests to other sites and without motion. */
export async function openPage(browser: Browser, options: BrowserContextOptions, shot: Shot): Promise<Page> {
  const context = await browser.newContext({
    locale: 'pt-PT',
    timezoneId: 'Europe/Lisbon',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // For the font, see below: the policy refuses a style that was changed on the way.
    bypassCSP: true,
    ...options,
    ...shot.options,
  });
  await context.route(
    (url) => url.hostname !== '127.0.0.1',
    (route) => route.abort(),
  );
  await context.addInitScript(keepIdlePromises);
  const page = await context.newPage();
  await page.clock.setFixedTime(shot.now ?? '2026-11-18T11:00:00Z');
  if (shot.letters) await setLetters(page, shot.letters);
  if (!shot.hasBanner) await answerCookies(page);
  // On a first visit the font may come too late to be used; on every other one it is there.
  await page.route(isDocument, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace('font-display:optional', 'font-display:block'),
    });
  });
  await page.goto(shot.path ?? '/');
  await page.evaluate(() => document.fonts.ready);
  return page;
}

export async function setLetters(page: Page, standard: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** Scrolls through the page, so that every island is hydrated as it is for a visitor who has read it. */
export async function hydrateAll(page: Page): Promise<void> {
  for (const island of await page.locator('astro-island').all()) {
    // The island itself has no box (display: contents); what is in it has.
    await island.evaluate((element) => element.firstElementChild?.scrollIntoView({ behavior: 'instant' }));
    await expect(island).not.toHaveAttribute('ssr', { timeout: 20_000 });
  }
  await page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode();
      }),
    ),
  );
  // The message beside the form comes after it.
  for (const form of await page.locator('#pedido').all())
    await form.locator('[data-floats] summary').waitFor({ state: 'attached' });
  await page.evaluate(() => scrollTo(0, 0));
}
