import { TILE_SIDE } from '../looks/layers.ts';
import type { Look } from '../looks/look.ts';
import styles from './Mark.module.css';
import { Layers, TILED } from './Tiles.tsx';

/** The pharmacy's logo; screen readers have the name beside it. By its id the page shows it again, with `<use>`. */
export function Mark({ look, className }: { look: Look; className: string | undefined }) {
  return (
    <svg className={className} viewBox={`0 0 ${TILE_SIDE} ${TILE_SIDE}`} aria-hidden="true">
      <g id="marca">
        <Layers layers={look.mark} />
      </g>
    </svg>
  );
}

/** A wall of whole tiles with the sign, `sign` tiles wide: lit in the dark theme while the pharmacy is closed. */
export function SignWall({ across, rows, sign }: Record<'across' | 'rows' | 'sign', number>) {
  const [width, height] = [across * TILE_SIDE, rows * TILE_SIDE];
  const corner = `translate(${((across - sign) / 2) * TILE_SIDE} ${(rows - sign) * TILE_SIDE}) scale(${sign})`;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect width={width} height={height} fill={TILED} />
      <g className={styles.sign} transform={corner}>
        <path fill="var(--color-tile-ground)" d="M0 0h48v48H0z" />
        <path
          fill="var(--color-tile-line)"
          fillRule="evenodd"
          d="M0 0h48v48H0zM.8 6.8v34.4a6 6 0 0 1 6 6h34.4a6 6 0 0 1 6-6V6.8a6 6 0 0 1-6-6H6.8a6 6 0 0 1-6 6z"
        />
        <circle className={styles.disc} cx="24" cy="24" r="20" />
        <use href="#marca" transform="translate(8 8) scale(.667)" />
      </g>
    </svg>
  );
}
