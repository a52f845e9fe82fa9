import type { Page } from '@playwright/test';
import axeCore from 'axe-core';

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

/**
 * Axe's findings in parts of the page as it is now, by every rule or by those for colours alone. The map belongs to
 * others.
 */
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

declare global {
  var axe: typeof import('axe-core');
}
