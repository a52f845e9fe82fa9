import type { ReactNode } from 'react';
import { callDutyIfUrgent, callIfNow, callIfUrgent, readWhenOpen } from '../opening/words.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { inThrees } from '../text/nine-digits.ts';
import { Section } from '../ui/Section.tsx';

/**
 * The request. Above the form it says when messages will be read, while the door is shut or nobody reads them; and to
 * call, while somebody serves (when-read.css).
 */
export function RequestSection({ pharmacy, children }: { pharmacy: Pharmacy; children: ReactNode }) {
  const { pagina, chatHours, hours, onCall, outsideHours } = pharmacy;
  const callNowText = [chatHours && `${chatHours}.`, callIfNow].filter(Boolean).join(' ');
  const readLaterTexts = [
    chatHours ? `${chatHours}.` : readWhenOpen,
    outsideHours.isOwn ? callIfUrgent : callDutyIfUrgent(inThrees(outsideHours.number)),
  ];
  return (
    <Section id="pedido" title={pagina.pedido.titulo} intro={pagina.pedido.introducao} ground="wash" isPrinted={false}>
      {/* book-rental.ts says here which rental it put into the form. */}
      <span className="written-request" />
      {hours.length > 0 && (
        <p className="when-read">
          {/* show-opening.ts fills this. */}
          <span data-opening-again="" />
          <span data-while={onCall ? 'closed-not-on-call' : 'closed'}>{readLaterTexts.join(' ')}</span>
          {/* Somebody serves, by the door, on duty or through the window, but nobody reads messages. */}
          <span data-while="open">{callNowText}</span>
          {onCall && <span data-while="on-call">{callNowText}</span>}
        </p>
      )}
      {children}
    </Section>
  );
}
