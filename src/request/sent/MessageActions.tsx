import contact from 'virtual:content/contact';
import { Copy } from 'lucide';
import { useState } from 'react';
import { announce } from '../../browser/announce.ts';
import { copyText } from '../../browser/clipboard.ts';
import { mailtoLink, smsLink } from '../../contact/links.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { isTooLongForLink, withoutBold } from '../message.ts';
import { MESSAGE_TITLE } from '../words.ts';
import { actionWords as texts } from './words.ts';

/** Ways to send the message beside the form's button: copying (first, where no link can carry it), SMS and e-mail. */
export function MessageActions({ message, comesFirst = false }: { message: string; comesFirst?: boolean }) {
  const { kind } = contact.channel;
  const [copy, setCopy] = useState({ of: '', answer: '' });
  const answer = copy.of === message && copy.answer;
  const isTooLong = isTooLongForLink(message);
  const body = withoutBold(message);

  async function copyMessage() {
    const done = (await copyText(message)) ? texts.copiada : texts.selecionada;
    setCopy({ of: message, answer: done });
    announce(done);
  }

  return (
    <div className="cluster message-actions">
      <Button id="copiar" variant={comesFirst ? 'action' : undefined} onClick={copyMessage}>
        <Icon of={Copy} />
        {texts.copiar}
      </Button>
      {!isTooLong && contact.mobile && kind !== 'sms' && (
        <ButtonLink variant="quiet" href={smsLink(contact.mobile, body)}>
          {texts.sms}
        </ButtonLink>
      )}
      {!isTooLong && kind !== 'email' && (
        <ButtonLink variant="quiet" href={mailtoLink(contact.email, { subject: MESSAGE_TITLE, body })}>
          {texts.email}
        </ButtonLink>
      )}
      {answer && <p>{answer}</p>}
      {answer === texts.selecionada && (
        <textarea ref={selectAll} className="message-text" aria-label={texts.texto} readOnly rows={8} value={message} />
      )}
    </div>
  );
}

/** Selects a text, once it is there, for copying by hand. */
function selectAll(box: HTMLTextAreaElement | null) {
  box?.focus();
  box?.select();
}
