import { loadContent } from '../../src/content/load.ts';
import { composeMessage } from '../../src/lib/message.ts';
import { expect, test } from './fixtures.ts';
import { FULL_REQUEST, fillRequest, messageOf, openForm, readRequest, submit } from './form.ts';

// Playwright turns the cache off; a visitor's browser has it.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  },
});

test('the back and forward cache brings the page back as it was, and it still works', async ({ page }) => {
  await openForm(page);
  await fillRequest(page, FULL_REQUEST);
  await page.evaluate(() => {
    document.documentElement.dataset['alive'] = 'yes';
  });
  await page.goto('/politica-privacidade');
  // A page from the cache does not load again.
  await page.goBack({ waitUntil: 'commit' });
  expect(await page.evaluate(() => document.documentElement.dataset['alive']), 'the cache was used').toBe('yes');
  expect(await readRequest(page)).toEqual(FULL_REQUEST);
  const chat = await submit(page);
  expect(messageOf(chat.url())).toBe(composeMessage(FULL_REQUEST, loadContent().formulario.mensagem));
});
