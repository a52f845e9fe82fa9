import { MapPin } from 'lucide';
import { Hours } from '../opening/Hours.tsx';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { fillTemplate } from '../text/template.ts';
import { NEW_TAB } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { directionsLink } from './links.ts';
import { Telephone } from './Telephone.tsx';
import { Way } from './Way.tsx';

/** The other places where the pharmacy serves: each its address, telephone, hours, who is responsible, and the way there. */
export function Places({ pharmacy }: { pharmacy: Pharmacy }) {
  const { custoChamada, comoChegar } = pharmacy.pagina;
  return pharmacy.places.map(({ nome, morada, telefone, coordenadas, responsavel, hours }) => (
    <Way key={nome} icon={<Icon of={MapPin} />} name={nome} hours>
      <address>
        {`${morada.rua} `}
        <br />
        {`${morada.codigoPostal} ${morada.localidade}`}
      </address>
      {telefone && <Telephone number={telefone} costs={custoChamada} />}
      <Hours parts={hours} />
      {responsavel && <span>{fillTemplate(pharmacy.interface.factos.responde, { nome: responsavel })}</span>}
      {coordenadas && (
        <a href={directionsLink(coordenadas)} {...NEW_TAB}>
          {comoChegar.abrir}
          <span className="visually-hidden">{`: ${nome}`}</span>
        </a>
      )}
    </Way>
  ));
}
