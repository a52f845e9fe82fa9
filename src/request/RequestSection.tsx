import type { ReactNode } from 'react';
import { callIfNow, callIfUrgent, readWhenOpen } from '../opening/words.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { Section } from '../ui/Section.tsx';

/**
 * The request: above the form, while the door is shut or nobody answers the chat, when it will be read
 * (closed-request.css).
 */
export function RequestSection({ pharmacy, children }: { pharmacy: Pharmacy; children: ReactNode }) {
  const { pagina, chatHours, farmacia, hours, onCall } = pharmacy;
  const callNow = [chatHours && `${chatHours}.`, callIfNow].filter(Boolean).join(' ');
  const readLater = [chatHours ? `${chatHours}.` : readWhenOpen, farmacia.telefones.urgencia && callIfUrgent];
  const intro = (
    <>
      {pagina.pedido.introducao}
      {/* What a booked rental put into it (book-rental.ts). */}
      <span className="written-request" />
      {hours.length > 0 && (
        <span className="closed-request">
          {/* Of show-opening.ts. */}
          <span data-opening-again="" />
          <span data-while={onCall ? 'closed-not-on-call' : 'closed'}>{readLater.filter(Boolean).join(' ')}</span>
          {/* On duty, or through the window. */}
          <span data-while="open">{callNow}</span>
          {onCall && <span data-while="on-call">{callNow}</span>}
        </span>
      )}
    </>
  );
  return (
    <Section id="pedido" title={pagina.pedido.titulo} intro={intro} ground="wash" isPrinted={false}>
      {children}
    </Section>
  );
}
