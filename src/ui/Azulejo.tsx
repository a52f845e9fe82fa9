import { Fragment, type ReactNode } from 'react';
import {
  BORDER_SIDE,
  BORDERS,
  borderRepeat,
  CORNER,
  GROWTH,
  hasHeart,
  hasJoints,
  isOfPlant,
  LIGHTHOUSE,
  markLayers,
  SITTING_CAT,
  TILE_SIDE,
  TILES,
  type TileLayer,
  type TileName,
  type TileRole,
  tileEdge,
  titleLayers,
  wallStory,
} from '../art/azulejo.ts';
import styles from './Azulejo.module.css';

/** How far a tile reaches over its neighbours: where two only meet, a hair shows between them, white on paper. */
const OVERLAP = 1;

const TILED = 'url(#azulejo)';
/** Between two crosses, which it does not cut. */
const GROUT = '0 12 24 12';

const FLOWERS = 'url(#flor)';
const JOINTS = 'url(#juntas)';
const BORDERED = 'url(#cercadura)';

/**
 * The tile, and patterns of it, of one without what it shares with its neighbours, of that alone, and of its border, in
 * each document once. Not `display: none`, which would disable them where they are used.
 */
export function AzulejoDefs({ tile }: { tile: TileName }) {
  const layers: readonly TileLayer[] = TILES[tile];
  const first = layers.findIndex(({ isShared }) => isShared);
  return (
    <svg className={`visually-hidden ${styles.wall}`} aria-hidden="true">
      <symbol id="ladrilho" viewBox={`${-OVERLAP} ${-OVERLAP} ${TILE_SIDE + 2 * OVERLAP} ${TILE_SIDE + 2 * OVERLAP}`}>
        <Layers of={layers.slice(0, Math.max(first, 0))} />
        <g id="partilha" className={styles.shared}>
          <Layers of={layers.filter(({ isShared }) => isShared)} />
        </g>
        <Layers of={layers.slice(first + 1)} />
      </symbol>
      <pattern id="azulejo" width={TILE_SIDE} height={TILE_SIDE} patternUnits="userSpaceOnUse">
        <Tile />
      </pattern>
      <pattern
        id="flor"
        className={`${styles.apart} ${wallStory(tile).length > 0 ? styles.quiet : ''}`}
        width={TILE_SIDE}
        height={TILE_SIDE}
        patternUnits="userSpaceOnUse"
      >
        <Tile />
      </pattern>
      <pattern id="juntas" width={TILE_SIDE} height={TILE_SIDE} patternUnits="userSpaceOnUse">
        <use href="#partilha" />
      </pattern>
      {wallStory(tile).map((section) => (
        <g key={section} id={`passo-${section}`}>
          <Layers of={(GROWTH[section] ?? []).filter((layer) => !isOfPlant(layer))} />
          <g id={`planta-${section}`}>
            <Layers of={(GROWTH[section] ?? []).filter(isOfPlant)} />
          </g>
        </g>
      ))}
      <radialGradient id="luz">
        <stop className={styles.halo} offset=".2" />
        <stop className={styles.ground} offset=".9" />
      </radialGradient>
      <pattern
        id="cercadura"
        className={styles.border}
        width={borderRepeat(tile)}
        height={BORDER_SIDE}
        patternUnits="userSpaceOnUse"
      >
        <Layers of={BORDERS[tile]} />
      </pattern>
    </svg>
  );
}

function Tile({ x = 0, y = 0 }: { x?: number; y?: number }) {
  const side = TILE_SIDE + 2 * OVERLAP;
  return <use href="#ladrilho" x={x - OVERLAP} y={y - OVERLAP} width={side} height={side} />;
}

interface TileRowsProps {
  /** The number of rows; one by default. */
  rows?: number;
  className?: string | undefined;
}

/** Rows of 32 whole tiles, which the styles enlarge: eight fill a phone, 16 a tablet, all of them a wide screen. */
export function TileRows({ rows = 1, className }: TileRowsProps) {
  return (
    <div className={[styles.rows, className].filter(Boolean).join(' ')}>
      <svg viewBox={`0 0 ${32 * TILE_SIDE} ${rows * TILE_SIDE}`} aria-hidden="true">
        <rect width="100%" height="100%" fill={TILED} />
      </svg>
    </div>
  );
}

interface PrintedTilesProps {
  /** Tiles in a row. */
  tiles: number;
  rows?: number;
}

const placesOf = (tiles: number, rows: number) =>
  Array.from({ length: rows * tiles }, (_, i) => ({ x: i % tiles, y: Math.floor(i / tiles) }));

/** Rows of whole tiles, each by itself: a printer would get a pattern as a coarse picture. */
export function PrintedTiles({ tiles, rows = 1 }: PrintedTilesProps) {
  return placesOf(tiles, rows).map(({ x, y }) => <Tile key={`${x} ${y}`} x={x * TILE_SIDE} y={y * TILE_SIDE} />);
}

interface PrintedTileRowsProps extends PrintedTilesProps {
  className: string;
  /** The house's tile, where it burns in their middle by night. */
  lampsOf?: TileName;
  /** What stands on the rows. */
  children?: ReactNode;
}

/** What a wave before the first tile would leave as crumbs. */
const CRUMBS = 0.45;

/** Such rows by themselves, as wide as the styles make them. */
export function PrintedTileRows({ tiles, rows = 1, className, lampsOf, children }: PrintedTileRowsProps) {
  const isLit = lampsOf && hasHeart(lampsOf);
  return (
    <div className={[styles.rows, className, isLit && styles.lamps].filter(Boolean).join(' ')}>
      <svg
        className={styles.wall}
        viewBox={`0 ${CRUMBS} ${tiles * TILE_SIDE} ${rows * TILE_SIDE - CRUMBS}`}
        aria-hidden="true"
      >
        <PrintedTiles tiles={tiles} rows={rows} />
        {isLit && <FootLamps tiles={tiles} />}
        {children}
      </svg>
    </div>
  );
}

/**
 * The lighthouse in the waves of two rows, at the fifth tile: on a phone, which shows six, at the end. At night its
 * beam goes to the edge.
 */
export function LighthouseInWaves() {
  return (
    <g
      className={`lighthouse-in-waves ${styles.beacon}`}
      transform={`translate(${4.5 * TILE_SIDE} 88) scale(.25) translate(0 -330)`}
      data-print="no"
    >
      <Layers of={LIGHTHOUSE.slice(0, 1)} />
      <path className={styles.light} fill="var(--color-tile-lamp)" d="M-18 54L-864 0V176L-18 80z" />
      <Layers of={LIGHTHOUSE.slice(1)} />
    </g>
  );
}

/** By night the crosses of the first row are lit, as the sign is. */
export function LitCrosses({ tiles }: { tiles: number }) {
  return (
    <g className={styles.crosses} data-print="no">
      <PrintedTiles tiles={tiles} />
    </g>
  );
}

/** The cat on the edge of what stands below it, its eyes lit by night. */
export function CatOnEdge({ className }: { className: string }) {
  return (
    <svg className={`${className} ${styles.cat}`} viewBox="0 0 40 37" aria-hidden="true" data-print="no">
      <Layers of={SITTING_CAT} />
    </svg>
  );
}

/** By night the hearts of the flowers in the middle of two rows are lamps, those to both sides less and less. */
function FootLamps({ tiles }: { tiles: number }) {
  const middle = (tiles * TILE_SIDE) / 2;
  return (
    <g className={styles.foot}>
      <Lamplight of="rodape" x={middle} y={TILE_SIDE} radius={300} />
      <path className={styles.lit} fill="url(#brilho-rodape)" d={`M0 0h${2 * middle}v96H0z`} />
      <path fill="url(#penumbra-rodape)" d={`M0 0h${2 * middle}v96H0z`} />
      {placesOf(tiles, 2).map(({ x, y }) => {
        const [cx, cy] = [x * TILE_SIDE + MIDDLE, y * TILE_SIDE + MIDDLE];
        const opacity = Number((1 - Math.abs(cx - middle) / (3 * TILE_SIDE)).toFixed(1));
        return (
          opacity > 0 && (
            <circle
              key={`${x} ${y}`}
              className={styles.light}
              cx={cx}
              cy={cy}
              r="5.6"
              strokeWidth="2.4"
              strokeOpacity={opacity}
            />
          )
        );
      })}
    </g>
  );
}

/** A course of 64 of the border's tiles, 16 on a phone; of a wall's two the first is the upper edge. */
export function TileCourse({ className = styles.course }: { className?: string | undefined }) {
  return (
    <div className={`${styles.rows} ${className}`} data-print="no">
      <svg viewBox={`0 0 ${64 * BORDER_SIDE} ${BORDER_SIDE}`} aria-hidden="true">
        <rect width="100%" height="100%" fill={BORDERED} />
      </svg>
    </div>
  );
}

/** How much of the medallion the mark takes, and the middle of both. */
const MARK = 0.64;
const MIDDLE = TILE_SIDE / 2;
const MARKED = `translate(${MIDDLE} ${MIDDLE}) scale(${MARK}) translate(${-MIDDLE} ${-MIDDLE})`;

/** What is brighter near the lit cross at that place of a panel or a band, and over that what is darker far from it. */
function Lamplight({ x, y, radius, of }: { x: number; y: number; radius: number; of: 'painel' | 'faixa' | 'rodape' }) {
  const at = { gradientUnits: 'userSpaceOnUse', cx: x, cy: y } as const;
  return (
    <>
      <radialGradient id={`brilho-${of}`} {...at} r={radius * 0.6}>
        <stop className={styles.glow} offset=".4" />
        <stop className={styles.glow} offset="1" stopOpacity="0" />
      </radialGradient>
      <radialGradient id={`penumbra-${of}`} {...at} r={radius}>
        <stop className={styles.dusk} offset=".35" stopOpacity="0" />
        <stop className={styles.dusk} offset="1" />
      </radialGradient>
    </>
  );
}

/** Stages of the story of a tile, side by side on a wall from that place on. */
function Story({ stages, x = 0, y }: { stages: readonly string[]; x?: number; y: number }) {
  return (
    <g className={styles.story}>
      {stages.map((section, i) => (
        <use key={section} href={`#passo-${section}`} x={x + i * TILE_SIDE} y={y} />
      ))}
    </g>
  );
}

/**
 * A panel of seven by seven tiles in a border of half as large ones with corner tiles: in its middle the medallion, on
 * nine, under that two rows, the place of the plaque if there is one, and the story. By night the tiles are darker
 * the farther they are from the lit cross.
 */
export function Panel({ of, className }: { of: TileName; className?: string | undefined }) {
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
      <path fill={FLOWERS} d="M0 0h336v336H0z" />
      {stages.length > 0 && <path className={styles.joint} d="M0 288h336v48H0z" />}
      <path
        className={styles.grout}
        strokeDasharray={hasJoints(of) ? GROUT : undefined}
        d="M48 0v336m48-336v336m48-336v336m48-336v336m48-336v336m48-336v336M0 48h336m-336 48h336m-336 48h336m-336 48h336m-336 48h336m-336 48h336"
      />
      <path className={styles.joint} d="M95 47h146v146H95z" />
      <Lamplight of="painel" x={168} y={120} radius={340} />
      <g transform="translate(102 54) scale(2.75)">
        <MedallionDisc of={of} />
      </g>
      <path className={styles.lit} fill="url(#brilho-painel)" d="M-24-24h384v384H-24z" />
      <path fill={JOINTS} fillRule="evenodd" d="M0 0h336v336H0zM108 60h120v120H108z" />
      <path fill="url(#penumbra-painel)" d="M-24-24h384v384H-24z" />
      <Story stages={stages} y={288} />
      <g transform="translate(102 54) scale(2.75)">
        <MedallionCross of={of} />
      </g>
    </svg>
  );
}

/**
 * What opens a phone's page, from edge to edge between two courses of the border: eight tiles by two, in the middle the
 * medallion on four of them, which is the light at night, and under the flowers beside it the story, if the house has
 * one. On a tablet three tiles more stand on each side.
 */
export function TileBand({ of, className }: { of: TileName; className?: string | undefined }) {
  // Six of its stages have room: not the one that is most like its neighbour.
  const stages = wallStory(of).filter((section) => section !== 'parceiros');
  return (
    <div className={[styles.band, className].filter(Boolean).join(' ')}>
      <svg viewBox="0 -16 384 128" aria-hidden="true">
        <path fill={BORDERED} d="M-144-16h672v16h-672zM-144 96h672v16h-672z" />
        <path className={styles.joint} d="M-144 0h672v96h-672z" />
        <path
          fill={FLOWERS}
          d={`M-144 0h288v48h-288zM240 0h288v48H240z${stages.length > 0 ? 'M-144 48H0v48h-144zM384 48h144v48H384z' : 'M-144 48h288v48h-288zM240 48h288v48H240z'}`}
        />
        <path
          className={styles.grout}
          strokeDasharray={hasJoints(of) ? GROUT : undefined}
          d="M-144 48h672M-96 0v96m48-96v96M0 0v96m48-96v96m48-96v96m48-96v96m48-96v96m48-96v96m48-96v96m48-96v96m48-96v96m48-96v96m48-96v96"
        />
        <path className={styles.joint} d="M143 0h98v96h-98z" />
        <Lamplight of="faixa" x={192} y={48} radius={190} />
        <g transform={BAND_MEDALLION}>
          <MedallionDisc of={of} />
        </g>
        <path className={styles.lit} fill="url(#brilho-faixa)" d={WHOLE_BAND} />
        {/* Whole crosses alone: none where the medallion would cover an arm. */}
        <path fill={JOINTS} d="M-144 0h264v96h-264zM264 0h264v96H264z" />
        <path fill="url(#penumbra-faixa)" d={WHOLE_BAND} />
        {/* With lights of its own. */}
        <Story stages={stages.slice(0, 3)} y={48} />
        <Story stages={stages.slice(3)} x={240} y={48} />
        <g transform={BAND_MEDALLION}>
          <MedallionCross of={of} />
        </g>
      </svg>
    </div>
  );
}

interface PaperPanelProps extends Required<PrintedTilesProps> {
  of: TileName;
  className: string;
  /** Whether the medallion stands on nine tiles in its middle. */
  hasMedallion?: boolean;
  /** Whether the house's story stands in it instead of tiles, as large as it has room. */
  hasStory?: boolean;
}

/** On paper alone: a panel in its border, each tile by itself; a cross at each joint, at an edge half of one. */
export function PaperPanel({ of, tiles, rows, className, hasMedallion, hasStory }: PaperPanelProps) {
  const stages = hasStory ? wallStory(of) : [];
  const [width, height] = [tiles * TILE_SIDE, rows * TILE_SIDE];
  const [left, top] = [width / 2 - 72, height / 2 - 72];
  const [across, down] = [2 * tiles + 1, 2 * rows + 1];
  const edge = placesOf(across + 1, down + 1).filter(({ x, y }) => x % across === 0 || y % down === 0);
  return (
    <svg className={className} viewBox={`-24 -24 ${width + 48} ${height + 48}`} aria-hidden="true">
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
      {stages.length > 0 ? (
        <g transform={`scale(${tiles / stages.length})`}>
          <Story stages={stages} y={0} />
        </g>
      ) : (
        <>
          <g className={styles.apart}>
            <PrintedTiles tiles={tiles} rows={rows} />
          </g>
          {hasMedallion && <path className={styles.joint} d={`M${left} ${top}h144v144h-144z`} />}
          <clipPath id={`${className}-juntas`}>
            <path
              clipRule="evenodd"
              d={`M0 0h${width}v${height}H0z${hasMedallion ? `M${left + 12} ${top}h120v144h-120z` : ''}`}
            />
          </clipPath>
          <g clipPath={`url(#${className}-juntas)`}>
            {placesOf(tiles, rows).map(({ x, y }) => (
              <use key={`${x} ${y}`} href="#partilha" x={x * TILE_SIDE} y={y * TILE_SIDE} />
            ))}
          </g>
        </>
      )}
      {hasMedallion && (
        <g transform={`translate(${left + 6} ${top + 6}) scale(2.75)`}>
          <MedallionDisc of={of} />
          <MedallionCross of={of} />
        </g>
      )}
    </svg>
  );
}
const WHOLE_BAND = 'M-144-16h672v128h-672z';
const BAND_MEDALLION = 'translate(141.6 -2.4) scale(2.1)';

/** The sign on paper: the cat on its tile, of a house with diamonds, else the medallion without its frame. */
export function PaperSign({ of }: { of: TileName }) {
  return (
    <svg className="paper-sign" viewBox={`0 0 ${TILE_SIDE} ${TILE_SIDE}`} aria-hidden="true">
      {of === 'losango' ? (
        <Layers of={titleLayers(of, 'pedido') ?? []} />
      ) : (
        <>
          <MedallionDisc of={of} />
          <MedallionCross of={of} />
        </>
      )}
    </svg>
  );
}

/** The house's mark in a ring, as the sign in the street has it: what is behind its cross. */
function MedallionDisc({ of }: { of: TileName }) {
  return (
    <>
      <circle className={styles.medallion} cx={MIDDLE} cy={MIDDLE} r={MIDDLE - 2.8} />
      <g transform={MARKED}>
        <Layers of={markLayers(of).filter(({ fill }) => fill !== 'cross')} />
      </g>
    </>
  );
}

function MedallionCross({ of }: { of: TileName }) {
  return (
    <g className={styles.sign} transform={MARKED}>
      <Layers of={markLayers(of).filter(({ fill }) => fill === 'cross')} />
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
      <path className={styles.joint} d="M0 0h48v48H0z" />
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
        </svg>
      ))}
    </div>
  );
}

/** From one stage of the flower to the next, on paper. */
const STRIDE = 2 * TILE_SIDE;

/** On paper alone: the flower from the seed to the bloom, each in its ring, without the glaze of a wall. */
export function PaperGrowth() {
  const stages = Object.keys(GROWTH);
  const end = (stages.length - 1) * STRIDE + TILE_SIDE;
  return (
    <svg className="paper-growth" viewBox={`1.8 1.8 ${end - 3.6} ${TILE_SIDE - 3.6}`} aria-hidden="true">
      {stages.map((section, i) => (
        <use key={section} href={`#passo-${section}`} x={i * STRIDE} />
      ))}
    </svg>
  );
}

/**
 * Four tiles, for the choice in the editor: a whole cross appears only where four meet. Hidden from screen readers: the
 * name stands beside it.
 */
export function Tiles({ of }: { of: TileName }) {
  const places = [0, TILE_SIDE].flatMap((x) => [0, TILE_SIDE].map((y) => `translate(${x} ${y})`));
  return (
    <svg viewBox={`0 0 ${2 * TILE_SIDE} ${2 * TILE_SIDE}`} aria-hidden="true">
      {places.map((transform) => (
        <g key={transform} transform={transform}>
          <Layers of={TILES[of]} />
        </g>
      ))}
    </svg>
  );
}

interface CrossMarkProps {
  of: TileName;
  /** Whether the cross is lit at night, as that of the panel is. */
  isSign?: boolean;
  className?: string | undefined;
}

/** The logo, cut from the pharmacy's tile; hidden from screen readers: the name stands beside it. */
export function CrossMark({ of, isSign, className }: CrossMarkProps) {
  return (
    <svg
      className={[isSign && styles.sign, className].filter(Boolean).join(' ') || undefined}
      viewBox={`0 0 ${TILE_SIDE} ${TILE_SIDE}`}
      aria-hidden="true"
    >
      <Layers of={markLayers(of)} />
    </svg>
  );
}

function Layers({ of }: { of: readonly TileLayer[] }) {
  const colourOf = (role: TileRole) => `var(--color-tile-${role})`;
  return of.map(({ fill, d, outline, light, isLit, isUnlit }) => {
    const lamp = isLit ? '--lamp-rim' : light && '--lamp-flame';
    const stroke = outline && {
      stroke: lamp ? `var(${lamp}, ${colourOf(outline.role)})` : colourOf(outline.role),
      strokeWidth: outline.width,
      paintOrder: 'stroke',
    };
    const className = fill === 'heart' && !isUnlit && !light ? styles.heart : undefined;
    return (
      <Fragment key={d}>
        {light && <path className={styles.light} d={d} strokeWidth={(outline?.width ?? 0) + 2 * light} />}
        <path className={className} d={d} fill={colourOf(fill)} {...stroke} />
      </Fragment>
    );
  });
}
