import drawn from 'virtual:content/formulario/drawn';
import { Suspense, useEffect, useRef } from 'react';
import { adoptStyles } from '../../../../lib/browser/adopt-styles.ts';
import { AzulejoWall, CrossMark } from '../../../../ui/Azulejo.tsx';
import { ErrorBoundary } from '../../../ErrorBoundary/ErrorBoundary.tsx';
import { type Draft, FIELD_NAMES } from '../draft.ts';
import { MessageActions } from '../lazy-parts.ts';
import type { RequestContact } from '../RequestForm.island.tsx';
import { useMessage, useRequest } from '../useMessage.ts';
import styles from './MessageBubble.css?inline';

adoptStyles(styles);

interface MessageBubbleProps {
  draft: Draft;
  contact: RequestContact;
}

/** Where the form and the bubble stand side by side (RequestForm.module.css). */
const BESIDE_THE_FORM = '(width >= 60rem)';
/** The bubble shows a long message's beginning: it is there to see what is being written, the panel holds it whole. */
const SHOWN_CHARACTERS = 700;

/** The WhatsApp message that the form is composing, live. No live region: whoever listens hears the fields. */
export function MessageBubble({ draft, contact }: MessageBubbleProps) {
  const message = useMessage(draft);
  const request = useRequest(draft);
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const query = matchMedia(BESIDE_THE_FORM);
    const unfold = () => {
      if (details.current) details.current.open = query.matches;
    };
    unfold();
    query.addEventListener('change', unfold);
    return () => query.removeEventListener('change', unfold);
  }, []);

  return (
    <details ref={details} className="MessageBubble-preview">
      <summary>{drawn.balao.titulo}</summary>
      <div className="MessageBubble-phone">
        <div className="MessageBubble-bar">
          <CrossMark className="MessageBubble-face" />
          <p>
            <strong>{contact.name}</strong>
            <br />
            {drawn.balao.estado}
          </p>
        </div>
        <div className="MessageBubble-chat">
          <AzulejoWall className="MessageBubble-wall" />
          <p className="MessageBubble-bubble">
            <MessageLines message={message} />
          </p>
        </div>
      </div>
      {FIELD_NAMES.some((name) => request[name]) && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <MessageActions message={message} contact={contact} />
          </Suspense>
        </ErrorBoundary>
      )}
    </details>
  );
}

/** As WhatsApp shows it: the title in bold, quoted lines beside a rule. */
function MessageLines({ message }: { message: string }) {
  const [title = '', , ...lines] = shorten(message).split('\n');
  return (
    <>
      <strong>{title.slice(1, -1)}</strong>
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place
        <span key={i} data-quoted={line.startsWith('> ') || undefined}>
          {line.replace(/^> /, '')}
        </span>
      ))}
    </>
  );
}

function shorten(message: string): string {
  return message.length > SHOWN_CHARACTERS ? `${message.slice(0, SHOWN_CHARACTERS).toWellFormed()}…` : message;
}
