import type { Page } from '@playwright/test';
import { CALL_COSTS, call, callOutsideHours, unanswered } from '../../src/contact/words.ts';
import { dayText } from '../../src/opening/days.ts';
import { atTheDoor, turnsBy } from '../../src/opening/duty.ts';
import { asMasculine, isMasculine } from '../../src/opening/opening-line.ts';
import { dutyToday, servedOn } from '../../src/opening/regimes.ts';
import { usualOn } from '../../src/opening/special-days.ts';
import { ON_HOLIDAYS, timesText } from '../../src/opening/times-text.ts';
import { asUsual, weekdayOf } from '../../src/opening/timetable.ts';
import { turnDates, turnsText } from '../../src/opening/turn-texts.ts';
import * as words from '../../src/opening/words.ts';
import { comingText, turnsIn } from '../../src/other-languages/coming-days.ts';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { answeredAt } from '../../src/pharmacy/words.ts';
import { inThrees, phoneKind } from '../../src/text/nine-digits.ts';
import { SECOND_PHARMACY } from '../build-sites.ts';
import { formWords } from '../request-words.ts';
import { lineAt } from '../state-at.ts';
import { isInSight } from './clipping.ts';
import { answerCookies, bar, publishNotices } from './controls.ts';
import { expect, onSecond, test } from './fixtures.ts';
import { openUnscripted, pageReady } from './islands.ts';

const content = loadPharmacy();
const { horario } = content;
const isTimed = horario.aberturas.length > 0;
/** When, and which day’s hours stand over the week’s. */
const MOMENTS = [
  ['2026-11-20T03:00', 'Hoje, sexta-feira', '2026-11-20'],
  ['2026-11-20T23:30', 'Amanhã, sábado', '2026-11-21'],
  ['2026-11-22T11:00', 'Hoje, domingo', '2026-11-22'],
  ['2026-11-24T17:30', 'Hoje, terça-feira', '2026-11-24'],
  // Restauração da Independência.
  ['2026-12-01T11:00', 'Hoje, terça-feira, feriado', '2026-12-01'],
] as const;
const PAGES = ['/', '/politica-privacidade', '/nada'];

/** The pharmacy's clock in winter, when it shows UTC. */
const clockAt = (at: string) => new Date(`${at}:00Z`);
const todayIn = (page: Page) => page.locator('#horario [data-today]');
const stateIn = (page: Page) => page.locator('[data-opening]');

/** The link with that name in the part of the page that opens it. */
const inOpening = (page: Page, name: string) =>
  page
    .locator('main > div')
    .filter({ has: page.getByRole('heading', { level: 1 }) })
    .getByRole('link', { name, exact: true });

test.describe('open or closed', () => {
  test.skip(!isTimed, 'This pharmacy gives no hours.');

  test('while it is closed every page’s nearest number is that of who answers, with its cost, else of the line that tells who is on duty; its own is said to be closed wherever it stands; the form says when it will be read, the first view has 112, SNS 24 and the poisons line, and English when it opens or closes', {
    tag: '@any',
  }, async ({ page, form, complaints }) => {
    complaints.allow(/404|\/nada/);
    const { pagina, farmacia, outsideHours } = content;
    const { geral, deChamada } = { ...farmacia.telefones };
    const { label, number, isOwn } = outsideHours;
    const night = isOwn
      ? { number, href: `tel:+351${number}`, inBar: callOutsideHours(deChamada), text: callOutsideHours(deChamada) }
      : { number, href: `tel:${number}`, inBar: `${call} ${number}: ${label}`, text: label };
    const day = { number: geral, href: `tel:+351${geral}`, inBar: call, text: pagina.abertura.ligar };
    const shown = (digits: string) => (digits.length === 9 ? inThrees(digits) : digits);
    const costOf = (digits: string) =>
      (digits.length === 9 ? CALL_COSTS[phoneKind(digits)] : outsideHours.costs.curta) ?? '';
    for (const [i, path] of PAGES.entries()) {
      // From a Monday on, at 3h, and eight hours later.
      await page.clock.setSystemTime(Date.UTC(2026, 10, 16 + i, 3));
      await page.goto(path);
      const atNight = await page.locator('html').getAttribute('data-open');
      test.skip(atNight !== 'false', 'This pharmacy is open, or serves otherwise, at night.');
      for (const [open, who] of [
        [false, night],
        [true, day],
      ] as const) {
        if (open) await page.clock.fastForward('08:00:00');
        await page.setViewportSize({ width: 360, height: 740 });
        const nearest = [bar(page).getByRole('link', { name: who.inBar, exact: true })];
        if (path === '/') {
          const link = page
            .getByRole('main')
            .getByRole('link', { name: `${who.text} ${shown(who.number)}` })
            .first();
          // Label, number and cost change together; of the own one the cost was heard in the header.
          await expect(link.locator('..')).toContainText(costOf(who.number));
          await expect(link).toHaveAccessibleDescription(open ? '' : costOf(who.number));
          nearest.push(link);
        }
        const around = { '/': '#pedido', '/nada': 'main' }[path];
        if (around) nearest.push(page.locator(`${around} a[href^=tel]`).filter({ visible: true }).first());
        for (const link of nearest) await expect(link).toHaveAttribute('href', who.href);
        await page.setViewportSize({ width: 1280, height: 800 });
        for (const cost of await page.locator(`a[href="tel:+351${geral}"] + small`).filter({ visible: true }).all())
          await expect(cost.getByText(words.closed)).toBeVisible({ visible: !open });
        const own = page.getByRole('banner').getByRole('link', { name: `${call} ${inThrees(geral)}` });
        await expect(own).toHaveAttribute('href', day.href);
        if (path !== '/') continue;
        for (const { numero } of pagina.socorro) await expect(inOpening(page, numero)).toBeVisible({ visible: !open });
        for (const { code, answers } of content.otherLanguages.slice(0, 1)) {
          const fold = page.locator(`details[lang=${code}]`);
          if (!open) await fold.locator('summary').click();
          const state = await page.evaluate(() => ({ ...document.documentElement.dataset }));
          const { opens = '', closes = '', served = '' } = state;
          const next = comingText(code, { opens, closes, served }, `2026-11-${16 + i}T${open ? 11 : 3}`);
          const answer = `${open ? answers.open : answers.closed} ${next}`;
          await expect(fold.locator('.needs-script').filter({ visible: true })).toHaveText(answer, {
            useInnerText: true,
          });
        }
        const readLater = form.section.getByText(`${words.readWhenOpen} ${words.callIfUrgent}`);
        await expect(readLater).toBeVisible({ visible: !open });
        if (!open) await expect(readLater.locator('..')).toContainText(`${await stateIn(page).innerText()}. `);
        const { farmaciasDeServico } = farmacia.ligacoes;
        const onDuty = page.getByRole('main').getByText(words.pharmaciesOnDuty);
        // Once: beside who answers at night.
        if (farmaciasDeServico && !isOwn) await expect(onDuty).toHaveAttribute('href', farmaciasDeServico);
      }
    }
  });

  test('before its script the page says how one is served, and today’s hours', { tag: '@any' }, async ({ page }) => {
    test.slow();
    const { timetable, duty, places, onCall, whenNobodyComes } = content;
    await page.route('**/_astro/*.js', () => {});
    for (const [at, name, day] of MOMENTS)
      await test.step(at, async () => {
        await page.clock.setFixedTime(clockAt(at));
        await openUnscripted(page);
        await expect(stateIn(page)).toHaveText(lineAt(at, timetable, [], duty));
        if (onCall && onCall !== whenNobodyComes.number) {
          const comes = (await page.locator('[data-open="false call"], [data-served=call]').count()) > 0;
          await expect(page.locator(`#contactos a[href$="${onCall}"]`).first()).toBeVisible({ visible: comes });
        }
        const ofPlaces = places
          .filter(({ isOpenKnown }) => isOpenKnown)
          .map((place) => {
            const line = lineAt(at, place.timetable);
            return isMasculine(place.nome) ? asMasculine(line) : line;
          });
        await expect(page.locator('#contactos [data-place]')).toHaveText(ofPlaces);
        await expect(todayIn(page)).toContainText(name);
        const periods = atTheDoor(usualOn(timetable), asUsual, duty)(day);
        const on = servedOn(timetable, duty, usualOn(timetable), asUsual);
        const served = duty && periods.length === 0 && dutyToday(on, duty, at).served;
        const said = served || timesText(periods).join(', ');
        await expect(todayIn(page).locator('strong')).toHaveText(said);
        // None on a day of duty whose door is open longer: the row would say another hour than the line over it.
        const marked = page.locator('#horario tr[data-now]').filter({ visible: true });
        await expect(marked).toHaveCount(Number(timesText(usualOn(timetable)(day)).join(', ') === said));
        const isFree = name.endsWith('feriado') && timetable.holidayHours;
        if ((await marked.count()) > 0)
          await expect(marked).toHaveAttribute('data-days', new RegExp(isFree ? ON_HOLIDAYS : `${weekdayOf(day)}`));
      });
  });

  test('every page knows of a notice that closes the pharmacy; it covers no number', async ({ page, complaints }) => {
    complaints.allow(/404|\/nada/);
    await answerCookies(page);
    await page.setViewportSize({ width: 360, height: 640 });
    const texto = 'Dia 25 estamos fechados. Urgências: ligue-nos.';
    await publishNotices(page, { texto, tipo: 'urgente', fechada: true });
    for (const path of PAGES.toReversed()) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-open', 'false');
    }
    await expect(todayIn(page), 'one sentence says whose the hours are').toHaveText(/, como diz o aviso\s*não\sabre$/);
    await expect(page.locator('[data-aviso]').filter({ visible: true })).toHaveCount(1);
    const number = page
      .getByRole('main')
      .getByRole('link', { name: callOutsideHours(content.farmacia.telefones.deChamada) });
    expect(await isInSight(number)).toBe(true);
  });
});

test('the hours of the year begin on each day with those of its season', { tag: '@any' }, async ({ page }) => {
  const seasons = content.timetable.seasons ?? [];
  test.skip(seasons.length === 0, 'This pharmacy has the same hours all year.');
  const days = [...seasons.map(({ name, from, to }) => [from, name, `${from}/${to}`]), ['04-20', words.restOfYear, '']];
  for (const [day, name = '', dates = ''] of days) {
    await page.clock.setFixedTime(new Date(`2027-${day}T11:00:00Z`));
    await page.goto('/');
    await expect(page.locator('[data-season]').first(), day).toContainText(name);
    await expect(page.locator('[data-season][open]')).toHaveCount(1);
    await expect(page.locator('[data-season]').first()).toHaveAttribute('open');
    for (const fold of (await page.locator('details[lang]').all()).slice(0, 1)) {
      await fold.locator('summary').click();
      await expect(fold.locator('[data-season]').first(), day).toHaveAttribute('data-season', dates);
    }
    if (name !== words.restOfYear)
      await expect(todayIn(page), 'one sentence says whose the hours are').toContainText(`(${name})`);
    else
      await expect(page.locator('[data-last-day]').filter({ visible: true })).toHaveText(
        nextHolidayAfter('2027-04-20', content),
      );
  }
});

const second = loadPharmacy(SECOND_PHARMACY);

/** Links to the night's number, and words to call now; whether the door is shut, and when a message is read said. */
type Shown = { night?: number; now?: number; shut?: boolean; later?: boolean };

/** What the hours say of the next holiday; nothing once the build knows none. */
function nextHolidayAfter(today: string, { holidayNames }: typeof content): string {
  const [day = '', nome = ''] = [...holidayNames].find(([day]) => day > today) ?? [];
  return day && words.nextHoliday(dayText(day), nome);
}

onSecond(
  'who is served, whom to call, and when a message is read follow the hour: through a window, on call, the telephone silent, a turn; the next holiday is named when one begins; who comes to collect is asked at which place',
  async ({ page, form }) => {
    const { pagina, farmacia, outsideHours, horario: hours, duty, timetable } = second;
    const visible = (links: string) => page.locator(links).filter({ visible: true });
    const own = `a[href="tel:+351${farmacia.telefones.geral}"]`;
    const told = visible(['main div:has(> h1)', '.when-read', 'nav'].map((place) => `${place} ${own}`).join());
    const outside = visible(`main div:has(> h1) a[href="tel:+351${outsideHours.number}"]`);
    const silent = visible('header, #contactos').getByText(unanswered).filter({ visible: true });
    const readLater = page
      .getByRole('link', { name: pagina.abertura.whatsapp ?? '' })
      .getByText(answeredAt('Segunda a quarta, 10h\u00a0às\u00a017h'));
    const callNow = form.section.getByText(words.callIfNow).filter({ visible: true });
    const { atende = '' } = hours.servico;
    await page.clock.install({ time: '2026-11-19T15:00Z' });
    await page.goto('/');
    // A day of duty and, over midnight, its night; by day, at lunch and after hours, while somebody answers; nobody
    // does; an evening before a turn at the window, and that turn; Saturday, with the door open, and its night; a
    // Sunday on call; a Monday; a holiday that begins.
    const untilTwo = words.opensAgain(words.servedBy('window', true, 'às 2h'), 'segunda às 8h30');
    const untilOne = words.opensAgain(words.servedBy('call', false, 'às 13h'), 'amanhã às 8h30');
    for (const [at, open, line, isAnswered, more] of [
      ['2026-11-19T16:00Z', 'true', words.servedAfter(words.openUntil('às 20h'), 'duty', atende), true, { night: 0 }],
      ['2026-11-19T20:30Z', 'duty', words.onDutyNow(atende), true, { now: 1, shut: true }],
      ['2026-11-20T00:01Z', 'duty', words.onDutyNow(atende), false, { now: 1, shut: true }],
      ['2026-11-24T10:00Z', 'true', words.openUntil('às 12h45'), true, { shut: false }],
      ['2026-11-24T13:00Z', 'false', '', true, { shut: true, later: false }],
      ['2026-11-24T16:00Z', 'true', words.openUntil('às 20h'), true, { night: 1 }],
      ['2026-11-24T20:30Z', 'false', '', true, { shut: true }],
      ['2026-11-24T22:00Z', 'false', '', false, { shut: true }],
      ['2026-11-27T16:00Z', 'true', words.servedAfter(words.openUntil('às 20h'), 'window'), true, { night: 0 }],
      ['2026-11-27T19:30Z', 'true', '', true, {}],
      ['2026-11-28T10:00Z', 'true', '', false, {}],
      ['2026-11-28T23:00Z', 'window', untilTwo, false, { shut: true, night: 1, now: 1 }],
      ['2026-11-29T11:00Z', 'false call', untilOne, false, { shut: true, now: 1 }],
      ['2026-11-30T11:00Z', 'true', words.openUntil('às 12h45'), true, { shut: false, now: 0 }],
      ['2026-12-01T00:01Z', 'false', '', false, { shut: true }],
    ] as const) {
      await page.clock.setSystemTime(at);
      await page.clock.fastForward('01:00');
      await expect(page.locator('html'), at).toHaveAttribute('data-open', open);
      if (line) await expect(stateIn(page), at).toHaveText(line);
      await expect(silent, at).toHaveCount(isAnswered ? 0 : 2);
      if (open !== 'false call' && open !== 'window')
        await expect(told.first(), at).toBeVisible({ visible: isAnswered });
      const { night, now, shut, later = shut }: Shown = more;
      if (night !== undefined) await expect(outside, at).toHaveCount(night);
      if (now !== undefined) await expect(callNow, at).toHaveCount(now);
      // Also while somebody answers the telephone, who hands out nothing.
      const forNow = visible(`.when-read a[href="tel:+351${outsideHours.number}"]`);
      if (open === 'false') await expect(forNow, at).toHaveCount(1);
      const on = servedOn(timetable, duty, usualOn(timetable), asUsual);
      if (duty && line.includes(atende))
        await expect(todayIn(page), at).toContainText(`, ${dutyToday(on, duty, at.slice(0, 16)).fact}`);
      if (open === 'duty') await expect(inOpening(page, pagina.socorro[0]?.numero ?? ''), at).toBeVisible();
      if (shut === undefined) continue;
      await expect(page.locator('html[data-shut]'), at).toHaveCount(Number(shut));
      await expect(readLater, at).toBeVisible({ visible: later ?? false });
    }
    await expect(page.locator('[data-last-day]'), 'the holiday after it').toHaveText(
      nextHolidayAfter('2026-12-01', second),
    );
    await expect(page.locator('#contactos')).toContainText(/Atendemos: segunda a sexta, 8h30.às.21h/);
    await form.ready();
    await form.choice(formWords.entrega.buscar).check();
    await expect(page.getByText(formWords.entrega.onde(second.collections.map(({ nome }) => nome)))).toBeVisible();
  },
);

onSecond(
  'long after the site was built, the holiday, the turns and the days that come back are those to come, of another place too; without any left they go',
  async ({ page }) => {
    const { duty, places, timetable, otherLanguages } = second;
    const ofDuty = turnsBy(duty?.turns ?? []);
    const titled = (name: string) => page.locator(`[data-turns="${name}"]`);
    const turns = titled(words.servedBy('duty', true));
    const card = page.locator('.way').filter({ hasText: places[0]?.nome ?? '' });
    // Until the next pharmacy takes over, a turn is not over: the second is the last night of one.
    for (const [at, eve] of [
      ['2026-12-07T03:00Z', '2026-12-06'],
      ['2030-08-02T00:30Z', '2030-08-01'],
    ] as const) {
      const today = at.slice(0, 10);
      await page.clock.setFixedTime(at);
      await page.goto('/');
      await pageReady(page);
      const { dates, onwards } = turnDates(ofDuty, eve);
      await expect(page.locator('.duty').filter({ has: turns }).locator('li')).toHaveText(dates);
      const abroad = otherLanguages.map(({ code }) => turnsIn(code, ofDuty, eve));
      await expect(page.locator('details').locator(turns)).toHaveText(abroad);
      for (const { name, turn } of timetable.specialDays ?? [])
        if (turn && turn.every !== 'year')
          await expect(titled(name)).toHaveText([
            turnsText([turn], today),
            ...otherLanguages.map(({ code }) => turnsIn(code, [turn], today)),
          ]);
      if (onwards) await expect(page.locator('#sobre')).toContainText(onwards);
      const holiday = nextHolidayAfter(today, second);
      await expect(page.locator('[data-last-day]').filter({ visible: true })).toHaveText(holiday ? [holiday] : []);
      for (const { name, turn } of places[0]?.timetable.specialDays ?? []) {
        const text = turn ? turnsText([turn], today) : '';
        await expect(card.getByText(name)).toBeVisible({ visible: text !== '' });
        if (text) await expect(card.getByText(name)).toContainText(text);
      }
    }
    await page.route('**/show-coming*.js', async (route) => {
      const script = await (await route.fetch()).text();
      const body = script.replaceAll(/turns:\[\{.*?\}\]/g, 'turns:[]');
      await route.fulfill({ contentType: 'text/javascript', body });
    });
    await page.goto('/');
    await expect(turns.filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('details li:not([hidden])').locator(turns)).toHaveCount(0);
    for (const { hours, code } of otherLanguages)
      await expect(page.locator(`[lang=${code}] li:not([hidden])[data-notice-days]`)).toContainText(hours);
    const rows = page.locator('tr, .place-row').filter({ visible: true });
    for (const { name, turn } of [timetable, ...places.map((place) => place.timetable)].flatMap(
      (of) => of.specialDays ?? [],
    ))
      await expect(rows.filter({ hasText: name })).toHaveCount(turn ? 0 : 1);
  },
);
