/**
 * Pictures of every page and state, into shots/, so that the whole site can be looked at in a minute.
 *
 *   npm run build && npm run shots            all of them
 *   npm run shots -- panel                    only those whose name holds "panel"
 *   npm run shots -- readme                   the two at the README's top, into .github/
 *   npm run shots -- exemplos                 the examples beside this pharmacy; builds them first
 */
import { mkdirSync, rmSync } from 'node:fs';
import { type BrowserContextOptions, chromium, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { loadContent } from '../src/content/load.ts';
import { answerCookies } from '../tests/browser/controls.ts';
import { keepIdlePromises } from '../tests/browser/fixtures.ts';
import { FULL_REQUEST, field, fillRequest, openForm, panel, submitButton } from '../tests/browser/form.ts';
import { buildSite } from '../tests/build-sites.ts';
import { freePort, serveSite, startSite } from '../tests/site.ts';
import { findHeadlessShell } from './browsers.ts';

interface Shot {
  name: string;
  path?: string;
  /** Brings the page into the state that the picture shows. */
  arrange?: (page: Page) => Promise<void>;
  /** Only the element that it finds, instead of the whole page. */
  of?: string;
  /** Only what one sees without scrolling. */
  fold?: boolean;
  options?: BrowserContextOptions;
  /** A consent choice is stored already, so that the banner stays away. */
  chosen?: false;
  /** When it is, instead of a Wednesday at eleven, when a pharmacy is open. */
  now?: string;
  /** A reader's own size of letters, instead of 16 px. */
  letters?: number;
}

const WIDTHS = [
  [320, 568],
  [360, 640],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

/** Twice everybody else's. */
const LARGE_LETTERS = 32;

const NOTICE = [
  {
    id: 'exemplo',
    texto: 'Dia 25 estamos fechados. Urgências: ligue-nos.',
    de: '2000-01-01',
    ate: '2099-12-31',
    tipo: 'urgente',
  },
];

const SHOTS: Shot[] = [
  { name: 'inicio' },
  { name: 'inicio-dobra', fold: true },
  { name: 'fechada', fold: true, now: '2026-11-18T03:00:00Z' },
  {
    name: 'letras',
    letters: LARGE_LETTERS,
    fold: true,
    // A picture of the full page would lose the letters' size: the window becomes as high as it instead.
    arrange: async (page) => {
      await hydrateAll(page);
      const { scrollWidth: width, scrollHeight: height } = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return { scrollWidth, scrollHeight };
      });
      await page.setViewportSize({ width, height });
      await setLetters(page, LARGE_LETTERS);
    },
  },
  {
    name: 'menu',
    fold: true,
    arrange: async (page) => {
      const opener = page.getByRole('button', { name: pagina.cabecalho.menu });
      if (await opener.isVisible()) await opener.click();
    },
  },
  {
    name: 'calculadora',
    of: '#aluguer',
    arrange: async (page) => {
      await page.getByRole('button', { name: texts.orcamento.porDatas }).click();
      await page.getByLabel(texts.orcamento.primeiro).fill('2026-12-24');
      await page.getByLabel(texts.orcamento.ultimo).fill('2026-12-20');
    },
  },
  { name: 'privacidade', path: '/politica-privacidade' },
  { name: '404', path: '/nao-existe' },
  {
    name: 'cookies',
    chosen: false,
    fold: true,
    arrange: async (page) => page.locator('[data-cookie-banner]').waitFor(),
  },
  { name: 'formulario', of: '#pedido', arrange: openFilledForm },
  {
    name: 'painel',
    of: '#pedido',
    arrange: async (page) => {
      await openFilledForm(page);
      await submitButton(page).click();
      await panel(page).waitFor();
      await page.bringToFront();
    },
  },
  {
    name: 'aviso',
    fold: true,
    arrange: async (page) => {
      await page.route('**/avisos.json', (route) => route.fulfill({ json: NOTICE }));
      await page.goto('/');
      await page.locator('[data-aviso]').first().waitFor();
    },
  },
  { name: 'foco', fold: true, arrange: async (page) => void (await page.keyboard.press('Tab')) },
  { name: 'cores-forcadas', options: { forcedColors: 'active' } },
  {
    name: 'sms',
    of: '#pedido',
    arrange: async (page) => {
      await openForm(page);
      await field(page, 'numeroReceita').focus();
      await page.locator('#pedido').getByRole('button', { name: /SMS/ }).click();
      await page.getByLabel(formulario.sms.campo).waitFor();
    },
  },
];

const { formulario, interface: texts, pagina } = loadContent();
const wanted = process.argv[2] ?? '';
rmSync('shots', { recursive: true, force: true });
mkdirSync('shots');
const site = await startSite();
/** This pharmacy's, and those of the examples when they are asked for. */
const sites = [site];
const executablePath = findHeadlessShell();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  chromiumSandbox: process.getuid?.() !== 0,
  args: ['--disable-gpu', '--font-render-hinting=none'],
});

async function openFilledForm(page: Page): Promise<void> {
  await openForm(page);
  await fillRequest(page, FULL_REQUEST);
}

const isDocument = ({ pathname }: URL) => !pathname.includes('.') && !pathname.startsWith('/_astro');

/** A page with its fonts and pictures there, nothing from outside, and nothing moving. */
async function openPage(options: BrowserContextOptions, shot: Shot): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site.url,
    locale: 'pt-PT',
    timezoneId: 'Europe/Lisbon',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // For the font, see below: the policy would refuse a style that was changed on the way.
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
  if (shot.chosen !== false) await answerCookies(page);
  // A first visit may do without the font; the pictures show what every other one looks like.
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

async function setLetters(page: Page, standard: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** The home page on a desktop and on a telephone, side by side on nothing, so that it suits a light and a dark page. */
async function shootReadme(colorScheme: 'light' | 'dark'): Promise<void> {
  const [height, gap] = [820, 40];
  const [desktop, phone] = [1280, 394];
  const devices = await Promise.all(
    [desktop, phone].map(async (width) => {
      const page = await openPage({ viewport: { width, height }, colorScheme }, { name: 'readme' });
      await hydrateAll(page);
      const input = await page.screenshot();
      await page.context().close();
      return { input, top: 0, left: width === phone ? desktop + gap : 0 };
    }),
  );
  const nothing = { r: 0, g: 0, b: 0, alpha: 0 };
  const canvas = { width: desktop + gap + phone, height, channels: 4 as const, background: nothing };
  const both = await sharp({ create: canvas }).composite(devices).png().toBuffer();
  const path = `.github/site-${colorScheme}.webp`;
  await sharp(both).resize({ width: 1200 }).webp({ quality: 70, effort: 6 }).toFile(path);
  console.log(path);
}

/** The pharmacies side by side: the whole home page, in each theme, on a telephone and a desktop. */
async function shootExamples(): Promise<void> {
  for (const name of ['serra', 'litoral']) {
    await buildSite(`exemplos/${name}`, `.cache/shots-${name}`);
    sites.push(await serveSite(await freePort(), `.cache/shots-${name}`));
  }
  for (const [width, height] of WIDTHS.filter(([width]) => width === 360 || width === 1280)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const pictures: Buffer[] = [];
      for (const { url: baseURL } of sites) {
        const page = await openPage({ viewport: { width, height }, colorScheme, baseURL }, { name: 'exemplos' });
        await hydrateAll(page);
        pictures.push(await page.screenshot({ fullPage: true }));
        await page.context().close();
      }
      const path = `shots/exemplos-${width}-${colorScheme}.png`;
      const gap = { across: sites.length, shim: 20, valign: 'top', background: 'gray' } as const;
      await sharp(pictures, { join: gap }).toFile(path);
      console.log(path);
    }
  }
}

/** Scrolls through the page, so that every island is hydrated as it is for a visitor who has read it. */
async function hydrateAll(page: Page): Promise<void> {
  // Those that wait for a press look the same before it.
  for (const island of await page.locator('astro-island:not([client=press])').all()) {
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
  for (const form of await page.locator('#pedido').all()) await form.locator('[data-floats] summary').waitFor();
  await page.evaluate(() => scrollTo(0, 0));
}

try {
  if (wanted === 'readme') for (const scheme of ['light', 'dark'] as const) await shootReadme(scheme);
  if (wanted === 'exemplos') await shootExamples();
  for (const shot of SHOTS.filter(({ name }) => name.includes(wanted))) {
    for (const [width, height] of WIDTHS) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await openPage({ viewport: { width, height }, colorScheme }, shot);
        if (!shot.fold) await hydrateAll(page);
        await shot.arrange?.(page);
        const path = `shots/${shot.name}-${width}-${colorScheme}.png`;
        if (shot.of) await page.locator(shot.of).screenshot({ path });
        else await page.screenshot({ path, fullPage: !shot.fold });
        await page.context().close();
        console.log(path);
      }
    }
  }
  if ('impressao'.includes(wanted)) {
    const page = await openPage({}, { name: 'impressao' });
    await page.pdf({ path: 'shots/impressao.pdf', preferCSSPageSize: true, printBackground: true });
    console.log('shots/impressao.pdf');
  }
} finally {
  await browser.close();
  for (const { stop } of sites) stop();
}
