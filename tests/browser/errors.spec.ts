import * as words from '../../src/island/words.ts';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { messageFor } from '../request-words.ts';
import { bringAxe, runAxe } from './axe.ts';
import { answerCookies, banner, shownTheme, themeButton } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { messageOf, SHORT_REQUEST } from './form.ts';

const { farmacia } = loadPharmacy();
const TITLE = words.title;
/** React names the component that failed on the console. */
const REACT_REPORTS = /page error|console\.error/;

// That every island has such a fallback: src/island/islands.grit.
test(`an island that throws says "${TITLE}"; the form works`, async ({ page, form, complaints }) => {
  complaints.allow(REACT_REPORTS);
  await answerCookies(page);
  // Nothing in the place of the list of units: it throws while React renders a quote.
  await page.route('**/_astro/*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/\[[^[\]]*unit:`[^[\]]*\]/, 'null') });
  });
  await page.goto('/');
  await page.locator('#aluguer').scrollIntoViewIfNeeded();
  await page.locator('#aluguer astro-island:not([ssr])').waitFor({ state: 'attached' });
  await page.locator('#aluguer').getByRole('spinbutton').fill('7');
  const notice = page.getByRole('alert').filter({ hasText: TITLE });
  await expect(notice.locator('[lang="en"]')).toContainText('null');
  await expect(notice.locator(`a[href="tel:+351${farmacia.telefones.geral}"]`)).toBeVisible();
  await expect(notice.locator(`a[href^="https://wa.me/351${farmacia.telefones.whatsapp}"]`)).toBeVisible();
  await expect(notice.locator(':not([lang=en])').getByText(words.explanation)).toBeVisible();
  await bringAxe(page);
  expect(await runAxe(page, ['#aluguer [role=alert]'])).toEqual([]);
  await form.ready();
  await form.fill(SHORT_REQUEST);
  expect(messageOf(await form.submit())).toBe(messageFor(SHORT_REQUEST));
  // A script asked for late is still on its way through the route above.
  await page.unrouteAll({ behavior: 'wait' });
});

const UNKNOWN = '/medicamentos/%3Cimg%20src=x%20onerror=alert(1)%3E';

// The page's words, and where it leads: tests/dist/specification.test.ts and tests/engines.
test('a part of the script that throws stops alone; an unknown path is logged', async ({ page, complaints }) => {
  // The browser itself notes a page that came with status 404.
  complaints.allow(/page error: broken on purpose/, /Failed to load resource.*404/, /^console\.log: /);
  await page.addInitScript(() => {
    window.matchMedia = () => {
      throw new Error('broken on purpose');
    };
  });
  await page.goto(UNKNOWN);
  await themeButton(page).click();
  expect(await shownTheme(page)).toBe('light');
  await expect(banner(page)).toBeVisible();
  expect(complaints.heard.filter((line) => line.includes(UNKNOWN) && line.startsWith('console.log'))).toHaveLength(1);
});
