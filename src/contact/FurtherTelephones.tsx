import { Phone } from 'lucide';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { NEW_TAB } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { whatsappLink } from './links.ts';
import { Telephone } from './Telephone.tsx';
import { Way } from './Way.tsx';

/** The pharmacy's other numbers: each what it is for, a call, a chat where it has one, and the language that answers it. */
export function FurtherTelephones({ pharmacy }: { pharmacy: Pharmacy }) {
  const costs = pharmacy.pagina.custoChamada;
  return pharmacy.furtherTelephones.map(({ nome, numero, custo, whatsapp, lingua, nomeNaLingua, spoken }) => (
    <Way key={numero} icon={<Icon of={Phone} />} name={nomeNaLingua ? <span lang={spoken?.codigo}>{nome}</span> : nome}>
      <Telephone number={numero} costs={{ ...costs, ...(custo && { fixa: custo }) }} />
      {whatsapp && (
        <a href={whatsappLink(numero)} {...NEW_TAB}>
          WhatsApp
          <span className="visually-hidden">{`: ${nome}`}</span>
        </a>
      )}
      {lingua && <span lang={spoken?.codigo}>{spoken?.texto ?? lingua}</span>}
    </Way>
  ));
}
