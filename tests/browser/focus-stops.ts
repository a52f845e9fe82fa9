import type { Page } from '@playwright/test';

/** One stop of the keyboard on its way through the page. */
export interface Stop {
  /** Its description, for the message of a failing test. */
  name: string;
  /** Whether it stands out of the flow of reading: in a banner, or in the corner of a box that it closes. */
  isFloating: boolean;
  /** Its edges on the page, in CSS pixels. */
  box: { top: number; bottom: number; left: number; right: number };
  /** Its problems: no outline, out of the screen, under something. */
  problems: string[];
}

declare global {
  interface Window {
    focusStops: Stop[];
  }
}

/**
 * In the page: notes each stop when the next Tab is pressed, that is, at rest, and which controls a Tab should reach.
 * An element under another one is found by asking the browser what a finger would touch there.
 */
function recordStops(): string[] {
  const nameOf = (node: Element): string => {
    const text = node.ariaLabel || node.getAttribute('name') || node.textContent || '';
    return `${node.tagName.toLowerCase()} "${text.trim().slice(0, 40)}"`;
  };

  function findCover(node: Element, box: DOMRect): string[] {
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    if (box.left < 0 || box.right > width) return ['sticks out sideways'];
    if (box.top < 0 || box.bottom > height) return [`out of the screen, at ${Math.round(box.top)} px`];
    // So far from the corners, a circle is touched too.
    const inset = Math.min(box.width, box.height) * 0.16;
    const xs = [box.left + inset, box.left + box.width / 2, box.right - inset];
    // Of a field of several lines the browser shows the one that is written in.
    const ys = [box.top + inset, ...(node.matches('textarea') ? [] : [box.top + box.height / 2, box.bottom - inset])];
    const touched = xs.flatMap((x) => ys.map((y) => document.elementFromPoint(x, y)));
    const covers = touched.filter((over) => over && !node.contains(over) && !over.contains(node));
    return covers.slice(0, 1).map((over) => `under ${over ? nameOf(over) : ''}`);
  }

  function note(): void {
    const node = document.activeElement;
    if (!node || node === document.body) return;
    const { outlineStyle, outlineWidth } = getComputedStyle(node);
    const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    let ancestor: Element | null = node;
    while (ancestor && !/fixed|absolute/.test(getComputedStyle(ancestor).position)) ancestor = ancestor.parentElement;
    const { top, bottom, left, right } = node.getBoundingClientRect();
    const box = { top: top + scrollY, bottom: bottom + scrollY, left, right };
    const covers = [...node.getClientRects()].flatMap((line) => findCover(node, line));
    const problems = [...(hasOutline ? [] : ['no outline']), ...covers];
    window.focusStops.push({ name: nameOf(node), isFloating: ancestor !== null, box, problems });
  }

  if (!window.focusStops) document.addEventListener('keydown', ({ key }) => key === 'Tab' && note(), { capture: true });
  window.focusStops = [];
  const controls = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary');
  return [...controls]
    .filter((node) => node.tabIndex >= 0 && node.checkVisibility({ visibilityProperty: true }))
    .map(nameOf);
}

/** In the page: the next Tab starts at its beginning, as after loading it. */
function startOver(): void {
  const beginning = document.createElement('span');
  beginning.tabIndex = -1;
  document.body.prepend(beginning);
  beginning.focus();
  beginning.remove();
  scrollTo(0, 0);
}

/** In the page: how many stops were noted, once the next frame has been painted. */
const countAfterAFrame = () =>
  new Promise<number>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(window.focusStops.length))));

/** Goes through the page with Tab, there and, with Shift+Tab, back, until the focus leaves it at either end. */
export async function walk(page: Page): Promise<{ there: Stop[]; back: Stop[]; controls: string[] }> {
  await page.evaluate(startOver);
  const controls = await page.evaluate(recordStops);
  const collect = async (key: string) => {
    // One more press than controls: each notes the stop before it. A busy browser may lose two.
    for (let press = 0, isOver = false; press <= controls.length + 2 && !isOver; press++) {
      await page.keyboard.press(key);
      // A focused element is scrolled to in the next frame.
      const noted = await page.evaluate(countAfterAFrame);
      isOver = noted >= controls.length;
    }
    return page.evaluate(() => window.focusStops.splice(0));
  };
  const there = await collect('Tab');
  const back = await collect('Shift+Tab');
  return { there, back, controls };
}

/** Stops that come after what stands below them, or to the right of them in the same line. */
export function outOfOrder(stops: Stop[]): string[] {
  const inFlow = stops.filter(({ isFloating }) => !isFloating);
  return inFlow.flatMap((stop, i) => {
    const before = inFlow[i - 1];
    if (!before) return [];
    const isAbove = stop.box.bottom <= before.box.top;
    const isInLine = stop.box.top < before.box.bottom && stop.box.bottom > before.box.top;
    const isBefore = isAbove || (isInLine && stop.box.right <= before.box.left);
    return isBefore ? [`${stop.name} comes after ${before.name}`] : [];
  });
}
