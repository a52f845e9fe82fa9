import { bringAxe, runAxe } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { IS_ANOTHER } from './looks.ts';
import { PAGE_STATES } from './page-states.ts';

/** The looks that a page may have. Forced colours are the system's own: no pharmacy's content changes them. */
const FORCED = { 'in forced colours': { colorScheme: 'light', forcedColors: 'active' } } as const;
const LOOKS = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  ...(IS_ANOTHER ? {} : FORCED),
} as const;

for (const [state, { reach, holds, parts }] of Object.entries(PAGE_STATES)) {
  test(`axe finds nothing in ${state}`, { tag: parts ? [] : '@any' }, async ({ page, complaints }) => {
    test.slow();
    complaints.allow(/404|\/nada/);
    await reach(page);
    await bringAxe(page);
    const found: string[] = [];
    // Another pharmacy has its own words and colour, the same at each width; a part is of a page that is tried at both.
    // No colour stands in a width's rules.
    for (const width of IS_ANOTHER || parts ? [320] : [1280, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(holds(page)).toBeVisible();
      for (const [look, media] of Object.entries(width === 320 ? LOOKS : { light: LOOKS.light })) {
        // A part's forced colours are those of the home page.
        if (parts && media.forcedColors === 'active') continue;
        await page.emulateMedia(media);
        const violations = await runAxe(page, parts, { coloursOnly: media !== LOOKS.light });
        found.push(...violations.map((violation) => `${width} px, ${look}: ${violation}`));
      }
    }
    await expect(holds(page)).toBeVisible();
    expect(found).toEqual([]);
  });
}
