import type { Content } from '../../content/load.ts';
import { whatsappLink } from '../../lib/links.ts';
import { formatEuros } from '../../lib/money.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Drawing } from '../../ui/Drawing.tsx';
import { Photograph, type PhotographProps } from '../../ui/Photograph.tsx';
import { Section } from '../../ui/Section.tsx';
import { WhatsAppIcon } from '../../ui/WhatsAppIcon.tsx';
import styles from './Services.module.css';

interface ServicesProps {
  texts: Content['pagina']['servicos'];
  services: Content['servicos'];
  whatsapp: string;
  photograph?: PhotographProps | undefined;
  /** Home delivery, which follows the list. */
  children: React.ReactNode;
}

/** The services as a list one can run an eye down, with a price where there is one. */
export function Services({ texts, services, whatsapp, photograph, children }: ServicesProps) {
  return (
    <Section id="servicos" title={texts.titulo} intro={texts.introducao} ground="sky">
      {photograph && <Photograph {...photograph} />}
      <ul className={styles.list}>
        {services.map(({ nome, descricao, preco, icone }) => (
          <li key={nome} className={styles.service}>
            <span className={styles.icon}>
              <Drawing of={icone} size={34} />
            </span>
            <div>
              <h3>{nome}</h3>
              <p>{descricao}</p>
            </div>
            {preco !== undefined && <strong className={styles.price}>{formatEuros(preco)}</strong>}
          </li>
        ))}
      </ul>
      <ButtonLink href={whatsappLink(whatsapp, texts.saudacao)} newTab>
        <WhatsAppIcon />
        {texts.ajuda}
      </ButtonLink>
      {children}
    </Section>
  );
}
