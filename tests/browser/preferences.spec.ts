import { answerCookies, menu } from './controls.ts';
import { expect, test } from './fixtures.ts';
import { FULL_REQUEST, fillRequest, submit, submitButton } from './form.ts';
import { openHydrated } from './islands.ts';

/** In the page: the buttons and fields that show no edge of their own; a tick has the system's. */
function findEdgeless(): string[] {
  const controls = [
    ...document.querySelectorAll('.Button-button, input:not([type=checkbox]), textarea, select'),
  ].filter((control) => {
    // The halves of a switch have one line around both.
    const node = (control.matches('[type=radio]') && control.closest('label')?.parentElement) || control;
    const { borderTopWidth, borderTopStyle, borderTopColor, textDecorationLine } = getComputedStyle(node);
    const hasEdge =
      borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1 && borderTopColor !== 'rgba(0, 0, 0, 0)';
    return !hasEdge && !textDecorationLine.includes('underline');
  });
  return controls.map((node) => node.outerHTML.slice(0, 90));
}

// That the focus is seen too: keyboard.spec.ts.
test('in forced colours every button and field keeps its line; less motion is none', async ({ page }) => {
  await answerCookies(page);
  await page.addInitScript(() => {
    for (const type of ['animationstart', 'transitionstart']) {
      document.addEventListener(
        type,
        (event) => {
          // What is only shown a moment later does not move.
          if (event instanceof TransitionEvent && event.propertyName === 'visibility') return;
          console.error(`${type} on ${event.target instanceof Element ? event.target.className : ''}`);
        },
        true,
      );
    }
  });
  await page.emulateMedia({ forcedColors: 'active' });
  await openHydrated(page);
  const ground = await page.locator('body').evaluate((node) => getComputedStyle(node).backgroundColor);
  await expect(page.getByRole('banner')).toHaveCSS('background-color', ground);
  expect(await page.evaluate(findEdgeless)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await fillRequest(page, FULL_REQUEST);
  await (await submit(page)).close();
  await submitButton(page).hover();
  await menu(page).getByRole('link').first().click();
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
});
