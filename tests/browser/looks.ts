import type { Page } from '@playwright/test';
import { DEMONSTRATION } from '../../src/pharmacy/content.ts';
import { loadPharmacy, pharmacyFolder } from '../../src/pharmacy/load.ts';
import { EXAMPLES } from '../build-sites.ts';

/** The looks that are the site's own. */
export const OWN_LOOKS = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
} as const;
const FORCED = {
  'in forced colours': { colorScheme: 'light', forcedColors: 'active' },
} as const;

/** Whether the site under test is another pharmacy's than the demonstration's: it differs by content alone. */
export const IS_ANOTHER = loadPharmacy().farmacia.site !== loadPharmacy(DEMONSTRATION).farmacia.site;

/** Whether the project wrote the texts of the site under test: a pharmacy that nobody here knows has longer ones. */
export const IS_OURS = [DEMONSTRATION, ...EXAMPLES].includes(pharmacyFolder());

/** The looks that a page may have. Forced colours are the system's own: no pharmacy's content changes them. */
export const LOOKS: typeof OWN_LOOKS & Partial<typeof FORCED> = IS_ANOTHER ? OWN_LOOKS : { ...OWN_LOOKS, ...FORCED };

/** Sets the browser's own size of letters, in pixels: 16 where nobody changed it. */
export async function setLetters(page: Page, standard: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** The size of a screen that is written `360×640`. */
export function sizeOf(screen: string): { width: number; height: number } {
  const [width = 0, height = 0] = screen.split('×').map(Number);
  return { width, height };
}
