import { writeFileSync } from 'node:fs';
import { chromium, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startEditor } from '../../tests/editor/server.ts';
import { findHeadlessShell, launchOptions } from '../browsers.ts';

const FOLDER = 'docs/imagens';
const field = (page: Page, id: string) => page.locator(`[data-campo="${id}"]`);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function save(page: Page): Promise<void> {
  await press(page, 'Guardar');
  await page.getByRole('status').filter({ hasText: 'Guardado' }).waitFor();
  await page.getByRole('main').evaluate((form) => form.scrollTo(0, 0));
}

/** Each picture: the topic that it shows, and what is done there before. */
const PICTURES: [name: string, topic: string, arrange: (page: Page) => Promise<void>][] = [
  [
    'preco',
    'Aluguer',
    async (page) => {
      await field(page, 'aluguer.yaml:[0].precoDia').fill('1,20');
      await save(page);
      await expect(page.frameLocator('iframe').getByText('1,20').first()).toBeInViewport();
    },
  ],
  [
    'servico',
    'Serviços',
    async (page) => {
      await press(page, 'Acrescentar');
      await field(page, 'servicos.yaml:[6].nome').fill('Preparação da medicação semanal');
      await field(page, 'servicos.yaml:[6].descricao').fill('Cada comprimido na sua hora.');
      await save(page);
      await expect(page.frameLocator('iframe').getByText('Cada comprimido na sua hora.')).toBeInViewport();
      await field(page, 'servicos.yaml:[6].nome').evaluate((box) => box.closest('li')?.scrollIntoView());
    },
  ],
  [
    'aviso',
    'Avisos',
    async (page) => {
      await press(page, 'Novo aviso');
      await field(page, 'avisos.json:[0].texto').fill('No dia 25 estamos fechados. Para urgências, ligue-nos.');
      await field(page, 'avisos.json:[0].de').fill('2026-12-25');
      await field(page, 'avisos.json:[0].fechada').check();
      await save(page);
      await page.frameLocator('iframe').locator('[data-aviso]').waitFor();
    },
  ],
  ['horas', 'Horas', async () => {}],
  [
    'publicar',
    'Aluguer',
    async (page) => {
      await press(page, 'Publicar');
      await page.getByRole('heading', { name: 'O que muda no site' }).waitFor();
    },
  ],
];

/** Makes the pictures of docs/guia.md, from the real editor on a copy of the demonstration. */
export async function shootGuide(): Promise<void> {
  const editor = await startEditor();
  const browser = await chromium.launch({
    ...launchOptions(findHeadlessShell(), '--lang=pt-PT'),
    env: { ...process.env, LANGUAGE: 'pt_PT' },
  });
  try {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      locale: 'pt-PT',
      timezoneId: 'Europe/Lisbon',
    });
    await page.goto(`${editor.url}/editar`);
    for (const [name, topic, arrange] of PICTURES) {
      await page.getByRole('navigation').getByRole('link', { name: topic }).click();
      await page.frameLocator('iframe').locator('footer').waitFor();
      await arrange(page);
      await page.evaluate(() => document.fonts.ready);
      await page.frameLocator('iframe').locator('footer').waitFor();
      const file = `${FOLDER}/${name}.webp`;
      writeFileSync(
        file,
        await sharp(await page.screenshot())
          .resize(840)
          .webp({ quality: 50 })
          .toBuffer(),
      );
      console.log(file);
    }
  } finally {
    await browser.close();
    editor.stop();
  }
}
