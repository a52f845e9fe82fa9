import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { PrintedTiles } from '../ui/azulejo/Tiles.tsx';

/** A photograph of the pharmacy, as images.ts makes it. */
export interface PhotographProps {
  /** Its place: a name of `fotografias` in content/farmacia.yaml. */
  place: string;
  /** The files of each format with their widths, as `srcset` takes them. */
  avif: string;
  webp: string;
  /** The file for a browser that chooses none of these. */
  src: string;
  sizes: string;
  width: number;
  height: number;
  alt: string;
  /** It stands in the first view: requested at once, and only in AVIF, which every supported browser reads. */
  isHero: boolean;
}

/** An azulejo panel that stands in the place of a photograph. */
export interface PanelProps {
  place: string;
  /** The address of its drawing, a file of src/art/panels. */
  panel: string;
}

export type PictureProps = PhotographProps | PanelProps;

/** The props of a section that may show a photograph, or a panel in its place. */
export interface IllustratedProps {
  pharmacy: Pharmacy;
  photograph?: PictureProps | undefined;
}

/** A photograph or a panel, with the styles of photographs.css. */
export function Photograph(picture: PictureProps) {
  return 'panel' in picture ? <AzulejoPanel {...picture} /> : <Picture {...picture} />;
}

/**
 * The landscape that opens the page has a border, that beside the way leaves it out; the drawings of sections are half
 * as high as they are wide.
 */
const LANDSCAPE_BOXES: Record<string, string> = { abertura: '-16 -16 320 272', loja: '-94 -12 483 210' };
const SECTION_BOX = '0 0 288 144';

/**
 * A drawing from a file of its own, in which the page's custom properties hold: so the same drawing is at night when
 * the pharmacy is closed (panel-colours.css). It only decorates: no screen reader speaks of it.
 */
function AzulejoPanel({ place, panel }: PanelProps) {
  return (
    <span data-photograph={place} data-panel="">
      <svg viewBox={LANDSCAPE_BOXES[place] ?? SECTION_BOX} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <use href={`${panel}#p`} />
      </svg>
    </span>
  );
}

/**
 * The lighthouse in the sea of the first view, in the colours of the panel that stands around it; the number has its
 * beam (lighthouse.css).
 */
export function Lighthouse({ panel }: PanelProps) {
  return (
    <svg viewBox="-40 -16 80 376" preserveAspectRatio="xMidYMax" aria-hidden="true">
      <use href={`${panel}#p`} />
    </svg>
  );
}

/** Without border and foreground. */
const LANDSCAPE_ON_PAPER = '0 0 288 198';

/** The landscape as the picture of the sheet of paper, cut from the sky (About.print.css). */
export function LandscapeOnPaper({ panel }: Pick<PanelProps, 'panel'>) {
  return (
    <svg
      className="board-landscape"
      data-panel=""
      viewBox={LANDSCAPE_ON_PAPER}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <use href={`${panel}#p`} />
    </svg>
  );
}

/**
 * A section's drawing at the foot of the second side of paper (PaymentMethods.print.css), where it is lower cut at its
 * foot, or of its sky.
 */
export function SceneOnPaper({ panel, hasSky }: Pick<PanelProps, 'panel'> & { hasSky: boolean }) {
  return (
    <svg
      className="paper-scene"
      data-panel=""
      viewBox={SECTION_BOX}
      preserveAspectRatio={`xMidYM${hasSky ? 'ax' : 'in'} slice`}
      aria-hidden="true"
    >
      <use href={`${panel}#p`} />
    </svg>
  );
}

/** The lighthouse on paper: its beam goes to the number on the left of it, and is higher than its figures. */
export function LighthouseOnPaper({ panel }: Pick<PanelProps, 'panel'>) {
  return (
    <svg className="board-lighthouse" data-panel="" viewBox="-552 -4 628 370" aria-hidden="true">
      <path fill="var(--panel-sky)" d="M-560-20H80V390H-560z" />
      <path fill="var(--panel-lit)" d="M-16 46L-560-14V150L-16 90z" />
      {/* Whole waves, as large as those of the sheet's head. */}
      <svg x="-580" y="345.5" width="680" height="40" viewBox="0 .5 408 24" aria-hidden="true">
        <PrintedTiles tiles={9} rows={1} />
      </svg>
      <use href={`${panel}#p`} />
    </svg>
  );
}

function Picture({ place, avif, webp, sizes, isHero, ...image }: PhotographProps) {
  const lazy = { loading: 'lazy', decoding: 'async', srcSet: webp, sizes } as const;
  return (
    <picture data-photograph={place} data-portrait={image.height > image.width || undefined}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img {...(isHero ? { fetchPriority: 'high' } : lazy)} {...image} alt={image.alt} />
    </picture>
  );
}
