import texts from 'virtual:content/interface/avisos';
import { useState, useSyncExternalStore } from 'react';
import { adoptStyles } from '../../../lib/browser/adopt-styles.ts';
import { keepBottomSpace } from '../../../lib/browser/bottom-space.ts';
import { dismissedNotices, onDismissal } from '../../../lib/browser/dismissed-notices.ts';
import { noteOrigin } from '../../../lib/browser/focus-origin.ts';
import { onToday, today } from '../../../lib/browser/today.ts';
import { activeNotices, type Notice } from '../../../lib/notices.ts';
import { island } from '../../island.tsx';
import { useNotices } from '../../useNotices.ts';
import { NoticeCard } from './NoticeCard.tsx';
import styles from './Notices.css?inline';

export interface NoticesProps {
  /** The notices of public/avisos.json when the page was built. */
  inlined?: Notice[];
}

// The build's notices have their style in the page (RevealNotices).
if (typeof document !== 'undefined') adoptStyles(styles);

const NONE: ReadonlySet<string> = new Set();
const keepSpace = keepBottomSpace('--notice-size');

/**
 * The pharmacy's notices. Those of the build stand in the page, hidden, and the script after them (`RevealNotices`) shows
 * today's before the first paint. What the server says later never moves the page: a new notice floats at its foot, and
 * one that was withdrawn leaves its place empty.
 *
 * Why it must run in the browser: which notices hold is a matter of today and of a file that changes without a build;
 * and the visitor can close them. Without a script none is shown, since a stale one could mislead.
 */
export const Notices = island(Board);

function Board({ inlined = [] }: NoticesProps) {
  const known = useNotices(inlined);
  const day = useSyncExternalStore(onToday, today, () => null);
  const dismissed = useSyncExternalStore(onDismissal, dismissedNotices, () => NONE);
  const [early] = useState(() => shownAtFirst(inlined));

  const active = day === null ? [] : activeNotices(known, day).filter(({ id }) => !dismissed.has(id));
  const late = active.filter(({ id }) => !early.has(id));
  return (
    <>
      {inlined.length > 0 && (
        <section className="Notices-early wrap" aria-label={texts.titulo} onFocus={noteOrigin}>
          {urgentFirst(inlined).map((notice) => {
            const shown = active.find(({ id }) => id === notice.id);
            const isEarly = day !== null && early.has(notice.id) && !dismissed.has(notice.id);
            return (
              <NoticeCard
                key={notice.id}
                notice={shown ?? notice}
                isHidden={!isEarly}
                isWithdrawn={isEarly && !shown}
                isDated
              />
            );
          })}
        </section>
      )}
      {day !== null && <LateNotices notices={late} />}
    </>
  );
}

function urgentFirst(notices: Notice[]): Notice[] {
  return notices.toSorted((a, b) => Number(b.tipo === 'urgente') - Number(a.tipo === 'urgente'));
}

/** There and empty before anything is in it, or a screen reader would not say what comes. */
function LateNotices({ notices }: { notices: Notice[] }) {
  return (
    <div className="Notices-late" role="status" ref={keepSpace} onFocus={noteOrigin}>
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </div>
  );
}

/** The ids of the notices that were shown before the first paint; on the server nobody knows. */
function shownAtFirst(inlined: Notice[]): ReadonlySet<string> {
  if (typeof document === 'undefined') return NONE;
  const shown = activeNotices(inlined, today()).filter(({ id }) => !dismissedNotices().has(id));
  return new Set(shown.map(({ id }) => id));
}
