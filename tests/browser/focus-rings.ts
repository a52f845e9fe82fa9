import type { Page } from '@playwright/test';
import { LOOKS } from './looks.ts';

/** Of WCAG 2.4.13: how thick a ring is at least, in CSS pixels, and its contrast with what it lies on. */
const RING = { width: 2, contrast: 3 };

/**
 * In the page, after a key was pressed: gives each control the focus and looks at its ring: whether there is one, thick
 * enough, in contrast to the ground around the control, and not cut off by a box that hides what sticks out.
 */
function findFaintRings(least: typeof RING): string[] {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas.');

  function luminance(colour: string): number {
    context?.clearRect(0, 0, 1, 1);
    if (context) context.fillStyle = colour;
    context?.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
    const linear = (value: number) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  }

  function contrast(a: string, b: string): number {
    const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
    return (light + 0.05) / (dark + 0.05);
  }

  function groundOf(node: Element): string {
    const colour = getComputedStyle(node).backgroundColor;
    const isClear = colour === 'transparent' || /, 0\)$|\/ 0\)$/.test(colour);
    return isClear && node.parentElement ? groundOf(node.parentElement) : colour;
  }

  function cutterOf(node: Element, reach: number): Element | undefined {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    for (let box = node.parentElement; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflowX === 'visible') continue;
      const edge = box.getBoundingClientRect();
      const isInside =
        left - reach >= edge.left &&
        right + reach <= edge.right &&
        top - reach >= edge.top &&
        bottom + reach <= edge.bottom;
      if (!isInside) return box;
    }
    return undefined;
  }

  const controls = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary');
  return [...controls].flatMap((node) => {
    if (node.tabIndex < 0 || !node.checkVisibility({ visibilityProperty: true })) return [];
    node.focus();
    const { outlineStyle, outlineColor, outlineWidth, outlineOffset } = getComputedStyle(node);
    const name = `${node.tagName} "${(node.ariaLabel || node.textContent || node.getAttribute('name') || '').trim().slice(0, 40)}"`;
    const width = Number.parseFloat(outlineWidth);
    if (outlineStyle === 'none' || width < least.width) return [`${name}: no ring`];
    const cutter = cutterOf(node, Number.parseFloat(outlineOffset) + width);
    const found = contrast(outlineColor, groundOf(node.parentElement ?? node));
    return [
      ...(found < least.contrast ? [`${name}: ${found.toFixed(2)}:1 on ${groundOf(node.parentElement ?? node)}`] : []),
      ...(cutter ? [`${name}: cut off by ${cutter.className}`] : []),
    ];
  });
}

/** The problems of the rings of all controls, in every look. A key must have been pressed last, or none is shown. */
export async function faintRings(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const [look, media] of Object.entries(LOOKS)) {
    await page.emulateMedia(media);
    problems.push(...(await page.evaluate(findFaintRings, RING)).map((problem) => `${look}: ${problem}`));
  }
  await page.emulateMedia(LOOKS.light);
  return problems;
}
