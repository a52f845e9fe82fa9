import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { IS_ANOTHER } from './looks.ts';

const NARROWEST = 320;
const WIDEST = 1440;
/**
 * Wide enough a step that the sweep is quick, and narrow enough that a grid which wraps by itself is met on both sides. The grids of
 * another pharmacy are the same.
 */
const STEP = IS_ANOTHER ? 16 : 8;

/**
 * In a page with a frame: makes the frame as wide as each width in turn and notes what sticks out sideways, or whose
 * text is cut off. A frame, because the browser's own window takes a hundred times as long to change. Between two
 * breakpoints of its styles a page that fits a width fits the next ones too: so both sides of each are looked at.
 */
function sweep([narrowest, widest, step]: readonly [number, number, number]): string[] {
  const frame = document.querySelector('iframe');
  const inside = frame?.contentDocument;
  if (!frame || !inside) throw new Error('The page is not in its frame.');
  const root = inside.documentElement;
  const texts = [...inside.querySelectorAll('p, li, a, button, h1, h2, h3, td, th, dd, dt, label, legend, code')];
  const describe = (node: Element | undefined) => `${node?.tagName.toLowerCase()}.${node?.className}`;

  function findOverflow(): string {
    const width = root.clientWidth;
    if (root.scrollWidth > width) {
      const nodes = [...(inside?.body.querySelectorAll('*') ?? [])];
      const culprit = nodes.find((node) => node.getBoundingClientRect().right > width + 0.5);
      return `the page is wider, because of ${describe(culprit)}`;
    }
    const cut = texts.find((node) => {
      if (node.scrollWidth <= node.clientWidth + 1 || node.clientWidth === 0) return false;
      const { overflowX, clipPath } = getComputedStyle(node);
      return overflowX !== 'visible' && overflowX !== 'auto' && clipPath === 'none';
    });
    return cut ? `text is cut off in ${describe(cut)}` : '';
  }

  function conditionsOf(rules: CSSRuleList): string[] {
    return [...rules].flatMap((rule) => [
      ...('conditionText' in rule ? [String(rule.conditionText)] : []),
      ...('cssRules' in rule ? conditionsOf(rule.cssRules as CSSRuleList) : []),
    ]);
  }
  const conditions = [...inside.styleSheets].flatMap((sheet) => conditionsOf(sheet.cssRules)).join();
  const widths = new Set<number>();
  for (const [, number, unit] of conditions.matchAll(/([\d.]+)(px|r?em)\b/g)) {
    const breakpoint = Math.round(Number(number) * (unit === 'px' ? 1 : 16));
    for (const width of [breakpoint - 1, breakpoint]) widths.add(width);
  }
  for (let width = narrowest; width <= widest; width += step) widths.add(width);
  return [...widths]
    .filter((width) => width >= narrowest && width <= widest)
    .sort((a, b) => a - b)
    .flatMap((width) => {
      frame.width = String(width);
      const what = findOverflow();
      return what ? [`${width} px: ${what}`] : [];
    });
}

/** Shows the path in a frame, which the site's own headers forbid to everybody else. */
async function openInFrame(page: Page, path: string, size: { width: number; height: number }): Promise<void> {
  await page.route(path, async (route) => {
    if (route.request().frame() === page.mainFrame()) {
      const html = `<!doctype html><style>body{margin:0}iframe{border:0}</style><iframe src="${path}" width="${size.width}" height="${size.height}"></iframe>`;
      return route.fulfill({ contentType: 'text/html', body: html });
    }
    const answer = await route.fetch();
    const { 'content-security-policy': _policy, 'x-frame-options': _options, ...headers } = answer.headers();
    return route.fulfill({ response: answer, headers });
  });
  await page.goto(path);
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
}

for (const path of ['/', '/politica-privacidade', '/nada']) {
  test(`${path} fits every width from 320 to 1440 px, without sideways scrolling or clipped text`, {
    // The not-found page shows nothing of a pharmacy that the others do not.
    tag: path === '/nada' ? [] : '@any',
  }, async ({ page, complaints }) => {
    test.slow();
    complaints.allow(/404|\/nada/);
    // Tall enough for every island to start.
    await openInFrame(page, path, { width: 400, height: 12_000 });
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(sweep, [NARROWEST, WIDEST, STEP] as const)).toEqual([]);
  });
}
