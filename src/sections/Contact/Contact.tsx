import { Clock, Contact as ContactCard, Mail, MapPin, Phone, PhoneCall } from 'lucide';
import type { ReactNode } from 'react';
import type { Content } from '../../content/load.ts';
import type { HoursRow } from '../../lib/hours-table.ts';
import { type Channel, mailtoLink } from '../../lib/links.ts';
import { inThrees } from '../../lib/nine-digits.ts';
import { fillTemplate } from '../../lib/template.ts';
import { ButtonLink, messageAttributes } from '../../ui/Button.tsx';
import { EmergencyNumbers } from '../../ui/EmergencyNumbers.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ChannelIcon } from '../../ui/MessageButton.tsx';
import { Section } from '../../ui/Section.tsx';
import { CallCost, type CallCosts, Telephone } from '../../ui/Telephone.tsx';
import styles from './Contact.module.css';
import { Hours } from './Hours.tsx';
import { type Place, Places } from './Places.tsx';
import { Way } from './Way.tsx';

interface ContactProps {
  texts: Content['pagina']['contactos'];
  telephones: Content['farmacia']['telefones'];
  others: Content['farmacia']['outrosTelefones'];
  channel: Channel;
  email: string;
  address: { street: string; place: string };
  places: readonly Place[];
  social: Content['farmacia']['redesSociais'];
  callCosts: CallCosts;
  emergencies: Content['pagina']['socorro'];
  hours: HoursRow[];
  hoursTitle: string;
  /** Sharing the page. */
  children?: ReactNode;
}

/** Every way to reach the pharmacy, the telephone first and largest. */
export function Contact({
  texts,
  telephones,
  others,
  channel,
  email,
  address,
  places,
  social,
  callCosts,
  emergencies,
  hours,
  hoursTitle,
  children,
}: ContactProps) {
  const written = telephones.whatsapp ?? telephones.sms;
  // On a narrow screen the address breaks after its @, not in a word.
  const [mailbox, domain] = email.split('@');
  const toWrite = messageAttributes(channel, texts.saudacao);
  const isUrgentToo = written === telephones.urgencia;
  return (
    <Section id="contactos" title={texts.titulo}>
      <dl className={styles.ways}>
        <Way icon={<Icon of={Phone} />} name={texts.telefone}>
          <Telephone number={telephones.geral} costs={callCosts} name={texts.telefone} />
        </Way>
        {written && !isUrgentToo && (
          <Way icon={<ChannelIcon of={channel.kind} />} name={texts.whatsapp}>
            <a {...toWrite}>
              <span className="visually-hidden">{`${texts.whatsapp}: `}</span>
              {inThrees(written)}
            </a>
            <CallCost number={written} costs={callCosts} />
          </Way>
        )}
        {telephones.urgencia && (
          <Way
            icon={<Icon of={PhoneCall} />}
            name={texts.urgencia}
            also={
              isUrgentToo && (
                <>
                  <ChannelIcon of={channel.kind} />
                  <a {...toWrite}>{texts.whatsapp}</a>
                </>
              )
            }
            urgent
          >
            <Telephone number={telephones.urgencia} costs={callCosts} name={texts.urgencia} />
            <EmergencyNumbers numbers={emergencies} costs={callCosts} />
          </Way>
        )}
        {others.map(({ nome, numero, custo }) => (
          <Way key={numero} icon={<Icon of={Phone} />} name={nome}>
            <Telephone number={numero} costs={{ ...callCosts, ...(custo && { fixa: custo }) }} name={nome} />
          </Way>
        ))}
        <Way icon={<Icon of={MapPin} />} name={texts.morada}>
          <address>
            {address.street}
            <br />
            {address.place}
          </address>
        </Way>
        <Places places={places} />
        {hours.length > 0 && (
          <Way icon={<Icon of={Clock} />} name={hoursTitle} hours>
            <Hours rows={hours} />
          </Way>
        )}
        <Way icon={<Icon of={Mail} />} name={texts.email}>
          <a href={mailtoLink(email, { subject: texts.assunto, body: texts.corpo })}>
            <span className="visually-hidden">{`${texts.email}: `}</span>
            {`${mailbox}@`}
            <wbr />
            {domain}
          </a>
        </Way>
      </dl>
      <div className="cluster">
        <ButtonLink href="/farmacia.vcf">
          <Icon of={ContactCard} />
          {texts.guardar}
        </ButtonLink>
        {children}
        {social.map(({ nome, url }) => (
          <ButtonLink key={url} variant="quiet" href={url}>
            {fillTemplate(texts.rede, { rede: nome })}
          </ButtonLink>
        ))}
      </div>
    </Section>
  );
}
