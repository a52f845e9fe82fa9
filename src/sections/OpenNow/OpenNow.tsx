import { type HoursRow, hoursLine } from '../../lib/hours-table.ts';
import styles from './OpenNow.module.css';

/**
 * The week's hours, in whose place "Aberta agora · fecha às 19h" stands as soon as the script after it (show-opening.ts) has
 * run. A page that was built yesterday must not say "open".
 */
export function OpenNow({ hours }: { hours: HoursRow[] }) {
  return (
    <div className={styles.state} data-opening="">
      {hoursLine(hours)}
    </div>
  );
}
