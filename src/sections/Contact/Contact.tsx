import { Clock, Contact as ContactCard, Mail, MapPin, Phone, PhoneCall } from 'lucide';
import type { ReactNode } from 'react';
import type { Content } from '../../content/load.ts';
import type { HoursRow } from '../../lib/hours-table.ts';
import { mailtoLink, whatsappLink } from '../../lib/links.ts';
import { inThrees } from '../../lib/nine-digits.ts';
import { fillTemplate } from '../../lib/template.ts';
import { ButtonLink, NEW_TAB } from '../../ui/Button.tsx';
import { EmergencyNumbers } from '../../ui/EmergencyNumbers.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Section } from '../../ui/Section.tsx';
import { CallCost, type CallCosts, Telephone } from '../../ui/Telephone.tsx';
import { WhatsAppIcon } from '../../ui/WhatsAppIcon.tsx';
import styles from './Contact.module.css';

interface ContactProps {
  texts: Content['pagina']['contactos'];
  telephones: Content['farmacia']['telefones'];
  email: string;
  address: { street: string; place: string };
  social: Content['farmacia']['redeSocial'];
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
  email,
  address,
  social,
  callCosts,
  emergencies,
  hours,
  hoursTitle,
  children,
}: ContactProps) {
  // On a narrow screen the address breaks after its @, not in a word.
  const [mailbox, domain] = email.split('@');
  return (
    <Section id="contactos" title={texts.titulo}>
      <dl className={styles.ways}>
        <Way icon={<Icon of={Phone} />} name={texts.telefone}>
          <Telephone number={telephones.geral} costs={callCosts} name={texts.telefone} />
        </Way>
        <Way icon={<WhatsAppIcon />} name={texts.whatsapp}>
          <a href={whatsappLink(telephones.whatsapp, texts.saudacao)} {...NEW_TAB}>
            <span className="visually-hidden">{texts.whatsapp}: </span>
            {inThrees(telephones.whatsapp)}
          </a>
          <CallCost number={telephones.whatsapp} costs={callCosts} />
        </Way>
        <Way icon={<Icon of={PhoneCall} />} name={texts.urgencia} urgent>
          <Telephone number={telephones.urgencia} costs={callCosts} name={texts.urgencia} />
          <EmergencyNumbers numbers={emergencies} />
        </Way>
        <Way icon={<Icon of={MapPin} />} name={texts.morada}>
          <address>
            {address.street}
            <br />
            {address.place}
          </address>
        </Way>
        {hours.length > 0 && (
          <Way icon={<Icon of={Clock} />} name={hoursTitle} hours>
            {hours.map(({ days, times }) => (
              <span key={days}>
                {days}: <strong>{times.join(', ')}</strong>
              </span>
            ))}
          </Way>
        )}
        <Way icon={<Icon of={Mail} />} name={texts.email}>
          <a href={mailtoLink(email, { subject: texts.assunto, body: texts.corpo })}>
            {mailbox}@<wbr />
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
        <ButtonLink variant="quiet" href={social.url}>
          {fillTemplate(texts.rede, { rede: social.nome })}
        </ButtonLink>
      </div>
    </Section>
  );
}

function Way({
  icon,
  name,
  urgent = false,
  hours = false,
  children,
}: {
  icon: ReactNode;
  name: string;
  urgent?: boolean;
  hours?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.way} data-urgent={urgent || undefined} data-hours={hours || undefined}>
      <dt>
        {icon}
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
