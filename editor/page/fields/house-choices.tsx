import type { ReactNode } from 'react';
import { lookOfParts } from '../../../src/looks/former-fields.ts';
import { TILE_SIDE } from '../../../src/looks/layers.ts';
import type { Look } from '../../../src/looks/look.ts';
import { LOOKS } from '../../../src/looks/looks.ts';
import { NAMED_HUES } from '../../../src/styles/named-hues.ts';
import { Layers } from '../../../src/ui/Tiles.tsx';
import { houseOf } from '../../core/house.ts';
import { ownHue } from '../../core/words.ts';
import { TEXTS } from '../../texts.ts';
import { OptionSet } from './controls.tsx';
import { type FieldProps, useField, useFields } from './field.tsx';
import styles from './fields.module.css';

/** The colours of hues, of the build: a strict policy lets no style say one (editor/bundle.ts). */
declare const HUE_COLOURS: Readonly<Record<number, readonly string[]>>;

/** One of the looks, each by its sign on a wall of its tiles. */
export function LookChoice(props: FieldProps) {
  const field = useField(props);
  const chosen = lookOfParts(props.value) ?? props.value ?? props.schema.default;
  return (
    <OptionSet of={field} className={styles.looks}>
      {Object.entries<Look>(LOOKS).map(([name, look]) => (
        <Card
          key={name}
          group={field.id}
          label={look.label}
          isChosen={name === chosen}
          choose={() => field.set(name)}
          picture={<LookPicture name={name} look={look} />}
        />
      ))}
    </OptionSet>
  );
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
export function HueChoice(props: FieldProps) {
  const { value } = props;
  const field = useField(props);
  const { look } = houseOf(useFields().editor.current('farmacia').data);
  const named: [label: string, value: unknown, hue: unknown][] = [
    [TEXTS.hueOfLook, undefined, LOOKS[look].hue],
    ...Object.entries(NAMED_HUES).map(([label, hue]): [string, number, number] => [label, hue, hue]),
  ];
  const isNamed = named.some(([, hue]) => hue === (value ?? undefined));
  return (
    <OptionSet of={field} className={styles.hues}>
      {[...named, ...(isNamed ? [] : [[ownHue, value, value] as const])].map(([label, hueInFile, hue]) => (
        <Card
          key={label}
          group={field.id}
          label={label}
          isChosen={hueInFile === (value ?? undefined)}
          choose={() => field.set(hueInFile)}
          picture={<Swatch hue={Number(hue)} />}
        />
      ))}
    </OptionSet>
  );
}

/** The darker and the paler of the colours of its tiles. */
function Swatch({ hue }: { hue: number }) {
  // The page wears a number of the owner's own.
  const [line, mid] = HUE_COLOURS[hue] ?? ['var(--color-tile-line)', 'var(--color-tile-mid)'];
  return (
    <svg className={styles.swatch} aria-hidden="true">
      <rect width="100%" height="100%" fill={mid} />
      <rect width="60%" height="100%" fill={line} />
    </svg>
  );
}

interface CardProps {
  /** The name that the choices of a field share. */
  group: string;
  label: string;
  picture: ReactNode;
  isChosen: boolean;
  choose: () => void;
}

function Card({ group, label, picture, isChosen, choose }: CardProps) {
  return (
    <label className={styles.card}>
      {picture}
      <span className={styles.tick}>
        <input type="radio" name={group} checked={isChosen} onChange={choose} />
        {label}
      </span>
    </label>
  );
}
