import opening from 'virtual:content/opening';
import type { Look } from '../looks/look.ts';
import { Photograph, type PhotographProps } from '../photographs/Photograph.tsx';
import { SignWall } from '../ui/Mark.tsx';
import styles from './Opening.module.css';

/** What opens the page: over the words on a phone, beside them on a wide screen. It decorates, unless a photograph. */
export function Opening({ look, photograph }: { look: Look; photograph?: PhotographProps | undefined }) {
  return (
    <div className={styles.opening} data-opening-picture={photograph ? 'photograph' : look.opening}>
      {photograph && <Photograph {...photograph} />}
      {!photograph && look.opening === 'sign' && (
        <>
          <SignWall across={7} rows={1} sign={1} />
          <SignWall across={8} rows={5} sign={4} />
        </>
      )}
      {/* Whatever shape the place has, the viewBox is whole in it, and the scene goes on beside that. */}
      {!photograph && look.opening === 'picture' && (
        <svg viewBox={opening.viewBox} aria-hidden="true">
          <use href={`${opening.url}#p`} />
        </svg>
      )}
    </div>
  );
}
