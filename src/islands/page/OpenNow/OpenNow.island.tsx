import hours from 'virtual:content/hours';
import texts from 'virtual:content/interface/abertaAgora';
import { useSyncExternalStore } from 'react';
import { currentMinute, onMinute } from '../../../lib/browser/clock.ts';
import { describeOpening, openingState } from '../../../lib/hours.ts';
import { closedDays } from '../../../lib/notices.ts';
import { island } from '../../island.tsx';
import { useNotices } from '../../useNotices.ts';
import styles from './OpenNow.module.css';

/**
 * "Aberta agora · fecha às 19h": from the hours and the notices that close a day, in Lisbon's time.
 *
 * Why it must run in the browser: only there is it now. Before that the line is empty but keeps its height; a page that
 * was built yesterday must not say "open". Without a script the opening hours on the page answer.
 */
export const OpenNow = island(State);

function State() {
  const notices = useNotices();
  const minute = useSyncExternalStore(onMinute, currentMinute, () => null);
  if (minute === null) return <div className={styles.state} />;
  const now = new Date(minute);
  const state = openingState(hours, now, closedDays(notices));
  return (
    <div className={styles.state} data-open={state.open}>
      {describeOpening(state, now, texts)}
    </div>
  );
}
