import type { Page } from '@playwright/test';
import { formWords } from '../request-words.ts';
import { banner, cookiePreferences, publishNotices, rejectButton } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { SHORT_REQUEST } from './form.ts';
import { openHydrated } from './islands.ts';
import { sizeOf } from './looks.ts';

/**
 * In the page: the next Tab starts at the beginning of a part of it; numbers the controls there that Tab should reach,
 * and names them.
 */
function startOver(part: string): string[] {
  const beginning = document.createElement('span');
  beginning.tabIndex = -1;
  document.querySelector(part)?.prepend(beginning);
  beginning.focus();
  beginning.remove();
  if (part === 'body') scrollTo(0, 0);
  for (const earlier of document.querySelectorAll('[data-stop]')) earlier.removeAttribute('data-stop');
  const controls = document.querySelectorAll<HTMLElement>(
    `${part} :is(a[href], button, input, select, textarea, summary)`,
  );
  const stops = [...controls].filter(
    (node) => node.tabIndex >= 0 && node.checkVisibility({ visibilityProperty: true }),
  );
  // Of choices that are one, Tab reaches the chosen one or the first: the arrows lead to the others.
  const choices = (node: Element) =>
    stops.filter((stop) => stop.matches(`[type=radio][name="${node.getAttribute('name')}"]`));
  return stops
    .filter((node) => (choices(node)[0] ?? node) === node)
    .map((node, number) => {
      for (const each of [node, ...choices(node)]) each.dataset['stop'] = String(number);
      return node.outerHTML.slice(0, 90);
    });
}

/** In the page: what has the focus after the next frame, which scrolls to it; and what hides it there. */
async function readStop() {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const node = document.activeElement as HTMLElement;
  const nameOf = (part: Element) => part.outerHTML.slice(0, 90);

  function findCover(box: DOMRect): string[] {
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    if (box.left < 0 || box.right > width) return ['sticks out sideways'];
    // Of a field of several lines the browser shows the one that is written in.
    const isLong = node.matches('textarea');
    if (box.top < 0 || (isLong ? box.top : box.bottom) > height)
      return [`out of the screen, at ${Math.round(box.top)} px`];
    // So far from the corners, a circle is touched too.
    const inset = Math.min(box.width, box.height) * 0.16;
    const xs = [box.left + inset, box.left + box.width / 2, box.right - inset];
    const ys = isLong ? [box.top + inset] : [box.top + inset, box.bottom - inset];
    const touched = xs.flatMap((x) => ys.map((y) => document.elementFromPoint(x, y)));
    const cover = touched.find((over) => over && !node.contains(over) && !over.contains(node));
    return cover ? [`under ${nameOf(cover)}`] : [];
  }

  const isFixed = (part: Element | null): boolean =>
    part !== null && (/fixed|absolute/.test(getComputedStyle(part).position) || isFixed(part.parentElement));
  const { x, y, width, height } = node.getBoundingClientRect();
  return {
    number: node.dataset['stop'],
    name: nameOf(node),
    // Out of the flow of reading: in a banner, or in the corner of a box that it closes.
    isFloating: isFixed(node),
    box: { left: x, right: x + width, top: y + scrollY, bottom: y + height + scrollY },
    problems: [...node.getClientRects()].flatMap(findCover),
  };
}

/** A stop of the keyboard on its way through the page. */
type Stop = Awaited<ReturnType<typeof readStop>>;

/** The controls that pressing Tab leads to: a busy browser may lose a press, and the page may end. */
async function collect(page: Page, presses: number): Promise<Stop[]> {
  const stops = new Map<string, Stop>();
  for (let press = 0; press < presses + 2 && stops.size < presses; press++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(readStop);
    if (stop.number) stops.set(stop.number, stop);
  }
  return [...stops.values()];
}

/** Stops that come after what stands below them, or to the right of them in the same line. */
function outOfOrder(stops: Stop[]): string[] {
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

/** Goes through a part of the page with Tab: what it does not reach, reaches in the wrong order or under something. */
async function walk(page: Page, part = 'body'): Promise<string[]> {
  const controls = await page.evaluate(startOver, part);
  const stops = await collect(page, controls.length);
  const lost = controls.filter((_, i) => !stops.some(({ number }) => number === String(i)));
  return [
    ...lost.map((name) => `${name} is not reached`),
    ...outOfOrder(stops),
    ...stops.flatMap(({ name, problems }) => problems.map((what) => `${name}: ${what}`)),
  ];
}

/**
 * In the page, after a key was pressed: the controls of a walk whose ring is thinner than 2 px (WCAG 2.4.13). Its
 * contrast: src/styles/tokens.test.ts.
 */
function findRingless(): string[] {
  const controls = [...document.querySelectorAll<HTMLElement>('[data-stop]')];
  const isRingless = (node: HTMLElement) => {
    node.focus();
    // A link that reaches over the box it stands in has its ring around that.
    const reaches = getComputedStyle(node, '::after').position === 'absolute';
    const { outlineStyle, outlineWidth } = getComputedStyle(node, reaches ? '::after' : null);
    return outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2;
  };
  return controls.filter(isRingless).map((node) => node.outerHTML.slice(0, 90));
}

test('Tab shows every control, in the order of reading and under nothing', async ({ page, form }) => {
  test.slow();
  const texto = 'Esta noite estamos de serviço permanente, até às nove da manhã de domingo.';
  await publishNotices(page, { texto, tipo: 'urgente' });
  await openHydrated(page);
  await expect(banner(page)).toBeVisible();
  // The least room: a desktop of 1280×1024 magnified four times.
  await page.setViewportSize(sizeOf('320×256'));
  expect.soft(await walk(page)).toEqual([]);
  expect.soft(await page.evaluate(findRingless)).toEqual([]);

  await rejectButton(page).click();
  await form.fill(SHORT_REQUEST);
  await (await form.submit()).close();
  await form.panel.waitFor();
  await page.getByRole('button', { name: formWords.aviso.fechar, exact: true, includeHidden: true }).click();
  await expect(page.locator('.toast'), 'it takes the keys until it is gone').toHaveCount(0);
  await form.unfold();
  await page.getByRole('button', { name: formWords.botaoSms }).click();
  await expect(form.field('numeroReceita')).toBeFocused();
  // Exactly: a screen reader is told it too, in a sentence of its own.
  await expect(page.getByText(texto, { exact: true })).toBeVisible();
  expect.soft(await walk(page, '#pedido')).toEqual([]);
  expect.soft(await page.evaluate(findRingless)).toEqual([]);
});

async function escapeBanner(page: Page): Promise<void> {
  await expect(banner(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(banner(page)).toHaveCount(0);
}

test('the focus goes back from the banner to what called it, or stood before it', async ({ page, form }) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  for (const _stop of ['skip link', 'banner']) await page.keyboard.press('Tab');
  await escapeBanner(page);
  await page.keyboard.press('Tab');
  const first = page.getByRole('banner').getByRole('link').first();
  await expect(first, 'who went nowhere before goes on from its place').toBeFocused();

  await cookiePreferences(page).focus();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await escapeBanner(page);
  await expect(cookiePreferences(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  await expect(banner(page)).toHaveCount(0);
  await expect(cookiePreferences(page), 'who goes on at once is not called back').not.toBeFocused();

  await page.reload();
  await form.field('morada').focus();
  await expect(banner(page)).toBeVisible();
  await expect(form.field('morada')).toBeFocused();
  await rejectButton(page).click();
  await expect(form.field('morada'), 'given back once it is answered').toBeFocused();
});
