import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { loadContent } from '../../src/content/load.ts';
import { expect, test } from './fixtures.ts';
import { openForm } from './form.ts';

const { pagina } = loadContent();

test('the request form has a name', async ({ page }) => {
  await openForm(page);
  await expect(page.getByRole('form', { name: pagina.pedido.titulo })).toBeVisible();
});

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

test('no two landmarks of a kind have the same name', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  for (const role of ['navigation', 'region', 'form'] as const) {
    const landmarks = page.getByRole(role);
    const snapshots = await Promise.all((await landmarks.all()).map((landmark) => landmark.ariaSnapshot()));
    const names = snapshots.map((snapshot) => snapshot.split('\n')[0]);
    expect(new Set(names).size, role).toBe(names.length);
  }
});

test('a number that serves several purposes is shown once in the contacts and names each of them', async ({ page }) => {
  await page.goto('/');
  const { telefone, whatsapp, urgencia } = pagina.contactos;
  const contacts = page.locator('#contactos');
  for (const name of [`${telefone}: 249 000 000`, whatsapp, `${urgencia}: 910 000 000`])
    await expect(contacts.getByRole('link', { name, exact: true })).toHaveCount(1);
  await expect(contacts.getByRole('definition').filter({ hasText: '910 000 000' })).toHaveCount(1);
});
