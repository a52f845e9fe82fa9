import { LOOKS, type LookName, USUAL_LOOK } from '../../src/looks/looks.ts';

/** The look and hue of farmacia.yaml as it is written, not yet checked: the usual ones, where it says none. */
export function houseOf(farmacia: unknown): { look: LookName; hue: number } {
  const { aspeto, matiz } = Object(farmacia) as { aspeto?: unknown; matiz?: unknown };
  const look = Object.hasOwn(LOOKS, String(aspeto)) ? (aspeto as LookName) : USUAL_LOOK;
  return { look, hue: typeof matiz === 'number' ? matiz : LOOKS[look].hue };
}
