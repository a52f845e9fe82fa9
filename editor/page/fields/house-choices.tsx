import { TILE_SIDE } from '../../../src/looks/layers.ts';
import type { Look } from '../../../src/looks/look.ts';
import { LOOKS } from '../../../src/looks/looks.ts';
import { houseHues } from '../../../src/styles/house-hues.ts';
import { NAMED_HUES } from '../../../src/styles/named-hues.ts';
import { Layers } from '../../../src/ui/Tiles.tsx';
import { houseOf } from '../../core/house.ts';
import { ownHue } from '../../core/words.ts';
import { TEXTS } from '../../texts.ts';
import { OptionSet } from './controls.tsx';
import { type ControlProps, useFields } from './field.tsx';
import styles from './fields.module.css';

/** One of the looks, each by its sign on a wall of its tiles. */
export function LookChoice({ value, field }: ControlProps) {
  const options = Object.entries<Look>(LOOKS).map(([name, look]) => ({
    label: look.label,
    value: name,
    picture: <LookPicture name={name} look={look} />,
  }));
  const chosen = [houseOf({ aspeto: value }).look];
  return <OptionSet of={field} type="radio" {...{ options, chosen }} choose={field.set} />;
}

function LookPicture({ name, look }: { name: string; look: Look }) {
  const [width, height, left] = [5 * TILE_SIDE, 2 * TILE_SIDE, 1.5 * TILE_SIDE];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <pattern id={`tile-${name}`} width={TILE_SIDE} height={TILE_SIDE} patternUnits="userSpaceOnUse">
        <Layers layers={look.tile} />
      </pattern>
      <rect width={width} height={height} fill={`url(#tile-${name})`} />
      <rect x={left} width={height} height={height} fill="var(--color-tile-ground)" />
      <g transform={`translate(${left} 0) scale(2)`}>
        <Layers layers={look.mark} />
      </g>
    </svg>
  );
}

/** The pharmacy's colour: the look's, one that has a name, or the number that the file holds. */
export function HueChoice({ value, field }: ControlProps) {
  const chosen = value ?? undefined;
  const { look } = houseOf(useFields().editor.current('farmacia').data);
  const { hue } = LOOKS[look];
  const named = Object.entries<unknown>({ [TEXTS.hueOfLook]: undefined, ...NAMED_HUES });
  const all = named.some(([, other]) => other === chosen) ? named : [...named, [ownHue, chosen] as const];
  const options = all.map(([label, value]) => ({ label, value, picture: <Swatch hue={Number(value ?? hue)} /> }));
  return <OptionSet of={field} type="radio" options={options} chosen={[chosen]} choose={field.set} />;
}

/** The darker and the paler of the colours of its tiles. */
const Swatch = ({ hue }: { hue: number }) => <div className={styles.swatch} ref={(box) => wearHue(hue, box)} />;

/** Gives the page, or a part of it, a pharmacy's colour. */
export function wearHue(hue: number, part: HTMLElement | null = document.documentElement): void {
  for (const [name, value] of Object.entries(houseHues(hue))) part?.style.setProperty(name, String(value));
}
