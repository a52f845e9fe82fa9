import texts from 'virtual:content/formulario/pagina';
import pharmacy from 'virtual:content/pharmacy';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { adoptStyles } from '../browser/adopt-styles.ts';
import { AzulejoWall, CrossMark } from '../ui/Azulejo.tsx';
import styles from './MessageBubble.css?inline';
import { withoutBold } from './message.ts';
import { MessageActions } from './sent/MessageActions.tsx';
import { messageOf, useRequest } from './useRequest.ts';

adoptStyles(styles);

/** The form and the bubble stand side by side (RequestForm.module.css). */
const BESIDE_THE_FORM = matchMedia('(width >= 62.5rem)');
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
    const fold = ({ target }: FocusEvent) => {
      if (BESIDE_THE_FORM.matches || !preview.current || !(target instanceof Node)) return;
      if (!preview.current.contains(target)) preview.current.open = false;
    };
    addEventListener('focusin', fold);
    return () => removeEventListener('focusin', fold);
  }, []);

  return (
    <details ref={preview} open={isBeside} className="MessageBubble-preview" data-written={isWritten || undefined}>
      <summary>{texts.balao.titulo}</summary>
      <div className="MessageBubble-phone">
        <div className="MessageBubble-bar">
          <CrossMark className="MessageBubble-face" />
          <p>
            <strong>{pharmacy.name}</strong>
            <br />
            {texts.balao.estado}
          </p>
        </div>
        <div className="MessageBubble-chat">
          <AzulejoWall className="MessageBubble-wall" />
          <p className="MessageBubble-bubble">
            <MessageLines message={message} />
          </p>
        </div>
      </div>
      {isWritten && <MessageActions message={message} />}
    </details>
  );
}

/** As WhatsApp shows it: the title in bold, quoted lines beside a rule. */
function MessageLines({ message }: { message: string }) {
  const [title = '', , ...lines] = shorten(message).split('\n');
  return (
    <>
      <strong>{withoutBold(title)}</strong>
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place
        <span key={i} data-quoted={line.startsWith('> ') || undefined}>
          {line.replace(/^> /, '')}
        </span>
      ))}
    </>
  );
}

function onWidthChange(listener: () => void) {
  BESIDE_THE_FORM.addEventListener('change', listener);
  return () => BESIDE_THE_FORM.removeEventListener('change', listener);
}

function shorten(message: string): string {
  return message.length > SHOWN_CHARACTERS ? `${message.slice(0, SHOWN_CHARACTERS).toWellFormed()}…` : message;
}
