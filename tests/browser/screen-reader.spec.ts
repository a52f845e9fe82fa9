import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { menuButton } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { sizeOf } from './looks.ts';

const content = loadPharmacy();
const { pagina } = content;

/** A thing on the page, as assistive technology has it. */
interface Item {
  role: string;
  name: string;
  /** Where a link leads. */
  target?: string | undefined;
  children: Item[];
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Everything that assistive technology has of the page, in its order. */
async function itemsOf(page: Page): Promise<Item[]> {
  return (parse(await page.locator('body').ariaSnapshot()) as unknown[]).flatMap(itemsIn);
}

/** Reads a node of Playwright's aria snapshot, `role "name" [state]`: alone, over its text, or over a list of children. */
function itemsIn(node: unknown): Item[] {
  if (typeof node === 'string') return [itemOf(node, [])];
  return Object.entries(node as object).map(([title, below]) => itemOf(title, below));
}

function itemOf(title: string, below: unknown): Item {
  const [, role = '', name = ''] = /^([\w-]+)(?: "((?:[^"\\]|\\.)*)")?/.exec(title) ?? [];
  const list = Array.isArray(below) ? below : [];
  const text = Array.isArray(below) ? '' : String(below);
  const target = list.find((child) => child?.['/url'])?.['/url'];
  return { role, name: plain(name || text), target, children: list.flatMap(itemsIn) };
}

const all = (items: Item[]): Item[] => items.flatMap((item) => [item, ...all(item.children)]);
const withRole = (items: Item[], ...roles: string[]) => all(items).filter(({ role }) => roles.includes(role));

/** In the page: its text, as a visitor copies it. */
function copyAll(): string {
  getSelection()?.selectAllChildren(document.body);
  return String(getSelection());
}

// That landmarks and controls have names and headings an order is axe's to say: axe.spec.ts; what the form announces: keyboard.spec.ts.
function expectPlace(items: Item[]): void {
  expect(withRole(items, 'link')[0]?.name).toBe(pagina.cabecalho.saltar);
  const landmarks = withRole(items, 'banner', 'navigation', 'main', 'contentinfo').map(({ role, name }) => role + name);
  expect(landmarks).toEqual(expect.arrayContaining(['banner', 'main', 'contentinfo']));
  expect(new Set(landmarks).size).toBe(landmarks.length);
  expect(withRole(items, 'img')).toEqual([]);
  // In groups, or nine digits are read as hundreds of millions.
  expect(withRole(items, 'link').filter(({ name }) => /\d{9}/.test(name))).toEqual([]);
}

test('each page reads as a place: the skip link first, each landmark once, drawings not at all; hours and rentals are rows', async ({
  page,
  complaints,
}) => {
  complaints.allow(/404|\/nada/);
  await page.clock.setFixedTime(new Date('2026-11-21T03:00:00Z'));
  for (const path of ['/politica-privacidade', '/nada', '/']) {
    await page.goto(path);
    expectPlace(await itemsOf(page));
    const copied = await page.evaluate(copyAll);
    expect(copied, 'no label twice').not.toMatch(/(.{6,})[:,]\s*\1:/);
    expect(copied, 'no word joined to a number').not.toMatch(/[\p{L}:]\d{3} \d{3}/u);
  }
  for (const screen of ['1280×800', '360×640']) {
    await page.setViewportSize(sizeOf(screen));
    if (screen === '360×640') await menuButton(page).click();
    const links = withRole(await itemsOf(page), 'link');
    expect(links.filter(({ target }) => target).length).toBeGreaterThan(30);
    const targets = Object.groupBy(links, ({ name }) => name);
    const several = Object.entries(targets).filter(
      ([, same = []]) => new Set(same.map(({ target }) => target)).size > 1,
    );
    expect(Object.fromEntries(several), `on ${screen} no name leads to two places`).toEqual({});
    expect(links.filter(({ name }) => !name)).toEqual([]);
  }
  const rows = withRole(await itemsOf(page), 'row');
  expect(rows.length).toBeGreaterThan(content.aluguer.length);
  for (const { days, times } of content.hours.flatMap((part) => part.rows)) {
    const row = page
      .locator('#sobre')
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: days }) });
    await expect(row.getByRole('cell')).toContainText(times);
  }
  for (const { nome } of content.aluguer) await expect(page.getByRole('rowheader', { name: nome })).toHaveCount(1);
});
