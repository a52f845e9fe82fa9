import type { ReactNode } from 'react';
import { Telephone } from '../contact/Telephone.tsx';
import { callIfNow, callIfUrgent, readWhenOpen } from '../opening/words.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { Section } from '../ui/Section.tsx';

/** The request; above the form, when messages are read, while nobody reads them, or whom to call (when-read.css). */
export function RequestSection({ pharmacy, children }: { pharmacy: Pharmacy; children: ReactNode }) {
  const { pagina, chatHours, farmacia, hours, onCall, callCosts, telephoneHours } = pharmacy;
  const { whenNobodyComes, outsideHours } = pharmacy;
  const chatText = chatHours && `${chatHours}.`;
  const callNow = (number: string, before = chatText) => (
    <>
      {`${[before, callIfNow].filter(Boolean).join(' ')} `}
      <Telephone number={number} costs={{ ...callCosts, closed: undefined }} isCostRepeated />
    </>
  );
  return (
    <Section id="pedido" title={pagina.pedido.titulo} intro={pagina.pedido.introducao} ground="wash">
      {/* book-rental.ts says here which rental it put into the form. */}
      <span className="written-request" />
      {hours.length > 0 && (
        <p className="when-read" data-while="shut" hidden>
          {/* show-opening.ts fills this. */}
          <span data-opening-again="" />
          {/* Who answers the telephone at a closed door hands out nothing. */}
          <span data-while="false">
            {`${chatText ?? readWhenOpen} ${callIfUrgent} `}
            <Telephone number={whenNobodyComes.number} costs={whenNobodyComes.costs} isCostRepeated />
          </span>
          {/* Somebody serves, by the door, on duty or through the window, but nobody reads messages. */}
          <span data-while="open">
            <span data-while={telephoneHours && 'answered'}>{callNow(farmacia.telefones.geral)}</span>
            {telephoneHours && chatText && <span data-while="silent">{`${chatText} `}</span>}
            {telephoneHours && outsideHours.isOwn && (
              <span data-while="served">{callNow(outsideHours.number, '')}</span>
            )}
          </span>
          {onCall && <span data-while="on-call">{callNow(onCall)}</span>}
        </p>
      )}
      {children}
    </Section>
  );
}
