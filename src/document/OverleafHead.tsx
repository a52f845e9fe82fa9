import { CallCost } from '../contact/Telephone.tsx';
import { telephone, whoAnswers } from '../contact/words.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { inThrees } from '../text/nine-digits.ts';
import { PrintedTileRows } from '../ui/azulejo/PrintedTileRows.tsx';
import { CrossMark } from '../ui/azulejo/Tiles.tsx';

/**
 * The head of the sheet's second side: whose it is, and its numbers with what a call costs, for who sees that side
 * alone. On paper alone; no screen reader speaks of it.
 */
export function OverleafHead({ pharmacy }: { pharmacy: Pharmacy }) {
  const { farmacia, outsideHours } = pharmacy;
  const { nome, nomeCurto = nome, telefones, aspeto } = farmacia;
  const { closed: _, ...costs } = pharmacy.callCosts;
  const hasNightNumber = outsideHours.number !== telefones.geral;
  return (
    <div className="overleaf" aria-hidden="true">
      <PrintedTileRows tiles={24} className="overleaf-tiles" />
      <p className="overleaf-name" translate="no">
        <CrossMark of={aspeto.azulejo} />
        <span>{nomeCurto}</span>
        <span>
          <small>{telephone}</small>
          {inThrees(telefones.geral)}
          <CallCost number={telefones.geral} costs={costs} />
        </span>
        {hasNightNumber && (
          <em>
            <small>{outsideHours.isOwn ? whoAnswers(telefones.deChamada) : outsideHours.who}</small>
            {inThrees(outsideHours.number)}
            <CallCost number={outsideHours.number} costs={outsideHours.costs} />
          </em>
        )}
      </p>
    </div>
  );
}
