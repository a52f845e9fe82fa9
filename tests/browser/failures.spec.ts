import type { Page } from '@playwright/test';
import { BAR } from '../../src/document/words.ts';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import * as rentalWords from '../../src/rental/words.ts';
import { PRIVACY as policyWords } from '../../src/sections/words.ts';
import * as sharing from '../../src/sharing/words.ts';
import { goOn, pause } from '../../src/slogans/words.ts';
import { FULL_REQUEST, formWords, messageFor } from '../request-words.ts';
import {
  ANALYTICS_NOTED,
  acceptButton,
  answerCookies,
  banner,
  bar,
  cookiePreferences,
  publishNotices,
  shownTheme,
  themeButton,
} from './controls.ts';
import { expect, test } from './fixtures.ts';
import { messageOf, SHORT_REQUEST } from './form.ts';
import { holdScripts, openUnscripted, pageReady } from './islands.ts';

const { farmacia } = loadPharmacy();
const PRIVACY = '/politica-privacidade';
/** The browser itself notes what did not arrive. */
const BROWSER_NOTES_FAILURE =
  /Failed to load resource|Failed to fetch dynamically imported module|error loading dynamically|Importing a module script failed/;

/** The visible buttons whose press would be lost: a submit is kept, and so is a press on the page's own controls. */
const deadControls = (page: Page) =>
  page.locator('button:not([type=submit], [popovertarget], [data-press])').filter({ visible: true });

test('no control is pressed in vain: its press is kept, or it comes with its script', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await answerCookies(page);
  const release = await holdScripts(page);
  for (const path of ['/politica-privacidade', '/']) {
    await openUnscripted(page, path);
    expect(await deadControls(page).allInnerTexts()).toEqual([]);
  }
  await themeButton(page).press('Enter');
  await page.getByRole('button', { name: pause }).click();
  await cookiePreferences(page).click();
  release();
  await expect(banner(page)).toBeVisible();
  await expect(page.getByRole('button', { name: goOn })).toBeVisible();
  await pageReady(page);
  expect(await shownTheme(page)).toBe('light');
  await themeButton(page).click();
  expect(await shownTheme(page)).toBe('dark');

  await page.locator('#contactos').scrollIntoViewIfNeeded();
  const share = page.getByRole('button', { name: sharing.share });
  await share.click();
  await expect(page.getByText(sharing.copied), 'at its first press').toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL('/', page.url()).href);
  await page.evaluate(() => {
    navigator.share = async (data) => document.documentElement.setAttribute('data-shared', JSON.stringify(data));
  });
  await share.click();
  await expect(page.locator('html'), 'by the device’s own sheet').toHaveAttribute('data-shared', RegExp(farmacia.nome));
});

test('where storage and cookies throw, notice, banner, theme and request work', async ({ page, form, complaints }) => {
  complaints.allow(ANALYTICS_NOTED);
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied.', 'SecurityError');
    };
    for (const store of ['localStorage', 'sessionStorage']) Object.defineProperty(window, store, { get: refuse });
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });
  await publishNotices(page, { texto: 'Fechados hoje.' });
  await page.goto('/');
  await page.locator('[data-aviso]').getByRole('button').click();
  await acceptButton(page).click();
  await expect(banner(page)).toHaveCount(0);
  await form.ready();
  await form.fill(SHORT_REQUEST);
  await themeButton(page).click();
  await (await form.submit()).close();
  // Where another tab's choice would be read.
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  expect(await shownTheme(page)).toBe('light');
  await expect(page.locator('[data-aviso]').filter({ visible: true }), 'closed for the page').toHaveCount(0);
});

test('where something fails no request is said to be sent: it stays', async ({ page, form, context, complaints }) => {
  complaints.allow(BROWSER_NOTES_FAILURE);
  await form.open();
  await form.fill(FULL_REQUEST);
  await test.step('without a network', async () => {
    await context.setOffline(true);
    await form.submitButton.click();
    await expect(page.getByRole('heading', { name: formWords.semRede })).toBeInViewport({ ratio: 1 });
    await expect(form.panelHeading).toBeFocused();
    await expect(form.panel.getByRole('link', { name: formWords.acoes.sms })).toBeVisible();
    await expect(form.panel.getByRole('button', { name: formWords.lembrete.botao })).toHaveCount(0);
    await expect(page.getByText(formWords.aviso.titulo)).toHaveCount(0);
    expect(context.pages()).toHaveLength(1);
    expect(await form.read()).toEqual(FULL_REQUEST);
    await context.setOffline(false);
  });
  await test.step('with it again', async () => {
    // A press so soon after the last would be taken for a slip.
    const since = await page.evaluate(() => performance.now());
    await page.waitForFunction((last) => performance.now() > last + 2000, since);
    await expect(form.panelHeading).toHaveText(formWords.painel.porAbrirTitulo);
    const link = form.panel.getByRole('link', { name: formWords.painel.abrirVazia });
    const chat = await form.submit(() => link.click({ clickCount: 2 }));
    expect(messageOf(chat)).toBe(messageFor(FULL_REQUEST));
    expect(context.pages(), 'by a hand that shakes too').toEqual([page, chat]);
  });
  await test.step('without it, what has changed since is not taken for sent', async () => {
    await form.field('nif').fill('999');
    await context.setOffline(true);
    await form.openAgain.click();
    await expect(form.panelHeading).toHaveText(formWords.semRede);
    expect(context.pages()).toHaveLength(2);
    await context.setOffline(false);
    await expect(form.panel).toContainText(formWords.painel.mudou);
  });

  await test.step('a chat that is not reached', async () => {
    // Nothing was wrong before; from here on the test breaks things on purpose.
    expect(complaints.stray()).toEqual([]);
    complaints.allow(/page error|console\.error/);
    await context.route('https://wa.me/**', (route) => route.abort(), { times: 1 });
    // Another message: two presses with one message would count as one.
    await form.field('nif').fill('is not reached');
    const unreached = context.waitForEvent('page');
    await form.submitButton.click();
    await unreached;
    await expect(page.getByRole('heading', { name: formWords.painel.titulo })).toBeVisible();
    await expect(form.panel.locator(`a[href="tel:+351${farmacia.telefones.geral}"]`)).toBeVisible();
  });
  const request = { ...FULL_REQUEST, nif: 'is blocked' };
  await test.step('no new tab', async () => {
    // Whichever way the page opens a chat, it fails.
    await page.evaluate(() => {
      window.open = () => null;
      HTMLFormElement.prototype.submit = () => {};
      HTMLAnchorElement.prototype.click = () => {
        document.documentElement.dataset['tried'] = '';
        throw new Error('broken on purpose');
      };
    });
    await form.field('nif').fill(request.nif);
    await form.submitButton.click();
    await expect(page.locator('html')).toHaveAttribute('data-tried');
    expect(await form.read()).toEqual(request);
  });

  await test.step('no clipboard', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
    });
    await form.panel.getByRole('button', { name: formWords.acoes.copiar }).click();
    await expect(form.section.getByText(formWords.acoes.selecionada), 'to be copied by hand').toBeVisible();
    const box = form.panel.getByRole('textbox');
    await expect(box).toHaveValue(messageFor(request));
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(messageFor(request));
  });
});

// In Firefox and WebKit, by the browser's own button: tests/engines.
test('back from the policy by its link, to a page built anew, one finds all that one gave', async ({ page, form }) => {
  const second = { numeroReceita: '2011000098765432109', codigoDispensa: '654321', codigoOpcao: '' };
  await page.goto(PRIVACY);
  await page.setViewportSize({ width: 360, height: 640 });
  await answerCookies(page);
  await bar(page).getByRole('link', { name: BAR.request }).click();
  await expect(page, 'who typed nothing goes where the link says').toHaveURL(/\/#pedido$/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await form.ready();
  await form.fill(FULL_REQUEST);
  await form.paste('numeroReceita', `Receita ${second.numeroReceita} dispensa ${second.codigoDispensa}`);
  await expect(form.prescriptions.last()).toContainText(second.numeroReceita);
  await page.locator('#aluguer').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: rentalWords.oneDayMore }).click();
  await page.locator('#aluguer').getByRole('link', { name: rentalWords.book }).click();
  await expect(form.rentals).toBeVisible();
  await form.section.getByRole('link', { name: formWords.privacidadeLigacao }).click();
  await page.waitForURL(`**${PRIVACY}`);
  // By way of a heading: more than one step back.
  await page.getByRole('navigation', { name: policyWords.contents }).getByRole('link').last().click();
  await page.getByRole('link', { name: policyWords.back }).click();
  await page.waitForURL(({ pathname }) => pathname === '/', { waitUntil: 'commit' });
  await form.ready();
  expect(await form.read()).toEqual(FULL_REQUEST);
  const chat = await form.submit();
  const message = messageOf(chat);
  expect(message).toContain(await form.rentals.textContent());
  expect(message).toContain(formWords.mensagem.receita(2, second).replace('\n', '\n> '));
});
