import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { type EditorServer, resetContent, startEditor } from './server.ts';

/** Opens every fold around a control. */
async function unfold(control: Locator): Promise<void> {
  await control.first().evaluate((element) => {
    for (let part: Element | null = element; part; part = part.parentElement) part.setAttribute('open', '');
  });
}

/** Types into a field, which may be folded. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await unfold(field);
  await field.fill(text);
}

/** By how much the page, or a part of it that scrolls, is wider than the screen. */
export const sidewaysOf = (page: Page) =>
  page.evaluate(() => {
    const parts = [document.documentElement, ...document.querySelectorAll('main, nav')];
    return Math.max(...parts.map((part) => part.scrollWidth - part.clientWidth));
  });

/** What the editor's page complains of from now on. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // The preview's frame has messages of the development server, whose addresses may hold «editar» too, in the name
    // of a folder: those of the editor begin with it.
    const { pathname } = URL.parse(message.location().url) ?? {};
    if (message.type() === 'error' && pathname?.startsWith('/editar')) complaints.push(`${pathname} ${message.text()}`);
  });
  return complaints;
}

/** The editor as an owner uses it. */
export class Owner {
  readonly page: Page;
  readonly #url: string;
  /** That of the pharmacy, where it is on this computer. */
  readonly folder: string;

  constructor(page: Page, { url, folder = '' }: { url: string; folder?: string }) {
    this.page = page;
    this.#url = url;
    this.folder = folder;
  }

  async open(topic?: string): Promise<void> {
    await this.page.goto(`${this.#url}/editar`);
    await this.page.getByRole('navigation').getByRole('link').first().waitFor();
    if (topic) await this.choose(topic);
  }

  /** Goes back to the list, from which there is no way to it. */
  async toTopics(): Promise<void> {
    const back = this.page.getByRole('link', { name: 'Temas' });
    if (await back.isVisible()) await back.click();
  }

  async choose(topic: string): Promise<void> {
    await this.toTopics();
    await this.page.getByRole('navigation').getByRole('link', { name: topic }).click();
    await expect(this.page.getByRole('heading', { name: topic, level: 2 })).toBeVisible();
  }

  async type(field: string, text: string): Promise<void> {
    await typeInto(this.field(field), text);
  }

  unfold = unfold;

  /** The control of a field: `aluguer.yaml:[1].precoDia`. */
  field(id: string): Locator {
    return this.page.locator(`[data-field="${id}"]`);
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async save(): Promise<void> {
    await this.button('Guardar').click();
    await expect(this.status).toHaveText('Guardado');
  }

  get status(): Locator {
    return this.page.locator('main form').getByRole('status').last();
  }

  /** A field's mistake, beside it. */
  mistakeOf(id: string): Locator {
    return this.page.locator(`[id="${id}-mistake"]`);
  }

  /** The preview; an inert frame is one that is still loading. */
  get site() {
    return this.page.frameLocator('iframe:not([inert])');
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }
}

/** Playwright's test with the editor on a fresh copy of the demonstration; a page that complains fails it. */
export const test = base.extend<{ owner: Owner }, { server: EditorServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
    async ({}, use) => {
      const server = await startEditor();
      // The server builds each page at its first visit, in some seconds: before the tests.
      for (const path of ['/', '/politica-privacidade']) await fetch(server.url + path);
      await use(server);
      server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  owner: async ({ page, server, context }, use) => {
    resetContent(server.folder);
    const complaints = complaintsOf(page);
    await context.route(
      (url) => url.hostname !== '127.0.0.1',
      (route) => route.abort(),
    );
    await use(new Owner(page, server));
    // Until the server has answered what the page still asked for, or that would read the next test's files.
    await page.close();
    await fetch(`${server.url}/editar`);
    expect(complaints, server.output()).toEqual([]);
  },
});

export { expect };
