import { Fragment } from 'react';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { inThrees } from '../text/nine-digits.ts';
import { fillTemplate } from '../text/template.ts';
import { TileRows } from '../ui/Azulejo.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Unbroken } from '../ui/Unbroken.tsx';

/** The facts and links that the law asks of every page, of the company by CSC art. 171. */
export function SiteFooter({ pharmacy }: { pharmacy: Pharmacy }) {
  const { farmacia, pagina, address, hours } = pharmacy;
  const { empresa: company, ligacoes } = farmacia;
  const texts = pagina.rodape;
  const links = [
    [ligacoes.livroReclamacoes, texts.livroReclamacoes],
    [ligacoes.litigios.url, fillTemplate(texts.litigios, { entidade: ligacoes.litigios.nome })],
    [ligacoes.infarmed, texts.infarmed],
    [ligacoes.dgav, texts.dgav],
    ['/politica-privacidade', texts.privacidade],
    [hours.length > 0 && '/#horario', pagina.sobre.horario],
  ];
  const people = [{ cargo: texts.direcaoTecnica, nome: farmacia.direcaoTecnica }, ...farmacia.responsaveis];
  return (
    <footer>
      <TileRows tile={farmacia.aspeto.azulejo} />
      <div className="wrap columns footer">
        <div className="fine-print footer-company">
          <p className="footer-who" translate="no">
            <strong>{company.denominacao}</strong>
            <br />
            <Unbroken text={`${address.street}, ${address.place}`} />
          </p>
          <p>
            <Facts
              of={[
                `${texts.nipc} ${inThrees(company.nipc)}`,
                company.capitalSocial && `${texts.capital}: ${company.capitalSocial}`,
              ]}
            />
          </p>
          {company.conservatoria && <p>{`${texts.registo}: ${company.conservatoria}`}</p>}
          <p>
            <Facts
              of={[
                ...people.map(({ cargo, nome }) => (
                  <Fragment key={nome}>
                    {`${cargo}: `}
                    <span translate="no">{nome}</span>
                  </Fragment>
                )),
                `${texts.alvara} ${farmacia.alvara}`,
              ]}
            />
          </p>
        </div>
        <nav aria-label={texts.legal}>
          <ul className="footer-links">
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
                {texts.cookies}
              </button>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
