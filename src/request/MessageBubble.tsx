import contact from 'virtual:content/contact';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { wellFormed } from '../text/well-formed.ts';
import { withoutBold } from './message.ts';
import { MessageActions } from './sent/MessageActions.tsx';
import { messageOf, texts, useRequest } from './useRequest.ts';

/** The form and the bubble stand side by side (RequestForm.module.css). */
const BESIDE_THE_FORM = matchMedia('(min-width: 62.5rem)');
/** The bubble shows the beginning of a long message; the panel holds it whole. */
const SHOWN_CHARACTERS = 700;

/** The message that the form is composing, live, as WhatsApp shows it. No live region: a screen reader announces the fields. */
export function MessageBubble() {
  const values = useRequest();
  const message = messageOf(values);
  const isBeside = useSyncExternalStore(onWidthChange, () => BESIDE_THE_FORM.matches);
  const preview = useRef<HTMLDetailsElement>(null);
  const isWritten = Object.values(values).some(Boolean);

  // On a phone it covers the form, so it folds when the focus goes back there.
  useEffect(() => {
    const foldPreview = ({ target }: FocusEvent) => {
      if (BESIDE_THE_FORM.matches || !preview.current || !(target instanceof Node)) return;
      if (!preview.current.contains(target)) preview.current.open = false;
    };
    addEventListener('focusin', foldPreview);
    return () => removeEventListener('focusin', foldPreview);
  }, []);

  return (
    <details ref={preview} open={isBeside} className="MessageBubble-preview" data-written={isWritten || undefined}>
      <summary>
        <span>{texts.balao.titulo}</span>
      </summary>
      <p className="MessageBubble-bubble" data-channel={contact.channel.kind}>
        <MessageLines message={message} />
      </p>
      {isWritten && <MessageActions message={message} />}
    </details>
  );
}

/** As WhatsApp shows it: the title in bold, quoted lines beside a rule; what a value is, less prominent than the value. */
function MessageLines({ message }: { message: string }) {
  const [title = '', , ...lines] = shorten(message).split('\n');
  return (
    <>
      <strong>{withoutBold(title)}</strong>
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place
        <span key={i} data-quoted={line.startsWith('> ') || undefined}>
          {line.startsWith('> ') ? line.slice(2) : <LabelledLine line={line} />}
        </span>
      ))}
    </>
  );
}

function LabelledLine({ line }: { line: string }) {
  const end = line.indexOf(':') + 1;
  return (
    <>
      <i>{line.slice(0, end)}</i>
      {line.slice(end)}
    </>
  );
}

function onWidthChange(listener: () => void) {
  BESIDE_THE_FORM.addEventListener('change', listener);
  return () => BESIDE_THE_FORM.removeEventListener('change', listener);
}

function shorten(message: string): string {
  return message.length > SHOWN_CHARACTERS ? `${wellFormed(message.slice(0, SHOWN_CHARACTERS))}…` : message;
}
