import { bringAxe, runAxe } from '../browser/axe.ts';
import { expect, Owner, test } from './fixtures.ts';

test('a mistake is shown beside its field once that is left, moves nothing, is never written', async ({ owner }) => {
  const before = owner.read('content/farmacia.yaml');
  await owner.open('A farmácia');
  const field = owner.field('farmacia.yaml:empresa.nipc');
  await owner.type('farmacia.yaml:empresa.nipc', '500000001');
  const mistake = owner.mistakeOf('farmacia.yaml:empresa.nipc');
  await expect(mistake).toContainText('Encontrei «500000001»; espera-se um NIPC');
  await expect(mistake).toBeHidden();
  const below = mistake.locator('xpath=following::*[@data-field][1]');
  const where = await below.boundingBox();
  await field.blur();
  await expect(mistake).toBeVisible();
  expect(await below.boundingBox()).toEqual(where);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await owner.button('Guardar').click();
  await expect(owner.status).toContainText('falta corrigir um campo');
  await expect(field).toBeFocused();
  expect(owner.read('content/farmacia.yaml')).toBe(before);
  await field.fill('510 000 002');
  await expect(mistake).toBeHidden();
  await owner.save();
  expect(owner.read('content/farmacia.yaml')).toContain('nipc: "510000002" # nove algarismos, entre aspas');
});

test('Publicar counts what is invented or contradicts itself, and Verificar leads there', async ({ owner, page }) => {
  await owner.open('Textos da página');
  await bringAxe(page);
  await owner.type('pagina.yaml:sobre.abertaTitulo', 'Abertos 24 horas');
  await owner.save();
  await owner.choose('Pagamentos');
  await owner.type('pagamentos.yaml:[1].nome', 'Notas');
  await owner.button('Publicar').click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Pagamentos', exact: true })).toBeVisible();
  const counts =
    /^Antes de publicar, verifique: O que se contradiz \(1\), Ainda é da demonstração \(\d+\), Só a farmácia sabe se está bem \(\d+\)\.$/;
  await page.getByText(counts).click();
  // Ten questions at once; one that is settled makes room for the next.
  // Of a list the button stands below its items, folded.
  const settle = page.getByRole('button', { name: /^Está certo\b/, includeHidden: true });
  const first = (await settle.first().textContent()) ?? '';
  await expect(settle).toHaveCount(10);
  expect(await runAxe(page)).toEqual([]);
  await settle.first().click();
  await expect(settle.first()).not.toHaveText(first);
  await expect(settle).toHaveCount(10);
  await expect.poll(() => owner.read('content/confirmado.yaml')).toMatch(/^- campo: /m);
  await page.getByRole('link', { name: /diz que abre 24 horas/ }).click();
  await expect(owner.field('pagina.yaml:sobre.abertaTitulo')).toBeFocused();
});

test('Publicar asks, says what it does and what came of it, and which side counts', async ({ owner, page }) => {
  // As where the site has a host, to which it is sent.
  const changes = [{ name: 'aluguer', sentences: ['Passa a 1,20.'] }];
  await page.route(/\/publicacao$/, (route) => route.fulfill({ json: { changes, hasHost: true } }));
  const disputed = ['Frases › Muda a ordem.'];
  await page.route(/\/publicar$/, (route) =>
    route.fulfill({ json: { done: false, text: 'Falta escolher.', disputed } }),
  );
  page.on('dialog', (dialog) => dialog.accept());
  await owner.open();
  await bringAxe(page);
  await owner.button('Publicar').click();
  await expect(page.getByRole('heading', { name: 'O que muda no site' })).toBeVisible();
  expect(await runAxe(page)).toEqual([]);
  await owner.button('Enviar').click();
  const status = page.locator('main > section > [role=status]');
  await expect(status).toHaveText('Falta escolher.');
  await expect(page.getByRole('main').getByText('Muda a ordem.')).toBeVisible();
  await expect(owner.button('Enviar')).toBeHidden();
  // Held back as long as the page is open.
  const asked = page.waitForRequest(/\/publicar$/);
  await page.route(/\/publicar$/, () => {});
  await owner.button('Ficar com o meu').click();
  expect((await asked).postDataJSON()).toEqual({ preferred: 'mine', seen: disputed });
  await expect(status).toHaveText('A enviar…');
  await expect(status).toBeFocused();
});

test('what is typed goes after a yes alone, and one more press brings it back', async ({ owner, page }) => {
  await owner.open('Frases');
  const phrase = owner.field('slogans.yaml:[1]');
  await phrase.fill('Uma frase por guardar.');
  const asked: string[] = [];
  page.on('dialog', (dialog) => (asked.push(dialog.message()) === 1 ? dialog.dismiss() : dialog.accept()));
  // The question is answered with no, then with yes; one more press brings the draft back.
  for (const held of [/por guardar/, /^Pergunte à vontade\. Explicamos as vezes que for preciso\.$/, /por guardar/]) {
    await owner.button('Desfazer').click();
    await expect(phrase).toHaveValue(held);
  }
  expect(asked).toEqual(Array(2).fill(expect.stringContaining('tudo o que mudou em «Frases»')));
});

test('a draft is saved once the editor, stopped meanwhile, has come back by itself', async ({ page, server }) => {
  // Not the fixture: a page that is not answered complains.
  const owner = new Owner(page, server);
  await owner.open('Frases');
  await page.route(/\/editar\/api\//, (route) => route.abort());
  await owner.type('slogans.yaml:[1]', 'Escrita com o editor parado.');
  await owner.button('Guardar').click();
  await expect(owner.status).toContainText('O editor parou');
  await expect(page.getByText('Parado: o site volta a aparecer')).toBeVisible();
  await owner.button('Verificar').click();
  await expect(page.getByRole('main').getByText('O editor parou')).toBeVisible();
  await page.unrouteAll();
  await expect(page.getByText('O editor parou')).toBeHidden();
  await owner.choose('Frases');
  await owner.save();
  expect(owner.read('content/slogans.yaml')).toContain('Escrita com o editor parado.');
});
