import { lookOfParts } from '../../src/looks/former-fields.ts';
import { LOOKS, type LookName, USUAL_LOOK } from '../../src/looks/looks.ts';

/** The look and hue of farmacia.yaml as it is written, not yet checked: the usual ones, where it says none. */
export function houseOf(farmacia: unknown): { look: LookName; hue: number } {
  const { aspeto, matiz } = Object(farmacia) as { aspeto?: unknown; matiz?: unknown };
  const named = Object.hasOwn(LOOKS, String(aspeto)) ? (aspeto as LookName) : USUAL_LOOK;
  // Until version 1.1 `aspeto` was a group of parts.
  const look = lookOfParts(aspeto) ?? named;
  return { look, hue: typeof matiz === 'number' ? matiz : LOOKS[look].hue };
}
