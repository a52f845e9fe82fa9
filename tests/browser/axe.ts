import type { Page } from '@playwright/test';
import axeCore from 'axe-core';
import { IS_ANOTHER } from './looks.ts';

/** Every rule of axe, those of level AAA, of best practice and its experiments among them. */
const EVERY_RULE = axeCore.getRules().map(({ ruleId }) => ruleId);
/** The rules whose answer changes with the colours alone. AAA's contrast leaves what is below 4.5:1 to AA's. */
const COLOUR_RULES = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/** Puts axe into the page, once for as long as it is shown. */
export async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(axeCore.source);
  await page.evaluate(() => {
    // Axe asks for the colour of the letters' filling first. Nothing sets it here, and Chromium does not force it.
    const read = CSSStyleDeclaration.prototype.getPropertyValue;
    CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
      return name === '-webkit-text-fill-color' ? '' : read.call(this, name);
    };
  });
}

/** Axe's findings in parts of the page as it is now, by every rule or those for colours. The map is others'. */
export function runAxe(page: Page, parts = ['html'], { coloursOnly = false } = {}): Promise<string[]> {
  return page.evaluate(
    async ([include, rules]) => {
      const missing = include.filter((part) => !document.querySelector(part));
      if (missing.length > 0) throw new Error(`Not on the page: ${missing.join(', ')}`);
      const { violations } = await globalThis.axe.run(
        { include, exclude: ['iframe'] },
        { runOnly: { type: 'rule', values: rules }, resultTypes: ['violations'], iframes: false, elementRef: false },
      );
      // A control that a bar half covers is small until one scrolls; its size, and what covers it for good,
      // layout.spec.ts and keyboard.spec.ts ask.
      const isCovered = ({ any }: axeCore.NodeResult) =>
        any.some(({ data }) => /^partiallyObscured/.test(data?.messageKey));
      return violations
        .map(({ id, nodes }) => ({ id, left: nodes.filter((node) => !isCovered(node)) }))
        .filter(({ left }) => left.length > 0)
        .map(({ id, left }) => `${id}: ${left.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    [parts, coloursOnly ? COLOUR_RULES : EVERY_RULE] as const,
  );
}

/** The looks that a page may have. Forced colours are the system's own: no pharmacy's content changes them. */
const FORCED = { 'in forced colours': { colorScheme: 'light', forcedColors: 'active' } } as const;
const LOOKS = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  ...(IS_ANOTHER ? {} : FORCED),
} as const;

/**
 * Axe's findings in a page in each look, or in parts of it that are as in no other state: those on a phone, in the
 * site's own colours.
 */
export async function findInLooks(page: Page, parts?: string[]): Promise<string[]> {
  await bringAxe(page);
  const found: string[] = [];
  // Another pharmacy has its own words and colour, the same at each width. No colour stands in a width's rules.
  for (const width of IS_ANOTHER || parts ? [320] : [1280, 320]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [look, media] of Object.entries(width === 320 ? LOOKS : { light: LOOKS.light })) {
      if (parts && media.forcedColors === 'active') continue;
      await page.emulateMedia(media);
      const violations = await runAxe(page, parts, { coloursOnly: media !== LOOKS.light });
      found.push(...violations.map((violation) => `${width} px, ${look}: ${violation}`));
    }
  }
  await page.emulateMedia(LOOKS.light);
  return found;
}

declare global {
  var axe: typeof import('axe-core');
}
