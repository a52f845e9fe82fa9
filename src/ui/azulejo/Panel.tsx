import { CORNER, hasJoints, TILE_SIDE, type TileName, wallStory } from '../../art/azulejo.ts';
import styles from './Azulejo.module.css';
import { Lamplight } from './Lamplight.tsx';
import { MedallionTile, MedallionTileCross } from './Medallion.tsx';
import { Story } from './Story.tsx';
import { BORDERED, FLOWERS, JOINTS, Layers, NEAR_FLOWERS } from './Tiles.tsx';

/** The dashes of the lines between tiles, which do not cut the crosses on these. */
const GROUT_DASHES = '0 12 24 12';

/** Tiles of a field side by side, seven of the story's wide. */
const ACROSS = 10;
const FIELD = `scale(${7 / ACROSS})`;

/** The whole of it, in units of `TILE_SIDE`. */
const rectangle = (x: number, y: number, width: number, height: number) =>
  `M${x * TILE_SIDE} ${y * TILE_SIDE}h${width * TILE_SIDE}v${height * TILE_SIDE}h${-width * TILE_SIDE}z`;

interface FieldProps {
  of: TileName;
  name: 'painel' | 'faixa';
  rows: number;
  /** The medallion's tile, counted in tiles: how many each way, and how many rows stand above it. */
  medallion: number;
  above: number;
}

/**
 * Rows of ten flowers, and on several of them, in the middle, the medallion, which by night is the light: the ring of
 * flowers around it is lit, the others are the darker the farther they are.
 */
function Field({ of, name, rows, medallion, above }: FieldProps) {
  const left = (ACROSS - medallion) / 2;
  const top = Math.max(above - 1, 0);
  const whole = rectangle(0, 0, ACROSS, rows);
  const hole = rectangle(left, above, medallion, medallion);
  const at = { of, x: left * TILE_SIDE, y: above * TILE_SIDE, side: medallion * TILE_SIDE };
  const middle = at.y + at.side / 2;
  const lines = (count: number, d: string) =>
    Array(count - 1)
      .fill(d)
      .join('');
  const [width, height] = [ACROSS * TILE_SIDE, rows * TILE_SIDE];
  return (
    <>
      <path fill={FLOWERS} d={whole} />
      <path
        fill={NEAR_FLOWERS}
        d={rectangle(left - 1, top, medallion + 2, Math.min(above + medallion + 1, rows) - top)}
      />
      <path
        className={styles.grout}
        strokeDasharray={hasJoints(of) ? GROUT_DASHES : undefined}
        d={`M0 0${lines(ACROSS, `m48 0v${height}m0-${height}`)}M0 0${lines(rows, `m0 48h${width}m-${width} 0`)}`}
      />
      <path fill={JOINTS} fillRule="evenodd" d={whole + hole} />
      <Lamplight of={name} x={width / 2} y={middle} radius={at.side * 1.55} />
      {/* As far as the border around it. */}
      <path fill={`url(#penumbra-${name})`} d={`M-35-35h${width + 70}v550h${-width - 70}z`} />
      <path className={styles.lit} fill={`url(#brilho-${name})`} d={whole} />
      <MedallionTile {...at} />
      <MedallionTileCross {...at} />
    </>
  );
}

interface PanelProps {
  of: TileName;
  /** Whether a plaque hangs on it, under the flowers, and under that the story. */
  hasPlaque?: boolean;
  className?: string | undefined;
}

/** A panel in a border with corner tiles: a field of flowers, the place of the plaque, and larger the story. */
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
      <g transform={FIELD}>
        <Field of={of} name="painel" rows={hasPlaque ? 6 : ACROSS} medallion={4} above={hasPlaque ? 1 : 3} />
      </g>
      {hasPlaque && stages.length === 0 && <path fill={FLOWERS} d="M0 288h336v48H0z" />}
      {hasPlaque && stages.length > 0 && <Story stages={stages} y={288} hasEdges />}
    </svg>
  );
}

/**
 * What opens a phone's page, from edge to edge: two rows of flowers with the medallion over both, and under them the
 * story, if the house has one, in larger tiles.
 */
export function TileBand({ of, className }: { of: TileName; className?: string | undefined }) {
  const stages = wallStory(of);
  const height = stages.length > 0 ? 115.2 : 67.2;
  return (
    <svg
      className={[styles.band, className].filter(Boolean).join(' ')}
      viewBox={`0 0 336 ${height}`}
      aria-hidden="true"
    >
      <g transform={FIELD}>
        <Field of={of} name="faixa" rows={2} medallion={2} above={0} />
      </g>
      {stages.length > 0 && <Story stages={stages} y={67.2} hasEdges />}
    </svg>
  );
}
