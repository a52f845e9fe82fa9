import texts from 'virtual:content/interface/avisos';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { adoptStyles } from '../../../lib/browser/adopt-styles.ts';
import { announceNotices } from '../../../lib/browser/announced-notices.ts';
import { keepBottomSpace } from '../../../lib/browser/bottom-space.ts';
import { type BuiltNotice, builtNotices } from '../../../lib/browser/built-notices.ts';
import { onMinute } from '../../../lib/browser/clock.ts';
import {
  dismissedNotices,
  dismissNotice,
  onDismissal,
  restoreNotices,
} from '../../../lib/browser/dismissed-notices.ts';
import { noteOrigin, returnToOrigin } from '../../../lib/browser/focus-origin.ts';
import { onToday, today } from '../../../lib/browser/today.ts';
import { activeNotices, isActive, isSameNotice, MAX_UNFOLDED } from '../../../lib/notices.ts';
import { NoticeCard } from '../../../ui/NoticeCard.tsx';
import { island } from '../../island.tsx';
import { useNotices } from '../../useNotices.ts';
import styles from './Notices.css?inline';

adoptStyles(styles);

/**
 * The notices that the server has and the page has not: on the tiles of the opening, or docked at the foot of the screen,
 * so that nothing moves. Those of the build stand in the page (src/sections/NoticeBoard); one that was withdrawn since
 * leaves its place empty.
 *
 * Why it must run in the browser: which notices hold depends on the day and on a file that changes without a build;
 * and the visitor can close them. Without a script none is shown, since a stale one could mislead.
 */
export const Notices = island(LateNotices);

const NONE: ReadonlySet<string> = new Set();
const keepSpace = keepBottomSpace('notices');

function LateNotices() {
  const known = useNotices();
  const day = useSyncExternalStore(onToday, today, () => '');
  const dismissed = useSyncExternalStore(onDismissal, dismissedNotices, () => NONE);
  const [todays] = useState(todaysBuiltNotices);
  const active = activeNotices(known, day);

  useLayoutEffect(() => {
    // Hydrating: nothing is known yet.
    if (!day) return;
    for (const { element, notice } of todays) {
      element.hidden = dismissed.has(notice.id);
      element.toggleAttribute('data-withdrawn', !active.some((other) => isSameNotice(other, notice)));
    }
    document.querySelector('[data-avisos-fechados]')?.toggleAttribute('hidden', dismissed.size === 0);
  });

  useEffect(() => {
    if (!day) return;
    announceNotices(known);
    return onMinute(() => announceNotices(known));
  }, [known, day]);

  useEffect(() => {
    const stop = new AbortController();
    for (const box of document.querySelectorAll<HTMLElement>('[data-avisos], [data-avisos-tardios]')) {
      box.addEventListener('focusin', noteOrigin, stop);
    }
    document.addEventListener('click', closeOrRestore, stop);
    return () => stop.abort();
  }, []);

  const late = active.filter(
    (notice) => !dismissed.has(notice.id) && !todays.some((built) => isSameNotice(built.notice, notice)),
  );
  if (late.length === 0) return null;
  const cards = late.map((notice) => <NoticeCard key={notice.id} notice={notice} texts={texts} />);
  const box = (
    <div className="late-notices" data-floats="" ref={keepSpace}>
      {cards.slice(0, MAX_UNFOLDED)}
      {cards.length > MAX_UNFOLDED && (
        <details>
          <summary>{texts.mais}</summary>
          {cards.slice(MAX_UNFOLDED)}
        </details>
      )}
    </div>
  );
  const place = document.querySelector('[data-avisos-tardios]');
  return place && createPortal(box, place);
}

/** The notices of the build that have a place in the page today. Empty on the server. */
function todaysBuiltNotices(): BuiltNotice[] {
  return typeof document === 'undefined' ? [] : builtNotices().filter(({ notice }) => isActive(notice, today()));
}

/** A press on the button of a notice, of the build or late, closes it for the visit; one button brings all of them back. */
function closeOrRestore({ target }: MouseEvent): void {
  const button = target instanceof Element && target.closest(':is([data-aviso], [data-avisos-fechados]) > button');
  if (!button) return;
  const id = button.closest<HTMLElement>('[data-aviso]')?.dataset['aviso'];
  if (id) dismissNotice(id);
  else restoreNotices();
  returnToOrigin();
}
