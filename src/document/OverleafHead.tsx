import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { inThrees } from '../text/nine-digits.ts';
import { CrossMark, PrintedTileRows } from '../ui/Azulejo.tsx';

/**
 * The head of the sheet's second side: whose it is, and the two numbers, for who sees that side alone. On paper alone;
 * no screen reader speaks of it.
 */
export function OverleafHead({ pharmacy: { farmacia, outsideHours } }: { pharmacy: Pharmacy }) {
  const { nome, nomeCurto = nome, telefones, aspeto } = farmacia;
  return (
    <div className="overleaf" aria-hidden="true">
      <PrintedTileRows className="overleaf-tiles" />
      <p className="overleaf-name" translate="no">
        <CrossMark of={aspeto.azulejo} />
        <span>{nomeCurto}</span>
        <span>{inThrees(telefones.geral)}</span>
        {outsideHours.number !== telefones.geral && <em>{inThrees(outsideHours.number)}</em>}
      </p>
    </div>
  );
}
