import { type LookName, USUAL_LOOK } from './looks.ts';

/** The looks that took the place of a landscape, or of a tile that no landscape went with. */
const BY_LANDSCAPE: Readonly<Record<string, LookName>> = { serra: 'serra', costa: 'litoral' };
const BY_TILE: Readonly<Record<string, LookName>> = { onda: 'litoral' };

/**
 * The look of content whose `aspeto` has parts (`azulejo`, `abertura`, `paisagem`, `cantos`), as until version 1.1.
 * @returns its name; null where the value is no such group
 */
export function lookOfParts(aspeto: unknown): LookName | null {
  if (typeof aspeto !== 'object' || aspeto === null || Array.isArray(aspeto)) return null;
  const { azulejo, paisagem } = aspeto as Record<string, unknown>;
  return BY_LANDSCAPE[String(paisagem)] ?? (paisagem ? undefined : BY_TILE[String(azulejo)]) ?? USUAL_LOOK;
}
