import { Contact as ContactCard } from 'lucide';
import type { ReactNode } from 'react';
import { Hours } from '../opening/Hours.tsx';
import { isMasculine } from '../opening/opening-line.ts';
import { hoursTitle, onCall as onCallWord } from '../opening/words.ts';
import { OtherLanguages } from '../other-languages/OtherLanguages.tsx';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { inThrees } from '../text/nine-digits.ts';
import { fillTemplate } from '../text/template.ts';
import { ButtonLink, isShut, messageAttributes, NEW_TAB } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Section } from '../ui/Section.tsx';
import { Unbroken } from '../ui/Unbroken.tsx';
import { FrequentQuestions } from './FrequentQuestions.tsx';
import { directionsLink, mailtoLink, whatsappLink } from './links.ts';
import { breakableDigits, CallCost, type CallCosts, Telephone } from './Telephone.tsx';
import * as words from './words.ts';

/** Every way to reach the pharmacy: first the number of who answers, the others after it. */
export function Contact({ pharmacy, children }: { pharmacy: Pharmacy; children?: ReactNode }) {
  const { farmacia, pagina, channel, address, callCosts, onCall, whenNobodyComes, telephoneHours } = pharmacy;
  const { email, telefones } = farmacia;
  const texts = pagina.contactos;
  const channelName = words.CHANNEL[channel.kind];
  const chat = messageAttributes(channel, texts.saudacao);
  const chatNumber = telefones.whatsapp ?? telefones.sms;
  // Where one number serves for messages and for urgencies, the list has one entry for it.
  const isSameNumber = chatNumber === whenNobodyComes.number;
  const outsideHoursName = isSameNumber ? words.outOfHours : words.urgentMedicine;
  const ownNumber = (state: WayProps['while'], costs: CallCosts = callCosts) => (
    <Way name={words.telephone} while={state}>
      <Telephone number={telefones.geral} costs={costs} isCostRepeated />
      {telephoneHours && <span>{telephoneHours}</span>}
    </Way>
  );
  return (
    <Section id="contactos" title={texts.titulo}>
      <div className="columns text-rows">
        <dl>
          {telephoneHours ? ownNumber('not-silent') : ownNumber('open', words.CALL_COSTS)}
          {onCall && onCall !== whenNobodyComes.number && (
            <Way name={onCallWord} while="called" isUrgent>
              <Telephone number={onCall} costs={{ ...callCosts, closed: undefined }} isCostRepeated />
            </Way>
          )}
          <Way
            name={whenNobodyComes.isOwn ? outsideHoursName : whenNobodyComes.who}
            while={pharmacy.neverCloses ? 'closed' : undefined}
            isUrgent
          >
            <Telephone
              number={whenNobodyComes.number}
              costs={whenNobodyComes.costs}
              name={isSameNumber ? words.urgentMedicine : undefined}
              isCostRepeated
            />
            {isSameNumber && (
              <>
                <a {...chat}>{channelName}</a>
                {pharmacy.chatHours && <span>{pharmacy.chatHours}</span>}
              </>
            )}
          </Way>
          {/* Closed, or while nobody answers it, it stands after who answers then. */}
          {ownNumber(telephoneHours ? 'unanswered' : onCall === telefones.geral ? 'nobody' : 'closed')}
          {chatNumber && !isSameNumber && (
            <Way name={channelName}>
              <a {...chat} href={chat.href} aria-label={`${words.writeTo} ${inThrees(chatNumber)}`}>
                <b>{breakableDigits(chatNumber)}</b>
              </a>
              <CallCost number={chatNumber} costs={callCosts} />
              {pharmacy.chatHours && <span>{pharmacy.chatHours}</span>}
            </Way>
          )}
          <FurtherTelephones pharmacy={pharmacy} />
          {pharmacy.hours.length > 0 && (
            <Way name={hoursTitle}>
              <a href="#horario">{words.seeHours}</a>
            </Way>
          )}
          <Way name={words.address}>
            <address translate="no">
              {`${address.street} `}
              <br />
              <Unbroken text={address.place} />
            </address>
          </Way>
          <Way name={words.email}>
            <a
              href={mailtoLink(email, { subject: words.emailSubject, body: words.emailBody })}
              aria-label={`${words.writeTo} ${email}`}
              translate="no"
            >
              <Unbroken text={email} />
            </a>
          </Way>
          <Places pharmacy={pharmacy} />
        </dl>
        <div className="cluster ways-links">
          <ButtonLink variant="quiet" href="/farmacia.vcf">
            <Icon of={ContactCard} />
            {words.saveContact}
          </ButtonLink>
          {children}
          {farmacia.outrasLigacoes.map(({ nome, url }) => (
            <ButtonLink key={url} variant="quiet" href={url}>
              {nome}
            </ButtonLink>
          ))}
          {farmacia.redesSociais.map(({ nome, url }) => (
            <ButtonLink key={url} variant="quiet" href={url}>
              {fillTemplate(texts.rede, { rede: nome })}
            </ButtonLink>
          ))}
        </div>
        <div className="folds">
          {pharmacy.perguntas.length > 0 && <FrequentQuestions pharmacy={pharmacy} />}
          <OtherLanguages pharmacy={pharmacy} />
        </div>
      </div>
    </Section>
  );
}

/** The pharmacy's other numbers: each its purpose, a call, a chat where it has one, the language that answers it. */
function FurtherTelephones({ pharmacy }: { pharmacy: Pharmacy }) {
  return pharmacy.furtherTelephones.map(({ nome, numero, custo, whatsapp, lingua, spoken, greeting }) => (
    <Way key={numero} name={nome} kind="further">
      <Telephone number={numero} costs={{ ...words.CALL_COSTS, ...(custo && { fixa: custo }) }} />
      {whatsapp && (
        <a href={whatsappLink(numero, greeting)} aria-label={`WhatsApp: ${nome}`} {...NEW_TAB}>
          WhatsApp
        </a>
      )}
      {lingua && <span lang={spoken?.code}>{spoken?.sentence ?? lingua}</span>}
    </Way>
  ));
}

/** The pharmacy's other places: each its address, telephone, hours, who is responsible, and the way there. */
function Places({ pharmacy }: { pharmacy: Pharmacy }) {
  return pharmacy.places.map(({ nome, morada, telefone, coordenadas, responsavel, site, hours, isOpenKnown }) => (
    <Way key={nome} name={nome} kind="place">
      <div className="ends place-row">
        <span>{words.address}</span>{' '}
        <address translate="no">
          {`${morada.rua} `}
          <br />
          <Unbroken text={`${morada.codigoPostal} ${morada.localidade}`} />
        </address>
      </div>
      {telefone && (
        <div className="ends place-row">
          <span>{words.telephone}</span> <Telephone number={telefone} costs={words.CALL_COSTS} />
        </div>
      )}
      {isOpenKnown && <strong className="needs-script" data-place={isMasculine(nome) ? 'o' : 'a'} />}
      <Hours rows={hours} place={nome} />
      {responsavel && <span>{words.responsible(responsavel)}</span>}
      {site && (
        <a href={site} aria-label={`${words.ownSite}: ${nome}`}>
          {words.ownSite}
        </a>
      )}
      {coordenadas && (
        <a href={directionsLink(coordenadas)} aria-label={`${words.openMap}: ${nome}`} {...NEW_TAB}>
          {words.openMap}
        </a>
      )}
    </Way>
  ));
}

interface WayProps {
  name: ReactNode;
  /** A number besides those of the pharmacy, or another place, whose rows stand under its name. */
  kind?: 'further' | 'place';
  /** When alone it is shown. */
  while?: 'open' | 'closed' | 'nobody' | 'called' | 'not-silent' | 'unanswered' | undefined;
  isUrgent?: boolean;
  children: ReactNode;
}

/** One way to reach the pharmacy, in the list of them. */
function Way({ name, kind, while: state, isUrgent, children }: WayProps) {
  return (
    <div className={kind ? `way way-${kind}` : 'way'} data-while={state} hidden={isShut(state)} data-urgent={isUrgent}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
