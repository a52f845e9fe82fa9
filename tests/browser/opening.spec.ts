import type { Page } from '@playwright/test';
import { openingState } from '../../src/opening/hours.ts';
import { openingLine } from '../../src/opening/opening-line.ts';
import { WEEK, type Weekday } from '../../src/opening/week.ts';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { type Answer, test as onOrigin } from './deployments.ts';
import { expect, test } from './fixtures.ts';
import { openStopped, stopClock } from './islands.ts';

const content = loadPharmacy();
const { horario, interface: texts } = content;
const isTimed = horario.aberturas.length > 0;
const PAGES = ['/', '/politica-privacidade', '/nada'];

test.describe('open or closed', () => {
  test.skip(!isTimed, 'This pharmacy gives no hours.');

  test('is right before any module has loaded', async ({ page, complaints }) => {
    complaints.allow(/Failed to load resource/);
    await page.route('**/_astro/*.js', (route) => route.abort());
    // Three in the morning, in Lisbon.
    await stopClock(page, new Date('2026-11-21T03:00:00Z'));
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-open', 'false');
    await expect(page.locator('[data-opening]')).toHaveText(/\d+h/);
  });

  test('follows the minutes; 112, SNS 24 and the poisons line stand in the first view only while it is closed', async ({
    page,
  }) => {
    const [{ dias, abre }] = horario.aberturas as [(typeof horario.aberturas)[0]];
    // The 16th of November 2026 is a Monday, in winter.
    const day = 16 + WEEK.indexOf(dias[0] as Weekday);
    const opening = new Date(`2026-11-${day}T${abre}:00Z`);
    await openStopped(page, '/', new Date(opening.getTime() - 30_000));
    const before = await page.locator('[data-opening]').innerText();
    const first = page.locator('main > div').filter({ has: page.getByRole('heading', { level: 1 }) });
    const emergencies = content.pagina.socorro.map(({ numero }) =>
      first.getByRole('link', { name: numero, exact: true }),
    );
    for (const link of emergencies) await expect(link).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(page.locator('[data-opening]')).not.toHaveText(before);
    await expect(page.locator('html')).toHaveAttribute('data-open', 'true');
    for (const link of emergencies) await expect(link).toBeHidden();
  });

  test('while it is closed every page’s nearest «Ligar» reaches who answers, and its own number is said to be closed wherever it stands', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/404|\/nada/);
    const { pagina, farmacia } = content;
    const { geral, urgencia = geral } = farmacia.telefones;
    // A Monday.
    for (const [hour, number, said, colour] of [
      [3, urgencia, `"${texts.abertaAgora.fechada} ·\u00a0"`, 'rgba(0, 0, 0, 0)'],
      [11, geral, 'none', /^(?!rgba\(0, 0, 0, 0\))/],
    ] as const) {
      await page.clock.setFixedTime(new Date(Date.UTC(2026, 10, 16, hour)));
      for (const path of PAGES) {
        await page.setViewportSize({ width: 360, height: 740 });
        await page.goto(path);
        const bar = page.getByRole('navigation', { name: pagina.barra.nome });
        const nearest = [bar.getByRole('link', { name: pagina.barra.ligar })];
        if (path === '/')
          nearest.push(page.getByRole('main').getByRole('link', { name: pagina.abertura.ligar, exact: true }));
        for (const link of nearest) await expect(link).toHaveAttribute('href', `tel:+351${number}`);
        await page.setViewportSize({ width: 1280, height: 800 });
        const header = page.getByRole('banner');
        for (const cost of await page.locator(`a[href="tel:+351${geral}"] + small`).all())
          expect(await cost.evaluate((node) => getComputedStyle(node, '::before').content)).toBe(said);
        const own = header.locator('[data-variant=action]');
        await expect(own).toHaveAttribute('href', `tel:+351${geral}`);
        await expect(own).toHaveCSS('background-color', colour);
      }
    }
  });

  test('every page knows of a notice that closes the pharmacy', { tag: '@any' }, async ({ page, complaints }) => {
    complaints.allow(/404|\/nada/);
    const notice = { id: 'a', texto: 'Fechados.', de: '2020-01-01', ate: '2099-12-31', tipo: 'normal', fechada: true };
    await page.route('**/avisos.json*', (route) => route.fulfill({ json: [notice] }));
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-open', 'false');
    }
  });
});

onOrigin.describe('where the first paint comes before the script that knows it', () => {
  onOrigin.skip(!isTimed, 'This pharmacy gives no hours.');
  onOrigin.use({ viewport: { width: 360, height: 640 } });

  let goOn: () => void;
  /** The answer stops after the slogans, and goes on when the test says so. */
  async function openHalf(page: Page, origin: { answers: Map<string, Answer> }, hour: number): Promise<void> {
    await page.clock.setFixedTime(new Date(Date.UTC(2026, 10, 23, hour)));
    const html = await (await fetch(process.env.SITE_URL ?? '')).text();
    const end = html.indexOf('</section>', html.indexOf('data-slogan')) + '</section>'.length;
    const rest = new Promise<string>((resolve) => {
      goOn = () => resolve(html.slice(end));
    });
    origin.answers.set('/', { body: html.slice(0, end), rest });
    await page.goto('/', { waitUntil: 'commit' });
  }

  for (const letters of [16, 24, 32])
    for (const [hour, open] of [
      [3, 'false'],
      [11, 'true'],
    ] as const)
      onOrigin(`nothing moves, with letters of ${letters} px at ${hour}h`, async ({ page, origin, complaints }) => {
        complaints.allow(/Failed to load resource/);
        const browser = await page.context().newCDPSession(page);
        await browser.send('Page.setFontSizes', { fontSizes: { standard: letters } });
        await browser.send('Animation.enable');
        await browser.send('Animation.setPlaybackRate', { playbackRate: 0 });
        // What the page's modules change comes later, and is another matter.
        await page.route('**/_astro/*.js', () => {});
        await openHalf(page, origin, hour);
        await expect(page.locator('[data-slogan]')).toBeAttached();
        await page.evaluate(
          () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
        );
        goOn();
        await expect(page.locator('html')).toHaveAttribute('data-open', open);
        expect(await page.evaluate(layoutShift)).toBeLessThan(0.01);
      });

  onOrigin('the ways to reach it are there soon, even if it never comes', async ({ page, origin, complaints }) => {
    complaints.allow(/Failed to load resource/);
    await openHalf(page, origin, 3);
    await expect(page.getByRole('main').getByRole('link', { name: content.pagina.abertura.ligar })).toBeVisible();
    goOn();
  });
});

test.describe('wherever the visitor’s clock stands', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });
  test.skip(!isTimed, 'This pharmacy gives no hours.');

  // A summer's day, when Lisbon is an hour ahead of universal time. Other hours: src/opening/hours.test.ts.
  test('it says what the hours say in Lisbon', async ({ page }) => {
    const now = new Date('2026-07-01T08:45:00Z');
    await openStopped(page, '/', now);
    const { timetable } = content;
    const state = openingState(timetable, now, () => ({}));
    const text = openingLine(state, now, texts.abertaAgora, { behind: timetable.behind });
    await expect(page.locator('[data-open] [data-opening]')).toHaveText(text);
  });
});

test.describe('the hours of the year', { tag: '@any' }, () => {
  const seasons = content.timetable.seasons ?? [];
  const days = [...seasons.map(({ name, from }) => [from, name]), ['04-20', texts.abertaAgora.restoDoAno]] as const;

  for (const [day, name = ''] of seasons.length > 0 ? days : [])
    test(`begin on ${day} with those of «${name}», whenever the site was built`, async ({ page }) => {
      await openStopped(page, '/', new Date(`2027-${day}T11:00:00Z`));
      for (const table of ['#sobre', '#contactos'])
        await expect(page.locator(table).locator('[data-season]').first()).toContainText(name);
    });

  for (const [when, hours, isShown] of [
    ['on the day', 11, true],
    ['on the day after', 35, false],
  ] as const)
    test(`name the next holiday ${when}: ${isShown}`, async ({ page, request }) => {
      const [, holiday] = /data-until="(.{10})"/.exec(await (await request.get('/')).text()) ?? [];
      test.skip(holiday === undefined, 'Holidays are days like others.');
      await openStopped(page, '/', new Date(Date.parse(holiday ?? '') + hours * 60 * 60 * 1000));
      for (const note of await page.locator('[data-until]').all()) await expect(note).toBeVisible({ visible: isShown });
    });
});

test.describe('on a day of duty', { tag: '@any' }, () => {
  const { aberturas, servico } = horario;
  const { de = '' } = servico.turnos[0] ?? {};
  test.skip(de === '', 'This pharmacy is never on duty.');
  const state = (page: Page) => page.locator('[data-opening]');

  test('it says so while it is open', async ({ page }) => {
    const weekday = WEEK[(new Date(de).getUTCDay() + 6) % 7] as Weekday;
    await stopClock(page, new Date(`${de}T${aberturas.find(({ dias }) => dias.includes(weekday))?.abre}:00Z`));
    await page.goto('/');
    await expect(state(page)).toHaveText(texts.abertaAgora.abertaEServico);
  });

  test('and over midnight, with what one does then', async ({ page }) => {
    const text = [texts.abertaAgora.deServico, servico.atende].filter(Boolean).join(' · ');
    await openStopped(page, '/', new Date(`${de}T23:59:30Z`));
    await expect(state(page)).toHaveText(text);
    await page.clock.runFor(60_000);
    await expect(state(page)).toHaveText(text);
    await expect(page.locator('html')).toHaveAttribute('data-open', 'true');
  });
});

/** In the page: how much moved so far, by Chromium's own count. */
function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    // What moved in a frame is told after it.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
  });
}
