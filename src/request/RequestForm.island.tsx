import contact from 'virtual:content/contact';
import { type FormEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { adoptStyles } from '../browser/adopt-styles.ts';
import { keepControls } from '../browser/kept-controls.ts';
import { openLink } from '../browser/open-link.ts';
import { mailtoLink, messageLink } from '../contact/links.ts';
import { WhatsAppIcon } from '../contact/WhatsAppIcon.tsx';
import { island } from '../island/island.tsx';
import { useIsHydrated } from '../island/useIsHydrated.ts';
import { Button, messageAttributes } from '../ui/Button.tsx';
import { MailAddress } from '../ui/Unbroken.tsx';
import { connectForm } from './connect-form.ts';
import { MessageBubble } from './MessageBubble.tsx';
import { isTooLongForLink } from './message.ts';
import stylesOnDemand from './on-demand.css?inline';
import { loadToaster } from './on-demand.ts';
import { type Pending, pendingOf } from './pending.ts';
import { RequestFields } from './RequestFields.tsx';
import styles from './RequestForm.module.css';
import { isWritten, type MedicineRequest } from './request.ts';
import { MessageActions } from './sent/MessageActions.tsx';
import { SentPanel } from './sent/SentPanel.tsx';
import { Telephones } from './Telephones.tsx';
import { isCutOff, messageOf, request, texts, useRequest } from './useRequest.ts';

adoptStyles(stylesOnDemand);

const restoreControls = keepControls('#pedido form');

/**
 * The request form; beside it the message that comes of it, and the ways to send the message.
 *
 * Why it must run in the browser: it filters the codes, shows the message and opens WhatsApp, SMS or e-mail with it.
 * Before hydration the fields keep what is typed, and until-ready.ts keeps a submit; without a script other ways
 * replace the button.
 */
export const RequestForm = island(RequestConversation);

/** Presses within this time, in ms, count as one, so that an impatient hand, or one that shakes, opens one chat. */
const ONE_PRESS = 2000;
/** How far apart two such presses may be, in pixels: a finger's breadth. */
const ONE_PLACE = 40;

function RequestConversation() {
  const isHydrated = useIsHydrated();
  const form = useRef<HTMLFormElement>(null);
  const lastPress = useRef({ timeStamp: 0, clientX: 0, clientY: 0 });
  // The press after which the page moved under the finger: a submit was refused, or a thing taken out. The next press
  // was meant for what stood there before.
  const movingPress = useRef<typeof lastPress.current>(null);
  const noteRefusal = () => {
    movingPress.current = lastPress.current;
  };
  const openedChat = useRef({ message: '', at: -ONE_PRESS });
  const [submission, setSubmission] = useState({ count: 0, isOffline: false, sent: '' });

  // Before anything else can happen in the form.
  useLayoutEffect(() => {
    if (!form.current) return;
    restoreControls(form.current);
    return connectForm(form.current);
  }, []);

  // A link keeps what was typed (docs/decisions/13-what-was-typed-comes-back.md); a reload or a closed tab loses it.
  useEffect(() => {
    const isKept = () =>
      document.activeElement?.matches('a, [data-reloads]') || messageOf(request.get()) === openedChat.current.message;
    return request.subscribe(() => {
      window.onbeforeunload = isWritten(request.get()) ? () => (isKept() ? undefined : true) : null;
    });
  }, []);

  /** A second press may hit what the first brought there. The events' times count: a slow processor is late. */
  function ignoreSecondPress(event: MouseEvent<HTMLElement>) {
    const { message, at } = openedChat.current;
    const now = messageOf(request.get());
    const target = event.target as Element;
    // A link within the page opens nothing.
    const opens = target.closest('a:not([href^="#"]), [type=submit]');
    const isOfSent = opens && message === now && event.timeStamp - at < ONE_PRESS;
    const isOfMoving = isSamePress(event, movingPress.current) && !target.closest('[type=submit]');
    lastPress.current = event.nativeEvent;
    if (isOfSent || isOfMoving) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    movingPress.current = target.closest('[data-takes-out]') ? lastPress.current : null;
    if (target.closest('.sent-panel a') && !isCutOff()) openedChat.current = { message: now, at: event.timeStamp };
  }

  /** Nor does a second press take the focus from what the first brought. */
  function keepFocus(event: MouseEvent<HTMLElement>) {
    if (isSamePress(event, movingPress.current)) event.preventDefault();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { dataset } = event.currentTarget;
    for (const note of ['submitted', 'late']) delete dataset[note];
    const message = messageOf(request.get());
    const isOffline = isCutOff();
    const isOpened = !isOffline && !isTooLongForLink(message);
    setSubmission(({ count }) => ({ count: count + 1, isOffline, sent: isOpened ? message : '' }));
    if (!isOpened) return;
    openedChat.current = { message, at: lastPress.current.timeStamp };
    openChat(message);
  }

  return (
    <div className={`stack ${styles.request}`} onMouseDownCapture={keepFocus} onClickCapture={ignoreSecondPress}>
      {/* Without `aria-invalid` Firefox calls a form with empty required fields wrong, before anybody typed. */}
      <form ref={form} className="stack" aria-invalid="false" onSubmit={submit} onInvalidCapture={noteRefusal}>
        {/* No <noscript>: a browser does not show it where another program blocks the scripts. */}
        <p className={styles.unscripted}>{texts.semScript}</p>
        <RequestFields />
        <SendArea hasActions={submission.count === 0} sent={submission.sent} />
        <div className={styles.beside}>
          <div className={`${styles.preview} needs-script`}>{isHydrated && <MessageBubble />}</div>
          {/* Whatever fails in the form; the e-mail only while it is late, or without a script. */}
          <div className={`cluster ${styles.instead}`}>
            <p className="needs-script">{texts.preferir}</p>
            <Telephones />
            {contact.channel.kind !== 'email' && (
              <a {...messageAttributes(contact.channel)}>{texts.preferirEscrever}</a>
            )}
            <a className={styles.late} href={mailtoLink(contact.email)}>
              <MailAddress address={contact.email} />
            </a>
          </div>
        </div>
      </form>
      {submission.count > 0 && <SentPanel key={submission.count} wasOffline={submission.isOffline} />}
    </div>
  );
}

/** Whether a finger or a mouse presses once more where it just did; a key's press has `detail` 0. */
function isSamePress(press: MouseEvent, last: Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY'> | null): boolean {
  if (!last || press.detail === 0 || press.timeStamp - last.timeStamp >= ONE_PRESS) return false;
  return Math.hypot(press.clientX - last.clientX, press.clientY - last.clientY) < ONE_PLACE;
}

/** The button with its status and, until the request was sent, the other ways to send the message. */
function SendArea({ hasActions, sent }: { hasActions: boolean; sent: string }) {
  const isHydrated = useIsHydrated();
  return (
    <div className={`stack ${styles.send} needs-script`}>
      <PendingLine sent={sent} />
      <Button variant="action" type="submit" aria-describedby="pendente">
        {contact.channel.kind === 'whatsapp' && <WhatsAppIcon />}
        <span>{texts.enviar}</span>
      </Button>
      {hasActions && <WrittenMessageActions />}
      <p className="fine-print">
        {`${texts.privacidade} `}
        <a href="/politica-privacidade">{texts.privacidadeLigacao}</a>
      </p>
      {/* Before hydration, until-ready.ts changes both texts, and answers a press of the button. */}
      <p role="status">
        <span className={styles.unready} data-unready="" suppressHydrationWarning>
          {isHydrated ? texts.pronto : texts.aPreparar}
        </span>
      </p>
      <Button data-copies suppressHydrationWarning>
        {texts.copiarEscrito}
      </Button>
      <Button data-reloads>{texts.carregarDeNovo}</Button>
    </div>
  );
}

/** Links to what is pending, once something was written. For a message that was `sent`, the panel says it. */
function PendingLine({ sent }: { sent: string }) {
  const pending: Pending[] = JSON.parse(useRequest(pendingText));
  const isSent = useRequest(messageOf) === sent;
  return (
    <p id="pendente" className="cluster pending" hidden={isSent || pending.length === 0}>
      {texts.antes}
      {pending.map(({ at, text }) => (
        <a key={text} href={`#${at}`}>
          {text}
        </a>
      ))}
    </p>
  );
}

/** As JSON: while the text is equal, nothing is rendered again. */
function pendingText(values: MedicineRequest): string {
  const pending = isWritten(values) ? pendingOf(values, texts, contact.deliveries) : [];
  if (isTooLongForLink(messageOf(values))) pending.push({ at: 'copiar', text: texts.pendente.comprida });
  return JSON.stringify(pending);
}

/** Nothing until something was written. Apart from the button, which a typed letter does not render again. */
function WrittenMessageActions() {
  const message = useRequest((values) => isWritten(values) && messageOf(values));
  return message && <MessageActions message={message} />;
}

/** Opens the chat and, where the browser will open it, shows the toast that says so. */
function openChat(message: string) {
  // A browser opens no tab long after the press, as when a late form repeats a submit. Safari before 16.4 has no
  // `userActivation`: there every submit counts as pressed.
  const isPressed = (navigator.userActivation as UserActivation | undefined)?.isActive ?? true;
  openLink(messageLink(contact.channel, message));
  if (!isPressed) return;
  // If the toast does not load, the panel still shows the same.
  loadToaster()
    .then(({ showToast }) => showToast())
    .catch(() => undefined);
}
