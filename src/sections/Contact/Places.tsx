import { MapPin } from 'lucide';
import type { Content } from '../../content/load.ts';
import type { HoursRow } from '../../lib/hours-table.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Hours } from './Hours.tsx';
import { Way } from './Way.tsx';

/** Another place where the pharmacy serves, with its hours. */
export type Place = Pick<Content['farmacia']['postos'][number], 'nome' | 'morada'> & { hours: HoursRow[] };

/** The other places where the pharmacy serves: each its address and hours. */
export function Places({ places }: { places: readonly Place[] }) {
  return places.map(({ nome, morada, hours }) => (
    <Way key={nome} icon={<Icon of={MapPin} />} name={nome} hours>
      <address>
        {morada.rua}
        <br />
        {`${morada.codigoPostal} ${morada.localidade}`}
      </address>
      <Hours rows={hours} />
    </Way>
  ));
}
