import contact from 'virtual:content/contact';
import { mailtoLink } from '../contact/links.ts';
import { NamedTelephone, Telephone } from '../contact/Telephone.tsx';
import { messageAttributes } from '../ui/Button.tsx';
import { texts } from './useRequest.ts';

/** The ways to the pharmacy that need no form, and no script. */
export function OtherWays() {
  return (
    <>
      <Telephones isUnscripted />
      <BlankMessageLink />
      <Email />
    </>
  );
}

/** The link to a chat or an SMS without text. None where the channel is e-mail: `Email` shows the address. */
export function BlankMessageLink() {
  return contact.channel.kind !== 'email' && <a {...messageAttributes(contact.channel)}>{texts.preferirEscrever}</a>;
}

export function Email() {
  const [mailbox, domain] = contact.email.split('@');
  return (
    <a href={mailtoLink(contact.email)}>
      {`${mailbox}@`}
      <wbr />
      {domain}
    </a>
  );
}

/**
 * The pharmacy's telephone. While the pharmacy is closed, another number stands before it: of who answers then, or of
 * who comes when called. Without a script the page does not know whether it is closed, and shows all of them.
 */
export function Telephones({ isUnscripted }: { isUnscripted?: boolean }) {
  const { telephone, outsideHours, onCall, callCosts } = contact;
  return (
    <>
      <span data-while={isUnscripted ? undefined : onCall ? 'closed-not-on-call' : 'closed'}>
        <NamedTelephone {...outsideHours} isCostRepeated />
      </span>
      {onCall && (
        <span data-while={isUnscripted ? undefined : 'on-call'}>
          <NamedTelephone {...onCall} isCostRepeated />
        </span>
      )}
      <Telephone number={telephone} costs={callCosts} isCostRepeated />
    </>
  );
}
