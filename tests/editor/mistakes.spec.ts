import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, Owner, test } from './fixtures.ts';

test.describe('a mistake', () => {
  test('is shown beside its field once that is left, moves nothing, and is never written', async ({ owner }) => {
    const before = owner.read('content/farmacia.yaml');
    await owner.open('A farmácia');
    await owner.type('farmacia.yaml:empresa.nipc', '500000001');
    const mistake = owner.mistakeOf('farmacia.yaml:empresa.nipc');
    await expect(mistake).toContainText('Encontrei «500000001»; espera-se um NIPC');
    await expect(mistake).toBeHidden();
    const below = owner.mistakeOf('farmacia.yaml:empresa.nipc').locator('xpath=following::*[@data-field][1]');
    const where = await below.boundingBox();
    await owner.field('farmacia.yaml:empresa.nipc').blur();
    await expect(mistake).toBeVisible();
    expect(await below.boundingBox()).toEqual(where);
    await expect(owner.field('farmacia.yaml:empresa.nipc')).toHaveAttribute('aria-invalid', 'true');
    await owner.press(owner.button('Guardar'));
    await expect(owner.status).toContainText('falta corrigir um campo');
    await expect(owner.field('farmacia.yaml:empresa.nipc')).toBeFocused();
    expect(owner.read('content/farmacia.yaml')).toBe(before);
    await owner.type('farmacia.yaml:empresa.nipc', '510 000 002');
    await expect(owner.mistakeOf('farmacia.yaml:empresa.nipc')).toBeHidden();
    await owner.save();
    expect(owner.read('content/farmacia.yaml')).toContain('nipc: "510000002" # nove algarismos, entre aspas');
  });
});

test('what is changed outside is soon in the form and on the page beside it, also a mistake, with what was there before', async ({
  owner,
}) => {
  const connected = owner.page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await owner.open('Aluguer');
  await connected;
  const changed = owner.read('content/aluguer.yaml').replace('precoDia: 100', 'precoDia: 275');
  writeFileSync(join(owner.folder, 'content/aluguer.yaml'), changed);
  await expect(owner.field('aluguer.yaml:[1].precoDia')).toHaveValue('2,75');
  await expect(owner.site.locator('#aluguer').getByText('2,75').first()).toBeAttached();
  writeFileSync(join(owner.folder, 'content/aluguer.yaml'), `${changed}\tnome: "aberto\n`);
  await expect(owner.page.getByRole('heading', { name: 'Não conseguimos ler este tema' })).toBeVisible();
  await expect(owner.page.getByRole('main')).toContainText(`Linha ${changed.split('\n').length}`);
  await owner.press(owner.button('Repor o que havia antes'));
  await expect(owner.field('aluguer.yaml:[1].precoDia')).toHaveValue('2,75');
  await owner.save();
  expect(owner.read('content/aluguer.yaml')).toBe(changed);
});

test('Publicar asks, says what it is doing and what came of it, and which side counts where both changed the same', async ({
  owner,
  page,
}) => {
  const outcome = (name: string, json: object) =>
    page.route(new RegExp(`/${name}$`), (route) => route.fulfill({ json }));
  await owner.pretendHost();
  await outcome('publicar', { done: false, text: 'Falta escolher.', disputed: ['Frases › Muda a ordem.'] });
  page.on('dialog', (dialog) => dialog.accept());
  await owner.open();
  await owner.press(owner.button('Publicar'));
  await owner.press(owner.button('Enviar'));
  const status = page.locator('main > section > [role=status]');
  await expect(status).toHaveText('Falta escolher.');
  await expect(page.getByRole('main').getByText('Muda a ordem.')).toBeVisible();
  await expect(owner.button('Enviar')).toBeHidden();
  // Held back as long as the page is open.
  const asked = page.waitForRequest(/\/publicar$/);
  await page.route(/\/publicar$/, () => {});
  await owner.press(owner.button('Ficar com o meu'));
  expect((await asked).postDataJSON()).toEqual({ preferred: 'mine', seen: ['Frases › Muda a ordem.'] });
  await expect(status).toHaveText('A enviar…');
  await expect(status).toBeFocused();
});

test.describe('a draft', () => {
  test('is there again after its tab was closed', async ({ owner }) => {
    await owner.open('Frases');
    await owner.type('slogans.yaml:[1]', 'Uma frase por guardar.');
    await expect(owner.page.getByRole('link', { name: 'Frases' })).toContainText('por guardar');
    await owner.page.reload();
    await expect(owner.field('slogans.yaml:[1]')).toHaveValue('Uma frase por guardar.');
    await expect(owner.status).toContainText('ainda não está no site');
    const asked: string[] = [];
    owner.page.on('dialog', (dialog) => (asked.push(dialog.message()) === 1 ? dialog.dismiss() : dialog.accept()));
    await owner.press(owner.button('Desfazer'));
    await expect(owner.field('slogans.yaml:[1]')).toHaveValue('Uma frase por guardar.');
    await owner.press(owner.button('Desfazer'));
    expect(asked).toEqual(Array(2).fill(expect.stringContaining('tudo o que mudou em «Frases»')));
    await expect(owner.field('slogans.yaml:[1]')).toHaveValue(
      'Pergunte à vontade. Explicamos as vezes que for preciso.',
    );
    await owner.press(owner.button('Desfazer'));
    await expect(owner.field('slogans.yaml:[1]')).toHaveValue('Uma frase por guardar.');
  });

  test('is saved once the editor, stopped meanwhile, answers again: the page comes back by itself', async ({
    page,
    server,
  }) => {
    // Not the fixture: a page that is not answered complains.
    const owner = new Owner(page, server);
    await owner.open('Frases');
    await page.route(/\/editar\/api\//, (route) => route.abort());
    await owner.type('slogans.yaml:[1]', 'Escrita com o editor parado.');
    await owner.press(owner.button('Guardar'));
    await expect(owner.status).toContainText('O editor parou');
    await expect(page.getByText('Parado: o site volta a aparecer')).toBeVisible();
    await owner.press(owner.button('Verificar'));
    await expect(page.getByRole('main').getByText('O editor parou')).toBeVisible();
    await page.unrouteAll();
    await expect(page.getByText('O editor parou')).toBeHidden();
    await owner.choose('Frases');
    await owner.save();
    expect(owner.read('content/slogans.yaml')).toContain('Escrita com o editor parado.');
  });
});
