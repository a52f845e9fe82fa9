import texts from 'virtual:content/interface/avisos';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { adoptStyles } from '../../../lib/browser/adopt-styles.ts';
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
import { knownNotices, onNotices } from '../../../lib/browser/notices-query.ts';
import { sendNotices } from '../../../lib/browser/sent-notices.ts';
import { today } from '../../../lib/browser/today.ts';
import { activeNotices, isActive, isSameNotice, MAX_UNFOLDED, type Notice } from '../../../lib/notices.ts';
import { NoticeCard } from '../../../ui/NoticeCard.tsx';
import { island } from '../../island.tsx';
import styles from './Notices.css?inline';

adoptStyles(styles);

/**
 * Notices that came to the server after the build: over the tiled wall of the Hero, or docked at the foot of the screen, so
 * that nothing moves. Those of the build stand in the page (src/sections/NoticeBoard); one that was withdrawn since leaves
 * its place empty. A part of the floating island.
 *
 * Why it must run in the browser: which notices hold depends on the day and on a file that changes without a build;
 * and the visitor can close them. Without a script none is shown, since a stale one could mislead.
 */
export const Notices = island(LateNotices);

const NO_NOTICES: Notice[] = [];
const NONE_DISMISSED: ReadonlySet<string> = new Set();
const keepSpace = keepBottomSpace('notices');

function LateNotices() {
  const known = useSyncExternalStore(onNotices, knownNotices, () => NO_NOTICES);
  // Empty only while hydrating.
  const day = useSyncExternalStore(onMinute, today, () => '');
  const dismissed = useSyncExternalStore(onDismissal, dismissedNotices, () => NONE_DISMISSED);
  // Read once, and the same after midnight: these have their place in the page.
  const [builtToday] = useState(noticesBuiltForToday);
  const active = activeNotices(known, day);

  // After every render.
  useLayoutEffect(() => {
    if (!day) return;
    for (const { element, notice } of builtToday) {
      element.hidden = dismissed.has(notice.id);
      element.toggleAttribute('data-withdrawn', !active.some((other) => isSameNotice(other, notice)));
    }
    document.querySelector('[data-avisos-fechados]')?.toggleAttribute('hidden', dismissed.size === 0);
  });

  useEffect(() => {
    if (!day) return;
    sendNotices(known);
    return onMinute(() => sendNotices(known));
  }, [known, day]);

  useEffect(() => {
    const stop = new AbortController();
    for (const box of document.querySelectorAll<HTMLElement>('[data-avisos], [data-avisos-tardios]')) {
      box.addEventListener('focusin', noteOrigin, { signal: stop.signal });
    }
    document.addEventListener('click', closeOrRestore, { signal: stop.signal });
    return () => stop.abort();
  }, []);

  const late = active.filter(
    (notice) => !dismissed.has(notice.id) && !builtToday.some((built) => isSameNotice(built.notice, notice)),
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
function noticesBuiltForToday(): BuiltNotice[] {
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
