// An inline script in the page's first flight: says whether the pharmacy is open before the first paint; then every minute,
// when the notices' island announces them.
import { onAnnouncedNotices } from '../../lib/browser/announced-notices.ts';
import { describeOpening, type OpeningHours, type OpeningTexts, openingState } from '../../lib/hours.ts';
import { closedDays } from '../../lib/notices.ts';

/** Put in by the build (src/pages/index.astro). */
declare const OPENING: { hours: OpeningHours; texts: OpeningTexts };

const line = document.querySelector<HTMLElement>('[data-opening]');

/** Until the server has sent its notices, those of the build. */
let closing = [...document.querySelectorAll<HTMLElement>('[data-fechada]')].map(
  ({ dataset: { de = '', ate = '' } }) => ({
    de,
    ate,
    fechada: true,
  }),
);

function show(): void {
  if (!line) return;
  const now = new Date();
  const state = openingState(OPENING.hours, now, closedDays(closing));
  const text = describeOpening(state, now, OPENING.texts);
  if (line.textContent === text) return;
  line.textContent = text;
  line.dataset['open'] = `${state.open}`;
}

show();
onAnnouncedNotices((notices) => {
  closing = notices;
  show();
});
