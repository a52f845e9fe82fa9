import type { Page } from '@playwright/test';
import * as words from '../../src/notices/words.ts';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { SECOND_PHARMACY } from '../build-sites.ts';
import { expect, onSecond, test } from './fixtures.ts';
import { openStopped } from './islands.ts';

const TODAY = '2026-11-21';
const notice = (fields: object = {}) => ({
  id: 'natal',
  texto: 'Fechados no dia de Natal.',
  de: TODAY,
  ate: TODAY,
  tipo: 'normal',
  ...fields,
});

const noticesOn = (page: Page) => page.locator('[data-aviso]').filter({ visible: true });
const more = (page: Page) => page.getByText(words.more, { exact: true });
const restore = (page: Page) => page.getByRole('button', { name: words.showClosed });

/** The notices on the server, whatever was built into the page. */
async function publish(page: Page, json: unknown, status = 200): Promise<void> {
  await page.route('**/avisos.json*', (route) => route.fulfill({ status, json }));
}

async function openPage(page: Page, now?: Date): Promise<void> {
  await openStopped(page, '/', now);
  await page.clock.runFor(500);
}

test('notices are shown without a build, as text, on their days in Lisbon, but broken ones', async ({ page }) => {
  const day = { de: '2026-07-02', ate: '2026-07-02' };
  await publish(page, [
    notice({ id: '1', texto: '<img src=x onerror=alert(1)> <b>Só hoje.</b>', ...day }),
    notice({ id: '2', texto: 'Desde hoje.', ...day, ate: '2026-07-30' }),
    notice({ id: '3', texto: 'Até hoje.', ...day, de: '2026-06-01' }),
    notice({ id: '4', texto: 'Ontem.', de: '2026-07-01', ate: '2026-07-01' }),
    notice({ id: '5', texto: 'Sem dia.', de: 'x' }),
    notice({ id: '6', texto: 'Fechados a 20.', de: '2026-07-20', ate: '2026-07-21', fechada: true }),
  ]);
  // 00:30 on 2 July in Lisbon, still 1 July in universal time.
  await openPage(page, new Date('2026-07-01T23:30:00Z'));
  await expect(noticesOn(page)).toHaveText([/<b>Só hoje\.<\/b>/, /Desde hoje\./]);
  await expect(page.getByRole('status').filter({ hasText: 'Desde hoje.' }), 'once').toHaveText(
    '<img src=x onerror=alert(1)> <b>Só hoje.</b> Desde hoje.',
  );
  await expect(page.locator('details[lang=en]'), 'its days').toContainText('20–21 July 2026: closed');
  await more(page).click();
  await expect(noticesOn(page)).toHaveText([/<b>Só hoje\.<\/b>/, /Desde hoje\./, /Até hoje\./]);
  await expect(noticesOn(page).locator('img')).toHaveCount(0);
});

test('notices are closed for this visit by a button that names them, and brought back', async ({ page }) => {
  const [first, second] = ['Na quinta-feira fechamos…', 'Hoje de serviço.'] as const;
  const turn = notice({ id: 'turno', texto: second });
  const button = (beginning: string) =>
    page.getByRole('main').getByRole('button', { name: words.closeNotice(beginning), exact: true });
  const publishAndLoad = async (...notices: object[]) => {
    await publish(page, notices);
    await openPage(page);
  };
  await publishAndLoad(notice({ texto: 'Na quinta-feira fechamos às 13h.' }), turn);
  await test.step('closed and brought back by keyboard', async () => {
    await button(first).press('Enter');
    await expect(button(second)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(noticesOn(page)).toHaveCount(0);
    await expect(restore(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(noticesOn(page)).toHaveCount(2);
    await expect(button(first)).toBeFocused();
    await button(second).press('Enter');
    await expect(button(first), 'the one before, where none comes next').toBeFocused();
    await page.clock.runFor(400);
    await restore(page).click();
    await button(first).press('Enter');
  });
  await test.step('closed still in the next page, where only a new one is shown', async () => {
    await publishAndLoad(notice());
    await expect(restore(page)).toBeVisible();
    await expect(noticesOn(page)).toHaveCount(0);
    await publishAndLoad(notice(), turn);
    await expect(noticesOn(page)).toHaveText(/Hoje de serviço/);
    expect(await page.evaluate(() => sessionStorage.getItem('avisos-dispensados'))).toBe('["natal"]');
  });
  await test.step('all brought back by one press', async () => {
    await noticesOn(page).getByRole('button').click();
    await expect(noticesOn(page)).toHaveCount(0);
    await restore(page).click();
    await expect(noticesOn(page)).toHaveCount(2);
    await expect(restore(page)).toBeHidden();
    await noticesOn(page).first().getByRole('button').dblclick();
    await expect(noticesOn(page), 'a hand that trembles closes no other').toHaveCount(1);
  });
});

// Other files, and a server that is slow: src/notices/notices.test.ts and src/notices/retry-notices.test.ts.
test.describe('notices that were built into the page', () => {
  /** Those of the second pharmacy: one of every day, two of a day in March, one of the day after. */
  const built = loadPharmacy(SECOND_PHARMACY).avisos;
  const [dayOfThree, dayAfter] = [new Date('2027-03-10T10:00:00Z'), new Date('2027-03-11T10:00:00Z')];

  onSecond('are shown on their days, urgent first, two unfolded, before our scripts', async ({ page, complaints }) => {
    complaints.allow(/Failed to (load resource|fetch dynamically imported module)/);
    await page.clock.setFixedTime(dayOfThree);
    // Asked for once more, past what a captive portal may have answered.
    await page.route('**/_astro/*.js*', (route) => route.abort());
    await page.goto('/');
    await expect(noticesOn(page)).toHaveText([/Hoje de serviço/, /Obras no cais/]);
    await expect(noticesOn(page).getByRole('button')).toHaveCount(0);
    await more(page).click();
    await expect(noticesOn(page)).toHaveText([/Hoje de serviço/, /Obras no cais/, /Rastreio/]);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setScriptExecutionDisabled', { value: true });
    await page.goto('/');
    await expect(noticesOn(page), 'without scripts all of the build').toHaveCount(built.length);
    await expect(noticesOn(page).last(), 'with their days').toHaveText(/^A 11 de março: Rua cortada/);
  });

  // That they close the pharmacy, every page knows: opening.spec.ts.
  onSecond(
    'stand once, give the hours of their days, stay when the server is silent, give way to what it changed or withdrew, move nothing; closed, they can be brought back later; one whose day begins comes then',
    async ({ page, complaints }) => {
      complaints.allow(/Failed to load resource/);
      const changed = { ...built.at(-1), texto: 'Fechados até às 15h.', horario: [{ abre: '00:00', fecha: '23:06' }] };
      const tops = new Set<number>();
      let answers = 0;
      page.on('response', (response) => {
        if (response.url().includes('avisos.json')) answers += 1;
      });
      // The answers come over the network, which no stopped clock holds.
      const settle = (texts: readonly RegExp[], expected = 1) =>
        expect(async () => {
          await page.clock.runFor(5000);
          expect(answers).toBeGreaterThanOrEqual(expected);
          await expect(noticesOn(page)).toHaveText([...texts], { timeout: 100 });
        }).toPass({ intervals: [50] });
      const both = [/Obras no cais/, /Rua cortada/];
      for (const [body, status, expected, texts, hour] of [
        [built, 200, 1, both, /23h05/],
        ['', 404, 4, both, /23h05/],
        [[], 200, 1, [], null],
        [[changed], 200, 1, [/Fechados até às 15h/], /23h06/],
      ] as const) {
        await publish(page, body, status);
        answers = 0;
        await openPage(page, dayAfter);
        await settle(texts, expected);
        if (hour) await expect(page.locator('[data-open=true] [data-opening]')).toHaveText(hour);
        const title = page.getByRole('heading', { level: 1 });
        tops.add(await title.evaluate((node) => Math.round(node.getBoundingClientRect().top)));
      }
      expect([...tops], 'it stands where it stood').toHaveLength(1);

      await noticesOn(page).getByRole('button').click();
      await openPage(page);
      await settle([]);
      const region = page.getByRole('region', { name: words.title });
      await expect(region.getByRole('button')).toHaveText([words.showClosed]);
      await restore(page).click();
      await expect(noticesOn(page)).toHaveText(/Fechados até às 15h/);

      const tomorrow = { ...changed, texto: 'Só amanhã.', de: '2027-03-12', ate: '2027-03-12' };
      await publish(page, [tomorrow]);
      answers = 0;
      await openPage(page);
      await settle([]);
      await page.clock.fastForward('14:01:00');
      await expect(page.locator('[data-sent-notices] [data-aviso]'), 'once, and late').toHaveText(/Só amanhã/);
      await expect(noticesOn(page)).toHaveCount(1);
    },
  );
});
