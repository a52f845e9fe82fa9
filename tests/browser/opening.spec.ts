import type { Locator, Page } from '@playwright/test';
import { CALL_COSTS, call, callOutsideHours, outsideHours } from '../../src/contact/words.ts';
import { dayText } from '../../src/opening/days.ts';
import { atTheDoor } from '../../src/opening/duty.ts';
import { openingState } from '../../src/opening/hours.ts';
import { isMasculine, openingLine } from '../../src/opening/opening-line.ts';
import { dutyToday } from '../../src/opening/regimes.ts';
import { usualOn } from '../../src/opening/special-days.ts';
import { timesText } from '../../src/opening/times-text.ts';
import { periodsOn } from '../../src/opening/timetable.ts';
import { turnDates, turnsText } from '../../src/opening/turn-texts.ts';
import { WEEK, type Weekday } from '../../src/opening/week.ts';
import * as words from '../../src/opening/words.ts';
import { turnsIn } from '../../src/other-languages/coming-days.ts';
import { loadPharmacy } from '../../src/pharmacy/load.ts';
import { answeredAt } from '../../src/pharmacy/words.ts';
import { addDays } from '../../src/text/iso-day.ts';
import { inThrees, phoneKind } from '../../src/text/nine-digits.ts';
import { SECOND_PHARMACY } from '../build-sites.ts';
import { bar, publishNotices } from './controls.ts';
import { type Origin, test as onOrigin } from './deployments.ts';
import { expect, test } from './fixtures.ts';
import { openStopped } from './islands.ts';
import { layoutShift } from './layout-shift.ts';
import { setLetters, sizeOf } from './looks.ts';
import { onSecond } from './second-pharmacy.ts';

const content = loadPharmacy();
const { horario } = content;
const isTimed = horario.aberturas.length > 0;
const PAGES = ['/', '/politica-privacidade', '/nada'];

/** The link with that name in the part of the page that opens it. */
const inOpening = (page: Page, name: string) =>
  page
    .locator('main > div')
    .filter({ has: page.getByRole('heading', { level: 1 }) })
    .getByRole('link', { name, exact: true });

test.describe('open or closed', () => {
  test.skip(!isTimed, 'This pharmacy gives no hours.');

  test('is said in English too', async ({ page }) => {
    const [english] = content.otherLanguages;
    if (!english) throw new Error('The demonstration says it in English.');
    const fold = page.getByRole('group').filter({ hasText: english.title });
    const open = fold.getByText(english.answers.open);
    const closed = fold.getByText(english.answers.closed);
    await page.clock.install({ time: new Date('2026-11-23T11:00:00Z') });
    await page.goto('/');
    await page.getByRole('link', { name: english.name, exact: true }).click();
    await expect(open).toBeVisible();
    await expect(closed).toBeHidden();
    await page.clock.fastForward('16:00:00');
    await expect(closed).toBeVisible();
    await expect(open).toBeHidden();
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
    const emergencies = content.pagina.socorro.map(({ numero }) => inOpening(page, numero));
    for (const link of emergencies) await expect(link).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(page.locator('[data-opening]')).not.toHaveText(before);
    await expect(page.locator('html')).toHaveAttribute('data-open', 'true');
    for (const link of emergencies) await expect(link).toBeHidden();
  });

  test('while it is closed every page’s nearest «Ligar» reaches who answers, and says so; its own number is said to be closed wherever it stands; the form says when it will be read', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/404|\/nada/);
    const { pagina, farmacia } = content;
    const { geral, urgencia = geral } = farmacia.telefones;
    const callAtNight = callOutsideHours(farmacia.telefones.deChamada);
    for (const [day, path] of PAGES.entries()) {
      // From a Monday on, at 3h, and eight hours later.
      await page.clock.setSystemTime(Date.UTC(2026, 10, 16 + day, 3));
      await page.goto(path);
      for (const [open, number, names] of [
        [false, urgencia, [callAtNight, callAtNight]],
        [true, geral, [call, pagina.abertura.ligar]],
      ] as const) {
        if (open) await page.clock.fastForward('08:00:00');
        await page.setViewportSize({ width: 360, height: 740 });
        const nearest = [bar(page).getByRole('link', { name: names[0], exact: true })];
        if (path === '/') {
          const call = page.getByRole('main').getByRole('link', { name: `${names[1]} ${inThrees(number)}` });
          nearest.push(call);
          // Label, number and cost change together.
          await expect(call.locator('..')).toContainText(CALL_COSTS[phoneKind(number)]);
          // Of the one in the header it was heard there.
          await expect(call).toHaveAccessibleDescription(open ? '' : CALL_COSTS[phoneKind(number)]);
        }
        await expect(nearest[0] as Locator).toHaveText(open ? call : outsideHours(farmacia.telefones.deChamada));
        const around = { '/': '#pedido', '/nada': 'main' }[path];
        if (around) nearest.push(page.locator(`${around} a[href^=tel]`).filter({ visible: true }).first());
        for (const link of nearest) await expect(link).toHaveAttribute('href', `tel:+351${number}`);
        await page.setViewportSize({ width: 1280, height: 800 });
        for (const cost of await page.locator(`a[href="tel:+351${geral}"] + small`).filter({ visible: true }).all())
          await expect(cost.getByText(words.closed)).toBeVisible({ visible: !open });
        const own = page.getByRole('banner').getByRole('link', { name: `${call} ${inThrees(geral)}` });
        await expect(own).toHaveAttribute('href', `tel:+351${geral}`);
        if (path !== '/') continue;
        const estado = await page.locator('[data-opening]').innerText();
        const readLater = page.locator('#pedido').getByText(`${words.readWhenOpen} ${words.callIfUrgent}`);
        await expect(readLater).toBeVisible({ visible: !open });
        if (!open) await expect(readLater.locator('..')).toContainText(`${estado}. `);
      }
    }
  });

  test('at night where nobody answers the first number of every page calls the line that tells who is on duty, with its cost; the own stands in the header, «Fechada»', {
    tag: '@any',
  }, async ({ page, complaints }) => {
    complaints.allow(/404|\/nada/);
    const { farmacia, outsideHours } = content;
    test.skip(outsideHours.isOwn, 'This pharmacy answers at night.');
    const { label, number, costs } = outsideHours;
    await page.clock.setFixedTime(new Date('2026-11-16T03:00:00Z'));
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const isOpen = (await page.locator('html').getAttribute('data-open')) !== 'false';
    test.skip(isOpen, 'This pharmacy is open, or on duty, at night.');
    const first = page.locator('main h1 ~ * a').filter({ visible: true }).first();
    await expect(first).toHaveText(`${label} ${number}`);
    await expect(first).toHaveAccessibleDescription(costs.curta ?? '');
    await expect(page.locator('#pedido').getByText(words.callIfUrgent).getByRole('link')).toBeVisible();
    const own = inThrees(farmacia.telefones.geral);
    await expect(page.getByRole('main').getByRole('link', { name: new RegExp(`^${call} ${own}`) })).toBeHidden();
    await expect(page.getByRole('banner').getByText(words.closed)).toBeVisible();
    const { farmaciasDeServico } = farmacia.ligacoes;
    // Once: beside who answers at night.
    if (farmaciasDeServico)
      await expect(page.getByRole('main').getByText(words.pharmaciesOnDuty)).toHaveAttribute(
        'href',
        farmaciasDeServico,
      );
    for (const path of PAGES) {
      if (path !== '/') await page.goto(path);
      await expect(bar(page).getByRole('link', { name: `${call} ${number}: ${label}`, exact: true })).toBeVisible();
      for (const part of { '/': ['main', '#pedido'], '/nada': ['main'] }[path] ?? [])
        await expect(page.locator(`${part} a[href^=tel]`).filter({ visible: true }).first()).toHaveAttribute(
          'href',
          `tel:${number}`,
        );
    }
  });

  test('what does not hold at this hour is hidden from a browser’s reader view too, which knows no styles, and no name of a class has it leave out the contacts', {
    tag: '@any',
  }, async ({ page, complaints }) => {
    complaints.allow(/404|\/nada/);
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const hour of [11, 13, 23]) {
      await page.clock.setFixedTime(Date.UTC(2026, 10, 16, hour));
      for (const path of PAGES) {
        await page.goto(path);
        expect(await page.evaluate(styledAway), `${path} at ${hour}h`).toEqual([]);
      }
    }
    await page.goto('/');
    const names = await page.locator('#contactos [class]').evaluateAll((nodes) => nodes.map((node) => node.className));
    // Of an element that is named so, mozilla/readability keeps nothing.
    const refused = /contact|footer|share|related|media|comment|widget|banner|sidebar/i;
    expect(names.filter((name) => refused.test(String(name)))).toEqual([]);
  });

  test('«Fechada» in the header moves nothing, however narrow the screen and large the letters', async ({ page }) => {
    await openStopped(page);
    for (const letters of [20, 24, 32, 16, '150%']) {
      // By the browser's settings, or by a style of the reader's own, which leaves the breakpoints where they are.
      if (typeof letters === 'number') await setLetters(page, letters);
      else await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters);
      for (const width of [320, 360, 412, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const [whileOpen, whileClosed] = await page.evaluate(headerByState);
        expect(whileOpen?.said).not.toContain(words.closed);
        // With letters so large the line of the opening alone says it: both would not be in sight.
        const hasRoom = width >= 18 * (typeof letters === 'number' ? letters : 16);
        expect(whileClosed?.said?.includes(words.closed), `${letters} on ${width}`).toBe(hasRoom);
        expect(whileClosed?.height, `${letters} on ${width}`).toBe(whileOpen?.height);
      }
    }
  });

  test('the card of each other place says whether it is open, by its own hours', { tag: '@any' }, async ({ page }) => {
    const places = content.places.filter(({ isOpenKnown }) => isOpenKnown);
    test.skip(places.length === 0, 'It serves in no other place.');
    for (const at of ['2026-11-24T15:30', '2026-11-24T17:30', '2026-12-01T15:30']) {
      await page.clock.setFixedTime(new Date(`${at}:00Z`));
      await page.goto('/');
      const lines = places.map(({ nome, timetable }) => {
        const line = openingLine(openingState(usualOn(timetable), at), at);
        return isMasculine(nome) ? line.replace(/^(Abert|Fechad)a/, '$1o') : line;
      });
      await expect(page.locator('#contactos [data-place]')).toHaveText(lines);
    }
  });

  test('every page knows of a notice that closes the pharmacy', async ({ page, complaints }) => {
    complaints.allow(/404|\/nada/);
    await publishNotices(page, { texto: 'Fechados.', fechada: true });
    for (const path of PAGES.toReversed()) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-open', 'false');
    }
    const today = page.locator('#horario [data-today]');
    await expect(today, 'one sentence says whose the hours are').toHaveText(/, como diz o aviso\s*não\sabre$/);
  });
});

onOrigin.describe('where the first paint comes before the script that knows it', () => {
  onOrigin.skip(!isTimed, 'This pharmacy gives no hours.');
  onOrigin.use({ viewport: sizeOf('360×640'), contextOptions: { reducedMotion: 'no-preference' } });

  const SLOGANS = /data-slogan.*?<\/section>/s;
  /** The answer stops after what is last, and goes on when the returned function is called. */
  async function openHalf(page: Page, origin: Origin, hour: number, last = SLOGANS): Promise<() => void> {
    await page.clock.setFixedTime(new Date(Date.UTC(2026, 10, 23, hour)));
    const goOn = await origin.holdHomeAfter((html) => {
      const found = last.exec(html);
      return (found?.index ?? 0) + (found?.[0].length ?? 0);
    });
    await page.goto('/', { waitUntil: 'commit' });
    return goOn;
  }

  for (const [where, last, screen, hour, letters] of [
    ['after the slogans', SLOGANS, '360×640', 3, 32],
    ['after the slogans', SLOGANS, '360×640', 11, 16],
    ['in the menu', /<nav.*?<a.*?<a/s, '1280×800', 3, 16],
    ['in the opening', /<h1.*?<\/h1>/s, '1280×800', 3, 16],
    ['in the bar', /ActionBar-bar".*#como-chegar">/s, '360×800', 3, 16],
  ] as const)
    onOrigin(
      `nothing moves where the answer stops ${where}: ${screen} at ${hour}h, letters of ${letters} px`,
      async ({ page, origin, complaints }) => {
        complaints.allow(/Failed to load resource/);
        await page.setViewportSize(sizeOf(screen));
        await setLetters(page, letters);
        const browser = await page.context().newCDPSession(page);
        await browser.send('Animation.enable');
        await browser.send('Animation.setPlaybackRate', { playbackRate: 0 });
        // The changes of the page's modules and of the typeface come later, and are another matter.
        await page.route('**/*.{js,woff2}', () => {});
        const goOn = await openHalf(page, origin, hour, last);
        await expect(page.locator('header')).toBeAttached();
        await page.evaluate(
          () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
        );
        goOn();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('data-open', `${hour === 11}`);
        expect(await page.evaluate(layoutShift)).toBeLessThanOrEqual(0.0005);
      },
    );

  onOrigin('the ways to reach it are there soon, even if it never comes', async ({ page, origin, complaints }) => {
    complaints.allow(/Failed to load resource/);
    const goOn = await openHalf(page, origin, 3);
    await expect(page.getByRole('main').getByRole('link', { name: content.pagina.abertura.ligar })).toBeVisible();
    goOn();
  });
});

test.describe('the hours of the year', () => {
  const seasons = content.timetable.seasons ?? [];
  const days = [...seasons.map(({ name, from }) => [from, name]), ['04-20', words.restOfYear]] as const;

  for (const [day, name = ''] of seasons.length > 0 ? days : [])
    test(`begin on ${day} with those of «${name}», whenever the site was built; those of other seasons are folded`, {
      tag: '@any',
    }, async ({ page }) => {
      await openStopped(page, '/', new Date(`2027-${day}T11:00:00Z`));
      await expect(page.locator('[data-season]').first()).toContainText(name);
      await expect(page.locator('[data-season][open]')).toHaveCount(1);
      await expect(page.locator('[data-season]').first()).toHaveAttribute('open');
      const today = page.locator('#horario [data-today]');
      if (name !== words.restOfYear)
        await expect(today, 'one sentence says whose the hours are').toContainText(`(${name})`);
    });

  for (const [on, weekday] of [
    ['2026-11-22', 'domingo'],
    // Restauração da Independência.
    ['2026-12-01', 'terça-feira'],
  ] as const)
    test(`of ${on} stand over those of the week before the page's script, and their row is marked`, {
      tag: '@any',
    }, async ({ page }) => {
      test.skip(!isTimed, 'This pharmacy gives no hours.');
      await page.clock.setFixedTime(new Date(`${on}T11:00:00Z`));
      await page.route('**/_astro/*.js', () => {});
      await page.goto('/', { waitUntil: 'commit' });
      await page.locator('footer').waitFor();
      const said = timesText(atTheDoor(usualOn(content.timetable), (_, usual) => usual, content.duty)(on));
      const today = page.locator('#horario [data-today]').filter({ visible: true });
      await expect(today).toContainText(weekday);
      await expect(today.locator('strong')).toHaveText(said.join(', '));
      const marked = page.locator('#horario tr[data-now]').filter({ visible: true });
      // None on a day of duty whose door is open longer: the row would say another hour than the line over it.
      const usual = timesText(usualOn(content.timetable)(on));
      await expect(marked).toHaveCount(Number(usual.join() === said.join()));
      if ((await marked.count()) === 0) return;
      const isFree = content.timetable.holidayHours && on === '2026-12-01';
      await expect(marked.getByRole('rowheader')).toHaveText(
        new RegExp(isFree ? words.holidays : on === '2026-11-22' ? 'domingo' : 'segunda a', 'i'),
      );
    });

  test('of tomorrow stand over those of the week once today’s are over, and after midnight they are today’s', async ({
    page,
  }) => {
    test.skip(!isTimed, 'This pharmacy gives no hours.');
    const shown = page.locator('#horario [data-today]');
    for (const [time, named] of [
      ['2026-11-20T18:30', 'Hoje, sexta-feira'],
      ['2026-11-20T23:30', 'Amanhã, sábado'],
      ['2026-11-21T00:30', 'Hoje, sábado'],
    ] as const) {
      await page.clock.setFixedTime(new Date(`${time}:00Z`));
      await page.goto('/');
      await expect(shown).toContainText(named);
      const of = named.endsWith('sábado') ? '2026-11-21' : '2026-11-20';
      await expect(shown.locator('strong')).toHaveText(timesText(usualOn(content.timetable)(of)).join(', '));
      await expect(page.locator('#horario tr[data-now]')).toHaveAttribute('data-days', of.endsWith('1') ? /5/ : /4/);
    }
  });

  test('name the next holiday when that of the build is over, or none', { tag: '@any' }, async ({ page, request }) => {
    const [, built = ''] = /data-last-day="(.{10})"/.exec(await (await request.get('/')).text()) ?? [];
    test.skip(built === '', 'Holidays are days like others.');
    const note = page.locator('[data-last-day]');
    // On the day of the holiday itself, and on the day before the next.
    const holiday = addDays(built, 1);
    const [next = '', nome = ''] = [...content.holidayNames].find(([day]) => day > holiday) ?? [];
    for (const day of [holiday, addDays(next, -1)]) {
      await page.clock.setFixedTime(new Date(`${day}T11:00:00Z`));
      await page.goto('/');
      test.skip(
        (await page.locator('[data-season] [data-last-day]').count()) > 0,
        'It goes, as the next may be in another season.',
      );
      await expect(note).toHaveText(words.nextHoliday(dayText(next), nome));
    }
    await page.clock.setFixedTime(new Date(`${addDays(built, 1000)}T11:00:00Z`));
    await page.reload();
    await expect(note).toBeHidden();
  });

  test('name it in a page that stays open over midnight too', async ({ page, request }) => {
    const [, built = ''] = /data-last-day="(.{10})"/.exec(await (await request.get('/')).text()) ?? [];
    const holiday = addDays(built, 1);
    const [next = '', nome = ''] = [...content.holidayNames].find(([day]) => day > holiday) ?? [];
    await openStopped(page, '/', new Date(`${built}T23:30:00Z`));
    await expect(page.locator('[data-last-day]')).toContainText(dayText(holiday));
    await page.clock.pauseAt(new Date(`${holiday}T00:01:00Z`));
    await page.clock.runFor(60_000);
    await expect(page.locator('[data-last-day]')).toHaveText(words.nextHoliday(dayText(next), nome));
  });
});

test.describe('on a day of duty', { tag: '@any' }, () => {
  const { servico } = horario;
  const { de = '', ate = de, repete } = servico.turnos[0] ?? {};
  test.skip(de === '', 'This pharmacy is never on duty.');
  const state = (page: Page) => page.locator('[data-opening]');

  test('long after the site was built, the turns are those to come; without any left they go', async ({ page }) => {
    const day = addDays(ate, 40 * (repete ?? 1));
    const ofDuty = [...(content.duty?.turns ?? [])];
    // In the last night of the turn.
    const now = new Date(`${addDays(day, 1)}T00:30:00Z`);
    const { dates, onwards } = turnDates(ofDuty, day);
    const turns = page.locator(`[data-turns="${words.turnsTitle}"]`);
    const abroad = content.otherLanguages.map(({ code }) => turnsIn(code, ofDuty, day));
    await openStopped(page, '/', now);
    await expect(page.locator('.duty').filter({ has: turns }).locator('li')).toHaveText(dates);
    await expect(page.locator('details').locator(turns)).toHaveText(abroad);
    for (const { name, turn } of content.timetable.specialDays ?? [])
      if (turn)
        await expect(page.locator(`[data-turns="${name}"]`)).toHaveText([
          turnsText([turn], addDays(day, 1)),
          ...content.otherLanguages.map(({ code }) => turnsIn(code, [turn], addDays(day, 1))),
        ]);
    if (onwards) await expect(page.locator('#sobre')).toContainText(onwards);
    await page.route('**/show-coming*.js', async (route) => {
      const script = await (await route.fetch()).text();
      await route.fulfill({ contentType: 'text/javascript', body: script.replace(/\[\{from.*?\}\]/, '[]') });
    });
    await openStopped(page, '/', now);
    await expect(turns.filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('details li:not([hidden])').locator(turns)).toHaveCount(0);
  });

  test('it says while it is open when the door closes; then, over midnight, what one does, with 112 in the first view', async ({
    page,
  }) => {
    const [opening] = periodsOn(content.timetable, de);
    test.skip(!opening, 'The first day of duty of this pharmacy is one on which it does not open.');
    test.skip(servico.fecha === '24:00', 'The door of this pharmacy is open until midnight on a day of duty.');
    const today = page.locator('#horario [data-today]');
    const saysDuty = (at: string) =>
      expect(today).toContainText(`, ${content.duty ? dutyToday(content.duty, at) : ''}`);
    await page.clock.install({ time: new Date(`${de}T03:00:00Z`) });
    await page.goto('/');
    await saysDuty(`${de}T03:00`);
    await page.clock.pauseAt(new Date(`${de}T${opening?.from}:00Z`));
    await page.clock.runFor(60_000);
    await saysDuty(`${de}T${opening?.from}`);
    const { atende = '' } = servico;
    const [before = '', after = ''] = words.openUntilDuty('#', atende).split('#');
    await expect(state(page)).toHaveText(
      new RegExp(`^${RegExp.escape(before.trimEnd())}\\s.*\\d.*${RegExp.escape(after)}$`),
    );
    for (const time of [`${de}T23:59:00`, `${addDays(de, 1)}T00:01:00`]) {
      await page.clock.pauseAt(new Date(`${time}Z`));
      await page.clock.runFor(60_000);
      await expect(state(page)).toHaveText(words.onDutyNow(atende));
    }
    await expect(page.locator('html')).toHaveAttribute('data-open', 'duty');
    await expect(page.locator('#pedido').getByText(words.callIfNow).filter({ visible: true })).toBeVisible();
    await expect(page.locator('#pedido').getByText(words.readWhenOpen)).toBeHidden();
    await expect(inOpening(page, content.pagina.socorro[0]?.numero ?? '')).toBeVisible();
  });
});

/** In the page: what depends on the hour and is out of sight by a style alone. */
function styledAway(): string[] {
  const parts = document.querySelectorAll<HTMLElement>('header [data-while], main [data-while]');
  return [...parts]
    .filter((part) => getComputedStyle(part).display === 'none' && !part.closest('[hidden]'))
    .map((part) => part.outerHTML.slice(0, 120));
}

/** In the page: what the header says, and its height, while it is open and while it is closed. */
function headerByState() {
  return ['true', 'false'].map((open) => {
    document.documentElement.dataset['open'] = open;
    const header = document.querySelector('header');
    for (const part of header?.querySelectorAll('[data-while]') ?? []) part.removeAttribute('hidden');
    return { said: header?.innerText ?? '', height: header?.offsetHeight };
  });
}

onSecond(
  'who is served through a window or when calling, or writes while nobody answers, reads that, and by day neither',
  async ({ page }) => {
    const second = loadPharmacy(SECOND_PHARMACY);
    const chat = page.getByRole('link', { name: second.pagina.abertura.whatsapp ?? '' });
    const said = answeredAt('Segunda a quarta, 10h\u00a0às\u00a017h');
    await page.clock.install({ time: '2026-11-28T22:00Z' });
    await page.goto('/');
    // A Saturday night, and the Monday morning after it.
    for (const [at, line, isOpen, isShut] of [
      ['2026-11-28T23:00Z', words.servedUntil(words.onDutyAtWindow, 'às 2h'), 'window', true],
      ['2026-11-29T11:00Z', words.servedUntil(words.onCall, 'às 13h'), 'false call', true],
      ['2026-11-30T11:00Z', words.openUntil('às 12h45'), 'true', false],
    ] as const) {
      await page.clock.setSystemTime(at);
      await page.clock.fastForward('01:00');
      await expect(page.locator('[data-opening]')).toHaveText(line);
      await expect(page.locator('html')).toHaveAttribute('data-open', isOpen);
      await expect(chat.getByText(said)).toBeVisible({ visible: isShut });
      const callNow = page.locator('#pedido').getByText(words.callIfNow).filter({ visible: true });
      await expect(callNow, 'who needs it now does not wait for an answer').toHaveCount(Number(isShut));
      await expect(page.locator('html[data-shut]')).toHaveCount(Number(isShut));
    }
  },
);

onSecond(
  'the card of another place forgets the turns and days that are over, and their number with the last',
  async ({ page }) => {
    const { places } = loadPharmacy(SECOND_PHARMACY);
    const [place] = places;
    const card = page.locator('.way').filter({ hasText: place?.nome ?? '' });
    const byCall = place?.duty?.turns ?? [];
    // In the last night of a turn, in that of the last, and in a later year.
    for (const [at, day] of [
      ['2026-12-07T03:00Z', '2026-12-06'],
      ['2027-01-08T03:00Z', '2027-01-07'],
      ['2027-07-03T11:00Z', '2027-07-03'],
    ] as const) {
      await page.clock.setFixedTime(at);
      await page.goto('/');
      const left = byCall.filter(({ to = '' }) => day <= to);
      const row = card.locator('dd > span').filter({ hasText: words.onDutyByCall });
      await expect(row).toBeVisible({ visible: left.length > 0 });
      if (left.length > 0) await expect(row).toContainText(turnsText(left, day));
      await expect(card.getByRole('link', { name: words.callThen })).toBeVisible({ visible: left.length > 0 });
      for (const { name, turn } of place?.timetable.specialDays ?? []) {
        const dates = turn ? turnsText([turn], at.slice(0, 10)) : '';
        const row = card.getByText(name);
        await expect(row).toBeVisible({ visible: dates !== '' });
        if (dates) await expect(row).toContainText(dates);
      }
    }
  },
);
