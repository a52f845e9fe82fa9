/** The stories that the tiles beside the titles tell, and what closes such a tile. */

import type { TileName } from './azulejo.ts';
import { CAT } from './cat.ts';
import { TIDE } from './coast.ts';
import { GROWTH } from './growth.ts';
import type { SectionTiles } from './layers.ts';

/** Of a tile what tells a story down the page, from title to title. */
const STORIES: { readonly [tile in TileName]?: SectionTiles } = { roseta: GROWTH, losango: CAT, onda: TIDE };

/** The tile beside a section's title, where it is not the house's own. */
export const titleLayers = (tile: TileName, section: string) => STORIES[tile]?.[section];

/** The sections of the story that a wall tells too, in its lowest row, and the head of each of them. */
export const wallStory = (tile: TileName) => (tile === 'roseta' ? Object.keys(GROWTH) : []);

/**
 * What closes a tile that hangs by itself: an edge, and in each corner a quarter of a disc; an edge as fine as that of
 * the panels where a scene goes on, and around waves, which are cut at any corner.
 */
export const tileEdge = (tile: TileName, section: string) =>
  tile === 'onda' || (tile === 'losango' && CAT[section])
    ? 'M0 0h48v48H0zM1.9 1.9v44.2h44.2V1.9z'
    : 'M0 0h48v48H0zM1.6 7.6v32.8a6 6 0 0 1 6 6h32.8a6 6 0 0 1 6-6V7.6a6 6 0 0 1-6-6H7.6a6 6 0 0 1-6 6z';
