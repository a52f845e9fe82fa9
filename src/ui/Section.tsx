import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  title: string;
  /** The paragraph right under the heading; on paper it is left out. */
  intro?: ReactNode;
  /** Its ground, if it is not the page's own. */
  ground?: 'wash';
  children?: ReactNode;
}

/**
 * A section of a page: its anchor, heading and ground. It can take focus, so that a link to it also moves the keyboard
 * there. No landmark, and without a name: a screen reader would say the title twice.
 */
export function Section({ id, title, intro, ground, children }: SectionProps) {
  return (
    <section id={id} className="section" data-ground={ground} tabIndex={-1}>
      <div className="page-width">
        <h2>{title}</h2>
        {intro && (
          <p className="section-intro" data-print="no">
            {intro}
          </p>
        )}
        {children}
      </div>
    </section>
  );
}
