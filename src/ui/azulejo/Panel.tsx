import { CORNER, hasJoints, type TileName, wallStory } from '../../art/azulejo.ts';
import styles from './Azulejo.module.css';
import { Lamplight } from './Lamplight.tsx';
import { MedallionTile, MedallionTileCross } from './Medallion.tsx';
import { Story } from './Story.tsx';
import { BORDERED, FLOWERS, JOINTS, Layers } from './Tiles.tsx';

/** The dashes of the lines between tiles, which do not cut the crosses on these. */
const GROUT_DASHES = '0 12 24 12';

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
      {stages.length > 0 && <path className={styles.glaze} d="M0 288h336v48H0z" />}
      <path
        className={styles.grout}
        strokeDasharray={hasJoints(of) ? GROUT_DASHES : undefined}
        d="M48 0v336m48-336v336m48-336v336m48-336v336m48-336v336m48-336v336M0 48h336m-336 48h336m-336 48h336m-336 48h336m-336 48h336m-336 48h336"
      />
      <Lamplight of="painel" x={168} y={120} radius={340} />
      <MedallionTile of={of} x={96} y={48} side={144} />
      <path className={styles.lit} fill="url(#brilho-painel)" d="M-24-24h384v384H-24z" />
      <path fill={JOINTS} fillRule="evenodd" d="M0 0h336v336H0zM96 48h144v144H96z" />
      <path fill="url(#penumbra-painel)" d="M-24-24h384v384H-24z" />
      <Story stages={stages} y={288} />
      <MedallionTileCross of={of} x={96} y={48} side={144} />
    </svg>
  );
}

const WHOLE_BAND = 'M-144-16h672v128h-672z';

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
        <path className={styles.glaze} d="M-144 0h672v96h-672z" />
        <path
          fill={FLOWERS}
          d={`M-144 0h288v48h-288zM240 0h288v48H240z${stages.length > 0 ? 'M-144 48H0v48h-144zM384 48h144v48H384z' : 'M-144 48h288v48h-288zM240 48h288v48H240z'}`}
        />
        <path
          className={styles.grout}
          strokeDasharray={hasJoints(of) ? GROUT_DASHES : undefined}
          d="M-144 48h672M-96 0v96m48-96v96M0 0v96m48-96v96m48-96v96m48-96v96m48-96v96m48-96v96m48-96v96m48-96v96m48-96v96m48-96v96m48-96v96"
        />
        <Lamplight of="faixa" x={192} y={48} radius={190} />
        <MedallionTile of={of} x={144} y={0} side={96} />
        <path className={styles.lit} fill="url(#brilho-faixa)" d={WHOLE_BAND} />
        <path fill={JOINTS} d="M-144 0h288v96h-288zM240 0h288v96H240z" />
        <path fill="url(#penumbra-faixa)" d={WHOLE_BAND} />
        {/* With lights of its own. */}
        <Story stages={stages.slice(0, 3)} y={48} />
        <Story stages={stages.slice(3)} x={240} y={48} />
        <MedallionTileCross of={of} x={144} y={0} side={96} />
      </svg>
    </div>
  );
}
