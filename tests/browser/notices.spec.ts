import type { Page } from '@playwright/test';
import * as words from '../../src/notices/words.ts';
import { expect, test } from './fixtures.ts';
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
  await expect(page.getByRole('status').filter({ hasText: 'Desde hoje.' }), 'said once, and nothing else').toHaveText(
    '<img src=x onerror=alert(1)> <b>Só hoje.</b> Desde hoje.',
  );
  await expect(page.locator('details[lang=en]'), 'who reads no Portuguese has its days').toContainText(
    '20–21 July 2026: closed',
  );
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
  const LONG_AGO = notice({ id: 'velho', texto: 'Já passou.', de: '2026-01-01', ate: '2026-01-02' });
  const BUILT = [notice(), notice({ id: 'turno', texto: 'Hoje de serviço.', tipo: 'urgente' }), LONG_AGO];

  /**
   * The home page as a build with these notices makes it. One component renders what is built in and what comes with
   * those that the server sends.
   */
  async function buildIn(page: Page, notices: ReturnType<typeof notice>[], isFolded = false): Promise<void> {
    const ofToday = notices.map((each) => ({ ...each, de: TODAY, ate: TODAY }));
    await publish(page, ofToday);
    await openPage(page);
    await expect(page.locator('[data-aviso]')).toHaveCount(notices.length);
    const rendered = await page.locator('[data-aviso]').evaluateAll((cards) => cards.map(({ outerHTML }) => outerHTML));
    const cards = rendered.map((html) => html.replace('data-aviso=', 'hidden data-aviso='));
    const data = JSON.stringify(notices).replaceAll('"', '&quot;');
    await page.route('/', async (route) => {
      const answer = await route.fetch();
      const fold = isFolded ? `<details><summary>${words.more}</summary></details>` : '';
      const html = (await answer.text())
        .replace('data-avisos="[]"', () => `data-avisos="${data}"`)
        .replace('data-board="">', (board) => `${board}${cards.join('')}${fold}`);
      await route.fulfill({ response: answer, body: html });
    });
  }

  const top = (page: Page) =>
    page.getByRole('heading', { level: 1 }).evaluate((node) => Math.round(node.getBoundingClientRect().top));

  test('are shown on their days, urgent first, two unfolded, before our scripts', async ({ page, complaints }) => {
    complaints.allow(/Failed to (load resource|fetch dynamically imported module)/);
    const later = ['c', 'd'].map((id) => notice({ id, texto: `Aviso ${id}.` }));
    await buildIn(page, [...BUILT, ...later], true);
    // Asked for once more, past what a captive portal may have answered.
    await page.route('**/_astro/*.js*', (route) => route.abort());
    await page.goto('/');
    await expect(noticesOn(page)).toHaveText([/Hoje de serviço/, /Fechados no dia de Natal/]);
    await expect(noticesOn(page).getByRole('button')).toHaveCount(0);
    await more(page).click();
    await expect(noticesOn(page)).toHaveText([/Hoje de serviço/, /Fechados no dia de Natal/, /Aviso c/, /Aviso d/]);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setScriptExecutionDisabled', { value: true });
    await page.goto('/');
    await expect(page.locator('[data-aviso]')).toHaveCount(5);
    await expect(noticesOn(page), 'without scripts a stale one could mislead').toHaveCount(0);
  });

  // That they close the pharmacy, every page knows: opening.spec.ts.
  test('stand once, give the hours of their days, stay when the server is silent, give way to what it changed or withdrew, move nothing; closed, they can be brought back later; one whose day begins comes then', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource/);
    const until = (fecha: string) => ({ horario: [{ abre: '00:00', fecha }] });
    const built = BUILT.map((each) => ({ ...each, ...(each.id === 'natal' && until('23:05')) }));
    const changed = notice({ texto: 'Fechados até às 15h.', ...until('23:06') });
    await buildIn(page, built);
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
    const both = [/Hoje de serviço/, /Fechados no dia de Natal/];
    for (const [body, status, expected, texts, hour] of [
      [built, 200, 1, both, /23h05/],
      ['', 404, 4, both, /23h05/],
      [[], 200, 1, [], null],
      [[changed], 200, 1, [/Fechados até às 15h/], /23h06/],
    ] as const) {
      await publish(page, body, status);
      answers = 0;
      await openPage(page);
      await settle(texts, expected);
      if (hour) await expect(page.locator('[data-open=true] [data-opening]')).toHaveText(hour);
      tops.add(await top(page));
    }
    expect([...tops], 'it stands where it stood').toHaveLength(1);

    await noticesOn(page).getByRole('button').click();
    await openPage(page);
    await settle([]);
    const region = page.getByRole('region', { name: words.title });
    await expect(region.getByRole('button')).toHaveText([words.showClosed]);
    await restore(page).click();
    await expect(noticesOn(page)).toHaveText(/Fechados até às 15h/);

    const tomorrow = [notice({ texto: 'Só amanhã.', de: '2026-11-22', ate: '2026-11-22' })];
    await page.unroute('/');
    await buildIn(page, tomorrow);
    await publish(page, tomorrow);
    await openPage(page);
    await page.clock.fastForward('14:01:00');
    await expect(page.locator('[data-sent-notices] [data-aviso]'), 'once, and late').toHaveText(/Só amanhã/);
    await expect(noticesOn(page)).toHaveCount(1);
  });
});
