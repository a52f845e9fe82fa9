import { BORDERS, CORNER, type TileName } from '../../art/azulejo.ts';
import { GULL_ON_STAFF } from '../../art/coast.ts';
import { GROWTH, NICHE_HEIGHT } from '../../art/growth.ts';
import { TILE_SIDE } from '../../art/layers.ts';
import { markLayers } from '../../art/mark.ts';
import { wallStory } from '../../art/story.ts';
import styles from './Azulejo.module.css';
import { Medallion, MedallionTile } from './Medallion.tsx';
import { Story } from './Story.tsx';
import { Layers, PrintedTiles, type PrintedTilesProps, placesOf } from './Tiles.tsx';

/** From one stage to the next in a wall that is the foot of a side. */
const WALL_STRIDE = 60;

interface PaperPanelProps extends Required<PrintedTilesProps> {
  of: TileName;
  className: string;
  /** The stage of the house's story that stands in the middle instead of the medallion. */
  stage?: string | undefined;
}

/**
 * On paper alone: a panel in its border, each tile by itself; a cross at each joint, at an edge half of one.
 */
export function PaperPanel({ of, tiles, rows, className, stage }: PaperPanelProps) {
  const [width, height] = [tiles * TILE_SIDE, rows * TILE_SIDE];
  // On whole tiles.
  const side = Math.min(3, rows) * TILE_SIDE;
  const [left, top] = [(width - side) / 2, (height - side) / 2];
  const beside = (width - 2 * TILE_SIDE) / 2;
  const joints = stage
    ? [0, width - beside].map((x) => `M${x} 0h${beside}v${height}h${-beside}z`)
    : [`M0 0h${width}v${height}H0zM${left} ${top}h${side}v${side}h${-side}z`];
  const [across, down] = [2 * tiles + 1, 2 * rows + 1];
  // Overleaf it stands beside text, in an edge of its own.
  const edging = stage ? 34 : 24;
  const edge = placesOf(across + 1, down + 1).filter(({ x, y }) => x % across === 0 || y % down === 0);
  return (
    <svg
      className={className}
      viewBox={`${-edging} ${-edging} ${width + 2 * edging} ${height + 2 * edging}`}
      aria-hidden="true"
    >
      {/* No seam shows between its pieces. */}
      <path fill="var(--color-tile-border)" d={`M-48-48h${width + 96}v${height + 96}H-48z`} />
      <g id={`${className}-canto`} transform="translate(-24 -24) scale(1.5)">
        <Layers of={CORNER} />
      </g>
      <g id={`${className}-cercadura`} transform="translate(0 -24) scale(1.5)">
        <Layers of={BORDERS[of]} />
      </g>
      {edge.map(({ x, y }) =>
        x % across === 0 && y % down === 0 ? (
          <use key={`${x} ${y}`} href={`#${className}-canto`} x={x * 24} y={y * 24} />
        ) : (
          <use key={`${x} ${y}`} href={`#${className}-cercadura`} x={(x - 1) * 24} y={y * 24} />
        ),
      )}
      <g className={styles.apart}>
        <PrintedTiles tiles={tiles} rows={rows} />
      </g>
      <clipPath id={`${className}-juntas`}>
        <path clipRule="evenodd" d={joints.join('')} />
      </clipPath>
      <g clipPath={`url(#${className}-juntas)`}>
        {placesOf(tiles, rows).map(({ x, y }) => (
          <use key={`${x} ${y}`} href="#partilha" x={x * TILE_SIDE} y={y * TILE_SIDE} />
        ))}
      </g>
      {stage ? (
        <g transform={`translate(${beside} 0) scale(${height / NICHE_HEIGHT})`}>
          <Story stages={[stage]} />
        </g>
      ) : (
        <MedallionTile of={of} x={left} y={top} side={side} />
      )}
    </svg>
  );
}

interface PaperSignProps {
  of: TileName;
  /** Whether it is a house on the coast. */
  isOnCoast: boolean;
}

/**
 * The sign on paper: the mark with the cat, of a house with diamonds; the gull on the staff of the tide, of one on the
 * coast with waves; else the medallion without its frame.
 */
export function PaperSign({ of, isOnCoast }: PaperSignProps) {
  const hasGull = of === 'onda' && isOnCoast;
  return (
    <svg
      className={hasGull ? 'paper-sign paper-sign-tall' : 'paper-sign'}
      viewBox={hasGull ? '0 0 48 68' : of === 'losango' ? '-5 -5 58 58' : '0 0 48 48'}
      aria-hidden="true"
    >
      {hasGull && <Layers of={GULL_ON_STAFF} />}
      {of === 'losango' && <Layers of={markLayers(of)} />}
      {!hasGull && of !== 'losango' && <Medallion of={of} />}
    </svg>
  );
}

/** From one stage of the flower to the next, on paper. */
const STRIDE = 149;

/** On paper alone: the flower from the seed to the bloom, each in its niche. */
export function PaperGrowth() {
  const stages = Object.keys(GROWTH);
  const end = (stages.length - 1) * STRIDE + TILE_SIDE;
  const left = (STRIDE - TILE_SIDE) / 2;
  return (
    <svg className="paper-growth" viewBox={`${left + 2.5} 2.5 ${end - 5} ${NICHE_HEIGHT - 5}`} aria-hidden="true">
      <Story stages={stages} stride={STRIDE} />
    </svg>
  );
}

/** On paper alone: the story of a house in its niches, the foot of a poster, where a house without one has a panel. */
export function PaperStory({ of }: { of: TileName }) {
  const stages = wallStory(of);
  if (stages.length === 0) return <PaperPanel of={of} tiles={14} rows={1} className="paper-wall" />;
  const [width, height] = [stages.length * WALL_STRIDE, NICHE_HEIGHT];
  return (
    <svg className="paper-wall" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path fill="var(--color-tile-border)" d={`M0 0h${width}v${height}H0z`} />
      <Story stages={stages} stride={WALL_STRIDE} />
    </svg>
  );
}

/** Overleaf the story's end is a picture between tiles, as the mark is in the panel of a house without a story. */
export function PaperBloom({ of }: { of: TileName }) {
  const [stage] = wallStory(of).slice(-1);
  return <PaperPanel of={of} tiles={stage ? 10 : 7} rows={3} className="paper-bloom" stage={stage} />;
}
