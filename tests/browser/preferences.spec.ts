import type { Page } from '@playwright/test';
import { menu } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { FULL_REQUEST, fillRequest, openForm, submit, submitButton } from './form.ts';

/** In the page: what lets something else shine through. */
function findTranslucent(): string[] {
  const PAINTED = ['color', 'backgroundColor', 'borderTopColor', 'outlineColor', 'boxShadow'] as const;
  const isTranslucent = (colour: string) => /(\/ |rgba\(.*, )0?\.\d+\)/.test(colour);
  return [...document.body.querySelectorAll('*')].flatMap((node) => {
    if (!node.checkVisibility({ visibilityProperty: true })) return [];
    const style = getComputedStyle(node);
    const seen = PAINTED.filter((name) => isTranslucent(style[name])).map((name) => `${name} ${style[name]}`);
    const opacity = Number(style.opacity) < 1 && Number(style.opacity) > 0 ? [`opacity ${style.opacity}`] : [];
    return [...seen, ...opacity].map((what) => `${node.tagName}.${node.getAttribute('class')}: ${what}`);
  });
}

const scrolling = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);

test('who wants more contrast gets stronger text and lines', async ({ page }) => {
  const colours = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['--color-text-muted', '--color-line'].map((name) => style.getPropertyValue(name));
    });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  expect(await scrolling(page), 'who does not mind motion sees the page scroll').toBe('smooth');
  const before = await colours();
  await page.emulateMedia({ contrast: 'more' });
  const after = await colours();
  expect(after).not.toEqual(before);
});

/** What may change under a pointer without the keyboard or a finger missing anything: paint, and a nudge. */
const DECORATION = /^(color|background-.*|border-.*-color|outline-.*|scale|translate|text-decoration-.*)$/;

/** In the page: the properties that rules for `:hover` set, each with its selector. */
function findHovered(): [selector: string, property: string][] {
  const rulesOf = (rules: CSSRuleList, outer: string): [string, string][] =>
    [...rules].flatMap((rule) => {
      const selector = rule instanceof CSSStyleRule ? `${outer} ${rule.selectorText}` : outer;
      const set = rule instanceof CSSStyleRule && selector.includes(':hover') ? [...rule.style] : [];
      const inner = 'cssRules' in rule && rule.cssRules instanceof CSSRuleList ? rulesOf(rule.cssRules, selector) : [];
      return [...set.map((property): [string, string] => [selector.trim(), property]), ...inner];
    });
  return [...document.styleSheets, ...document.adoptedStyleSheets].flatMap((sheet) => rulesOf(sheet.cssRules, ''));
}

test('less motion is none, less transparency lets nothing through, and nothing works by hovering alone', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    for (const type of ['animationstart', 'transitionstart']) {
      document.addEventListener(
        type,
        (event) => console.error(`${type} on ${event.target instanceof Element ? event.target.className : ''}`),
        true,
      );
    }
  });
  await openForm(page);
  await fillRequest(page, FULL_REQUEST);
  await (await submit(page)).close();
  await submitButton(page).hover();
  await menu(page).getByRole('link').first().click();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await scrolling(page)).toBe('auto');

  await page.locator('.sent-panel, .MessageBubble-wall, .toast').nth(2).waitFor();
  const hovered = await page.evaluate(findHovered);
  expect(hovered.length).toBeGreaterThan(3);
  expect(hovered.filter(([, property]) => !DECORATION.test(property))).toEqual([]);

  const cdp = await context.newCDPSession(page);
  const translucentFor = async (value: string) => {
    await cdp.send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'prefers-reduced-transparency', value },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ],
    });
    return page.evaluate(findTranslucent);
  };
  expect(await translucentFor('no-preference')).not.toEqual([]);
  expect(await translucentFor('reduce')).toEqual([]);
});
