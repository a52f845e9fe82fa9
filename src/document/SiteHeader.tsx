import { Contrast } from 'lucide';
import { telLink } from '../contact/links.ts';
import { CallCost } from '../contact/Telephone.tsx';
import { call } from '../contact/words.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { inThrees } from '../text/nine-digits.ts';
import { Icon } from '../ui/Icon.tsx';
import { Mark } from '../ui/Mark.tsx';
import styles from './SiteHeader.module.css';
import { FOOTER, menu, THEME_LABELS } from './words.ts';

/** A name that does not fit into two lines of a small phone, or a word that does not fit into one: set smaller. */
const LONG_NAME = /.{25}|\S{10}/;

/** The links that a wide screen has room for beside each other. */
const IN_ROW = 5;

/** Logo, name, telephone, and the menu: a popover, which opens without a script; on a wide screen a row. */
export function SiteHeader({ pharmacy }: { pharmacy: Pharmacy }) {
  const { nome, nomeCurto = nome, telefones } = pharmacy.farmacia;
  return (
    <header className={`page-width ${styles.header}`}>
      <a href="/" className={styles.name} data-title-face data-long={LONG_NAME.test(nomeCurto) || undefined}>
        <Mark look={pharmacy.look} className={styles.mark} />
        <span translate="no">{nomeCurto}</span>
      </a>
      <button type="button" className={styles.opener} popoverTarget="menu">
        {menu}
      </button>
      <Menu pharmacy={pharmacy} />
      <div className={styles.call}>
        <a href={telLink(telefones.geral)} aria-label={`${call} ${inThrees(telefones.geral)}`} translate="no">
          {inThrees(telefones.geral)}
        </a>
        <CallCost number={telefones.geral} costs={pharmacy.callCosts} />
        {pharmacy.telephoneHours && <small className="on-paper">{pharmacy.telephoneHours}</small>}
      </div>
    </header>
  );
}

/** The owner's links; then those that no owner lists: the delivery, complaints, the cookies and the theme. */
function Menu({ pharmacy: { farmacia, pagina, entregas } }: { pharmacy: Pharmacy }) {
  const { ligacoes } = pagina.cabecalho;
  const { system } = THEME_LABELS;
  const links = [
    ...ligacoes.map(({ para, texto }) => [`/#${para}`, texto]),
    ...(entregas.faz ? [['/#entregas', pagina.servicos.entregaTitulo]] : []),
    [farmacia.ligacoes.livroReclamacoes, FOOTER.complaints],
  ];
  return (
    <nav id="menu" popover="" className={styles.menu} aria-label={menu}>
      {links.map(([href, text], i) => (
        <a key={text} href={href} data-beyond-row={i < IN_ROW ? undefined : ''}>
          {text}
        </a>
      ))}
      <button type="button" data-press="cookies" data-beyond-row="">
        {FOOTER.cookies}
      </button>
      {/* The system's theme, light, dark. Its name says which (theme.ts); a wide screen shows a drawing alone. */}
      <button type="button" className={styles.theme} aria-label={system} data-tooltip="" data-press="theme">
        <Icon of={Contrast} />
        <span>{system}</span>
      </button>
    </nav>
  );
}
