import { BAR } from '../../src/document/words.ts';
import { PRIVACY as policyWords } from '../../src/sections/words.ts';
import { formWords, messageFor } from '../request-words.ts';
import { expect, test } from './fixtures.ts';
import { FULL_REQUEST, fillRequest, formReady, messageOf, openForm, readRequest, submit } from './form.ts';

const PRIVACY = '/politica-privacidade';

// What was booked too, by the browser's own button: failures.spec.ts. In Firefox and WebKit: tests/engines.
test('who goes to the privacy policy and back by its link finds what was typed', async ({ page }) => {
  const pedir = page.getByRole('link', { name: BAR.request, exact: true });
  const policy = page.locator('#pedido').getByRole('link', { name: formWords.privacidadeLigacao });
  await page.setViewportSize({ width: 360, height: 640 });
  await openForm(page);
  await page.goto(PRIVACY);
  await pedir.click();
  await expect(page, 'who typed nothing goes where the link says').toHaveURL(/\/#pedido$/);
  await formReady(page);

  await fillRequest(page, FULL_REQUEST);
  await policy.click();
  await page.waitForURL(`**${PRIVACY}`);
  // By way of a heading: more than one step back.
  await page.getByRole('navigation', { name: policyWords.contents }).getByRole('link').last().click();
  await page.getByRole('link', { name: policyWords.back }).click();
  await page.waitForURL(({ pathname }) => pathname === '/', { waitUntil: 'commit' });
  await formReady(page);
  expect(await readRequest(page)).toEqual(FULL_REQUEST);
  const chat = await submit(page);
  expect(messageOf(chat.url())).toBe(messageFor(FULL_REQUEST));
});
