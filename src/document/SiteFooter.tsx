import { Fragment } from 'react';
import { hoursTitle } from '../opening/words.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { inThrees } from '../text/nine-digits.ts';
import { Facts } from '../ui/Facts.tsx';
import { TileRow } from '../ui/Tiles.tsx';
import { Unbroken } from '../ui/Unbroken.tsx';
import { FOOTER } from './words.ts';

/** The facts and links that the law asks of every page, of the company by CSC art. 171. */
export function SiteFooter({ pharmacy }: { pharmacy: Pharmacy }) {
  const { farmacia, address, hours } = pharmacy;
  const { empresa: company, ligacoes } = farmacia;
  const links = [
    [ligacoes.livroReclamacoes, FOOTER.complaints],
    [ligacoes.litigios.url, FOOTER.disputes(ligacoes.litigios.nome)],
    [ligacoes.infarmed, FOOTER.infarmed],
    [ligacoes.dgav, FOOTER.veterinary],
    ['/politica-privacidade', FOOTER.privacy],
    [hours.length > 0 && '/#horario', hoursTitle],
  ];
  const isCompany = !['ipss', 'mutualidade'].includes(company.forma ?? '');
  const registration = isCompany ? FOOTER.registration : FOOTER.otherRegistration;
  const people = [{ cargo: FOOTER.technicalDirection, nome: farmacia.direcaoTecnica }, ...farmacia.responsaveis];
  return (
    <footer>
      <TileRow />
      <div className="page-width columns footer">
        <div className="fine-print stack footer-company">
          <p className="footer-who" translate="no">
            <strong>{company.denominacao}</strong>
            <br />
            <Unbroken text={`${address.street}, ${address.place}`} />
          </p>
          <p>
            <Facts
              facts={[
                `${FOOTER.taxNumber(company.nipc)} ${inThrees(company.nipc)}`,
                company.capitalSocial && `${FOOTER.capital}: ${company.capitalSocial}`,
              ]}
            />
          </p>
          {company.conservatoria && <p>{`${registration}: ${company.conservatoria}`}</p>}
          <p>
            <Facts
              facts={[
                ...people.map(({ cargo, nome }) => (
                  <Fragment key={nome}>
                    {`${cargo}: `}
                    <span translate="no">{nome}</span>
                  </Fragment>
                )),
                `${FOOTER.licence} ${farmacia.alvara}`,
              ]}
            />
          </p>
        </div>
        <nav aria-label={FOOTER.legal}>
          <ul className="cluster links footer-links">
            {links.map(
              ([href, text]) =>
                href && (
                  <li key={href}>
                    <a href={href}>{text}</a>
                  </li>
                ),
            )}
            <li>
              <button type="button" data-press="cookies">
                {FOOTER.cookies}
              </button>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
