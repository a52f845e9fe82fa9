import type { ReactNode } from 'react';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { Photograph, type PhotographProps } from '../photographs/Photograph.tsx';
import { formatEuros } from '../text/money.ts';
import { fillTemplate } from '../text/template.ts';
import { Section } from '../ui/Section.tsx';
import { isLoan, type RentalItem, rentalItem } from './rental.ts';

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
  const items = pharmacy.aluguer.map(rentalItem);
  const hasExtras = items.some(({ extra }) => extra);
  const hasBesides = items.some(({ extra, deposit }) => extra || deposit);
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
                  <th scope="row">{item.name}</th>
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
  return item.prices.toReversed().map(({ unit, cents }) => {
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

/** What is bought new with an item, with the sum of the first day, and its deposit. */
function Besides({ item, pharmacy }: ItemProps) {
  const { semExtra, primeiroDia } = pharmacy.pagina.aluguer;
  const { prices, extra, deposit } = item;
  if (!extra && !deposit) return semExtra;
  const aDay = prices.find(({ unit }) => unit === 'dia')?.cents;
  return (
    <>
      {extra && (
        <>
          <span className="fact">
            {`${extra.name} `}
            <strong>{formatEuros(extra.price)}</strong>
            {deposit ? '\u00a0·' : aDay ? <span className="rental-first-day">{'\u00a0·'}</span> : null}
          </span>{' '}
        </>
      )}
      {extra && aDay ? (
        <>
          <span className="fact rental-first-day">
            {`${primeiroDia}: `}
            <strong>{formatEuros(aDay + extra.price)}</strong>
            {deposit && '\u00a0·'}
          </span>{' '}
        </>
      ) : null}
      {deposit && (
        <span className="fact">{fillTemplate(pharmacy.interface.factos.caucao, { valor: formatEuros(deposit) })}</span>
      )}
    </>
  );
}
