import type { Page } from '@playwright/test';
import { BAR } from '../../src/document/words.ts';
import { PRIVACY as policyWords } from '../../src/sections/words.ts';
import { formWords, messageFor } from '../request-words.ts';
import { expect, test } from './fixtures.ts';
import { FULL_REQUEST, field, fillRequest, formReady, messageOf, openForm, readRequest, submit } from './form.ts';
import { pageReady } from './islands.ts';

const PRIVACY = '/politica-privacidade';

/** A page from the cache does not load again, and has what was put there. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-alive', ''));
const expectMarked = (page: Page) => expect(page.locator('html'), 'from the cache').toHaveAttribute('data-alive');

// What was booked too, in a page that the browser builds anew: failures.spec.ts.
test('who goes to the privacy policy and back, by the browser or a link, finds what was typed', async ({ page }) => {
  const pedir = page.getByRole('link', { name: BAR.request, exact: true });
  const policy = page.locator('#pedido').getByRole('link', { name: formWords.privacidadeLigacao });
  await page.setViewportSize({ width: 360, height: 640 });
  await openForm(page);
  await page.goto(PRIVACY);
  await pedir.click();
  await expect(page, 'who typed nothing goes where the link says').toHaveURL(/\/#pedido$/);
  await formReady(page);

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

  await policy.click();
  await page.waitForURL(`**${PRIVACY}`);
  // By way of a heading: more than one step back.
  await page.getByRole('navigation', { name: policyWords.contents }).getByRole('link').last().click();
  await page.getByRole('link', { name: policyWords.back }).click();
  await page.waitForURL(({ pathname }) => pathname === '/', { waitUntil: 'commit' });
  await formReady(page);
  expect(await readRequest(page)).toEqual(FULL_REQUEST);
  await expect(field(page, 'nome')).toBeInViewport();
  const chat = await submit(page);
  expect(messageOf(chat.url())).toBe(messageFor(FULL_REQUEST));
});
