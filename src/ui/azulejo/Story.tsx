import type { TileName } from '../../art/azulejo.ts';
import { NICHE_HEIGHT } from '../../art/growth.ts';
import { TILE_SIDE } from '../../art/layers.ts';
import { tileEdge, titleLayers, wallStory } from '../../art/story.ts';
import styles from './Azulejo.module.css';
import { Dusk } from './Dusk.tsx';
import { Layers, Tile } from './Tiles.tsx';

interface StoryProps {
  stages: readonly string[];
  y?: number;
  /** From the middle of a niche to that of the next, where none is in a wall. */
  stride?: number;
}

/** Stages of the story of a tile in niches side by side. */
export function Story({ stages, y = 0, stride = TILE_SIDE }: StoryProps) {
  return (
    <g className={styles.story} transform={`translate(${(stride - TILE_SIDE) / 2} ${y})`}>
      {stride === TILE_SIDE && <Wall niches={stages.length} />}
      {stages.map((section, i) => (
        <use key={section} href={`#passo-${section}`} x={i * stride} />
      ))}
      {stride === TILE_SIDE && <Dark stages={stages} />}
    </g>
  );
}

/** How many niches are dark by night. */
const DARK = 3;

/** By night the story's first niches, a step darker the nearer its beginning, around what burns in them. */
function Dark({ stages }: Pick<StoryProps, 'stages'>) {
  const firstOf = (niches: number) => `M-.3-.3h${niches * TILE_SIDE + 0.3}v${NICHE_HEIGHT + 0.6}H-.3z`;
  return (
    <>
      <Dusk outside={Array.from({ length: DARK }, (_, i) => [firstOf(DARK - i), 0.5])} />
      {stages.slice(0, DARK).map((section, i) => (
        <use key={section} href={`#luz-${section}`} x={i * TILE_SIDE} />
      ))}
    </>
  );
}

/** What so many niches are in. */
function Wall({ niches }: { niches: number }) {
  return <path fill="var(--color-tile-border)" d={`M-.3-.3h${niches * TILE_SIDE + 0.6}v${NICHE_HEIGHT + 0.6}H-.3z`} />;
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
      className={`${styles.title} ${isOnWall ? `${styles.niche} ${styles.story}` : styles.wall}`}
      viewBox={`0 0 ${TILE_SIDE} ${isOnWall ? NICHE_HEIGHT : TILE_SIDE}`}
      aria-hidden="true"
      data-print="no"
    >
      {isOnWall ? (
        <>
          <Wall niches={1} />
          <use href={`#passo-${section}`} />
        </>
      ) : (
        <>
          <path className={styles.glaze} d="M0 0h48v48H0z" />
          {layers ? <Layers of={layers} /> : <Tile />}
          <path fill="var(--color-tile-line)" fillRule="evenodd" d={tileEdge(of, section)} />
        </>
      )}
    </svg>
  );
}
