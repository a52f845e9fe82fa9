import sharp from 'sharp';
import { expect, type Owner, test } from '../../tests/editor/fixtures.ts';

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: {} });

/** Takes a picture of docs/guia.md. */
async function takePicture({ page, site }: Owner, name: string): Promise<void> {
  await site.locator('footer').waitFor();
  for (const part of [page.locator('body'), site.locator('body')]) await part.evaluate(() => document.fonts.ready);
  await page.evaluate(nameFolder);
  const picture = sharp(await page.screenshot()).resize(840);
  await picture.webp({ quality: 50 }).toFile(`docs/imagens/${name}.webp`);
}

/** In the page: shows an owner's folder in the place of the test's. */
function nameFolder(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    if (text.nodeValue) text.nodeValue = text.nodeValue.replace(/\S*editar-\w+$/, 'farmacia-local');
  }
}

async function save(owner: Owner): Promise<void> {
  await owner.save();
  await owner.page.getByRole('main').evaluate((form) => form.scrollTo(0, 0));
}

test('guia', async ({ owner }) => {
  const { page, site } = owner;
  await owner.open('Aluguer');
  await owner.type('aluguer.yaml:[1].precoDia', '1,20');
  await save(owner);
  await expect(site.getByText('1,20').first()).toBeInViewport();
  await takePicture(owner, 'preco');

  await owner.choose('Serviços');
  await owner.press(owner.button('Acrescentar'));
  await owner.type('servicos.yaml:[7].nome', 'Preparação da medicação semanal');
  await owner.type('servicos.yaml:[7].descricao', 'Cada comprimido na sua hora.');
  await save(owner);
  // On a phone the description is folded.
  await site.getByText('Preparação da medicação semanal').first().scrollIntoViewIfNeeded();
  await owner.field('servicos.yaml:[7].nome').evaluate((box) => box.closest('li')?.scrollIntoView());
  await takePicture(owner, 'servico');

  await owner.choose('Avisos');
  await owner.press(owner.button('Novo aviso'));
  await owner.type('avisos.json:[1].texto', 'No dia 25 estamos fechados. Se não puder esperar, ligue-nos.');
  await owner.type('avisos.json:[1].de', '2026-12-25');
  await owner.field('avisos.json:[1].fechada').check();
  await save(owner);
  await site.locator('[data-aviso]').waitFor();
  await takePicture(owner, 'aviso');

  await owner.choose('Horas');
  await takePicture(owner, 'horas');

  await owner.choose('Aluguer');
  await owner.pretendHost();
  await owner.press(owner.button('Publicar'));
  await page.getByRole('heading', { name: 'O que muda no site' }).waitFor();
  await takePicture(owner, 'publicar');
});
