import type { ReactNode } from 'react';
import { type IllustratedProps, Photograph } from '../photographs/Photograph.tsx';
import { formatEuros } from '../text/money.ts';
import { Facts } from '../ui/Facts.tsx';
import { Section } from '../ui/Section.tsx';
import { isLoan, pricesOf, type RentalItem } from './rental.ts';
import * as words from './words.ts';

interface EquipmentRentalProps extends IllustratedProps {
  /** The quote and its button. */
  children: ReactNode;
}

/** More letters than stand in a phone's line beside a price and its unit. */
const LONG_NAME = 22;

/** The rental catalogue as a price list: item, prices, and what is paid besides, where there is anything. */
export function EquipmentRental({ pharmacy, photograph, children }: EquipmentRentalProps) {
  const texts = pharmacy.pagina.aluguer;
  const items = pharmacy.aluguer;
  const hasBesides = items.some(({ extra, caucao }) => extra || caucao);
  return (
    <Section id="aluguer" title={texts.titulo} intro={texts.introducao} isIllustrated={!!photograph}>
      {photograph && <Photograph {...photograph} />}
      <div className="columns rental-parts">
        <div className="stack">
          <table className="rental-prices" data-long={items.some(({ nome }) => nome.length > LONG_NAME) || undefined}>
            <thead>
              <tr>
                <th scope="col">{words.itemColumn}</th>
                <th scope="col">{words.priceColumn}</th>
                {hasBesides && <th scope="col">{words.besidesColumn}</th>}
              </tr>
            </thead>
            <tbody>
              {items.map((item) => (
                <tr key={item.id} data-several={(!isLoan(item) && pricesOf(item).length > 1) || undefined}>
                  <th scope="row">{item.nome}</th>
                  <td className="rental-price">
                    <Prices item={item} />
                  </td>
                  {hasBesides && (
                    <td className="rental-besides">
                      <Besides item={item} />
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
          {texts.higiene && <p>{texts.higiene}</p>}
        </div>
        {children}
      </div>
    </Section>
  );
}

/** The prices of an item with their units, the shortest first. */
function Prices({ item }: { item: RentalItem }) {
  if (isLoan(item)) return <strong>{words.loan}</strong>;
  return pricesOf(item)
    .toReversed()
    .map(({ unit, cents }) => (
      <div key={unit}>
        <strong>{formatEuros(cents)}</strong>
        <span>{` ${words.PER[unit]}`}</span>
      </div>
    ));
}

/** The part that is bought new with an item, with the sum of the first day, and its deposit. */
function Besides({ item: { precoDia, extra, caucao } }: { item: RentalItem }) {
  if (!extra && !caucao) return <span data-print="no">{words.nothingBesides}</span>;
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
          <span data-print="no">
            {`${words.onFirstDay}: `}
            <strong>{formatEuros(precoDia + extra.preco)}</strong>
          </span>
        ),
        caucao && (
          <>
            {`${words.deposit} `}
            <strong>{formatEuros(caucao)}</strong>
          </>
        ),
      ]}
    />
  );
}
