import type { ReactNode } from 'react';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { Photograph, type PhotographProps } from '../photographs/Photograph.tsx';
import { formatEuros } from '../text/money.ts';
import { Section } from '../ui/Section.tsx';
import styles from './EquipmentRental.module.css';
import { depositText, isLoan, type RentalItem, rentalItem } from './rental.ts';

interface EquipmentRentalProps {
  pharmacy: Pharmacy;
  photograph?: PhotographProps | undefined;
  /** The quote and its button. */
  children: ReactNode;
}

/** The rental catalogue as a price list: item, prices, and what is paid besides, where there is anything. */
export function EquipmentRental({ pharmacy, photograph, children }: EquipmentRentalProps) {
  const texts = pharmacy.pagina.aluguer;
  const factTexts = pharmacy.interface.factos;
  const items = pharmacy.aluguer.map(rentalItem);
  const hasExtras = items.some(({ extra }) => extra);
  const hasDeposits = items.some(({ deposit }) => deposit);
  const isByDay = items.every(({ prices }) => prices.every(({ unit, cents }) => unit === 'dia' && cents > 0));
  const besides = hasExtras ? (hasDeposits ? factTexts.alem : texts.extra) : hasDeposits && factTexts.caucao;
  const table = (
    <div className="stack">
      <table className={styles.prices} aria-labelledby="aluguer-titulo">
        <thead>
          <tr>
            <th scope="col">{texts.item}</th>
            <th scope="col">{isByDay ? texts.porDia : factTexts.preco}</th>
            {besides && <th scope="col">{besides}</th>}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <th scope="row">{item.name}</th>
              <td data-label={isByDay ? texts.porDia : undefined}>
                <Prices item={item} pharmacy={pharmacy} isByDay={isByDay} />
              </td>
              {besides && (
                <td data-label={item.extra || (!hasExtras && item.deposit) ? `${besides}: ` : undefined}>
                  <Besides item={item} pharmacy={pharmacy} isDeposit={!hasExtras} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {hasExtras && texts.higiene && <p className="fine-print">{texts.higiene}</p>}
    </div>
  );
  return (
    <Section id="aluguer" title={texts.titulo} intro={texts.introducao}>
      {/* With deposits a row says much: it has the width of the page. */}
      {hasDeposits && table}
      <div className="columns">
        {!hasDeposits && table}
        {children}
        {photograph && <Photograph {...photograph} />}
      </div>
    </Section>
  );
}

/** A price and its unit stay on one line. */
const NO_BREAK = '\u00a0';

interface ItemProps {
  item: RentalItem;
  pharmacy: Pharmacy;
}

/** The prices of an item; with their units, unless the column's head names the one that all have. */
function Prices({ item, pharmacy, isByDay }: ItemProps & { isByDay: boolean }) {
  const { orcamento, factos } = pharmacy.interface;
  if (isLoan(item)) return <strong>{orcamento.emprestimo}</strong>;
  const units = { dia: factos.porDia, semana: factos.porSemana, mes: factos.porMes };
  return item.prices.toReversed().map(({ unit, cents }) => {
    const [before, after] = isByDay ? [] : units[unit].replaceAll(' ', NO_BREAK).split('{preco}');
    return (
      <div key={unit}>
        {before}
        <strong>{formatEuros(cents)}</strong>
        {after}
      </div>
    );
  });
}

/** What is bought new with an item, with the sum of the first day, and its deposit; in a column of deposits that alone. */
function Besides({ item, pharmacy, isDeposit }: ItemProps & { isDeposit: boolean }) {
  const { semExtra, primeiroDia } = pharmacy.pagina.aluguer;
  const { prices, extra, deposit } = item;
  if (!extra && !deposit) return semExtra;
  if (isDeposit && deposit) return formatEuros(deposit);
  const aDay = prices.find(({ unit }) => unit === 'dia')?.cents;
  return (
    <>
      {extra && (
        <>
          {`${extra.name} `}
          <strong>{formatEuros(extra.price)}</strong>
        </>
      )}
      {extra && aDay ? (
        <>
          <br />
          {` ${primeiroDia}: `}
          <strong>{formatEuros(aDay + extra.price)}</strong>
        </>
      ) : null}
      {extra && deposit && <br />}
      {deposit && depositText(deposit, pharmacy.interface.orcamento.caucao)}
    </>
  );
}
