import type { ReactNode } from 'react';
import { type IllustratedProps, Photograph } from '../photographs/Photograph.tsx';
import { withCapital } from '../text/in-sentence.ts';
import { formatEuros } from '../text/money.ts';
import { Section } from '../ui/Section.tsx';
import { isLoan, pricesOf, type RentalItem } from './rental.ts';
import * as words from './words.ts';

/**
 * The rental catalogue as a price list: item, prices and, where there is any, what is paid besides. On a phone a script
 * folds the latter, but for the sum of the first day (document/fold-on-phone.ts).
 */
export function EquipmentRental({ pharmacy, photograph, children }: IllustratedProps & { children: ReactNode }) {
  const texts = pharmacy.pagina.aluguer;
  const items = pharmacy.aluguer;
  return (
    <Section id="aluguer" title={texts.titulo} intro={texts.introducao}>
      {photograph && <Photograph {...photograph} />}
      <div className="columns">
        <div className="stack">
          <table className="rental-prices">
            <thead className="visually-hidden">
              <tr>
                <th scope="col">{words.itemColumn}</th>
                <th scope="col">{words.priceColumn}</th>
                <th scope="col">{words.besidesColumn}</th>
              </tr>
            </thead>
            <tbody>
              {items.map((item) => (
                <tr key={item.id} className={pricesOf(item).length > 1 ? 'leader rental-rates' : 'leader'}>
                  <th scope="row">{item.nome}</th>
                  <td className="rental-price">
                    <Prices item={item} />
                  </td>
                  <td className="rental-besides">
                    <Besides item={item} />
                  </td>
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
  const behind = item.por ? ` ${item.por}` : '';
  if (isLoan(item)) return <strong>{words.loan + behind}</strong>;
  return pricesOf(item)
    .toReversed()
    .map(({ unit, cents }) => (
      <div key={unit}>
        <strong>{formatEuros(cents)}</strong>
        <span>{` ${words.PER[unit]}${behind}`}</span>
      </div>
    ));
}

/** A row each: the sum of the first day with the part that is bought new, that part, and the deposit. */
function Besides({ item: { precoDia, extra, caucao } }: { item: RentalItem }) {
  if (!extra && !caucao) {
    return (
      <span className="visually-hidden" data-print="no">
        {words.nothingBesides}
      </span>
    );
  }
  const firstDay = extra && precoDia && <Row name={words.firstDayWith(extra.nome)} cents={precoDia + extra.preco} />;
  const parts = (
    <>
      {extra && <Row name={withCapital(extra.nome)} cents={extra.preco} />}
      {caucao && <Row name={words.deposit} cents={caucao} />}
    </>
  );
  if (!firstDay) return parts;
  return (
    <details data-folds="" open>
      <summary data-print="no">{firstDay}</summary>
      {parts}
    </details>
  );
}

/** Made of spans, since a row may stand in a <summary>. */
function Row({ name, cents }: { name: string; cents: number }) {
  return (
    <span className="leader">
      <span>{`${name} `}</span>
      <strong>{formatEuros(cents)}</strong>
    </span>
  );
}
