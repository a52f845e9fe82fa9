import type { Page } from '@playwright/test';
import { DEMONSTRATION } from '../../src/pharmacy/content.ts';
import { loadPharmacy, pharmacyFolder } from '../../src/pharmacy/load.ts';
import { EXAMPLES } from '../build-sites.ts';

/** Whether the site under test is another pharmacy's than the demonstration's: it differs by content alone. */
export const IS_ANOTHER = loadPharmacy().farmacia.site !== loadPharmacy(DEMONSTRATION).farmacia.site;

/** Whether the project wrote the texts of the site under test: a pharmacy that nobody here knows has longer ones. */
export const IS_OURS = [DEMONSTRATION, ...EXAMPLES].includes(pharmacyFolder());

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
