import { CALL_COSTS } from '../../src/contact/words.ts';
import { skipLink } from '../../src/document/words.ts';
import { expect, test } from './fixtures.ts';

/** The names, in Playwright's aria snapshot, of the parts with one of these roles. */
function namesOf(snapshot: string, ...roles: string[]): string[] {
  const named = new RegExp(`- '?(?:${roles.join('|')}) "((?:[^"\\\\]|\\\\.)*)"`, 'g');
  return [...snapshot.matchAll(named)].map(([, name = '']) => name);
}

// axe.spec.ts tests that landmarks stand once, controls have names and headings an order; keyboard.spec.ts what the
// form announces.
// That no two links of one name lead to different places: tests/dist/links.test.ts.
test('each page reads as a place, and says once what a call costs', async ({ page, complaints }) => {
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
});
