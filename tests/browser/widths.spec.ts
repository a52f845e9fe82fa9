import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const NARROWEST = 320;
const WIDEST = 1440;

/** What sticks out sideways, or whose text is cut off, at the present width; empty when all is well. */
function findOverflow(): string {
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) {
    const culprit = [...document.body.querySelectorAll('*')].find(
      (node) => node.getBoundingClientRect().right > root.clientWidth + 0.5 && node.getClientRects().length > 0,
    );
    return `page ${root.scrollWidth} px wide because of ${culprit?.tagName}.${culprit?.className}`;
  }
  for (const node of document.body.querySelectorAll('p, li, a, button, h1, h2, h3, td, th, dd, dt, label, legend')) {
    const { overflowX, clipPath, position } = getComputedStyle(node);
    const isHiddenOnPurpose = position === 'absolute' && clipPath !== 'none';
    const clips = overflowX === 'hidden' || overflowX === 'clip';
    if (clips && !isHiddenOnPurpose && node.scrollWidth > node.clientWidth + 1)
      return `text cut off in ${node.tagName}.${node.className}`;
  }
  return '';
}

/** Joins neighbouring widths with the same fault into "320–334 px: fault". */
function toRanges(faults: { width: number; fault: string }[]): string[] {
  const ranges: { from: number; to: number; fault: string }[] = [];
  for (const { width, fault } of faults) {
    const last = ranges.at(-1);
    if (last && last.to === width - 1) last.to = width;
    else ranges.push({ from: width, to: width, fault });
  }
  return ranges.map(({ from, to, fault }) => `${from}–${to} px: ${fault}`);
}

async function sweep(page: Page): Promise<string[]> {
  const faults: { width: number; fault: string }[] = [];
  for (let width = NARROWEST; width <= WIDEST; width++) {
    await page.setViewportSize({ width, height: 800 });
    const fault = await page.evaluate(findOverflow);
    if (fault) faults.push({ width, fault });
  }
  return toRanges(faults);
}

for (const path of ['/', '/politica-privacidade', '/nada']) {
  test(`${path} fits every width from 320 to 1440 px, without sideways scrolling or clipped text`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(120_000);
    complaints.allow(/404|\/nada/);
    await page.goto(path);
    expect(await sweep(page)).toEqual([]);
  });
}
