/** The script of every page: what works without React. A part does nothing where its elements are missing. */
import { startCookieBanner } from '../consent/cookie-banner.ts';
import { startNewVersion } from '../island/new-version.ts';
import { startNotices } from '../notices/start-notices.ts';
import { registerOffline } from '../offline/register.ts';
import { startComing } from '../opening/coming.ts';
import { startSlogans } from '../slogans/slogans.ts';
import { startHeader } from './header.ts';
import { settleJump } from './settle-jump.ts';
import { startTheme } from './theme.ts';
import { startTitleFace } from './title-face.ts';
import { startTooltips } from './tooltip.ts';

const PARTS = [
  startTheme,
  startTitleFace,
  settleJump,
  startHeader,
  startSlogans,
  startTooltips,
  startComing,
  startNotices,
  startCookieBanner,
  startNewVersion,
  registerOffline,
];

for (const start of PARTS) {
  try {
    start();
  } catch (error) {
    // A part that throws stops alone.
    reportError(error);
  }
}

// Presses that came before this script were kept by before-first-paint.ts.
window.onclick = null;
for (const control of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
  control.removeAttribute('data-pressed');
  control.click();
}
