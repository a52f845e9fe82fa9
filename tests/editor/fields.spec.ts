import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatRgb } from 'culori';
import { parse } from 'yaml';
import { houseOf } from '../../editor/core/house.ts';
import { TEXTS } from '../../editor/texts.ts';
import { colour } from '../../src/art/palette.ts';
import { LOOKS } from '../../src/looks/looks.ts';
import { NAMED_HUES } from '../../src/styles/named-hues.ts';
import { expect, test } from './fixtures.ts';

test('by keyboard alone a list is added to, moved, emptied, and what was removed is back', async ({ owner, page }) => {
  await owner.open();
  await page.keyboard.press('Tab');
  await expect(owner.button('Saltar para o formulário')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await owner.choose('Aluguer');
  const [first, second] = [owner.field('aluguer.yaml:[1].nome'), owner.field('aluguer.yaml:[2].nome')];
  // Each is folded to its name and price.
  const folded = page.locator('summary').filter({ hasText: 'Medidor de tensão arterial' });
  await expect(folded).toContainText('1,00\u00a0€');
  await owner.unfold(first);
  await owner.button('Descer Medidor de tensão arterial').focus();
  await page.keyboard.press('Enter');
  await expect(owner.button('Descer Medidor de tensão arterial')).toBeFocused();
  await expect(second).toHaveValue('Medidor de tensão arterial');
  await owner.button('Acrescentar').focus();
  await page.keyboard.press('Enter');
  await expect(owner.field('aluguer.yaml:[6].nome')).toBeFocused();
  await page.keyboard.type('Cadeira de rodas');
  await owner.type('aluguer.yaml:[6].precoDia', '0,50');
  await owner.unfold(first);
  await owner.button('Remover Nebulizador de ultrassons').focus();
  await page.keyboard.press('Enter');
  await expect(owner.button('Desfazer')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(first).toHaveValue('Nebulizador de ultrassons');
  for (const name of ['Nebulizador de ultrassons', 'Medidor de tensão arterial']) {
    await owner.unfold(first);
    await owner.button(`Remover ${name}`).click();
  }
  for (let removed = 2; removed > 0; removed--) await owner.button('Desfazer').click();
  await owner.save();
  const file = owner.read('content/aluguer.yaml');
  expect(file).toMatch(/^# yaml-language-server[^\n]*\n(#[^\n]*\n)+\n- id: nebulizador\n/);
  expect(file).toContain('- id: cadeira-de-rodas\n  nome: Cadeira de rodas\n  precoDia: 50\n');
});

test('a municipality is added, coordinates are pasted, a look and its hue seen at once', async ({ owner, page }) => {
  await owner.open('Entregas');
  await page.locator('summary').filter({ hasText: 'Concelhos vizinhos onde entrega' }).click();
  const municipalities = page.getByRole('group', { name: 'Concelhos vizinhos onde entrega' });
  await municipalities.getByRole('button', { name: 'Acrescentar' }).click();
  await owner.type('entregas.yaml:concelhos[8]', 'Ferreira do Zêzere');
  await owner.button('Remover Tomar').click();
  const days = page.getByRole('group', { name: 'Dias em que se faz', includeHidden: true }).first();
  await expect(days).toHaveAccessibleDescription('Só se não forem os das outras.');
  await owner.save();
  expect(owner.read('content/entregas.yaml')).toContain(
    'concelhos: [ Abrantes, Chamusca, Torres Novas, Constância, Entroncamento, Golegã, Ferreira do Zêzere ]\n',
  );
  await owner.choose('A farmácia');
  await owner.type(
    'farmacia.yaml:coordenadas.mapa',
    'https://www.google.com/maps/place/X/@38.7,-9.1,17z/data=!3d38.71234!4d-9.14321',
  );
  await expect(owner.field('farmacia.yaml:coordenadas.latitude')).toHaveValue('38.71234');
  const isInHue = async (hue: number) => {
    await expect(page.locator('html')).toHaveAttribute('style', new RegExp(`--hue: ${hue};`));
    const text = String(formatRgb(colour('text', hue)));
    await expect(owner.site.locator('body')).toHaveCSS('color', text);
  };
  const { look } = houseOf(parse(owner.read('content/farmacia.yaml')));
  const looks = page.getByRole('group', { name: 'Aspeto' });
  await expect(looks.getByRole('radio', { name: LOOKS[look].label })).toBeChecked();
  await expect(looks.locator('label:not(:has(svg))')).toHaveCount(0);
  await looks.locator('label').filter({ hasText: LOOKS.litoral.label }).locator('svg').click();
  await expect(owner.site.locator('[data-opening-picture=picture]')).toBeVisible();
  await isInHue(LOOKS.litoral.hue);
  const hues = page.getByRole('group', { name: 'Cor da casa' });
  await expect(hues.getByRole('radio', { name: TEXTS.hueOfLook })).toBeChecked();
  const swatches = hues.locator('label > div');
  const colours = await swatches.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundImage));
  expect(new Set(colours).size, 'a colour each').toBeGreaterThan(7);
  const amora = hues.locator('label').filter({ hasText: 'Amora' });
  await amora.click({ position: { x: 20, y: 20 } });
  await isInHue(NAMED_HUES['Amora'] ?? 0);
  await owner.save();
  for (const lines of [
    'aspeto: litoral\n',
    'latitude: 38.71234\n  longitude: -9.14321',
    `matiz: ${NAMED_HUES['Amora']}\n`,
  ])
    expect(owner.read('content/farmacia.yaml')).toContain(lines);
});

test('the page beside goes to the field in hand; turns are pasted as they are printed', async ({ owner, page }) => {
  await owner.open('A farmácia');
  await owner.unfold(owner.field('farmacia.yaml:redesSociais[1].nome'));
  await owner.field('farmacia.yaml:redesSociais[1].nome').focus();
  await expect(owner.site.locator('#contactos').getByText('Facebook').first()).toBeInViewport();
  await owner.choose('Textos da página');
  await owner.unfold(owner.field('pagina.yaml:sobre.paragrafos[2]'));
  await owner.field('pagina.yaml:sobre.paragrafos[2]').focus();
  await expect(owner.site.locator('#sobre p').nth(1)).toBeInViewport();
  await owner.choose('Horas');
  const duty = owner.field('horario.yaml:servico');
  await owner.unfold(duty);
  await duty.click();
  const list = owner.field('horario.yaml:servico.turnos.lista');
  // Typed by hand, a day is read before its range is whole.
  await list.fill('6/01');
  await list.fill(
    'Escala de 2098\n6/01 a 12/01 - Farmácia Exemplar\n13/01 a 19/01 - Farmácia Central\n31/02 - Farmácia Exemplar',
  );
  await expect(page.getByText('Entrou um turno. Uma linha é de outra farmácia.')).toBeVisible();
  await expect(page.getByText('Não consegui ler: «31/02 - Farmácia Exemplar».')).toBeVisible();
  await list.fill('');
  // A day stands in the page's script too, which nobody sees.
  await owner.unfold(owner.field('horario.yaml:servico.turnos[1].de'));
  await owner.field('horario.yaml:servico.turnos[1].de').focus();
  await expect(owner.site.locator('[data-turns]').getByText('6 jan a 12 jan 2098')).toBeInViewport();
  await owner.save();
  expect(owner.read('content/horario.yaml')).toMatch(/de: "?2098-01-06"?\s*,?\s*ate: "?2098-01-12"?/);
  await duty.click();
  await expect(list).toBeHidden();
  await duty.click();
  await expect(page.getByRole('heading', { name: 'de 6 a 12 de janeiro de 2098' })).toBeVisible();
  await owner.choose('Frases');
  await expect(page.getByText('Já são 10, e não cabem mais')).toBeVisible();
  // On a telephone the page comes into view later.
  await page.setViewportSize({ width: 360, height: 740 });
  await owner.choose('Aluguer');
  await owner.unfold(owner.field('aluguer.yaml:[5].precoDia'));
  await owner.field('aluguer.yaml:[5].precoDia').focus();
  await owner.button('Ver').click();
  await expect(owner.site.locator('#aluguer').getByText('0,50').first()).toBeInViewport();
});

test('the policy is text, with the page beside it', async ({ owner }) => {
  const before = owner.read('content/privacidade.md');
  await owner.open('Privacidade');
  await owner.field('privacidade.md:texto').press('Control+End');
  await owner.page.keyboard.type('\n\n## Novidade\n\nUma linha nova.');
  await owner.type('privacidade.md:data', 'maio de 2027');
  await owner.save();
  const expected = `${before.trimEnd()}\n\n## Novidade\n\nUma linha nova.\n`;
  expect(owner.read('content/privacidade.md')).toBe(expected.replace('data: janeiro de 2025', 'data: maio de 2027'));
  await expect(owner.site.getByRole('heading', { name: 'Novidade' })).toBeVisible();
});

test('Verificar says what is wrong in the file as the form would, and leads there', async ({ owner, page }) => {
  const wrong = owner.read('content/aluguer.yaml').replace('precoDia: 100', 'precoDia: 5');
  writeFileSync(join(owner.folder, 'content/aluguer.yaml'), wrong);
  const notice = { id: 'a', texto: 'Fechamos', de: '2099-01-01', ate: '2099-01-01', tipo: 'normal', fechada: 'sim' };
  writeFileSync(join(owner.folder, 'public/avisos.json'), JSON.stringify([notice]));
  await owner.open();
  await owner.button('Verificar').click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading').nth(1)).toHaveText('O que está errado');
  const closed = 'A farmácia está fechada nestes dias: encontrei «sim»; espera-se o visto posto ou tirado.';
  await expect(main.getByRole('link', { name: `Fechamos › ${closed}` })).toBeVisible();
  await expect(main).not.toContainText(/\.yaml|\.json|linha \d|cêntimos|campo «/);
  // It looks for these only where the content is right.
  await expect(main).not.toContainText(/Nenhum|Nada por confirmar/);
  const price = /^Medidor de tensão arterial › Preço por dia: encontrei «0,05»; espera-se um preço em euros/;
  await main.getByRole('link', { name: price }).click();
  await expect(owner.field('aluguer.yaml:[1].precoDia')).toBeFocused();
});
