import { Clock, Contact as ContactCard, Mail, MapPin, Phone, PhoneCall } from 'lucide';
import type { ReactNode } from 'react';
import { Hours } from '../opening/Hours.tsx';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { inThrees } from '../text/nine-digits.ts';
import { fillTemplate } from '../text/template.ts';
import { ButtonLink, messageAttributes } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './Contact.module.css';
import { CounterQuestions } from './CounterQuestions.tsx';
import { EmergencyNumbers } from './EmergencyNumbers.tsx';
import { FurtherTelephones } from './FurtherTelephones.tsx';
import { mailtoLink } from './links.ts';
import { ChannelIcon } from './MessageButton.tsx';
import { Places } from './Places.tsx';
import { CallCost, Telephone } from './Telephone.tsx';
import { Way } from './Way.tsx';

interface ContactProps {
  pharmacy: Pharmacy;
  /** Sharing the page. */
  children?: ReactNode;
}

/** Every way to reach the pharmacy, the telephone first. */
export function Contact({ pharmacy, children }: ContactProps) {
  const { farmacia, pagina, channel, address, hoursAndDuty } = pharmacy;
  const { email, telefones } = farmacia;
  const texts = pagina.contactos;
  const callCosts = pagina.custoChamada;
  const written = telefones.whatsapp ?? telefones.sms;
  const hasSeasons = hoursAndDuty.some(({ season }) => season);
  // On a narrow screen the address breaks after its @, not in a word.
  const [mailbox, domain] = email.split('@');
  return (
    <Section id="contactos" title={texts.titulo}>
      <dl className={styles.ways}>
        <Way icon={<Icon of={Phone} />} name={texts.telefone}>
          <Telephone number={telefones.geral} costs={callCosts} />
        </Way>
        {written && (
          <Way icon={<ChannelIcon of={channel.kind} />} name={texts.whatsapp}>
            <a {...messageAttributes(channel, texts.saudacao)}>
              <span className="visually-hidden">{`${texts.escrever} `}</span>
              {inThrees(written)}
            </a>
            <CallCost number={written} costs={callCosts} />
          </Way>
        )}
        {telefones.urgencia && (
          <Way icon={<Icon of={PhoneCall} />} name={texts.urgencia} urgent>
            <Telephone number={telefones.urgencia} costs={callCosts} />
          </Way>
        )}
        <FurtherTelephones pharmacy={pharmacy} />
        <Way icon={<Icon of={MapPin} />} name={texts.morada}>
          <address>
            {`${address.street} `}
            <br />
            {address.place}
          </address>
        </Way>
        <Places pharmacy={pharmacy} />
        <Way icon={<Icon of={Mail} />} name={texts.email}>
          <a href={mailtoLink(email, { subject: texts.assunto, body: texts.corpo })}>
            <span className="visually-hidden">{`${texts.escrever} `}</span>
            {`${mailbox}@`}
            <wbr />
            {domain}
          </a>
        </Way>
        {hoursAndDuty.length > 0 && (
          <Way icon={<Icon of={Clock} />} name={pagina.sobre.horario} hours={hasSeasons ? 'seasons' : true}>
            <Hours parts={hoursAndDuty} />
          </Way>
        )}
      </dl>
      <div className="stack">
        <EmergencyNumbers pharmacy={pharmacy} />
        <div className="cluster">
          <ButtonLink href="/farmacia.vcf">
            <Icon of={ContactCard} />
            {texts.guardar}
          </ButtonLink>
          {children}
          {farmacia.redesSociais.map(({ nome, url }) => (
            <ButtonLink key={url} variant="quiet" href={url}>
              {fillTemplate(texts.rede, { rede: nome })}
            </ButtonLink>
          ))}
        </div>
      </div>
      {pharmacy.perguntas.length > 0 && <CounterQuestions pharmacy={pharmacy} />}
    </Section>
  );
}
