import type { ReactNode } from 'react';
import { type IllustratedProps, Photograph } from '../photographs/Photograph.tsx';
import { withCapital } from '../text/in-sentence.ts';
import { formatEuros } from '../text/money.ts';
import { Section } from '../ui/Section.tsx';
import { isLoan, pricesOf, type RentalItem } from './rental.ts';
import * as words from './words.ts';

interface EquipmentRentalProps extends IllustratedProps {
  /** The quote and its button. */
  children: ReactNode;
}

/** The rental catalogue as a price list: item, prices, and what is paid besides, where there is anything. */
export function EquipmentRental({ pharmacy, photograph, children }: EquipmentRentalProps) {
  const texts = pharmacy.pagina.aluguer;
  const items = pharmacy.aluguer;
  const hasRates = items.some((item) => pricesOf(item).length > 1);
  const hasBesides = items.some(({ extra, caucao }) => extra || caucao);
  return (
    <Section
      id="aluguer"
      title={texts.titulo}
      intro={texts.introducao}
      isIllustrated={!!photograph}
      tile={pharmacy.farmacia.aspeto.azulejo}
    >
      {photograph && <Photograph {...photograph} />}
      <div className="columns rental-parts">
        <div className="stack">
          <table className="rental-prices">
            <thead>
              <tr>
                <th scope="col">{words.itemColumn}</th>
                <th scope="col">{words.priceColumn}</th>
                {hasBesides && <th scope="col">{words.besidesColumn}</th>}
              </tr>
              {/* On paper, where the unit of each sum stands over its column. */}
              {hasRates && (
                <tr className="rental-heads">
                  {Object.entries(words.PER).map(([unit, per]) => (
                    <th key={unit} scope="col" className={`per-${unit}`}>
                      {per}
                    </th>
                  ))}
                  {items.some(({ caucao }) => caucao) && (
                    <th scope="col" className="rental-deposit">
                      {words.deposit}
                    </th>
                  )}
                </tr>
              )}
            </thead>
            <tbody>
              {items.map((item) => (
                <tr key={item.id} className={pricesOf(item).length > 1 ? 'rental-rates' : undefined}>
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
      <div key={unit} className={`per-${unit}`}>
        <strong>{formatEuros(cents)}</strong>
        <span>{` ${words.PER[unit]}`}</span>
      </div>
    ));
}

/** The part that is bought new with an item, with the sum of the first day, and its deposit: a row each. */
function Besides({ item: { precoDia, extra, caucao } }: { item: RentalItem }) {
  if (!extra && !caucao) return <span data-print="no">{words.nothingBesides}</span>;
  return (
    <>
      {extra && <Row name={withCapital(extra.nome)} cents={extra.preco} />}
      {extra && precoDia && <Row name={words.onFirstDay} cents={precoDia + extra.preco} isPrinted={false} />}
      {caucao && <Row name={words.deposit} cents={caucao} className="rental-deposit" />}
    </>
  );
}

interface RowProps {
  name: string;
  cents: number;
  isPrinted?: boolean;
  className?: string;
}

function Row({ name, cents, isPrinted = true, className = '' }: RowProps) {
  return (
    <div className={`leader ${className}`.trim()} data-print={isPrinted ? undefined : 'no'}>
      <span>{`${name} `}</span>
      <strong>{formatEuros(cents)}</strong>
    </div>
  );
}
