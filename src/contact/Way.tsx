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
  name: ReactNode;
  urgent?: boolean;
  /** Whether it holds hours, a line for each row; those of seasons have the width of the page. */
  hours?: boolean | 'seasons';
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
