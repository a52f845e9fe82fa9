import * as words from '../../src/island/words.ts';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { bringAxe, runAxe } from './axe.ts';
import { answerCookies, banner, shownTheme, themeButton } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { SHORT_REQUEST } from './form.ts';

const { farmacia } = loadPharmacy();
const TITLE = words.title;
/** React names the component that failed on the console. */
const REACT_REPORTS = /page error|console\.error/;

/** In the page: makes composing a message throw, which replaces lone surrogates (`wellFormed`). */
function breakMessage() {
  const replace: (this: RegExp, text: string, by: string) => string = RegExp.prototype[Symbol.replace];
  RegExp.prototype[Symbol.replace] = function (text: string, by: unknown) {
    if (this.source.includes('Surrogate')) throw new Error('broken on purpose');
    return replace.call(this, text, by as string);
  };
}

// That every island has such a fallback: src/island/islands.grit.
test(`an island that throws says "${TITLE}"; without a message the form works`, async ({ page, form, complaints }) => {
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
  await page.unrouteAll({ behavior: 'wait' });

  await form.fill(SHORT_REQUEST);
  await page.evaluate(breakMessage);
  await form.placeCaret('nome', 'Rui'.length);
  await form.field('nome').pressSequentially(' Silva');
  await expect(form.field('nome')).toHaveValue('Rui Silva');
  expect(await form.read()).toMatchObject({ ...SHORT_REQUEST, nome: 'Rui Silva' });
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
