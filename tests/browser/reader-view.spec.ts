import { expect, test } from './fixtures.ts';

test('a reader view, which knows no styles, has nothing untrue', { tag: '@any' }, async ({ page, complaints }) => {
  complaints.allow(/404|\/nada/);
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [path, hour] of [
    ['/nada', 23],
    ['/', 11],
    ['/', 23],
  ] as const) {
    await page.clock.setFixedTime(Date.UTC(2026, 10, 16, hour));
    await page.goto(path);
    expect(await page.evaluate(styledAway), `${path} at ${hour}h`).toEqual([]);
  }
});

/** In the page: what depends on the hour and is out of sight by a style alone. */
function styledAway(): string[] {
  const parts = document.querySelectorAll<HTMLElement>('header [data-while], main [data-while]');
  return [...parts]
    .filter((part) => getComputedStyle(part).display === 'none' && !part.closest('[hidden]'))
    .map((part) => part.outerHTML.slice(0, 120));
}
