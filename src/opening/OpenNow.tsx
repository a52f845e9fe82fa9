import { type HoursPart, hoursLine } from './hours-table.ts';
import styles from './OpenNow.module.css';

/**
 * The week's hours, which the script after it (show-opening.ts) replaces with "Aberta agora · fecha às 19h". A page that was
 * built yesterday cannot know whether it is open.
 */
export function OpenNow({ hours }: { hours: HoursPart[] }) {
  return (
    <div className={styles.state} data-opening="">
      {hoursLine(hours)}
    </div>
  );
}
