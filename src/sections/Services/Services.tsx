import type { Content } from '../../content/load.ts';
import type { Channel } from '../../lib/links.ts';
import { formatEuros } from '../../lib/money.ts';
import { fillTemplate } from '../../lib/template.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Drawing } from '../../ui/Drawing.tsx';
import { MessageButton } from '../../ui/MessageButton.tsx';
import { Photograph, type PhotographProps } from '../../ui/Photograph.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './Services.module.css';

interface ServicesProps {
  texts: Content['pagina']['servicos'];
  factTexts: Content['interface']['factos'];
  services: Content['servicos'];
  channel: Channel;
  photograph?: PhotographProps | undefined;
  /** Home delivery, which follows the list. */
  children: React.ReactNode;
}

/** The services as a list one can run an eye down, with a price where there is one. */
export function Services({ texts, factTexts, services, channel, photograph, children }: ServicesProps) {
  return (
    <Section id="servicos" title={texts.titulo} intro={texts.introducao} ground="sky">
      {photograph && <Photograph {...photograph} />}
      <ul className={`columns ${styles.list}`}>
        {services.map(({ nome, descricao, preco, desde, epoca, marcacao, icone }) => (
          <li key={nome} className={styles.service}>
            <span className={styles.icon}>
              <Drawing of={icone} size={30} />
            </span>
            <h3>{nome}</h3>
            <p>{descricao}</p>
            {epoca && <p>{fillTemplate(factTexts.epoca, epoca)}</p>}
            {marcacao && (
              <ButtonLink variant="quiet" href={marcacao}>
                {factTexts.marcar}
                <span className="visually-hidden">{`: ${nome}`}</span>
              </ButtonLink>
            )}
            {preco !== undefined && (
              <strong className={styles.price}>
                {desde ? fillTemplate(factTexts.desde, { preco: formatEuros(preco) }) : formatEuros(preco)}
              </strong>
            )}
          </li>
        ))}
      </ul>
      <MessageButton channel={channel} text={texts.saudacao}>
        {texts.ajuda}
      </MessageButton>
      {children}
    </Section>
  );
}
