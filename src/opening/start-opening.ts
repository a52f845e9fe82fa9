import { whenIdle } from '../browser/when-idle.ts';

/**
 * Lets a page that does not show the opening know of it (`data-open`) for what it says only while the pharmacy is closed, or open
 * (`data-while`). The home page's own script has said it by now; where nobody gives hours, the build has.
 */
export function startOpening(): void {
  if (!('open' in document.documentElement.dataset)) whenIdle(() => import('virtual:content/show-opening-elsewhere'));
}
