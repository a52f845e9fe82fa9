import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  id: string;
  title: string;
  intro?: ReactNode;
  /** The ground it stands on, where that is not the page's own. */
  ground?: 'wash';
  /** Whether it is printed. */
  isPrinted?: boolean;
  /** Whether a photograph, or a panel, stands beside its title. */
  isIllustrated?: boolean;
  children: ReactNode;
}

/**
 * A section of a page: its anchor, heading and ground. It can take focus, so that a link to it also moves the keyboard
 * there. A group, not a landmark: a page has so many that nobody steps through them with a screen reader, and the
 * headings stand for the same places.
 */
export function Section({ id, title, intro, ground, isPrinted = true, isIllustrated, children }: SectionProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <section
      id={id}
      className={styles.section}
      data-ground={ground}
      data-print={isPrinted ? undefined : 'no'}
      role="group"
      aria-labelledby={`${id}-titulo`}
      tabIndex={-1}
    >
      <div className="wrap" data-illustrated={isIllustrated || undefined}>
        <h2 id={`${id}-titulo`}>{title}</h2>
        {intro && (
          <p className={styles.intro} data-print="no">
            {intro}
          </p>
        )}
        {children}
      </div>
    </section>
  );
}
