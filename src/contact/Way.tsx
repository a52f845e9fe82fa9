import type { ReactNode } from 'react';
import styles from './Contact.module.css';

/** One way to reach the pharmacy, in the list of them. */
export function Way({
  icon,
  name,
  urgent = false,
  hours = false,
  children,
}: {
  icon: ReactNode;
  name: string;
  urgent?: boolean;
  /** A line for each row of hours. */
  hours?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.way} data-urgent={urgent || undefined} data-hours={hours || undefined}>
      <dt>
        {icon}
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
