import type { ReactNode } from 'react';
import type { Content } from '../../content/load.ts';
import { formatEuros } from '../../lib/money.ts';
import { describeDeposit } from '../../lib/rental.ts';
import { Photograph, type PhotographProps } from '../../ui/Photograph.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './EquipmentRental.module.css';

interface EquipmentRentalProps {
  texts: Content['pagina']['aluguer'];
  items: Content['aluguer'];
  /** "+ {valor} de caução, que devolvemos". */
  depositText: string;
  photograph?: PhotographProps | undefined;
  /** The quote and its button. */
  children: ReactNode;
}

/** The rental catalogue as a price list: item, price a day, the part that is bought new. */
export function EquipmentRental({ texts, items, depositText, photograph, children }: EquipmentRentalProps) {
  return (
    <Section id="aluguer" title={texts.titulo} intro={texts.introducao}>
      <div className="columns">
        <div className="stack">
          <table className={styles.prices} aria-labelledby="aluguer-titulo">
            <thead>
              <tr>
                <th scope="col">{texts.item}</th>
                <th scope="col">{texts.porDia}</th>
                <th scope="col">{texts.extra}</th>
              </tr>
            </thead>
            <tbody>
              {items.map(({ id, nome, precoDia, extra, caucao }) => (
                <tr key={id}>
                  <th scope="row">{nome}</th>
                  <td data-label={texts.porDia}>
                    <strong>{formatEuros(precoDia)}</strong>
                  </td>
                  <td data-label={extra && `${texts.extra}: `}>
                    {extra ? (
                      <>
                        {`${extra.nome} `}
                        <strong>{formatEuros(extra.preco)}</strong>
                        <br />
                        {` ${texts.primeiroDia}: `}
                        <strong>{formatEuros(precoDia + extra.preco)}</strong>
                      </>
                    ) : (
                      !caucao && texts.semExtra
                    )}
                    {extra && caucao && <br />}
                    {caucao && describeDeposit(caucao, depositText)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="fine-print">{texts.higiene}</p>
        </div>
        {children}
        {photograph && <Photograph {...photograph} />}
      </div>
    </Section>
  );
}
