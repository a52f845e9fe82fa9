import pharmacy from 'virtual:content/pharmacy';
import { Suspense, useState } from 'react';
import { ErrorBoundary } from '../../ErrorBoundary/ErrorBoundary.tsx';
import { island } from '../../island.tsx';
import { useIsHydrated } from '../../useIsHydrated.ts';
import { createDraft } from './draft.ts';
import { MessageBubble, SentPanel } from './lazy-parts.ts';
import { RequestFields } from './RequestFields.tsx';
import styles from './RequestForm.module.css';
import { SendArea } from './SendArea.tsx';
import { SentFallback } from './SentFallback.tsx';
import { useRequestForm } from './useRequestForm.ts';

/** How the request can travel, and to whom. Numbers have nine digits. */
export type RequestContact = typeof pharmacy;

/**
 * The request form beside the WhatsApp message that it is composing.
 *
 * Why it must run in the browser: it filters the codes, shows the message and opens WhatsApp with it. Before that the
 * fields keep what is typed and the head script a submit; without a script other ways stand in the button's place.
 */
export const RequestForm = island(RequestConversation);

function RequestConversation() {
  const contact = pharmacy;
  const isHydrated = useIsHydrated();
  const [draft] = useState(createDraft);
  const { form, announcements, submission, submit } = useRequestForm(draft, contact.whatsapp);
  return (
    <div className={styles.request}>
      <div className={styles.column}>
        <form ref={form} className={`card ${styles.form}`} onSubmit={submit}>
          <RequestFields draft={draft} />
          <SendArea contact={contact} />
        </form>
        <p ref={announcements} role="status" className="visually-hidden" />
        {submission > 0 && (
          <ErrorBoundary fallback={<SentFallback draft={draft} whatsapp={contact.whatsapp} />}>
            <Suspense>
              <SentPanel key={submission} draft={draft} contact={contact} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
      <div className={styles.beside}>
        {isHydrated && (
          <ErrorBoundary fallback={null}>
            <Suspense>
              <MessageBubble draft={draft} contact={contact} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    </div>
  );
}
