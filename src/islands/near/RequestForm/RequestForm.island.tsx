import pharmacy from 'virtual:content/pharmacy';
import { Suspense, useState } from 'react';
import { ErrorBoundary } from '../../ErrorBoundary/ErrorBoundary.tsx';
import { useIsAwake } from '../../useIsAwake.ts';
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
export function RequestForm() {
  return (
    <ErrorBoundary>
      <RequestConversation contact={pharmacy} />
    </ErrorBoundary>
  );
}

function RequestConversation({ contact }: { contact: RequestContact }) {
  const isAwake = useIsAwake();
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
        {isAwake && (
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
