import type { Page } from '@playwright/test';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { findClipping } from './clipping.ts';
import { answerCookies, banner } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { FULL_REQUEST, fillRequest, openForm, submit, submitButton } from './form.ts';
import { openHydrated } from './islands.ts';

const { pagina } = loadPharmacy();

/** The spacing that a reader may set for every text (WCAG 1.4.12). */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;
/** In the page: what lets something else shine through. */
function findTranslucent(): string[] {
  const PAINTED = ['color', 'backgroundColor', 'borderTopColor', 'outlineColor', 'boxShadow'] as const;
  const isTranslucent = (colour: string) => /(\/ |rgba\(.*, )0?\.\d+\)/.test(colour);
  return [...document.body.querySelectorAll('*')].flatMap((node) => {
    if (!node.checkVisibility({ visibilityProperty: true })) return [];
    const style = getComputedStyle(node);
    const seen = PAINTED.filter((name) => isTranslucent(style[name])).map((name) => `${name} ${style[name]}`);
    const opacity = Number(style.opacity) < 1 && Number(style.opacity) > 0 ? [`opacity ${style.opacity}`] : [];
    return [...seen, ...opacity].map((what) => `${node.tagName}.${node.getAttribute('class')}: ${what}`);
  });
}

/** A phone and the narrowest screen. */
const WIDTHS = [360, 320];

for (const path of ['/', '/politica-privacidade', '/nada']) {
  test(`${path} loses no text to a reader's own spacing`, async ({ page, complaints }) => {
    complaints.allow(/404|\/nada/);
    await openHydrated(page, path);
    await banner(page).waitFor();
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }, TEXT_SPACING);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(findClipping), `${width} px`).toEqual([]);
    }
  });
}

test('on a landscape phone the cookie banner leaves more than half of the screen to the page', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  expect((await banner(page).boundingBox())?.height).toBeLessThan(180);
  for (const answer of await banner(page).getByRole('button').all()) await expect(answer).toBeInViewport({ ratio: 1 });
});

test('magnified four times the cookie banner takes half of the screen at most and scrolls inside; the page is read above it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(banner(page)).toBeInViewport({ ratio: 1 });
  expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(128);
  const heading = page.getByRole('heading', { level: 1 });
  await heading.evaluate((node) => node.scrollIntoView());
  await heading.click({ trial: true, position: { x: 2, y: 2 } });
  const scrolled = await page.evaluate(() => scrollY);
  for (const answer of await banner(page).getByRole('button').all()) {
    await answer.scrollIntoViewIfNeeded();
    await answer.click({ trial: true });
  }
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test('who wants more contrast gets stronger text and lines', async ({ page }) => {
  const colours = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['--color-text-muted', '--color-line'].map((name) => style.getPropertyValue(name));
    });
  await page.goto('/');
  const before = await colours();
  await page.emulateMedia({ contrast: 'more' });
  const after = await colours();
  expect(after).not.toEqual(before);
});

test('who wants less transparency sees nothing through anything else', async ({ page, context }) => {
  await answerCookies(page);
  await openForm(page);
  await fillRequest(page, FULL_REQUEST);
  await (await submit(page)).close();
  await page.locator('.sent-panel, .MessageBubble-wall, .toast').nth(2).waitFor();
  const cdp = await context.newCDPSession(page);
  const see = async (value: string) => {
    await cdp.send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'prefers-reduced-transparency', value },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ],
    });
    return page.evaluate(findTranslucent);
  };
  expect(await see('no-preference')).not.toEqual([]);
  expect(await see('reduce')).toEqual([]);
});

const scrolling = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);

test('who wants less motion sees none: nothing animates, fades or scrolls by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    for (const type of ['animationstart', 'transitionstart']) {
      document.addEventListener(
        type,
        (event) => console.error(`${type} on ${event.target instanceof Element ? event.target.className : ''}`),
        true,
      );
    }
  });
  await answerCookies(page);
  await openForm(page);
  await fillRequest(page, FULL_REQUEST);
  await (await submit(page)).close();
  await submitButton(page).hover();
  await page.getByRole('navigation', { name: pagina.cabecalho.menu }).getByRole('link').first().click();
  const running = await page.evaluate(() => document.getAnimations().length);
  expect(running).toBe(0);
  expect(await scrolling(page)).toBe('auto');
});

test('who does not mind motion sees the page scroll to a section', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  expect(await scrolling(page)).toBe('smooth');
});
