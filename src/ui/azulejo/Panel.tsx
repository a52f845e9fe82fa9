import { CORNER, hasJoints, type TileName } from '../../art/azulejo.ts';
import { NICHE_HEIGHT } from '../../art/growth.ts';
import { TILE_SIDE } from '../../art/layers.ts';
import { wallStory } from '../../art/story.ts';
import styles from './Azulejo.module.css';
import { Dusk } from './Dusk.tsx';
import { MedallionTile } from './Medallion.tsx';
import { Story } from './Story.tsx';
import { BORDERED, FLOWERS, JOINTS, Layers, NEAR_FLOWERS } from './Tiles.tsx';

/** The dashes of the lines between tiles, which do not cut the crosses on these. */
const GROUT_DASHES = '0 12 24 12';

/** The whole of it, in units of `TILE_SIDE`. */
function rectangle(x: number, y: number, width: number, height: number): string {
  const [left, top, right, down] = [x, y, width, height].map((tiles) => Number((tiles * TILE_SIDE).toFixed(1)));
  return `M${left} ${top}h${right}v${down}h${-(right ?? 0)}z`;
}

/** A row of tiles of that side, from the corner of its first. */
interface Row {
  x: number;
  y: number;
  side: number;
  tiles: number;
}

/** Whole tiles of rows whose middle is no farther than that from a place under or over the rows' middle. */
function within(far: number, middle: { x: number; y: number }, rows: readonly Row[]): string {
  return rows
    .map(({ x, y, side, tiles }) => {
      const near = Array.from({ length: tiles }, (_, i) => x + (i + 0.5) * side).filter(
        (at) => Math.hypot(at - middle.x, y + side / 2 - middle.y) <= far,
      );
      return near[0] === undefined ? '' : rectangle(near[0] - side / 2, y, near.length * side, side);
    })
    .join('');
}

/** How far the flowers reach, from the medallion's edge, whose hearts are lit. */
const NEAR = 1.1;

/** The light's rings, from that edge, and how much of the dusk lies outside of each besides. */
const RINGS = [
  [0.7, 0.3],
  [NEAR, 0.6],
  [1.6, 0.7],
  [2.4, 0.4],
  [2.6, 0.4],
] as const;

/** The side of a tile of the border, in tiles of the field. */
const BEAD = 5 / 7;

interface FieldProps {
  of: TileName;
  /** Tiles side by side, and rows of them. */
  across: number;
  rows: number;
  /** The medallion's tile, counted in tiles: how many each way, and how many rows stand above it. */
  medallion: number;
  above: number;
}

/**
 * Rows of flowers as wide as the story, and on several of them, in the middle, the medallion, which by night is the
 * light: each tile the less lit the farther its middle is, the border's too.
 */
function Field({ of, across, rows, medallion, above }: FieldProps) {
  const left = (across - medallion) / 2;
  const whole = rectangle(0, 0, across, rows);
  const middle = { x: across / 2, y: above + medallion / 2 };
  const field = Array.from({ length: rows }, (_, y) => ({ x: 0, y, side: 1, tiles: across }));
  const edge = { x: -BEAD, y: -BEAD, side: BEAD, tiles: 16 };
  // As far as the border around it, which in the farthest ring keeps the panel's edge.
  const all = `M-35-35h${across * TILE_SIDE + 70}v550h${-across * TILE_SIDE - 70}z`;
  const lines = (count: number, d: string) =>
    Array(count - 1)
      .fill(d)
      .join('');
  const [width, height] = [across * TILE_SIDE, rows * TILE_SIDE];
  return (
    <g transform={`scale(${7 / across})`}>
      <path fill={FLOWERS} d={whole} />
      <path fill={NEAR_FLOWERS} d={within(medallion / 2 + NEAR, middle, field)} />
      <path
        className={styles.grout}
        strokeDasharray={hasJoints(of) ? GROUT_DASHES : undefined}
        d={`M0 0${lines(across, `m48 0v${height}m0-${height}`)}M0 0${lines(rows, `m0 48h${width}m-${width} 0`)}`}
      />
      <path fill={JOINTS} fillRule="evenodd" d={whole + rectangle(left, above, medallion, medallion)} />
      <Dusk
        outside={RINGS.map(([ring, depth]) => {
          const far = medallion / 2 + ring;
          return [ring > 2 ? whole + within(far, middle, field) : all + within(far, middle, [edge, ...field]), depth];
        })}
      />
      <MedallionTile of={of} x={left * TILE_SIDE} y={above * TILE_SIDE} side={medallion * TILE_SIDE} />
    </g>
  );
}

interface PanelProps {
  of: TileName;
  /** Whether a plaque hangs on it, under the flowers, and under that the story. */
  hasPlaque?: boolean;
  className?: string | undefined;
}

/** A panel in a border with corner tiles: a field of flowers, the place of the plaque, and the story in its niches. */
export function Panel({ of, hasPlaque = false, className }: PanelProps) {
  const stages = wallStory(of);
  return (
    <svg className={className} viewBox="-24 -24 384 384" aria-hidden="true">
      <path fill={BORDERED} transform="translate(-24 -24) scale(1.5)" d="M0 0h256v256H0z" />
      <g id="canto" transform="translate(-24 -24) scale(1.5)">
        <Layers of={CORNER} />
      </g>
      <use href="#canto" x="360" />
      <use href="#canto" y="360" />
      <use href="#canto" x="360" y="360" />
      <Field of={of} across={10} rows={hasPlaque ? 5 : 10} medallion={4} above={hasPlaque ? 1 : 3} />
      {hasPlaque && stages.length === 0 && (
        <path fill={FLOWERS} transform="translate(0 264) scale(.5)" d="M0 0h672v144H0z" />
      )}
      {hasPlaque && stages.length > 0 && <Story stages={stages} y={264} />}
    </svg>
  );
}

/** What opens a phone's page, from edge to edge: a row of flowers with the medallion, and under it the story. */
export function TileBand({ of, className }: { of: TileName; className?: string | undefined }) {
  const stages = wallStory(of);
  const rows = stages.length > 0 ? 1 : 2;
  return (
    <svg
      className={[styles.band, className].filter(Boolean).join(' ')}
      viewBox={`0 0 336 ${stages.length > 0 ? TILE_SIDE + NICHE_HEIGHT : 67.2}`}
      aria-hidden="true"
    >
      <Field of={of} across={rows > 1 ? 10 : 7} rows={rows} medallion={rows} above={0} />
      {stages.length > 0 && <Story stages={stages} y={TILE_SIDE} />}
    </svg>
  );
}
