import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DEMONSTRATION } from '../../src/pharmacy/content.ts';
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

test('what is saved before it has begun goes into its own folder too, and never into the demonstration', async ({
  owner,
}) => {
  const demonstration = () => readFileSync(join(DEMONSTRATION, 'content/farmacia.yaml'), 'utf8');
  const before = demonstration();
  await owner.open('A farmácia');
  await owner.type('farmacia.yaml:telefones.geral', '249 111 222');
  await owner.save();
  expect(owner.read('content/farmacia.yaml')).toBe(before.replace('geral: "249000000"', 'geral: "249111222"'));
  expect(owner.read('public/avisos.json')).toBe(readFileSync(join(DEMONSTRATION, 'public/avisos.json'), 'utf8'));
  expect(demonstration()).toBe(before);
});
