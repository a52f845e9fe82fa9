import type { ReactNode } from 'react';
import styles from './Contact.module.css';

/** One way to reach the pharmacy, in the list of them. */
export function Way({
  icon,
  name,
  urgent = false,
  className = '',
  children,
}: {
  icon: ReactNode;
  name: string;
  urgent?: boolean;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={`${styles.way} ${className}`} data-urgent={urgent || undefined}>
      <dt>
        {icon}
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
