import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  id: string;
  title: string;
  intro?: string;
  /** The ground it stands on, where that is not the paper. */
  ground?: 'wash';
  children: ReactNode;
}

/** A section of a page: its anchor, heading and ground. It can take focus, so that a link to it also moves the keyboard there. */
export function Section({ id, title, intro, ground, children }: SectionProps) {
  return (
    <section id={id} className={styles.section} data-ground={ground} aria-labelledby={`${id}-titulo`} tabIndex={-1}>
      <div className="wrap">
        <h2 id={`${id}-titulo`}>{title}</h2>
        {intro && <p className={styles.intro}>{intro}</p>}
        {children}
      </div>
    </section>
  );
}
