// An inline script in the page's first flight: says whether the pharmacy is open before the first paint; then every minute,
// when the notices' island announces them.
import { onAnnouncedNotices } from '../../lib/browser/announced-notices.ts';
import { describeOpening, type OpeningTexts, openingState, type Timetable } from '../../lib/hours.ts';
import { closedDays, type Notice } from '../../lib/notices.ts';

/** Put in by the build (src/pages/index.astro). */
declare const OPENING: { timetable: Timetable; texts: OpeningTexts };

const line = document.querySelector<HTMLElement>('[data-opening]');

/** Until the server has sent its notices, those of the build. */
let closing: Pick<Notice, 'de' | 'ate' | 'fechada' | 'das' | 'as'>[] = [
  ...document.querySelectorAll<HTMLElement>('[data-fechada]'),
].map(({ dataset: { de = '', ate = '', das, as } }) => ({
  de,
  ate,
  fechada: true,
  das,
  as,
}));

function show(): void {
  if (!line) return;
  const now = new Date();
  const state = openingState(OPENING.timetable, now, closedDays(closing));
  const text = describeOpening(state, now, OPENING.texts, OPENING.timetable.behind);
  if (line.textContent === text) return;
  line.textContent = text;
  line.dataset['open'] = `${state.open}`;
}

show();
onAnnouncedNotices((notices) => {
  closing = notices;
  show();
});
