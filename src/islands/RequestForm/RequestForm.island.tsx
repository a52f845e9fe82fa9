import { useState } from 'react';
import { ErrorBoundary, type ErrorTexts, type WayOut } from '../ErrorBoundary/ErrorBoundary.tsx';
import { createDraft } from './draft.ts';
import type { FormTexts } from './form-texts.ts';
import { MessageBubble } from './MessageBubble.tsx';
import { RequestFields } from './RequestFields.tsx';
import styles from './RequestForm.module.css';
import { SendArea } from './SendArea.tsx';
import { SentPanel } from './SentPanel.tsx';
import { useRequestForm } from './useRequestForm.ts';

/** How the request can travel, and to whom. Numbers have nine digits. */
export interface RequestContact extends WayOut {
  /** The pharmacy's name, at the top of the chat. */
  name: string;
  email: string;
}

interface RequestFormProps {
  texts: FormTexts;
  /** `erro` of content/interface.yaml. */
  errorTexts: ErrorTexts;
  contact: RequestContact;
}

/** The request form beside the message it is composing. Runs in the browser: it filters, shows the message, opens WhatsApp. */
export function RequestForm({ errorTexts, ...props }: RequestFormProps) {
  return (
    <ErrorBoundary texts={errorTexts} contact={props.contact}>
      <RequestConversation {...props} />
    </ErrorBoundary>
  );
}

function RequestConversation({ texts, contact }: Omit<RequestFormProps, 'errorTexts'>) {
  const [draft] = useState(createDraft);
  const { form, announcements, submission, submit } = useRequestForm(draft, texts.mensagem, contact.whatsapp);
  return (
    <div className={styles.request}>
      <div className={styles.column}>
        <form ref={form} className={styles.form} onSubmit={submit}>
          <RequestFields texts={texts} draft={draft} />
          <SendArea texts={texts} contact={contact} />
        </form>
        <p ref={announcements} role="status" className="visually-hidden" />
        {submission > 0 && (
          <ErrorBoundary fallback={null}>
            <SentPanel key={submission} draft={draft} labels={texts.mensagem} contact={contact} />
          </ErrorBoundary>
        )}
      </div>
      <ErrorBoundary fallback={null}>
        <MessageBubble texts={texts.balao} draft={draft} labels={texts.mensagem} contact={contact} />
      </ErrorBoundary>
    </div>
  );
}
