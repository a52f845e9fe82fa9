import type { Browser } from '@playwright/test';
import { type Phone, SLOWER, takePhone } from './phone.ts';
import { benchmark, type Figures, type Runs } from './statistics.ts';

type Act = (phone: Phone) => Promise<void>;

const hydrateForm: Act = async ({ page }) => {
  await page.locator('#pedido').scrollIntoViewIfNeeded();
  await page.locator('#pedido form[data-ready]').waitFor();
};
const typeName: Act = async ({ page, tap }) => {
  await tap(page.locator('#pedido [name="nome"]'));
  await page.keyboard.type('Maria da Conceição Exemplo', { delay: 100 });
};
const press =
  (button: string): Act =>
  ({ page, tap }) =>
    tap(page.locator(button).first());

const ACTS: Record<string, Act[]> = {
  'typing in the form': [hydrateForm, typeName],
  'typing before the form is hydrated': [typeName],
  'opening the menu': [press('header [popovertarget]')],
  'pausing the slogans': [press('[data-slogan] ~ button, [data-slogan] ~ * button')],
  'accepting cookies': [press('[data-cookie-banner] button')],
};

/** The longest event of each act, as Interaction to Next Paint counts it. */
export function benchInteractions(browser: Browser, site: string, rounds: number): Promise<Runs> {
  return benchmark({ site }, rounds, async (url) => {
    const longest: Figures = {};
    for (const [name, acts] of Object.entries(ACTS)) longest[name] = await longestEvent(browser, url, acts);
    return longest;
  });
}

function recordLongestEvent(): void {
  new PerformanceObserver((list) => {
    const { dataset } = document.documentElement;
    for (const entry of list.getEntries()) {
      // Only what belongs to a press, a tap or a key has an id: that a pointer passes over something is no interaction.
      if (!(Reflect.get(entry, 'interactionId') > 0)) continue;
      dataset['longest'] = `${Math.max(Number(dataset['longest'] ?? 0), entry.duration)}`;
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

async function longestEvent(browser: Browser, url: string, acts: readonly Act[]): Promise<number> {
  const phone = await takePhone(browser, SLOWER);
  const { page } = phone;
  await page.addInitScript(recordLongestEvent);
  await page.goto(url);
  // A visitor looks before they act: the banner is the last to come.
  await page.locator('[data-cookie-banner]').waitFor();
  for (const act of acts) await act(phone);
  // Entries come after the paint that ends them.
  await page.waitForTimeout(300);
  const longest = await page.locator('html').getAttribute('data-longest');
  await page.close();
  return Number(longest);
}
