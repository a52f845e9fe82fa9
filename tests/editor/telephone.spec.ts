import { expect, type Page, test } from '@playwright/test';
import { FILE_NAMES, TOPICS } from '../../editor/core/content-files.ts';
import { MOST_RESULTS } from '../../editor/core/search.ts';
import { today } from '../../src/opening/today.ts';
import { addDays } from '../../src/text/iso-day.ts';
import { complaintsOf, Owner, sidewaysOf } from './fixtures.ts';
import { type FakeGitHub, KEYS } from './github.ts';
import { startTelephoneSite } from './telephone-site.ts';

let site: Awaited<ReturnType<typeof startTelephoneSite>>;
let github: FakeGitHub;
let owner: Owner;
let complaints: string[];

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test.beforeAll(async () => {
  site = await startTelephoneSite();
  ({ github } = site);
});

test.afterAll(() => site.stop());

test.beforeEach(({ page }) => {
  github.reset();
  owner = new Owner(page, site);
  complaints = complaintsOf(page);
});

/** Opens the editor, at a topic, with a key that was pasted before. */
async function open(topic?: string, until = '2099-01-01', opened = owner): Promise<void> {
  const key = JSON.stringify({ key: KEYS.writes, until });
  await opened.page.addInitScript((kept) => localStorage.setItem('editor:chave', kept), key);
  await opened.open(topic);
}

/** Leads from wherever one is to what changes. */
const review = (page: Page) => page.getByRole('button', { name: /^Publicar( \(\d+\))?$/ });
/** The line about publishing, in every screen. */
const progress = (page: Page) => page.getByRole('banner').getByRole('status');
const status = (page: Page) => page.getByRole('main').getByRole('status').first();

/** Publishes what is chosen, once the button has stood there for a moment. */
const publish = (page: Page) => page.getByRole('button', { name: /^Publicar agora/ }).click();

async function publishToEnd(page: Page): Promise<void> {
  await publish(page);
  await expect(progress(page)).toContainText(': à espera do site');
}

test('an owner pastes the key once, and it is forgotten by one press', async ({ page }) => {
  await page.goto(`${site.url}/editar`);
  const key = page.getByLabel('A chave', { exact: true });
  const begin = page.getByRole('button', { name: 'Começar' });
  await key.fill(KEYS.reads);
  await begin.click();
  await expect(page.getByText('Esta chave não pode escrever')).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Abra a página do GitHub' })).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/settings\/personal-access-tokens\/new\?name=[^&]+\d-\d\d&target_name=farmacia&.*contents=write$/,
  );
  await key.fill(KEYS.writes);
  await begin.click();
  await expect(page.getByRole('navigation').getByRole('link').first()).toHaveText('Avisos');
  expect(await page.locator('html').innerHTML()).not.toContain(KEYS.writes);
  await review(page).click();
  // The link asks for a year.
  const { until } = JSON.parse((await page.evaluate(() => localStorage.getItem('editor:chave'))) ?? '');
  expect(until).toBe(addDays(today(), 366));
  await page.getByText('A chave deste telemóvel abre o site até').click();
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Esquecer a chave' }).click();
  await expect(page.getByLabel('A chave', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('github_pat_');
  expect(complaints).toEqual([]);
});

test('an owner changes the weekend’s hours, a price and a notice, and sees them published', async ({ page }) => {
  await open('Horas');
  // A number is typed anew, without taking its letters away first.
  await owner.field('horario.yaml:aberturas.sexta[1].fecha').tap();
  await page.keyboard.type('13h');
  await owner.button('Mais um período: Sexta').tap();
  await owner.type('horario.yaml:aberturas.sexta[2].abre', '14h30');
  await owner.type('horario.yaml:aberturas.sexta[2].fecha', '18h30');
  // A full day hides its buttons once it is left: no sooner than what is pressed below has taken the press.
  await owner.button('Como em «Sexta»: Sábado').tap();
  await expect(owner.button('Tirar o último período: Sexta')).toBeHidden();
  await owner.button('Como em «Sábado»: Domingo').tap();
  // As visitors will read it: no page stands beside the form.
  await expect(page.getByText(/No site: .*sexta a domingo: 9h\sàs\s13h.*18h30/)).toBeVisible();
  await owner.choose('Aluguer');
  await owner.type('aluguer.yaml:[1].precoDia', '1,20');
  await expect(page.getByText('1,20\u00a0€').first()).toBeVisible();
  await owner.choose('Avisos');
  await page.getByRole('button', { name: 'Novo aviso' }).click();
  await owner.type('avisos.json:[1].texto', 'Sábado fechamos mais cedo.');
  await owner.type('avisos.json:[1].de', '2099-12-26');
  await expect(page.getByText('26 de dezembro de 2099').first()).toBeVisible();
  await review(page).click();
  for (const sentence of ['domingo: passam de', /^No site: .*sexta a domingo/, /Entra «Sábado .* dezembro de 2099/])
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
  await publishToEnd(page);
  await expect(page.getByText('Nada por publicar')).toBeHidden();
  await page.reload();
  await expect(progress(page)).toContainText(': à espera do site');
  expect(github.log()[0]).toBe('Muda «Avisos», «Horas» e «Aluguer», pelo telemóvel');
  expect(github.read('content/aluguer.yaml')).toContain('precoDia: 120');
  expect(github.read('content/horario.yaml')).toContain('fecha: "18:30"');
  // The host has built it.
  site.show(github.head);
  await owner.choose('Aluguer');
  await owner.type('aluguer.yaml:[1].precoDia', '1,30');
  await expect(progress(page)).toHaveText(/^3 temas: no ar às \d+:\d+$/);
  await expect(page.getByRole('link', { name: 'Ver' })).toHaveAttribute('href', '/#avisos');
  await review(page).click();
  await expect(page.getByText('para 1,30')).toBeVisible();
  await page.getByRole('button', { name: 'Já vi' }).click();
  await expect(progress(page)).toHaveText('');
  expect(complaints).toEqual([]);
});

test('the newest tab has what the one before held; sentences are taken back one by one', async ({ page, context }) => {
  await open('Aluguer');
  await owner.type('aluguer.yaml:[1].precoDia', '1,20');
  const other = await context.newPage();
  const ofOther = new Owner(other, site);
  await open('Aluguer', undefined, ofOther);
  await expect(ofOther.field('aluguer.yaml:[1].precoDia')).toHaveValue('1,20');
  await ofOther.type('aluguer.yaml:[2].precoDia', '2,20');
  await page.getByRole('button', { name: 'Continuar aqui' }).click();
  await expect(other.getByText('noutro separador')).toBeVisible();
  await review(page).click();
  for (const price of ['1,20', '2,20']) await expect(page.getByText(`para ${price}`)).toBeVisible();
  await publishToEnd(page);
  // What is published next, in the same state, is said once with it.
  await owner.choose('Aluguer');
  await owner.type('aluguer.yaml:[3].precoDia', '3,20');
  await review(page).click();
  await publish(page);
  await expect.poll(() => github.read('content/aluguer.yaml')).toMatch(/: 120[\s\S]*: 220[\s\S]*: 320/);
  await expect(page.getByText('Aluguer: à espera do site.')).toHaveCount(1);
  await expect(page.getByText('As mudanças já saíram daqui')).toHaveCount(1);
  const colleague = github.read('content/slogans.yaml').replace(/^- .*$/m, '- Uma frase do colega.');
  github.commit({ 'content/slogans.yaml': colleague }, 'Update slogans.yaml');
  const history = page.getByRole('link', { name: 'O que publiquei' }).last();
  const undo = page.getByRole('button', { name: /Desfazer: Aluguer .*para 1,20/ });
  await history.click();
  await expect(page.getByText(/^\d+:\d+, Ana Colega$/).first()).toBeVisible();
  await undo.click();
  await expect(page.getByText(/passa de 1,20.*para 1,00/)).toBeVisible();
  await history.click();
  await undo.click();
  await page.getByRole('link', { name: 'Já está desfeita: falta publicar.' }).click();
  await publish(page);
  await expect.poll(() => github.read('content/aluguer.yaml')).toMatch(/precoDia: 100[\s\S]*precoDia: 220/);
  expect(github.read('content/slogans.yaml')).toContain('Uma frase do colega.');
  await history.click();
  await page.getByRole('button', { name: /Desfazer: Frases .*Uma frase do colega/ }).click();
  await publish(page);
  await expect.poll(() => github.read('content/slogans.yaml')).not.toContain('Uma frase do colega.');
});

test('a wrong topic holds no other back; a change leads to its field, and what is typed stays', async ({ page }) => {
  await open('Aluguer');
  const price = owner.field('aluguer.yaml:[1].precoDia');
  await owner.type('aluguer.yaml:[1].precoDia', '0,04');
  await price.blur();
  await expect(page.locator('[id="aluguer.yaml:[1].precoDia-mistake"]')).toContainText('um preço em euros');
  await owner.choose('Serviços');
  await owner.type('servicos.yaml:[1].nome', 'Outro nome em Serviços');
  await owner.choose('Pagamentos');
  await owner.type('pagamentos.yaml:[1].nome', 'Outro nome em Pagamentos');
  await expect(review(page)).toHaveText('Publicar (3)');
  await review(page).click();
  await expect(page.getByText('falta corrigir')).toBeVisible();
  await page.getByRole('link', { name: /^«Outro nome em Serviços»: nome/ }).click();
  await expect(owner.field('servicos.yaml:[1].nome')).toBeFocused();
  await review(page).click();
  await publishToEnd(page);
  expect(github.log()[0]).toBe('Muda «Serviços» e «Pagamentos», pelo telemóvel');
  await expect(page.getByRole('button', { name: 'Publicar agora' })).toHaveAttribute('aria-disabled', 'true');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /Preço por dia/ }).click();
  await expect(review(page)).toHaveText('Publicar (1)');
  await price.fill('1,40');
  const name = page.getByRole('textbox', { name: 'Nome do equipamento' }).first();
  await name.fill('');
  await name.blur();
  await expect(name).toHaveAccessibleDescription(/espera-se um texto/);
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('sem nome do equipamento');
  await name.fill('Medidor');
  // The telephone rings.
  await page.reload();
  // At once at the field that was in hand.
  await expect(name).toBeFocused();
  await expect(price).toHaveValue('1,40');
});

test('the first screen asks what is the matter, guesses no day, finds a field; back leads back', async ({ page }) => {
  await open();
  await page.getByRole('button', { name: 'Estamos de serviço' }).click();
  const night = page.locator(':focus');
  const FIRST_NIGHT = /^horario\.yaml:servico\.turnos\[\d+\]\.de$/;
  await expect(night).toHaveAttribute('data-field', FIRST_NIGHT);
  await expect(night).toHaveValue('');
  // Nothing is wrong before a letter is typed, and nothing can be published.
  await expect(page.getByRole('main').getByText('com erros')).toBeHidden();
  await review(page).click();
  await expect(page.getByRole('button', { name: /^Publicar agora/ })).toHaveAttribute('aria-disabled', 'true');
  // What is begun and left empty is gone.
  await expect(page.getByText('Nada por publicar')).toBeVisible();
  await owner.toTopics();
  await page.getByRole('button', { name: 'Estamos de serviço' }).click();
  await expect(night).toHaveAttribute('data-field', FIRST_NIGHT);
  await night.fill(today());
  await review(page).click();
  await expect(page.getByText(/o turno é já hoje: é mesmo assim\?/)).toBeVisible();
  await owner.toTopics();
  await page.getByRole('button', { name: 'Fechamos mais cedo' }).click();
  await expect(page.locator(':focus')).toHaveAttribute('data-field', 'avisos.json:[1].das');
  await expect(page.locator(':focus')).toHaveAccessibleName('Fechada a partir das');
  await owner.toTopics();
  await page.getByRole('button', { name: 'Uma fotografia' }).click();
  await expect(page.locator(':focus')).toHaveAttribute('data-field', 'farmacia.yaml:fotografias');
  await owner.toTopics();
  await page.getByRole('button', { name: 'Um preço' }).click();
  const price = page.getByRole('link', { name: /^Aluguer › Termómetro digital › Preço por dia/ });
  await expect(price).toBeVisible();
  const more = page.getByText('Há mais: junte outra palavra');
  await expect(more).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(MOST_RESULTS + 2);
  await page.getByLabel('Procurar em tudo').fill('preço termómetro');
  await expect(more).toBeHidden();
  await price.click();
  await expect(owner.field('aluguer.yaml:[5].precoDia')).toBeFocused();
  await review(page).click();
  await page.goBack();
  await expect(owner.field('aluguer.yaml:[5].precoDia')).toBeFocused();
  await owner.toTopics();
  await expect(price).toBeFocused();
});

test('Verificar has what is new first, and a slip is asked about before it is published', async ({ page }) => {
  await open('Aluguer');
  await owner.type('aluguer.yaml:[1].precoDia', '120');
  await owner.choose('Horas');
  await owner.type('horario.yaml:aberturas.sabado[1].fecha', '2');
  await owner.toTopics();
  await page.getByRole('link', { name: 'Verificar' }).click();
  const title = page.getByRole('heading', { name: /O que há de novo/ });
  const added = page.locator('section', { has: title }).last();
  for (const question of [
    /Preço por dia: passa de 1,00.* para 120,00.*: é mesmo assim\?/,
    /fecha às 02:00, antes do meio-dia: é mesmo assim\?/,
    /diz «Ao fim de semana, só de manhã.», e as horas mudaram: ainda é verdade\?/,
  ])
    await expect(added.getByText(question)).toBeVisible();
  await expect(added.getByText(/grátis à noite/)).toBeHidden();
  await added.getByText(/só de manhã.*e as horas mudaram/).click();
  await expect(page.locator(':focus')).toHaveAttribute('data-field', 'pagina.yaml:sobre.aberta');
});

test('without a line it opens as it was left; a key is changed if it is refused alone', async ({ page, context }) => {
  const key = page.getByLabel('A chave', { exact: true });
  await open('Aluguer', addDays(today(), 20));
  const endsSoon = /A chave acaba a \d+ de \p{L}+ de \d{4}: faça outra/u;
  await expect(page.getByRole('navigation', { includeHidden: true })).toContainText(endsSoon);
  await owner.type('aluguer.yaml:[1].precoDia', '1,20');
  // No visitors' page is among its worker's.
  const scopes = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope));
  expect(await scopes()).toEqual([`${site.url}/editar`]);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.reload();
  await expect(owner.field('aluguer.yaml:[1].precoDia')).toHaveValue('1,20');
  await expect(review(page)).toHaveText('Publicar (1)');
  await review(page).click();
  await publish(page);
  await expect(status(page)).toContainText('Sem ligação à internet');
  await context.setOffline(false);
  github.fault = ({ method }) => (method === 'POST' ? { status: 500 } : undefined);
  await publish(page);
  await expect(status(page)).toContainText('O GitHub está com problemas');
  await expect(key).toBeHidden();
  github.fault = ({ method }) => (method === 'POST' ? { status: 401 } : undefined);
  await publish(page);
  await expect(status(page)).toContainText('não aceita esta chave');
  await key.fill(KEYS.writes);
  github.fault = () => undefined;
  await page.getByRole('button', { name: 'Mudar a chave' }).click();
  await expect(status(page)).toHaveText(/^Chave nova guardada: acaba a \d/);
  await expect(page.getByText('não aceita esta chave')).toBeHidden();
  await publishToEnd(page);
  expect(github.read('content/aluguer.yaml')).toContain('precoDia: 120');
});

test('each topic fits all letters, opens in six screens, and is tapped, with publishing in sight', async ({ page }) => {
  /** As a browser's setting does; the policy refuses a style element. */
  const setLetters = (size: string) =>
    page.evaluate((chosen) => document.documentElement.style.setProperty('font-size', chosen), size);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${site.url}/editar`);
  await setLetters('200%');
  await page.getByRole('button', { name: 'Começar' }).click();
  expect(await sidewaysOf(page), 'the page that asks for the key').toBeLessThanOrEqual(0);
  await open();
  for (const [width, height, letters] of [
    [360, 740, '100%'],
    [360, 592, '125%'],
    [320, 640, '200%'],
    [740, 360, '125%'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await setLetters(letters);
    for (const [place, heading] of [
      ['temas', 'O que quer mudar?'],
      ...FILE_NAMES.map((name) => [name, TOPICS[name].title] as const),
      ['publicar', 'Publicar'],
    ] as const) {
      const what = `${place}, ${width} × ${height}, ${letters}`;
      await page.evaluate((topic) => location.replace(`#${topic}`), place);
      await expect(page.getByRole('heading', { name: heading, level: 2 })).toBeVisible();
      const length = await page.evaluate(() => {
        const parts = [document.documentElement, ...document.querySelectorAll('main')];
        const last = Math.max(...parts.map(({ scrollHeight }) => scrollHeight));
        for (const part of parts) part.scrollTo(0, last);
        return last / innerHeight;
      });
      if (letters === '100%') expect(length, what).toBeLessThanOrEqual(6);
      // With fields in sight; of a notice, whose days are picked.
      const folded = page.getByRole('main').locator('summary').first();
      if (place === 'avisos') await page.getByRole('button', { name: 'Novo aviso' }).click();
      else if (await folded.isVisible()) await folded.click();
      expect(await sidewaysOf(page), what).toBeLessThanOrEqual(0);
      expect(await smallTargets(page), what).toEqual([]);
      if (place !== 'publicar') await expect(review(page), what).toBeInViewport({ ratio: 1 });
      const boxes = page.getByRole('main').getByRole('textbox').filter({ visible: true });
      if (height < 600 || (await boxes.count()) === 0) continue;
      await boxes.last().focus();
      await expect.poll(() => coveredShare(page), { message: what }).toBeLessThan(1 / 3);
    }
  }
});

/** How much of the screen's height the header and the bar with the buttons take. */
const coveredShare = (page: Page) =>
  page.evaluate(() => {
    const lines = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y));
    return lines.filter((part) => part?.closest('header, [data-thumb], form > :last-child')).length / innerHeight;
  });

/** Controls that are lower than 44 pixels. */
const smallTargets = (page: Page) =>
  page
    .locator('button:not(.skip-link), nav a, select, input:not([type=checkbox], [type=radio], [type=file])')
    .filter({ visible: true })
    .evaluateAll((all) => {
      const low = all.filter((control) => control.getBoundingClientRect().height < 43.5);
      return low.map((control) => control.outerHTML.slice(0, 120));
    });
