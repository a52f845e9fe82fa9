import { TILE_SIDE, type TileName, tileEdge, titleLayers, wallStory } from '../../art/azulejo.ts';
import styles from './Azulejo.module.css';
import { EDGES, Layers, Tile } from './Tiles.tsx';

/** Stages of the story of a tile, side by side on a wall: on tiles with an edge, as those of the titles, or bare. */
export function Story({ stages, y, hasEdges }: { stages: readonly string[]; y: number; hasEdges?: boolean }) {
  const whole = `M0 0h${stages.length * TILE_SIDE}v${TILE_SIDE}H0z`;
  return (
    <g className={styles.story} transform={`translate(0 ${y})`}>
      {hasEdges && <path className={styles.glaze} d={whole} />}
      {stages.map((section, i) => (
        <use key={section} href={`#passo-${section}`} x={i * TILE_SIDE} />
      ))}
      {hasEdges && <path fill={EDGES} d={whole} />}
    </g>
  );
}

interface TitleTileProps {
  of: TileName;
  /** The anchor of the section. */
  section: string;
}

/** A tile beside the title of a section without a picture, which goes on with the story of the tiles above it. */
export function TitleTile({ of, section }: TitleTileProps) {
  const layers = titleLayers(of, section);
  const isOnWall = wallStory(of).includes(section);
  return (
    <svg
      className={`${styles.title} ${styles.wall}`}
      viewBox={`0 0 ${TILE_SIDE} ${TILE_SIDE}`}
      aria-hidden="true"
      data-print="no"
    >
      <path className={styles.glaze} d="M0 0h48v48H0z" />
      {isOnWall ? (
        <use className={styles.story} href={`#passo-${section}`} />
      ) : layers ? (
        <Layers of={layers} />
      ) : (
        <Tile />
      )}
      <path fill={`var(--color-tile-${isOnWall ? 'border' : 'line'})`} fillRule="evenodd" d={tileEdge(of, section)} />
    </svg>
  );
}

/** At the head of a section of a story: its stages in a row, those that are still to come as pale plants. */
export function StorySteps({ of, section, className }: TitleTileProps & { className?: string | undefined }) {
  const stages = wallStory(of);
  const now = stages.indexOf(section);
  if (now < 0) return null;
  return (
    <div className={[styles.steps, className].filter(Boolean).join(' ')} data-print="no">
      {stages.map((stage, i) => (
        <svg
          key={stage}
          className={i > now ? styles.ghost : undefined}
          viewBox={`1 1 ${TILE_SIDE - 2} ${TILE_SIDE - 2}`}
          aria-hidden="true"
        >
          <use href={`#${i > now ? 'planta' : 'passo'}-${stage}`} />
          {i > now && <circle className={styles.ring} cx="24" cy="24" r="21.4" />}
        </svg>
      ))}
    </div>
  );
}
