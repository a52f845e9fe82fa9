import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expect, test } from './fixtures.ts';

test.describe('fields', () => {
  test('a list is added to, moved, doubled and emptied by keyboard alone, and what was removed comes back', async ({
    owner,
  }) => {
    const { page } = owner;
    await owner.open('Aluguer');
    await owner.button('Descer Medidor de tensão arterial').focus();
    await page.keyboard.press('Enter');
    await expect(owner.button('Descer Medidor de tensão arterial')).toBeFocused();
    await expect(owner.field('aluguer.yaml:[1].nome')).toHaveValue('Medidor de tensão arterial');
    await owner.button('Duplicar Termómetro digital').focus();
    await page.keyboard.press('Enter');
    await expect(owner.field('aluguer.yaml:[5].nome')).toBeFocused();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Cadeira de rodas');
    await expect(owner.field('aluguer.yaml:[5].id')).toHaveValue('cadeira-de-rodas');
    await owner.button('Remover Bomba tira-leite dupla').focus();
    await page.keyboard.press('Enter');
    await expect(owner.button('Repor')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(owner.field('aluguer.yaml:[3].nome')).toHaveValue('Bomba tira-leite dupla');
    await owner.press(owner.button('Remover Nebulizador de ultrassons'));
    await owner.press(owner.button('Remover Medidor de tensão arterial'));
    await owner.press(owner.button('Repor'));
    await owner.press(owner.button('Repor'));
    await expect(owner.button('Repor')).toBeHidden();
    await owner.save();
    const file = owner.read('content/aluguer.yaml');
    expect(file).toMatch(/^# yaml-language-server[^\n]*\n(#[^\n]*\n)+\n- id: nebulizador\n/);
    expect(file).toContain('- id: cadeira-de-rodas\n  nome: Cadeira de rodas\n  precoDia: 50\n');
  });

  test('a block that may be absent has a switch', async ({ owner }) => {
    await owner.open('Aluguer');
    await expect(owner.field('aluguer.yaml:[4].extra')).toHaveAccessibleName('Mostrar no site: O que se compra novo');
    const asked = owner.page.getByText('Com o visto, pergunta por: O quê; Preço.');
    await expect(asked).toHaveCount(1);
    await owner.press(owner.field('aluguer.yaml:[0].extra'));
    await expect(asked).toHaveCount(2);
    await owner.press(owner.field('aluguer.yaml:[4].extra'));
    await owner.type('aluguer.yaml:[4].extra.nome', 'capas');
    await owner.type('aluguer.yaml:[4].extra.preco', '2');
    await owner.save();
    const file = owner.read('content/aluguer.yaml');
    expect(file).not.toContain('braçadeira');
    expect(file).toContain('precoDia: 50\n  extra: { nome: capas, preco: 200 }\n');
  });

  test('a municipality is added, coordinates pasted, and the hue is seen at once', async ({ owner }) => {
    await owner.open('Entregas');
    const municipalities = owner.page.getByRole('group', { name: 'Concelhos vizinhos onde entrega' });
    await owner.press(municipalities.getByRole('button', { name: 'Acrescentar' }));
    await owner.type('entregas.yaml:concelhos[7]', 'Ferreira do Zêzere');
    await owner.press(owner.button('Remover Tomar'));
    await owner.save();
    expect(owner.read('content/entregas.yaml')).toContain(
      'concelhos: [ Abrantes, Chamusca, Torres Novas, Constância, Entroncamento, Golegã, Ferreira do Zêzere ]\n',
    );
    await owner.choose('A farmácia');
    await owner.type(
      'farmacia.yaml:coordenadas',
      'https://www.google.com/maps/place/X/@38.7,-9.1,17z/data=!3d38.71234!4d-9.14321',
    );
    await expect(owner.field('farmacia.yaml:coordenadas.latitude')).toHaveValue('38.71234');
    await owner.type('farmacia.yaml:matiz', '250');
    await expect(owner.page.locator('html')).toHaveAttribute('style', /--hue: 250/);
    await expect(owner.site.locator('html')).toHaveCSS('--hue', '250');
    await owner.save();
    expect(owner.read('content/farmacia.yaml')).toContain('latitude: 38.71234\n  longitude: -9.14321');
    expect(owner.read('content/farmacia.yaml')).toContain('matiz: 250\n');
  });

  test('the page beside the form goes to the field in hand, also when it comes into view later', async ({
    owner,
    page,
  }) => {
    await owner.open('A farmácia');
    await owner.field('farmacia.yaml:redesSociais[0].nome').focus();
    const network = owner.site.locator('#contactos').getByText('Facebook').first();
    await expect(network).toBeInViewport();
    await owner.choose('Textos da página');
    await owner.field('pagina.yaml:sobre.paragrafos[1]').focus();
    await expect(owner.site.locator('#sobre p').nth(1)).toBeInViewport();
    await page.setViewportSize({ width: 360, height: 740 });
    await owner.button('Escolher').click();
    await owner.choose('Aluguer');
    await owner.field('aluguer.yaml:[4].precoDia').focus();
    await owner.button('Ver').click();
    await expect(owner.site.locator('#aluguer').getByText('0,50').first()).toBeInViewport();
  });

  test('the tiles are chosen by their drawings', async ({ owner, page }) => {
    await owner.open('A farmácia');
    const tiles = page.getByRole('group', { name: 'Desenho dos azulejos' });
    await expect(tiles.locator('label:has(svg)')).toHaveCount(3);
    await tiles.locator('label').filter({ hasText: 'Estrela de oito pontas' }).locator('svg').click();
    await expect(tiles.getByRole('radio', { name: 'Estrela de oito pontas' })).toBeChecked();
    await owner.save();
    expect(owner.read('content/farmacia.yaml')).toContain('azulejo: estrela');
  });

  test('a keyboard comes to the form by one link', async ({ owner, page }) => {
    await owner.open();
    await page.keyboard.press('Tab');
    await expect(owner.button('Saltar para o formulário')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('the policy is text, with its headings to go to and the page beside it', async ({ owner }) => {
    const before = owner.read('content/privacidade.md');
    await owner.open('Privacidade');
    await owner.press(owner.button('Acessibilidade'));
    const text = owner.field('privacidade.md:texto');
    await expect(text).toBeFocused();
    await owner.page.keyboard.type('## Novidade\n\nUma linha nova.\n\n');
    await owner.type('privacidade.md:data', 'maio de 2027');
    await owner.save();
    const expected = before.replace('## Acessibilidade', '## Novidade\n\nUma linha nova.\n\n## Acessibilidade');
    expect(owner.read('content/privacidade.md')).toBe(expected.replace('data: janeiro de 2025', 'data: maio de 2027'));
    await expect(owner.site.getByRole('heading', { name: 'Novidade' })).toBeVisible();
  });

  test('each value of each file has its control', async ({ owner }) => {
    await owner.open('Botões e mensagens');
    await expect(owner.field('interface.yaml:cookies.titulo')).toHaveValue('Cookies neste site');
    await owner.choose('Formulário');
    await expect(owner.field('formulario.yaml:exemploSms.linhas[2].codigo')).toHaveValue('7890');
    await owner.choose('Textos da página');
    await expect(owner.field('pagina.yaml:cabecalho.ligacoes[0].para')).toHaveValue('servicos');
    await owner.choose('Horas');
    await expect(owner.field('horario.yaml:aberturas.segunda[0].abre')).toHaveValue('09:00');
  });

  test('nights of duty are dates and a number of days', async ({ owner, page }) => {
    const before = owner.read('content/horario.yaml');
    await owner.open('Horas');
    await owner.press(owner.field('horario.yaml:servico'));
    await owner.press(page.getByRole('group', { name: 'Turnos' }).getByRole('button', { name: 'Acrescentar' }));
    await owner.type('horario.yaml:servico.turnos[0].de', '2098-11-24');
    await owner.type('horario.yaml:servico.turnos[0].ate', '2098-11-30');
    await owner.type('horario.yaml:servico.turnos[0].repete', '21');
    await owner.type('horario.yaml:servico.atende', 'toque à campainha');
    await owner.save();
    const after = owner.read('content/horario.yaml');
    expect(parse(after).servico).toEqual({
      turnos: [{ de: '2098-11-24', ate: '2098-11-30', repete: 21 }],
      atende: 'toque à campainha',
    });
    expect(after.startsWith(before.trimEnd())).toBe(true);
    await expect(owner.site.locator('#sobre')).toContainText('24 a 30 de novembro de 2098 e depois de 3 em 3 semanas');
  });

  test('a notice may give the hours of its days', async ({ owner, page }) => {
    await owner.open('Avisos');
    await owner.press(owner.button('Novo aviso'));
    await owner.type('avisos.json:[0].texto', 'Dia 24 só de manhã.');
    await owner.type('avisos.json:[0].de', '2098-12-24');
    await owner.type('avisos.json:[0].ate', '2098-12-24');
    const hours = page.getByRole('group', { name: 'Outras horas nestes dias' });
    await owner.press(hours.getByRole('button', { name: 'Acrescentar' }));
    await owner.type('avisos.json:[0].horario[0].abre', '9');
    await owner.type('avisos.json:[0].horario[0].fecha', '13h');
    await owner.save();
    expect(JSON.parse(owner.read('public/avisos.json'))).toMatchObject([
      { horario: [{ abre: '09:00', fecha: '13:00' }] },
    ]);
  });

  test('expired notices fold away', async ({ owner, page }) => {
    await owner.open('Avisos');
    for (const [i, day] of ['2020-01-01', '2099-01-01'].entries()) {
      await owner.press(owner.button('Novo aviso'));
      await owner.type(`avisos.json:[${i}].texto`, `Aviso de ${day}`);
      await owner.type(`avisos.json:[${i}].mostrar`, '2019-01-01');
      await owner.type(`avisos.json:[${i}].de`, '2019-01-01');
      await owner.type(`avisos.json:[${i}].ate`, day);
    }
    await owner.save();
    await expect(owner.field('avisos.json:[0].texto')).toBeHidden();
    await expect(owner.field('avisos.json:[1].texto')).toBeVisible();
    await page.getByText('Um aviso que já passou').click();
    await expect(owner.field('avisos.json:[0].texto')).toHaveValue('Aviso de 2020-01-01');
    expect(JSON.parse(owner.read('public/avisos.json'))).toHaveLength(2);
  });

  test('a finding of Verificar leads to its field', async ({ owner, page }) => {
    await owner.open();
    await owner.press(owner.button('Verificar'));
    await expect(page.getByText(/Não encontrámos faltas no que sabemos verificar: \d+ deveres/)).toBeVisible();
    await owner.press(page.getByRole('link', { name: /^A farmácia › A empresa › NIPC: «500000000»/ }));
    await expect(owner.field('farmacia.yaml:empresa.nipc')).toBeFocused();
  });

  test('Verificar says what is wrong in the file as the form would, and leads there', async ({ owner, page }) => {
    await owner.open();
    const wrong = owner.read('content/aluguer.yaml').replace('precoDia: 100', 'precoDia: 5');
    writeFileSync(join(owner.folder, 'content/aluguer.yaml'), wrong);
    const notice = { id: 'a', texto: 'Fechamos', de: '2099-01-01', ate: '2099-01-01', tipo: 'normal', fechada: 'sim' };
    writeFileSync(join(owner.folder, 'public/avisos.json'), JSON.stringify([notice]));
    await owner.open();
    await owner.press(owner.button('Verificar'));
    await expect(
      page.getByRole('link', {
        name: 'Avisos › Fechamos › A farmácia está fechada nestes dias: encontrei «sim»; espera-se o visto posto ou tirado.',
      }),
    ).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/\.yaml|\.json|linha \d|cêntimos|campo «/);
    await owner.press(
      page.getByRole('link', {
        name: /^Aluguer › Medidor de tensão arterial › Preço por dia: encontrei «0,05»; espera-se um preço em euros/,
      }),
    );
    await expect(owner.field('aluguer.yaml:[0].precoDia')).toBeFocused();
  });

  test('Publicar counts what is invented or contradicts the rest, and each leads to its field', async ({
    owner,
    page,
  }) => {
    await owner.open('Pagamentos');
    await owner.press(owner.button('Remover MB WAY'));
    await owner.save();
    await owner.press(owner.button('Publicar'));
    await owner.press(
      page.getByText(
        /^Antes de publicar: \d+ dados inventados da demonstração, \d+ textos que contradizem o resto e \d+ coisas por confirmar\.$/,
      ),
    );
    await owner.press(page.getByRole('link', { name: /MB WAY.*, mas não está nos meios de pagamento/ }));
    await expect(owner.field('entregas.yaml:pagamento')).toBeFocused();
  });

  test('a breach of the law leads to the field that it is about', async ({ owner, page }) => {
    await owner.open('Entregas');
    await owner.type('entregas.yaml:responsavel', 'A entrega é feita por nós.');
    await owner.save();
    await owner.press(owner.button('Verificar'));
    await owner.press(page.getByRole('link', { name: /não dizem que respondem à direção técnica/ }));
    await expect(owner.field('entregas.yaml:responsavel')).toBeFocused();
  });

  test('a page beside it that comes late shows what was chosen and saved meanwhile', async ({ owner, page }) => {
    const prepared = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    await page.route(
      ({ href }) => href.startsWith(`${owner.url}/?`),
      async (route) => {
        const response = await route.fetch();
        prepared.resolve();
        await released.promise;
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    await owner.open('A farmácia');
    await prepared.promise;
    await owner.type('farmacia.yaml:telefones.geral', '249111222');
    await owner.save();
    await owner.type('farmacia.yaml:matiz', '250');
    released.resolve();
    await expect(owner.site.getByRole('link', { name: /249 111 222/ }).first()).toBeAttached();
    await expect(owner.site.locator('html')).toHaveCSS('--hue', '250');
  });
});
