import { Unbroken } from '../ui/Unbroken.tsx';
import { withoutBold } from './message.ts';
import { messageOf, texts, useRequest } from './useRequest.ts';

/** The message as WhatsApp will show it. Nothing in it takes the focus, is announced, or is translated. */
export function MessageBubble() {
  const text = useRequest(messageOf);
  return (
    <section className="MessageBubble-preview">
      <h3>{texts.balao.titulo}</h3>
      <div className="MessageBubble-bubble" translate="no">
        <MessageLines message={text} />
      </div>
    </section>
  );
}

/** As WhatsApp shows it: the title in bold, quoted lines beside a rule; a label is less prominent than its value. */
function MessageLines({ message }: { message: string }) {
  const [title = '', , ...lines] = message.split('\n');
  return (
    <>
      <strong>{withoutBold(title)}</strong>
      {lines.map((line, i) => {
        const isQuoted = line.startsWith('> ');
        const start = isQuoted ? 2 : line.indexOf(':') + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place
          <span key={i} data-quoted={isQuoted || undefined}>
            {!isQuoted && <i>{line.slice(0, start)}</i>}
            <Unbroken text={line.slice(start)} />
          </span>
        );
      })}
    </>
  );
}
