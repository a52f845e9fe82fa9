import type { Content } from '../../content/load.ts';
import { type HoursRow, hoursLine } from '../../lib/hours-table.ts';
import { inThrees } from '../../lib/nine-digits.ts';
import { fillTemplate } from '../../lib/template.ts';
import { Frieze } from '../../ui/Frieze.tsx';
import styles from './SiteFooter.module.css';

interface SiteFooterProps {
  texts: Content['pagina']['rodape'];
  company: Content['farmacia']['empresa'];
  technicalDirector: string;
  licence: string;
  seat: string;
  links: Content['farmacia']['ligacoes'];
  hours: HoursRow[];
  hoursTitle: string;
}

/**
 * The facts and links that the law asks of every page: the company (CSC art. 171), the complaints book, the dispute
 * entity, the regulator.
 */
export function SiteFooter({
  texts,
  company,
  technicalDirector,
  licence,
  seat,
  links,
  hours,
  hoursTitle,
}: SiteFooterProps) {
  return (
    <footer>
      <Frieze />
      <div className={`wrap columns ${styles.footer}`}>
        <div className={styles.company}>
          <p>
            <strong>{company.denominacao}</strong>
          </p>
          <p>{seat}</p>
          {hours.length > 0 && <p>{`${hoursTitle}: ${hoursLine(hours)}`}</p>}
          <p>
            {`${texts.nipc} ${inThrees(company.nipc)}`}
            {company.capitalSocial && ` · ${texts.capital}: ${company.capitalSocial}`}
          </p>
          {company.conservatoria && <p>{`${texts.registo}: ${company.conservatoria}`}</p>}
          <p>{`${texts.direcaoTecnica}: ${technicalDirector} · ${texts.alvara} ${licence}`}</p>
        </div>
        <nav aria-label={texts.legal}>
          <ul className={styles.links}>
            <li>
              <a href={links.livroReclamacoes}>{texts.livroReclamacoes}</a>
            </li>
            <li>
              <a href={links.litigios.url}>{fillTemplate(texts.litigios, { entidade: links.litigios.nome })}</a>
            </li>
            <li>
              <a href={links.infarmed}>{texts.infarmed}</a>
            </li>
            {links.dgav && (
              <li>
                <a href={links.dgav}>{texts.dgav}</a>
              </li>
            )}
            <li>
              <a href="/politica-privacidade">{texts.privacidade}</a>
            </li>
            <li>
              <button type="button" className="needs-script" data-cookie-preferences>
                {texts.cookies}
              </button>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
