import type { Locator } from '@playwright/test';

/** Whether an element, or its first so many pixels, stands in the screen with nothing over its edges and middle. */
export function isInSight(element: Locator, height = Number.POSITIVE_INFINITY): Promise<boolean> {
  return element.evaluate((node, most) => {
    const box = node.getBoundingClientRect();
    const { left, right, top } = box;
    const bottom = Math.min(box.bottom, top + most);
    const [x0, y0] = [(left + right) / 2, (top + bottom) / 2];
    const points = [
      [x0, y0],
      [x0, top + 4],
      [x0, bottom - 4],
      [left + 4, y0],
      [right - 4, y0],
    ] as const;
    return points.every(([x, y]) => node.contains(document.elementFromPoint(x, y)));
  }, height);
}

export async function centreOf(part: Locator): Promise<[x: number, y: number]> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return [x + width / 2, y + height / 2];
}

/** In the page: what sticks out sideways, whose text is cut off, and which texts lie over each other. */
export function findClipping(): string[] {
  const { clientWidth: width, scrollWidth } = document.documentElement;
  const describe = (node: Element) => node.outerHTML.slice(0, 90);
  const shown = [...document.body.querySelectorAll('*')].filter(
    (node) =>
      !node.closest('svg, iframe, .visually-hidden, .skip-link') && node.checkVisibility({ visibilityProperty: true }),
  );
  const isScrolled = (node: Element): boolean => {
    const parent = node.parentElement;
    return parent !== null && (/auto|scroll/.test(getComputedStyle(parent).overflowX) || isScrolled(parent));
  };
  const problems = scrollWidth > width ? ['the page scrolls sideways'] : [];
  for (const node of shown) {
    const { overflowX, overflowY } = getComputedStyle(node);
    const isCutX = /hidden|clip/.test(overflowX) && node.scrollWidth > node.clientWidth + 1;
    const isCutY = /hidden|clip/.test(overflowY) && node.scrollHeight > node.clientHeight + 1;
    if ((isCutX || isCutY) && node.textContent?.trim()) problems.push(`cut off: ${describe(node)}`);
    if (node.getBoundingClientRect().right > width + 1 && !isScrolled(node))
      problems.push(`sticks out: ${describe(node)}`);
  }
  const texts = shown.filter((node) => node.matches('p, a, button, h1, h2, h3, h4, label, dt, small, legend'));
  // Line by line: what follows a text that wraps stands beside its last line.
  const boxes = texts
    .filter((node) => !node.closest('[data-cookie-banner]') && node.childElementCount === 0)
    .map((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return { node, lines: [...range.getClientRects()] };
    });
  const overlap = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 4 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 6;
  for (const [i, { node, lines }] of boxes.entries()) {
    for (const other of boxes.slice(i + 1, i + 6)) {
      if (lines.some((line) => other.lines.some((below) => overlap(line, below))))
        problems.push(`${describe(node)} lies over ${describe(other.node)}`);
    }
  }
  return problems;
}
