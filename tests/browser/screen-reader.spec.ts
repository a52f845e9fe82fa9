import { CALL_COSTS } from '../../src/contact/words.ts';
import { skipLink } from '../../src/document/words.ts';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { menuButton } from './controls.ts';
import { expect, test } from './fixtures.ts';

const { aluguer, hours } = loadPharmacy();

/** A link in Playwright's aria snapshot: its name, and in the next line where it leads. */
const LINK = /- '?link "((?:[^"\\]|\\.)*)".*\n +- \/url: (.*)$/gm;

/** The names, in Playwright's aria snapshot, of the parts with one of these roles. */
function namesOf(snapshot: string, ...roles: string[]): string[] {
  const named = new RegExp(`- '?(?:${roles.join('|')}) "((?:[^"\\\\]|\\\\.)*)"`, 'g');
  return [...snapshot.matchAll(named)].map(([, name = '']) => name);
}

// axe.spec.ts tests that landmarks stand once, controls have names and headings an order; keyboard.spec.ts what the
// form announces.
test('each page reads as a place: names, costs and hours once, as rows', async ({ page, complaints }) => {
  complaints.allow(/404|\/nada/);
  await page.clock.setFixedTime(new Date('2026-11-21T03:00:00Z'));
  for (const path of ['/politica-privacidade', '/nada', '/']) {
    await page.goto(path);
    await expect(page.getByRole('link').first()).toHaveText(skipLink);
    await expect(page.getByRole('img')).toHaveCount(0);
    await expect(page.getByRole('status').locator('a, button'), 'it holds the sentence that changes').toHaveCount(0);
    // In groups, or nine digits are read as hundreds of millions.
    await expect(page.getByRole('link', { name: /\d{9}/ })).toHaveCount(0);
    const tree = await page.locator('body').ariaSnapshot();
    const holders = namesOf(tree, 'article', 'complementary', 'form', 'group', 'navigation', 'region', 'table');
    const titles = namesOf(tree, 'heading');
    expect(holders.filter((name) => titles.includes(name))).toEqual([]);
    // The cost is not in the text that a link shows either: its name would lack it, and whoever speaks to the computer
    // and says the words that they see would name no link (WCAG 2.5.3).
    for (const cost of Object.values(CALL_COSTS))
      await expect(page.getByRole('link').filter({ hasText: cost })).toHaveCount(0);
    // Two parts: the cost stands between them, once.
    expect(tree.split(CALL_COSTS.fixa)).toHaveLength(2);
    expect(tree.split(CALL_COSTS.movel), 'of the number for the night').toHaveLength(
      path === '/politica-privacidade' ? 1 : 2,
    );
  }
  // On a phone's screen the menu and the bar have every link that a wide screen shows.
  await page.setViewportSize({ width: 360, height: 640 });
  await menuButton(page).click();
  const links = [...(await page.locator('body').ariaSnapshot()).matchAll(LINK)];
  expect(links.length).toBeGreaterThan(30);
  const several = Object.entries(Object.groupBy(links, ([, name = '']) => name)).filter(
    ([, same = []]) => new Set(same.map(([, , target]) => target)).size > 1,
  );
  expect(several).toEqual([]);
  for (const { days, times } of hours.flatMap((part) => part.rows)) {
    const row = page.locator('#sobre').getByRole('row');
    const ofDays = row.filter({ has: page.getByRole('rowheader', { name: days }) });
    await expect(ofDays.getByRole('cell')).toContainText(times);
  }
  for (const { nome } of aluguer) await expect(page.getByRole('rowheader', { name: nome })).toHaveCount(1);
});

test('a browser’s reader view keeps the contacts, and nothing untrue', { tag: '@any' }, async ({
  page,
  complaints,
}) => {
  complaints.allow(/404|\/nada/);
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [path, hour] of [
    ['/politica-privacidade', 13],
    ['/nada', 23],
    ['/', 11],
    ['/', 23],
  ] as const) {
    await page.clock.setFixedTime(Date.UTC(2026, 10, 16, hour));
    await page.goto(path);
    expect(await page.evaluate(styledAway), `${path} at ${hour}h`).toEqual([]);
  }
  // Of an element that is named so, mozilla/readability keeps nothing.
  const refused = /contact|footer|share|related|media|comment|widget|banner|sidebar/i;
  const named = page.locator('#contactos :is([class], [id])');
  const names = await named.evaluateAll((nodes) => nodes.map(({ id, className }) => `${id} ${className}`));
  expect(names.filter((name) => refused.test(name))).toEqual([]);
  // Of a list of numbers, which is nearly all links, what is named as text: where nobody asks anything, no other text
  // is beside it.
  const boxes = page.locator('#contactos div:has(dl)');
  const boxNames = await boxes.evaluateAll((nodes) => nodes.map(({ className }) => className));
  expect(boxNames.filter((name) => !/page|text/.test(name))).toEqual([]);
  // Of pictures half as many as paragraphs at least.
  await expect(page.locator('#pagamentos li:has(img):not(:has(p))')).toHaveCount(0);
});

/** In the page: what depends on the hour and is out of sight by a style alone. */
function styledAway(): string[] {
  const parts = document.querySelectorAll<HTMLElement>('header [data-while], main [data-while]');
  return [...parts]
    .filter((part) => getComputedStyle(part).display === 'none' && !part.closest('[hidden]'))
    .map((part) => part.outerHTML.slice(0, 120));
}
