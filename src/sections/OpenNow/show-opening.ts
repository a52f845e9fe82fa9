// An inline script: shows whether the pharmacy is open before the first paint, and again each minute, when the notices' island
// sends them.
import { onSentNotices } from '../../lib/browser/sent-notices.ts';
import { type Duty, type DutyTexts, describeDuty, withDuty } from '../../lib/duty.ts';
import { describeOpening, type OpeningTexts, openingState, type Timetable } from '../../lib/hours.ts';
import { dayChanges, type HoursOfNotice } from '../../lib/notices.ts';

/** Put in by the build (src/pages/index.astro); without duty its code is left out. */
declare const OPENING: { timetable: Timetable; texts: OpeningTexts };
declare const DUTY: (Duty & { texts: DutyTexts }) | null;

const line = document.querySelector<HTMLElement>('[data-opening]');

/** Until the server has sent its notices, those of the build. */
let notices: HoursOfNotice[] = [...document.querySelectorAll<HTMLElement>('[data-aviso]')].map(
  ({ dataset: { de = '', ate = '', fechada, das, as, horario } }) => ({
    de,
    ate,
    fechada: !!fechada,
    das,
    as,
    horario: horario && JSON.parse(horario),
  }),
);

function show(): void {
  if (!line) return;
  const now = new Date();
  const { timetable, texts } = OPENING;
  const changes = dayChanges(notices);
  const usual = openingState(timetable, now, changes);
  const state = DUTY ? openingState(timetable, now, withDuty(changes, timetable, DUTY)) : usual;
  const text =
    (DUTY && describeDuty(usual, state, DUTY, DUTY.texts)) || describeOpening(state, now, texts, timetable.behind);
  if (line.textContent === text) return;
  line.textContent = text;
  line.dataset['open'] = `${state.open}`;
}

show();
onSentNotices((sent) => {
  notices = sent;
  show();
});
