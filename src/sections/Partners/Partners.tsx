import { Check, Mail } from 'lucide';
import type { Content } from '../../content/load.ts';
import { type Channel, mailtoLink } from '../../lib/links.ts';
import { fillTemplate } from '../../lib/template.ts';
import { ButtonLink, NEW_TAB } from '../../ui/Button.tsx';
import { Drawing } from '../../ui/Drawing.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { MessageButton } from '../../ui/MessageButton.tsx';
import { Photograph, type PhotographProps } from '../../ui/Photograph.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './Partners.module.css';

interface PartnersProps {
  texts: Content['pagina']['parceiros'];
  partners: Content['parceiros'];
  channel: Channel;
  email: string;
  photograph?: PhotographProps | undefined;
}

/** The partners' services, each with its terms, and a button for a message and one for an e-mail. */
export function Partners({ texts, partners, channel, email, photograph }: PartnersProps) {
  return (
    <Section id="parceiros" title={texts.titulo} intro={texts.introducao} ground="tint">
      {photograph && <Photograph {...photograph} />}
      {partners.map((partner) => (
        <article key={partner.titulo} className={`card ${styles.partner}`}>
          <div className={styles.icon}>
            <Drawing of={partner.icone} size={40} />
          </div>
          <div className="stack">
            <h3>{partner.titulo}</h3>
            <p>{partner.descricao}</p>
            <p className="fine-print">{partner.nota}</p>
          </div>
          <div>
            <ul className={styles.points}>
              {partner.pontos.map((point) => (
                <li key={point}>
                  <Icon of={Check} />
                  {point}
                </li>
              ))}
            </ul>
            <p className="cluster">
              {channel.kind !== 'email' && (
                <MessageButton variant="action" channel={channel} text={partner.saudacao}>
                  {texts.whatsapp}
                  <span className="visually-hidden">{`: ${partner.titulo}`}</span>
                </MessageButton>
              )}
              <ButtonLink href={mailFor(partner)}>
                <Icon of={Mail} />
                {texts.email}
                <span className="visually-hidden">{`: ${partner.titulo}`}</span>
              </ButtonLink>
              {partner.ligacao && (
                <ButtonLink variant="quiet" href={partner.ligacao.url} {...NEW_TAB}>
                  {partner.ligacao.texto}
                </ButtonLink>
              )}
            </p>
          </div>
        </article>
      ))}
    </Section>
  );

  function mailFor({ titulo }: Content['parceiros'][number]): string {
    const fill = (text: string) => fillTemplate(text, { servico: titulo });
    return mailtoLink(email, { subject: fill(texts.assunto), body: fill(texts.corpo) });
  }
}
