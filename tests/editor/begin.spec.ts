import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures.ts';

// As in the repository, where no pharmacy has begun.
test.beforeEach(({ owner }) => {
  for (const part of ['content', 'public']) rmSync(join(owner.folder, part), { recursive: true });
});

test('a pharmacy begins on the first page, by the questions of npm run estrear, in a folder of its own', async ({
  owner,
}) => {
  const { page } = owner;
  await owner.open();
  await page.getByText('Isto ainda é a demonstração').click();
  const questions = ['Como se chama a farmácia?', 'Em que terra fica?', 'Qual é o telefone?'];
  for (const [i, answer] of ['Farmácia do Rossio', 'Alcanena', '12'].entries())
    await page.getByLabel(questions[i] ?? '').fill(answer);
  await owner.press(owner.button('Começar o meu site'));
  await expect(owner.mistakeOf('telefone')).toHaveText(/^Espera-se um telefone de nove algarismos/);
  expect(existsSync(join(owner.folder, 'content'))).toBe(false);
  await page.getByLabel('Qual é o telefone?').fill('249 111 222');
  await owner.press(owner.button('Começar o meu site'));
  await expect(page.getByRole('heading', { name: 'Verificar', level: 2 })).toBeVisible();
  await owner.choose('A farmácia');
  await expect(owner.field('farmacia.yaml:nome')).toHaveValue('Farmácia do Rossio');
  await expect(page.getByText('Isto ainda é a demonstração')).toHaveCount(0);
  expect(owner.read('content/farmacia.yaml')).toContain('geral: "249111222"');
});
