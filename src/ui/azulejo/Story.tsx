import { NICHE_HEIGHT, TILE_SIDE, type TileName, tileEdge, titleLayers, wallStory } from '../../art/azulejo.ts';
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

/** By night the niches at each end, a step darker the farther out, around what burns in them; never the story's end. */
function Dark({ stages }: Pick<StoryProps, 'stages'>) {
  const ends = (niches: number) => {
    const height = NICHE_HEIGHT + 0.6;
    const [first, last] = [niches * TILE_SIDE + 0.3, (niches - 1) * TILE_SIDE];
    return `M-.3-.3h${first}v${height}h-${first}zM${(stages.length - niches) * TILE_SIDE}-.3h${last}v${height}h-${last}z`;
  };
  return (
    <>
      <Dusk outside={[2, 1].map((niches) => [ends(niches), 0.75])} />
      {stages.map((section, i) => (
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
