import contact from 'virtual:content/contact';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { WhatsAppIcon } from '../../contact/WhatsAppIcon.tsx';
import { Button, ButtonLink, messageAttributes } from '../../ui/Button.tsx';
import { showBooked } from '../book-rental.ts';
import { isTooLongForLink } from '../message.ts';
import { withText } from '../pasted.ts';
import { pendingOf } from '../pending.ts';
import { EMPTY_REQUEST } from '../request.ts';
import { FREE_TEXTS } from '../request-store.ts';
import { Telephones } from '../Telephones.tsx';
import { texts as form, isCutOff, messageOf, request, useRequest } from '../useRequest.ts';
import { MessageActions } from './MessageActions.tsx';
import { Reminder } from './Reminder.tsx';
import { panelWords } from './words.ts';

const texts = panelWords(contact.channel.kind);

/**
 * How long a screen reader announces the tab to which the visitor comes back; what takes the focus meanwhile it skips
 * (Orca 43). Counted from the first frame, since Firefox reports two moves of the focus before that frame as one.
 */
const TAB_ANNOUNCED_MS = 1000;

/**
 * Stays under the form after a submit: what is left to the visitor, and every other way for the message. Its heading
 * takes the focus then, and when they come back from the chat; its message follows further typing.
 */
export function SentPanel({ wasOffline }: { wasOffline: boolean }) {
  const [undoClear, setUndoClear] = useState<(() => void) | null>(null);
  const values = useRequest((whole) => whole);
  const message = useRequest(messageOf);
  const isTooLong = isTooLongForLink(message);
  const [isOffline, setOffline] = useState(wasOffline);
  // Null until a chat was opened with a message in it.
  const [opened, setOpened] = useState(isTooLong || isOffline ? null : values);
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // The focus alone would show only the edge of a panel that is taller than the screen, or shrank above its top.
    panel.current?.scrollIntoView({ block: undoClear ? 'center' : 'start' });
  }, [undoClear]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The panel takes the focus, so that the heading can take it anew, and be announced, when the tab is back.
    const leave = () => {
      clearTimeout(timer);
      if (document.activeElement?.matches('.sent-panel :is(h3, a)')) panel.current?.focus({ preventScroll: true });
    };
    const comeBack = () =>
      requestAnimationFrame(() => {
        leave();
        timer = setTimeout(
          () => document.activeElement === panel.current && heading.current?.focus(),
          TAB_ANNOUNCED_MS,
        );
      });
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('blur', leave, { signal });
    addEventListener('focus', comeBack, { signal });
    addEventListener('online', () => setOffline(false), { signal });
    // A tab may be shown again without getting the focus, or before it gets it.
    document.addEventListener('visibilitychange', () => (document.hidden ? leave() : comeBack()), { signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);

  /** Without a network the browser would open its own error page; a second press is let through all the same. */
  function openAgain(event: MouseEvent) {
    if (!isCutOff()) return setOpened(isTooLong ? null : values);
    if (!isOffline) event.preventDefault();
    flushSync(() => setOffline(true));
    heading.current?.focus();
  }

  function clearRequest() {
    const undo = request.write(EMPTY_REQUEST);
    /** Puts what was written in a free text since then under what was there before. */
    const undoAll = () => {
      const since = request.get();
      undo();
      for (const name of FREE_TEXTS) request.write({ [name]: withText(values[name], since[name], since[name]) });
    };
    showBooked('');
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('#pedido form details')) fold.open = false;
    setUndoClear(() => undoAll);
  }

  function undoClearing() {
    undoClear?.();
    setUndoClear(null);
  }

  if (undoClear) {
    return (
      <section ref={panel} tabIndex={-1} className="sent-panel stack">
        <h3 ref={heading} tabIndex={-1}>
          {texts.limpo}
        </h3>
        <Button onClick={undoClearing}>{form.desfazer}</Button>
      </section>
    );
  }
  const [title, text] = outcomeTexts(isTooLong, isOffline, !opened);
  // Copying comes first where no link can carry the message.
  const copyFirst = isTooLong || isOffline;
  const link = (
    <div>
      <ButtonLink
        variant={copyFirst ? undefined : 'action'}
        {...messageAttributes(contact.channel, isTooLong ? '' : message)}
        onClick={openAgain}
      >
        {contact.channel.kind === 'whatsapp' && <WhatsAppIcon />}
        {opened && !copyFirst ? texts.abrir : texts.abrirVazia}
      </ButtonLink>
    </div>
  );
  return (
    <section ref={panel} tabIndex={-1} className="sent-panel stack">
      <h3 ref={heading} tabIndex={-1} aria-describedby="painel-texto">
        {title}
      </h3>
      {/* The link comes before the texts: below them the toast and the cookie banner would cover it. */}
      {!copyFirst && link}
      <div id="painel-texto">
        <p>{text}</p>
        {opened && messageOf(opened) !== message && !copyFirst && <p>{texts.mudou}</p>}
        {pendingOf(values, form, contact.deliveries).map(({ text: each }) => (
          <p key={each}>{each}</p>
        ))}
      </div>
      <MessageActions message={message} comesFirst={copyFirst} />
      {copyFirst && link}
      {/* Where the message must be copied first, there is nothing to be reminded of yet. */}
      {!copyFirst && <Reminder />}
      <div className="cluster sent-panel-end">
        <div>
          <p>{texts.ligar}</p>
          <Telephones />
        </div>
        <Button variant="quiet" onClick={clearRequest}>
          {texts.limpar}
        </Button>
      </div>
    </section>
  );
}

function outcomeTexts(isTooLong: boolean, isOffline: boolean, isUnopened: boolean) {
  if (isOffline) return [form.semRede, texts.semRedeTexto];
  if (isTooLong) return [texts.compridaTitulo, form.pendente.comprida];
  return isUnopened ? [texts.porAbrirTitulo, texts.porAbrirTexto] : [texts.titulo, texts.texto];
}
