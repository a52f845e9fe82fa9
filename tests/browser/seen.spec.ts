import type { CDPSession, Page } from '@playwright/test';
import { loadContent } from '../../src/content/load.ts';
import { answerCookies, banner } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { FULL_REQUEST, fillRequest, openForm, submit, submitButton } from './form.ts';
import { openHydrated } from './islands.ts';

const { pagina } = loadContent();

/** The spacing that a reader may set for every text (WCAG 1.4.12). */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;
/** The size of letters set in the browser by somebody who sees little; 16 is what everybody else has. */
const LARGE_LETTERS = 32;

declare global {
  interface Window {
    readerSheet?: CSSStyleSheet;
  }
}

/** Shows the page as this reader has set their browser, which no policy of the site's may hinder. */
async function readAs(page: Page, cdp: CDPSession, { css, letters, width }: Reader): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: letters } });
  await page.evaluate((text) => {
    window.readerSheet ??= new CSSStyleSheet();
    window.readerSheet.replaceSync(text);
    document.adoptedStyleSheets = [...new Set([...document.adoptedStyleSheets, window.readerSheet])];
  }, css);
}

/** In the page: what sticks out sideways, whose text is cut off, and which texts lie over each other. */
function findClipping(): string[] {
  const width = document.documentElement.clientWidth;
  const describe = (node: Element) =>
    `${node.tagName.toLowerCase()}.${node.className} "${node.textContent?.trim().slice(0, 40)}"`;
  const shown = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (node) =>
      !node.closest('svg, iframe, .visually-hidden, .skip-link') && node.checkVisibility({ visibilityProperty: true }),
  );
  const isScrolled = (node: Element): boolean => {
    const parent = node.parentElement;
    return parent !== null && (/auto|scroll/.test(getComputedStyle(parent).overflowX) || isScrolled(parent));
  };
  const problems: string[] = [];
  if (document.documentElement.scrollWidth > width) problems.push('the page scrolls sideways');
  for (const node of shown) {
    const { overflowX, overflowY } = getComputedStyle(node);
    const isCutX = /hidden|clip/.test(overflowX) && node.scrollWidth > node.clientWidth + 1;
    const isCutY = /hidden|clip/.test(overflowY) && node.scrollHeight > node.clientHeight + 1;
    if ((isCutX || isCutY) && node.textContent?.trim()) problems.push(`cut off: ${describe(node)}`);
    const box = node.getBoundingClientRect();
    if (box.right > width + 1 && !isScrolled(node)) problems.push(`sticks out: ${describe(node)}`);
  }
  const texts = shown.filter((node) => node.matches('p, a, button, h1, h2, h3, h4, label, dt, small, legend'));
  const boxes = texts.flatMap((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const isFloating = node.closest('[data-cookie-banner]') !== null;
    return isFloating || node.childElementCount > 0 ? [] : [{ node, box: range.getBoundingClientRect() }];
  });
  for (const [i, { node, box }] of boxes.entries()) {
    for (const other of boxes.slice(i + 1, i + 6)) {
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (across > 4 && down > 6)
        problems.push(`${describe(node)} lies over ${describe(other.node)} by ${Math.round(down)} px`);
    }
  }
  return problems;
}

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

interface Reader {
  /** Their own style, which comes after ours. */
  css: string;
  /** Their size of letters. */
  letters: number;
  width: number;
}

const READERS: Record<string, Reader> = {
  'text spaced out, on a phone': { css: TEXT_SPACING, letters: 16, width: 360 },
  'text spaced out, on the narrowest screen': { css: TEXT_SPACING, letters: 16, width: 320 },
  'letters twice as large, on a phone': { css: '', letters: LARGE_LETTERS, width: 360 },
  'letters twice as large, on a tablet': { css: '', letters: LARGE_LETTERS, width: 640 },
  'letters twice as large, on a desktop': { css: '', letters: LARGE_LETTERS, width: 1280 },
};

for (const path of ['/', '/politica-privacidade', '/nada']) {
  test(`${path} loses no text to a reader's own spacing and size of letters`, async ({ page, context, complaints }) => {
    test.slow();
    complaints.allow(/404|\/nada/);
    await openHydrated(page, path);
    await banner(page).waitFor();
    const cdp = await context.newCDPSession(page);
    for (const [name, reader] of Object.entries(READERS)) {
      await readAs(page, cdp, reader);
      expect.soft(await page.evaluate(findClipping), name).toEqual([]);
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

test('magnified four times the cookie banner scrolls away with the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).evaluate((node) => node.scrollIntoView());
  await expect(banner(page)).not.toBeInViewport();
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
