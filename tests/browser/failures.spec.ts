import type { Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { composeMessage, EMPTY_REQUEST } from '../../src/request/message.ts';
import { fillTemplate } from '../../src/text/template.ts';
import {
  ANALYTICS_NOTED,
  acceptButton,
  answerCookies,
  banner,
  cookiePreferences,
  shownTheme,
  themeButton,
} from './controls.ts';
import { expect, test } from './fixtures.ts';
import {
  FULL_REQUEST,
  field,
  fillRequest,
  formReady,
  messageOf,
  openForm,
  panel,
  readRequest,
  SHORT_REQUEST,
  stateOf,
  submit,
  submitButton,
} from './form.ts';
import { openUnscripted } from './islands.ts';

const { farmacia, formulario, interface: texts, pagina } = loadPharmacy();
const MAP_ADDRESS = 'https://www.openstreetmap.org/';
const MAP_HOST = `${MAP_ADDRESS}**`;
const SCRIPTS = '**/_astro/*.js';
/** The browser itself notes what did not arrive. */
const BROWSER_NOTES_FAILURE =
  /Failed to load resource|Failed to fetch dynamically imported module|error loading dynamically|Importing a module script failed/;

/** In the page: whether nothing lies over the middle of an element. */
function isOnTop(node: Element): boolean {
  const { x, y, width, height } = node.getBoundingClientRect();
  return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/** The visitor can read, call, and write by another way. */
async function expectWaysOut(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(`a[href="tel:+351${farmacia.telefones.geral}"]`).first()).toBeVisible();
  const chat = page.locator('#pedido').locator(`a[href^="https://wa.me/351${farmacia.telefones.whatsapp}"]`);
  await expect(chat.filter({ visible: true }).first()).toBeVisible();
}

/** Holds every script back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(SCRIPTS, async (route) => {
    if (isOpen) await route.continue();
    else held.push(route);
  });
  return async () => {
    isOpen = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}

test.describe('a script', () => {
  test('that does not load leaves a page that can be read, called from and written from', async ({
    page,
    complaints,
  }) => {
    complaints.allow(BROWSER_NOTES_FAILURE);
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/');
    await field(page, 'nome').scrollIntoViewIfNeeded();
    await expectWaysOut(page);
  });

  test('that never comes leaves a page to read, call and write from; its button sends nothing and keeps what was typed', async ({
    page,
    outbound,
  }) => {
    await page.route(SCRIPTS, () => {});
    await openUnscripted(page);
    await field(page, 'nome').scrollIntoViewIfNeeded();
    await expectWaysOut(page);
    const left: string[] = [];
    page.on('framenavigated', (frame) => void (frame === page.mainFrame() && left.push(frame.url())));
    await fillRequest(page, SHORT_REQUEST);
    await submitButton(page).click({ noWaitAfter: true });
    await expect(page.getByText(formulario.aPreparar)).toBeVisible();
    // The browser answers in order: what it was to leave for, it would have left for before this.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(left, 'the browser stays where it is').toEqual([]);
    expect(await readRequest(page)).toMatchObject(SHORT_REQUEST);
    expect(outbound.join()).not.toContain('Rui');
  });

  test('that arrives after the visitor has typed loses nothing of it, and filters the codes', async ({ page }) => {
    const release = await holdScripts(page);
    await openUnscripted(page);
    await fillRequest(page, { ...FULL_REQUEST, codigoDispensa: '12 34-x56' });
    await release();
    await formReady(page);
    expect(await readRequest(page)).toEqual(FULL_REQUEST);
    const chat = await submit(page);
    expect(messageOf(chat.url())).toBe(composeMessage(FULL_REQUEST, formulario.mensagem));
  });

  test('that arrives in the middle of a word loses no letter, nor the place where one is typing', async ({ page }) => {
    const release = await holdScripts(page);
    await openUnscripted(page);
    const text = 'Rua do Comendador Exemplo, número 25, segundo esquerdo';
    const control = field(page, 'morada');
    await control.click();
    const typing = page.keyboard.type(text, { delay: 15 });
    await page.waitForFunction(() =>
      document.querySelector<HTMLInputElement>('[name=morada]')?.value.includes('Comen'),
    );
    await release();
    await typing;
    await formReady(page);
    expect(await stateOf(control)).toEqual({ value: text, caret: text.length });
    await expect(control).toBeFocused();
  });
});

/** The controls that would answer no press yet: the request's own submit is kept, and so is a press on the page's controls. */
const pressable = (page: Page) =>
  page.locator('button:not([type=submit], [popovertarget], [data-press])').filter({ visible: true });

for (const path of ['/', '/politica-privacidade', '/nada']) {
  test(`no control of ${path} can be pressed in vain: its press is kept, or it is there only once its script is`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource.*404/, /^console\.log: 404:/);
    await answerCookies(page);
    const release = await holdScripts(page);
    await openUnscripted(page, path);
    expect(await pressable(page).allInnerTexts()).toEqual([]);
    await cookiePreferences(page).click();
    await release();
    await expect(banner(page)).toBeVisible();
    await themeButton(page).click();
    await expect.poll(() => shownTheme(page)).toBe('light');
  });
}

test('a control that comes with its script does at the first press what it says', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await answerCookies(page);
  const release = await holdScripts(page);
  await openUnscripted(page);
  await release();
  await page.getByRole('button', { name: texts.slogans.pausar }).click();
  await expect(page.getByRole('button', { name: texts.slogans.continuar })).toBeVisible();
  await page.locator('#contactos').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: texts.partilhar.botao }).click();
  await expect(page.getByText(fillTemplate(texts.partilhar.copiada, { ligacao: page.url() }))).toBeVisible();
  await field(page, 'numeroReceita').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: formulario.botaoSms }).click();
  await expect(page.getByRole('textbox', { name: formulario.sms.campo })).toBeFocused();
});

test.describe('storage and cookies that throw', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      };
      for (const store of ['localStorage', 'sessionStorage']) Object.defineProperty(window, store, { get: refuse });
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    });
  });

  test('still let the banner come and go, and the visitor send a request', async ({ page, complaints }) => {
    complaints.allow(ANALYTICS_NOTED);
    await page.goto('/');
    await acceptButton(page).click();
    await expect(banner(page)).toHaveCount(0);
    await formReady(page);
    await fillRequest(page, FULL_REQUEST);
    const chat = await submit(page);
    expect(messageOf(chat.url())).toBe(composeMessage(FULL_REQUEST, formulario.mensagem));
  });
});

test.describe('the clipboard', () => {
  for (const [trouble, script] of [
    [
      'refused',
      () =>
        Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('denied')) }),
    ],
    ['missing', () => Object.defineProperty(navigator, 'clipboard', { value: undefined })],
  ] as const) {
    test(`${trouble}: the message is shown and selected, to be copied by hand`, async ({ page }) => {
      await page.addInitScript(script);
      await openForm(page);
      await fillRequest(page, SHORT_REQUEST);
      await submit(page);
      await panel(page).getByRole('button', { name: formulario.acoes.copiar }).click();
      await expect(page.getByText(formulario.acoes.selecionada)).toBeVisible();
      const message = composeMessage({ ...EMPTY_REQUEST, ...SHORT_REQUEST }, formulario.mensagem);
      const selected = await page.evaluate(() => {
        const active = document.activeElement;
        if (active instanceof HTMLTextAreaElement)
          return active.value.slice(active.selectionStart, active.selectionEnd);
        return String(getSelection());
      });
      expect(selected).toBe(message);
    });
  }
});

test('a popup that is blocked: the panel holds a real link to the same chat', async ({ page, context }) => {
  await page.addInitScript(() => {
    window.open = () => null;
    HTMLAnchorElement.prototype.click = () => {};
    HTMLFormElement.prototype.submit = () => {};
  });
  await openForm(page);
  await fillRequest(page, FULL_REQUEST);
  await submitButton(page).click();
  const [chat] = await Promise.all([
    context.waitForEvent('page'),
    panel(page).getByRole('link', { name: formulario.painel.abrir }).click(),
  ]);
  await chat.waitForURL(/^https:\/\/wa\.me\//);
  expect(messageOf(chat.url())).toBe(composeMessage(FULL_REQUEST, formulario.mensagem));
});

test('WhatsApp that cannot be reached: the site still stands, with the request and the other ways', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(BROWSER_NOTES_FAILURE);
  await context.route('https://wa.me/**', (route) => route.abort());
  await openForm(page);
  await fillRequest(page, FULL_REQUEST);
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: formulario.painel.titulo })).toBeVisible();
  expect(await readRequest(page)).toEqual(FULL_REQUEST);
  await expect(panel(page).locator(`a[href="tel:+351${farmacia.telefones.geral}"]`)).toBeVisible();
  await expect(panel(page).getByRole('button', { name: formulario.acoes.copiar })).toBeVisible();
});

test.describe('a map', () => {
  test('that cannot be reached leaves its caption, the address and the way to the maps app', async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(BROWSER_NOTES_FAILURE);
    await context.route(MAP_HOST, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().startsWith(MAP_ADDRESS));
    await page.goto('/');
    const section = page.locator('#como-chegar');
    await section.scrollIntoViewIfNeeded();
    await failed;
    // The browser puts a page of its own into the frame, over whatever stands beneath that.
    for (const text of [pagina.comoChegar.semMapa, farmacia.morada.rua, pagina.comoChegar.abrir]) {
      const place = section.getByText(text);
      await place.scrollIntoViewIfNeeded();
      await expect.poll(() => place.evaluate(isOnTop), text).toBe(true);
    }
  });

  test('that never comes leaves a drawing in its place', async ({ page, context }) => {
    await context.route(MAP_HOST, () => {});
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const place = page.locator('#como-chegar iframe');
    await place.scrollIntoViewIfNeeded();
    const { entropy } = await sharp(await place.screenshot()).stats();
    expect(entropy, 'a flat ground has none').toBeGreaterThan(1);
  });
});

test('offline a request opens nothing and is not said to be sent: it stays, to copy, to send otherwise, or later', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(BROWSER_NOTES_FAILURE);
  await openForm(page);
  // What submitting needs is asked for as soon as one types.
  const panelIsHere = page.waitForResponse(/SentPanel[^/]*\.js$/);
  await fillRequest(page, FULL_REQUEST);
  await panelIsHere;
  await context.setOffline(true);
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: formulario.painel.semRedeTitulo })).toBeVisible();
  await expect(panel(page).getByRole('button', { name: formulario.acoes.copiar })).toBeVisible();
  await expect(panel(page).getByRole('link', { name: formulario.acoes.sms })).toBeVisible();
  await expect(page.getByText(formulario.aviso.titulo)).toHaveCount(0);
  expect(context.pages()).toHaveLength(1);
  expect(await readRequest(page)).toEqual(FULL_REQUEST);
  await context.setOffline(false);
  const [chat] = await Promise.all([
    context.waitForEvent('page', (opened) => opened !== page),
    panel(page).getByRole('link', { name: formulario.painel.abrirVazia }).click(),
  ]);
  await chat.waitForURL(/^https:\/\/wa\.me\//);
  expect(messageOf(chat.url())).toBe(composeMessage(FULL_REQUEST, formulario.mensagem));
});

test('a page that the browser builds anew keeps all that was typed', async ({ page }) => {
  await openForm(page);
  await fillRequest(page, FULL_REQUEST);
  // Left for another page, for WhatsApp in the same tab, and as a tab that was emptied and restored.
  for (const elsewhere of ['/politica-privacidade', 'https://wa.me/', 'about:blank']) {
    // The browser writes down what a page holds about once a second, and at once with an entry of its history.
    await page.evaluate(() => history.replaceState(history.state, ''));
    await page.goto(elsewhere);
    await page.goBack();
    await formReady(page);
    expect(await readRequest(page), elsewhere).toEqual(FULL_REQUEST);
  }
  const chat = await submit(page);
  expect(messageOf(chat.url())).toBe(composeMessage(FULL_REQUEST, formulario.mensagem));
});
