import type { Page } from '@playwright/test';
import { BAR } from '../../src/document/words.ts';
import * as rentalWords from '../../src/rental/words.ts';
import { PRIVACY as policyWords } from '../../src/sections/words.ts';
import { formWords, messageFor } from '../request-words.ts';
import { expect, test } from './fixtures.ts';
import { FULL_REQUEST, field, fillRequest, formReady, messageOf, openForm, readRequest, submit } from './form.ts';
import { pageReady } from './islands.ts';

const PRIVACY = '/politica-privacidade';

/** A page from the cache does not load again, and has what was put there. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-alive', ''));
const expectMarked = (page: Page) => expect(page.locator('html'), 'from the cache').toHaveAttribute('data-alive');

test('who goes from the form to the privacy policy, or another site, and back, by the browser, which keeps both pages, or by a link, finds what was booked and typed', async ({
  page,
}) => {
  const pedir = page.getByRole('link', { name: BAR.request, exact: true });
  const policy = page.locator('#pedido').getByRole('link', { name: formWords.privacidadeLigacao });
  const goHome = () => page.getByRole('link', { name: policyWords.back }).click();
  const arriveHome = async () => {
    await page.waitForURL(({ pathname }) => pathname === '/', { waitUntil: 'commit' });
    await formReady(page);
  };
  await page.setViewportSize({ width: 360, height: 640 });
  await openForm(page);
  await page.goto(PRIVACY);
  await pedir.click();
  await expect(page, 'who typed nothing goes where the link says').toHaveURL(/\/#pedido$/);
  await formReady(page);

  await test.step('a rental, and a link to another site', async () => {
    const firstDay = page.locator('#pedido').getByLabel(formWords.aluguerDesde);
    await page.locator('#aluguer').scrollIntoViewIfNeeded();
    await page.locator('#aluguer summary', { hasText: rentalWords.quoteTitle }).click();
    await page.getByRole('button', { name: rentalWords.oneDayMore }).click();
    await page.locator('#aluguer').getByRole('link', { name: rentalWords.book }).click();
    await expect(firstDay).toBeVisible();
    await policy.click();
    await page.waitForURL(`**${PRIVACY}`);
    const elsewhere = page.locator('main a[href^="https://"]').first();
    const destination = (await elsewhere.getAttribute('href')) ?? '';
    await page.route(`${destination}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'Outro site' }));
    await elsewhere.evaluate((link) => link.setAttribute('target', '_self'));
    await elsewhere.click();
    await expect(page).toHaveURL(new RegExp(`^${RegExp.escape(destination)}`));
    await page.goBack({ waitUntil: 'commit' });
    await goHome();
    await arriveHome();
    await expect(firstDay).toBeVisible();
    await page.getByRole('button', { name: `${formWords.tirar}: ${formWords.aluguer}` }).click();
  });

  await fillRequest(page, FULL_REQUEST);
  await mark(page);
  await page.goto(PRIVACY);
  await pageReady(page);
  await mark(page);
  await page.goBack({ waitUntil: 'commit' });
  await expectMarked(page);
  expect(await readRequest(page)).toEqual(FULL_REQUEST);
  await page.goForward({ waitUntil: 'commit' });
  await expectMarked(page);
  await page.goBack({ waitUntil: 'commit' });

  const fromHeading = async () => {
    await page.getByRole('navigation', { name: policyWords.contents }).getByRole('link').last().click();
    await pedir.click();
  };
  for (const goOn of [goHome, fromHeading]) {
    await policy.click();
    await page.waitForURL(`**${PRIVACY}`);
    await goOn();
    await arriveHome();
    expect(await readRequest(page)).toEqual(FULL_REQUEST);
    await expect(field(page, 'nome')).toBeInViewport();
  }
  const chat = await submit(page);
  expect(messageOf(chat.url())).toBe(messageFor(FULL_REQUEST));
});
