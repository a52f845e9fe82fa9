import { MapPin } from 'lucide';
import { Hours } from '../opening/Hours.tsx';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { Icon } from '../ui/Icon.tsx';
import { Way } from './Way.tsx';

/** The other places where the pharmacy serves: each its address and hours. */
export function Places({ pharmacy }: { pharmacy: Pharmacy }) {
  return pharmacy.places.map(({ nome, morada, hours }) => (
    <Way key={nome} icon={<Icon of={MapPin} />} name={nome} hours>
      <address>
        {`${morada.rua} `}
        <br />
        {`${morada.codigoPostal} ${morada.localidade}`}
      </address>
      <Hours rows={hours} />
    </Way>
  ));
}
