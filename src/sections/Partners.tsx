import { Mail } from 'lucide';
import { mailtoLink } from '../contact/links.ts';
import { MessageButton } from '../contact/MessageButton.tsx';
import { CHANNEL, email } from '../contact/words.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { type IllustratedProps, Photograph } from '../photographs/Photograph.tsx';
import { inThrees } from '../text/nine-digits.ts';
import { ButtonLink, NEW_TAB } from '../ui/Button.tsx';
import { GroupIcon } from '../ui/GroupIcon.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Section } from '../ui/Section.tsx';
import * as words from './words.ts';

/** The partners' services: what each is; its terms and the ways to reach it, folded on a phone. */
export function Partners({ pharmacy, photograph }: IllustratedProps) {
  const { channel, parceiros } = pharmacy;
  const texts = pharmacy.pagina.parceiros;
  return (
    <Section id="parceiros" title={texts.titulo} intro={texts.introducao} ground="wash">
      {photograph && <Photograph {...photograph} />}
      {parceiros.map((partner) => (
        <article key={partner.titulo} className="partner">
          <details data-folds="" open>
            <summary>
              {/* A group's words are no part of the summary's name: a screen reader would read none. */}
              <hgroup role="none">
                <h3 className="cluster">
                  <GroupIcon name={partner.icone} />
                  <span>{partner.titulo}</span>
                </h3>
                <p>{partner.descricao}</p>
              </hgroup>
            </summary>
            <div className="partner-terms">
              <ul className="partner-points stack">
                {partner.pontos.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
              <div>
                <p className="cluster partner-ways">
                  {/* Without the hours of the chat, which each partner would repeat. */}
                  {channel.kind !== 'email' && (
                    <MessageButton
                      pharmacy={{ channel, chatWeek: null }}
                      text={partner.saudacao}
                      aria-label={`${CHANNEL[channel.kind]}: ${partner.titulo}`}
                    >
                      {CHANNEL[channel.kind]}
                    </MessageButton>
                  )}
                  <ButtonLink variant="quiet" href={mailFor(partner)} aria-label={`${email}: ${partner.titulo}`}>
                    <Icon of={Mail} />
                    {email}
                  </ButtonLink>
                  {partner.ligacao && (
                    <ButtonLink variant="quiet" href={partner.ligacao.url} {...NEW_TAB}>
                      {partner.ligacao.texto}
                    </ButtonLink>
                  )}
                </p>
                <details>
                  <summary>
                    {words.whoProvides}
                    <span className="visually-hidden">{`: ${partner.titulo}`}</span>
                  </summary>
                  <p>{[partner.nota, partner.inclui, provider(partner)].filter(Boolean).join(' ')}</p>
                </details>
              </div>
            </div>
          </details>
        </article>
      ))}
    </Section>
  );

  function provider({ prestador }: Pharmacy['parceiros'][number]): string {
    if (!prestador) return '';
    const { nome, nif, ers } = prestador;
    return words.provider(nome, inThrees(nif), ers);
  }

  function mailFor({ titulo }: Pharmacy['parceiros'][number]): string {
    return mailtoLink(pharmacy.farmacia.email, { subject: words.partnerSubject(titulo), body: texts.corpo });
  }
}
