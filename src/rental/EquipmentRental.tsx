import type { ReactNode } from 'react';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { Photograph, type PhotographProps } from '../photographs/Photograph.tsx';
import { formatEuros } from '../text/money.ts';
import { fillTemplate } from '../text/template.ts';
import { Facts } from '../ui/Facts.tsx';
import { Section } from '../ui/Section.tsx';
import { isLoan, pricesOf, type RentalItem } from './rental.ts';

interface EquipmentRentalProps {
  pharmacy: Pharmacy;
  photograph?: PhotographProps | undefined;
  /** The quote and its button. */
  children: ReactNode;
}

/** The rental catalogue as a price list: item, prices, and what is paid besides, where there is anything. */
export function EquipmentRental({ pharmacy, photograph, children }: EquipmentRentalProps) {
  const texts = pharmacy.pagina.aluguer;
  const { preco, alem } = pharmacy.interface.factos;
  const items = pharmacy.aluguer;
  const hasExtras = items.some(({ extra }) => extra);
  const hasBesides = items.some(({ extra, caucao }) => extra || caucao);
  return (
    <Section id="aluguer" title={texts.titulo} intro={texts.introducao}>
      <div className="columns rental-parts">
        <div className="stack">
          <table className="rental-prices" aria-labelledby="aluguer-titulo">
            <thead>
              <tr>
                <th scope="col">{texts.item}</th>
                <th scope="col">{preco}</th>
                {hasBesides && <th scope="col">{alem}</th>}
              </tr>
            </thead>
            <tbody>
              {items.map((item) => (
                <tr key={item.id}>
                  <th scope="row">{item.nome}</th>
                  <td className="rental-price">
                    <Prices item={item} pharmacy={pharmacy} />
                  </td>
                  {hasBesides && (
                    <td className="rental-besides">
                      <Besides item={item} pharmacy={pharmacy} />
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
          {hasExtras && texts.higiene && <p>{texts.higiene}</p>}
        </div>
        {children}
        {photograph && <Photograph {...photograph} />}
      </div>
    </Section>
  );
}

interface ItemProps {
  item: RentalItem;
  pharmacy: Pharmacy;
}

/** The prices of an item with their units, the shortest first. */
function Prices({ item, pharmacy }: ItemProps) {
  const { orcamento, factos } = pharmacy.interface;
  if (isLoan(item)) return <strong>{orcamento.emprestimo}</strong>;
  const units = { dia: factos.porDia, semana: factos.porSemana, mes: factos.porMes };
  return pricesOf(item)
    .toReversed()
    .map(({ unit, cents }) => {
      const [before, after] = units[unit].split('{preco}');
      return (
        <div key={unit}>
          {before}
          <strong>{formatEuros(cents)}</strong>
          {after}
        </div>
      );
    });
}

/** The part that is bought new with an item, with the sum of the first day, and its deposit. */
function Besides({ item, pharmacy }: ItemProps) {
  const { semExtra, primeiroDia } = pharmacy.pagina.aluguer;
  const { precoDia, extra, caucao } = item;
  if (!extra && !caucao) return semExtra;
  return (
    <Facts
      of={[
        extra && (
          <>
            {`${extra.nome} `}
            <strong>{formatEuros(extra.preco)}</strong>
          </>
        ),
        extra && precoDia && (
          <span className="rental-first-day">
            {`${primeiroDia}: `}
            <strong>{formatEuros(precoDia + extra.preco)}</strong>
          </span>
        ),
        caucao && fillTemplate(pharmacy.interface.factos.caucao, { valor: formatEuros(caucao) }),
      ]}
    />
  );
}
