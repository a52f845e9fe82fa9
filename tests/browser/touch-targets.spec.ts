import type { Page } from '@playwright/test';
import { findClipping } from './clipping.ts';
import { banner } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { openHydrated } from './islands.ts';
import { IS_ANOTHER } from './looks.ts';

/** What is smaller than a finger, and what a target in a line of text must keep clear around it, in CSS pixels. */
const TARGET = 44;
const SPACING = 24;

interface Target {
  name: string;
  width: number;
  height: number;
  /** The distance from its centre to that of the nearest other target of its layer: a fixed one covers the page. */
  apart: number;
  isInText: boolean;
}

/** In the page: each target that can be seen. A label is part of its control; a link that wraps is as high as its lines. */
function measureTargets(): Target[] {
  const nodes = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')];
  const shown = nodes.filter(
    (node) => node.checkVisibility({ visibilityProperty: true }) && !node.matches('.skip-link'),
  );
  const layerOf = (node: Element | null): Element | null =>
    !node || getComputedStyle(node).position === 'fixed' ? node : layerOf(node.parentElement);
  const centres = shown.map((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, layer: layerOf(node) };
  });
  return shown.map((node, i) => {
    const { width, height } = node.getBoundingClientRect();
    const own = centres[i] ?? { x: 0, y: 0, layer: null };
    const apart = Math.min(
      ...centres.map(({ x, y, layer }, j) =>
        i === j || layer !== own.layer ? Infinity : Math.hypot(x - own.x, y - own.y),
      ),
    );
    // In a line of text: words of the same paragraph stand before or after it.
    const block = node.closest('p, li, dd, small');
    const isInText =
      getComputedStyle(node).display === 'inline' && block?.textContent?.trim() !== node.textContent?.trim();
    const name = `${node.tagName.toLowerCase()} "${(node.ariaLabel || node.textContent || node.getAttribute('name') || '').trim().slice(0, 50)}"`;
    return { name, width, height, apart, isInText };
  });
}

/** A Monday, while it is open; sixteen hours later other numbers stand in the first view, in other sizes. */
const OPEN = new Date('2026-11-23T11:00:00Z');

/** The spacing that a reader may set for every text (WCAG 1.4.12). */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

async function expectRoomForSpacing(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, TEXT_SPACING);
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(findClipping), `${width} px`).toEqual([]);
  }
}

async function expectLargeTargets(page: Page): Promise<void> {
  const small = (await page.evaluate(measureTargets)).filter(({ width, height, apart, isInText }) =>
    isInText ? apart < SPACING : Math.min(width, height) < TARGET,
  );
  expect(small).toEqual([]);
}

for (const path of ['/', '/politica-privacidade', '/nada']) {
  test(`${path}: every target is large enough for a finger, every field for an iPhone not to zoom, no text lost to a reader's own spacing`, {
    // The not-found page shows nothing of a pharmacy that the others do not.
    tag: path === '/nada' ? [] : '@any',
  }, async ({ page, complaints }) => {
    complaints.allow(/404|\/nada/);
    await page.clock.install({ time: OPEN });
    await openHydrated(page, path);
    await banner(page).waitFor();
    await expectLargeTargets(page);
    const sizes = await page
      .locator('input, select, textarea')
      .evaluateAll((nodes) => nodes.map((node) => Number.parseFloat(getComputedStyle(node).fontSize)));
    expect(sizes.filter((size) => size < 16)).toEqual([]);
    if (path === '/') {
      expect(sizes.length).toBeGreaterThan(8);
      const state = page.locator('[data-open] [data-opening]');
      const before = await state.allInnerTexts();
      await page.clock.fastForward('16:00:00');
      if (before[0]) await expect(state).not.toHaveText(before[0]);
      await expectLargeTargets(page);
    }
    if (!IS_ANOTHER) await expectRoomForSpacing(page);
  });
}
