import type { ReactNode } from 'react';
import type { TileName } from '../art/azulejo.ts';
import { wallStory } from '../art/story.ts';
import { TitleTile } from './azulejo/Story.tsx';
import { TileCourse } from './azulejo/Tiles.tsx';
import styles from './Section.module.css';

interface SectionProps {
  id: string;
  title: string;
  /** The paragraph right under the heading; on paper it is left out. */
  intro?: ReactNode;
  /** The ground it stands on, where that is not the page's own: a wall, with a course of tiles above and below. */
  ground?: 'wash';
  /** Whether it is printed. */
  isPrinted?: boolean;
  /** Whether a photograph, or a panel, stands beside its title. */
  isIllustrated?: boolean;
  /** The house's, of which else one stands there. */
  tile?: TileName | undefined;
  children?: ReactNode;
}

/**
 * A section of a page: its anchor, heading and ground. It can take focus, so that a link to it also moves the keyboard
 * there. Without a name of its own: a screen reader would say the title twice, and a page has so many that nobody steps
 * through them as landmarks; the headings stand for the same places.
 */
export function Section({ id, title, intro, ground, isPrinted = true, isIllustrated, tile, children }: SectionProps) {
  const heading = (
    <>
      <h2 id={`${id}-titulo`}>{title}</h2>
      {intro && (
        <p className={styles.intro} data-print="no">
          {intro}
        </p>
      )}
    </>
  );
  return (
    <section
      id={id}
      className={styles.section}
      data-ground={ground}
      data-print={isPrinted ? undefined : 'no'}
      data-illustrated={isIllustrated || undefined}
      data-tiled={tile && !isIllustrated ? (wallStory(tile).includes(id) ? 'niche' : '') : undefined}
      tabIndex={-1}
    >
      {ground && <TileCourse />}
      <div className="wrap">
        {tile && !isIllustrated ? (
          <div className={styles.heading}>
            <TitleTile of={tile} section={id} />
            {heading}
          </div>
        ) : (
          heading
        )}
        {children}
      </div>
      {ground && <TileCourse />}
    </section>
  );
}
