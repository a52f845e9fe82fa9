import { hasRing, type TileName } from '../art/azulejo.ts';
import { Drawing } from './Drawing.tsx';

/** What stands beside the title of a group of services, or of a partner: in a ring, if the house's flower has one. */
export function GroupIcon({ of, tile }: { of: string; tile: TileName }) {
  return (
    <span className={hasRing(tile) ? 'group-icon ringed' : 'group-icon'} data-print="no">
      <Drawing of={of} size={28} />
    </span>
  );
}
