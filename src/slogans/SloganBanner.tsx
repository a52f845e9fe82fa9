import type { ReactNode } from 'react';
import styles from './SloganBanner.module.css';

/** A band in the pharmacy's colour around the rotating slogan, which is its child. */
export function SloganBanner({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.banner} aria-label={title}>
      <div className="wrap">{children}</div>
    </section>
  );
}
