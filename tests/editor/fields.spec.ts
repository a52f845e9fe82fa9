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

test.describe('fields', () => {
  test('a list is added to, moved and emptied by keyboard alone, and what was removed comes back', async ({
    owner,
  }) => {
    const { page } = owner;
    await owner.open();
    await page.keyboard.press('Tab');
    await expect(owner.button('Saltar para o formulário')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await owner.choose('Aluguer');
    // Each is folded to its name and price.
    await expect(page.locator('summary').filter({ hasText: 'Medidor de tensão arterial' })).toContainText(
      '1,00\u00a0€',
    );
    await owner.unfold(owner.field('aluguer.yaml:[1].nome'));
    await owner.button('Descer Medidor de tensão arterial').focus();
    await page.keyboard.press('Enter');
    await expect(owner.button('Descer Medidor de tensão arterial')).toBeFocused();
    await expect(owner.field('aluguer.yaml:[2].nome')).toHaveValue('Medidor de tensão arterial');
    await owner.button('Acrescentar').focus();
    await page.keyboard.press('Enter');
    await expect(owner.field('aluguer.yaml:[6].nome')).toBeFocused();
    await page.keyboard.type('Cadeira de rodas');
    await owner.type('aluguer.yaml:[6].precoDia', '0,50');
    await owner.unfold(owner.field('aluguer.yaml:[1].nome'));
    await owner.button('Remover Nebulizador de ultrassons').focus();
    await page.keyboard.press('Enter');
    await expect(owner.button('Desfazer')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(owner.field('aluguer.yaml:[1].nome')).toHaveValue('Nebulizador de ultrassons');
    for (const name of ['Nebulizador de ultrassons', 'Medidor de tensão arterial']) {
      await owner.unfold(owner.field('aluguer.yaml:[1].nome'));
      await owner.press(owner.button(`Remover ${name}`));
    }
    await owner.press(owner.button('Desfazer'));
    await owner.press(owner.button('Desfazer'));
    await owner.save();
    const file = owner.read('content/aluguer.yaml');
    expect(file).toMatch(/^# yaml-language-server[^\n]*\n(#[^\n]*\n)+\n- id: nebulizador\n/);
    expect(file).toContain('- id: cadeira-de-rodas\n  nome: Cadeira de rodas\n  precoDia: 50\n');
  });

  test('a municipality is added, coordinates pasted, a look chosen by its picture, and its hue or another seen at once', async ({
    owner,
  }) => {
    await owner.open('Entregas');
    await owner.page.locator('summary').filter({ hasText: 'Concelhos vizinhos onde entrega' }).click();
    const municipalities = owner.page.getByRole('group', { name: 'Concelhos vizinhos onde entrega' });
    await owner.press(municipalities.getByRole('button', { name: 'Acrescentar' }));
    await owner.type('entregas.yaml:concelhos[8]', 'Ferreira do Zêzere');
    await owner.press(owner.button('Remover Tomar'));
    const days = owner.page.getByRole('group', { name: 'Dias em que se faz', includeHidden: true }).first();
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
      await expect(owner.page.locator('html')).toHaveAttribute('style', new RegExp(`--hue: ${hue};`));
      const text = String(formatRgb(colour('text', hue)));
      await expect(owner.site.locator('body')).toHaveCSS('color', text, { timeout: 20_000 });
    };
    const { look } = houseOf(parse(owner.read('content/farmacia.yaml')));
    const looks = owner.page.getByRole('group', { name: 'Aspeto' });
    await expect(looks.getByRole('radio', { name: LOOKS[look].label })).toBeChecked();
    await expect(looks.locator('label:not(:has(svg))')).toHaveCount(0);
    await looks.locator('label').filter({ hasText: LOOKS.litoral.label }).locator('svg').click();
    await expect(owner.site.locator('[data-opening-picture=picture]')).toBeVisible();
    await isInHue(LOOKS.litoral.hue);
    const hues = owner.page.getByRole('group', { name: 'Cor da casa' });
    await expect(hues.getByRole('radio', { name: TEXTS.hueOfLook })).toBeChecked();
    const swatches = hues.locator('label > div');
    const colours = await swatches.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundImage));
    expect(new Set(colours).size, 'a colour each').toBeGreaterThan(7);
    await hues
      .locator('label')
      .filter({ hasText: 'Amora' })
      .click({ position: { x: 20, y: 20 } });
    await isInHue(NAMED_HUES['Amora'] ?? 0);
    await owner.save();
    expect(owner.read('content/farmacia.yaml')).toContain('aspeto: litoral\n');
    expect(owner.read('content/farmacia.yaml')).toContain('latitude: 38.71234\n  longitude: -9.14321');
    expect(owner.read('content/farmacia.yaml')).toContain(`matiz: ${NAMED_HUES['Amora']}\n`);
  });

  test('the year’s turns of duty are pasted as the municipality prints them, and what was not read is named', async ({
    owner,
    page,
  }) => {
    await owner.open('Horas');
    await owner.unfold(owner.field('horario.yaml:servico'));
    await owner.press(owner.field('horario.yaml:servico'));
    const list = owner.field('horario.yaml:servico.turnos.lista');
    await list.fill(
      'Escala de 2098\n6/01 a 12/01 - Farmácia Exemplar\n13/01 a 19/01 - Farmácia Central\n31/02 - Farmácia Exemplar',
    );
    await expect(page.getByText('Li um turno. Uma linha é de outra farmácia.')).toBeVisible();
    await expect(page.getByText('Não consegui ler: «31/02 - Farmácia Exemplar».')).toBeVisible();
    await owner.press(owner.button('Acrescentar este turno'));
    await expect(list).toHaveValue('31/02 - Farmácia Exemplar');
    await list.fill('');
    await owner.save();
    const duty = owner.field('horario.yaml:servico');
    await owner.press(duty);
    await expect(list).toBeHidden();
    await owner.press(duty);
    await expect(page.getByRole('heading', { name: 'de 6 a 12 de janeiro de 2098' })).toBeVisible();
    expect(owner.read('content/horario.yaml')).toMatch(/de: "?2098-01-06"?\s*,?\s*ate: "?2098-01-12"?/);
  });

  test('the page beside the form goes to the field in hand, also when it comes into view later', async ({
    owner,
    page,
  }) => {
    await owner.open('A farmácia');
    await owner.unfold(owner.field('farmacia.yaml:redesSociais[1].nome'));
    await owner.field('farmacia.yaml:redesSociais[1].nome').focus();
    const network = owner.site.locator('#contactos').getByText('Facebook').first();
    await expect(network).toBeInViewport();
    await owner.choose('Textos da página');
    await owner.unfold(owner.field('pagina.yaml:sobre.paragrafos[2]'));
    await owner.field('pagina.yaml:sobre.paragrafos[2]').focus();
    await expect(owner.site.locator('#sobre p').nth(1)).toBeInViewport();
    // A day stands in the page's script too, which nobody sees.
    await owner.choose('Horas');
    await owner.unfold(owner.field('horario.yaml:servico'));
    await owner.press(owner.field('horario.yaml:servico'));
    await owner.press(page.getByRole('group', { name: 'Turnos' }).getByRole('button', { name: 'Acrescentar' }));
    await owner.type('horario.yaml:servico.turnos[1].de', '2098-11-24');
    await expect(owner.site.locator('[data-turns]').getByText('24 nov 2098')).toBeInViewport();
    await owner.choose('Frases');
    await expect(page.getByText('Já são 10, e não cabem mais')).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('link', { name: 'Temas' }).click();
    await owner.choose('Aluguer');
    await owner.unfold(owner.field('aluguer.yaml:[5].precoDia'));
    await owner.field('aluguer.yaml:[5].precoDia').focus();
    await owner.button('Ver').click();
    await expect(owner.site.locator('#aluguer').getByText('0,50').first()).toBeInViewport();
  });

  test('the policy is text, with the page beside it', async ({ owner }) => {
    const before = owner.read('content/privacidade.md');
    await owner.open('Privacidade');
    const text = owner.field('privacidade.md:texto');
    await text.press('Control+End');
    await owner.page.keyboard.type('\n\n## Novidade\n\nUma linha nova.');
    await owner.type('privacidade.md:data', 'maio de 2027');
    await owner.save();
    const expected = `${before.trimEnd()}\n\n## Novidade\n\nUma linha nova.\n`;
    expect(owner.read('content/privacidade.md')).toBe(expected.replace('data: janeiro de 2025', 'data: maio de 2027'));
    await expect(owner.site.getByRole('heading', { name: 'Novidade' })).toBeVisible();
  });

  test('Verificar says what is wrong in the file as the form would, and leads there', async ({ owner, page }) => {
    await owner.open();
    const wrong = owner.read('content/aluguer.yaml').replace('precoDia: 100', 'precoDia: 5');
    writeFileSync(join(owner.folder, 'content/aluguer.yaml'), wrong);
    const notice = { id: 'a', texto: 'Fechamos', de: '2099-01-01', ate: '2099-01-01', tipo: 'normal', fechada: 'sim' };
    writeFileSync(join(owner.folder, 'public/avisos.json'), JSON.stringify([notice]));
    await owner.open();
    await owner.press(owner.button('Verificar'));
    await expect(page.getByRole('main').getByRole('heading').nth(1)).toHaveText('O que está errado');
    await expect(
      page.getByRole('link', {
        name: 'Fechamos › A farmácia está fechada nestes dias: encontrei «sim»; espera-se o visto posto ou tirado.',
      }),
    ).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/\.yaml|\.json|linha \d|cêntimos|campo «/);
    // It looks for these only where the content is right.
    await expect(page.getByRole('main')).not.toContainText(/Nenhum|Nada por confirmar/);
    await owner.press(
      page.getByRole('link', {
        name: /^Medidor de tensão arterial › Preço por dia: encontrei «0,05»; espera-se um preço em euros/,
      }),
    );
    await expect(owner.field('aluguer.yaml:[1].precoDia')).toBeFocused();
  });

  test('Publicar counts what is invented or contradicts the rest, and Verificar leads to each', async ({
    owner,
    page,
  }) => {
    await owner.open('Textos da página');
    await owner.type('pagina.yaml:sobre.abertaTitulo', 'Abertos 24 horas');
    await owner.save();
    await owner.choose('Pagamentos');
    await owner.type('pagamentos.yaml:[1].nome', 'Notas');
    await owner.press(owner.button('Publicar'));
    await expect(page.getByRole('main').getByRole('link', { name: 'Pagamentos', exact: true })).toBeVisible();
    await owner.press(
      page.getByText(
        /^Antes de publicar, verifique: O que se contradiz \(1\), Ainda é da demonstração \(\d+\), Só a farmácia sabe se está bem \(\d+\)\.$/,
      ),
    );
    // Ten questions at once; one that is settled makes room for the next.
    // Of a list the button stands below its items, folded.
    const settle = page.getByRole('button', { name: /^Está certo\b/, includeHidden: true });
    const first = (await settle.first().textContent()) ?? '';
    await expect(settle).toHaveCount(10);
    await owner.press(settle.first());
    await expect(settle.first()).not.toHaveText(first);
    await expect(settle).toHaveCount(10);
    await expect.poll(() => owner.read('content/confirmado.yaml')).toMatch(/^- campo: /m);
    await owner.press(page.getByRole('link', { name: /diz que abre 24 horas/ }));
    await expect(owner.field('pagina.yaml:sobre.abertaTitulo')).toBeFocused();
  });
});
