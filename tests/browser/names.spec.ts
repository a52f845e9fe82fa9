import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { loadContent } from '../../src/content/load.ts';
import { expect, test } from './fixtures.ts';

const { pagina } = loadContent();

/** Name and target of each link, as assistive technology has them. */
async function linksOf(page: Page): Promise<{ name: string; target: string }[]> {
  const tree = parse(await page.locator('body').ariaSnapshot()) as Node[];
  return tree.flatMap(linksIn);
}

type Node = string | Record<string, unknown>;

function linksIn(node: Node): { name: string; target: string }[] {
  if (typeof node === 'string') return [];
  return Object.entries(node).flatMap(([title, children]) => {
    if (!Array.isArray(children)) return [];
    const [role, name] = title.split(/ (?=")/);
    const target = children.map((child) => child['/url']).find(Boolean);
    return role === 'link' ? [{ name: name ?? '', target }] : children.flatMap(linksIn);
  });
}

for (const [screen, size] of Object.entries({
  phone: { width: 360, height: 640 },
  desktop: { width: 1280, height: 800 },
})) {
  test(`on a ${screen} no two links with one name lead to different places, and each has a name`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.clock.setFixedTime(new Date('2026-11-21T03:00:00Z'));
    await page.goto('/');
    if (screen === 'phone') await page.getByRole('banner').getByRole('button', { name: pagina.cabecalho.menu }).click();
    const links = await linksOf(page);
    expect(links.filter(({ target }) => target).length).toBeGreaterThan(30);
    const targets = Object.groupBy(links, ({ name }) => name);
    const several = Object.entries(targets).filter(
      ([, same = []]) => new Set(same.map(({ target }) => target)).size > 1,
    );
    expect(Object.fromEntries(several)).toEqual({});
    expect(links.filter(({ name }) => !name)).toEqual([]);
  });
}
