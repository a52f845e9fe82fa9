import contact from 'virtual:content/contact';
import { mailtoLink } from '../contact/links.ts';
import { NamedTelephone, Telephone } from '../contact/Telephone.tsx';
import { messageAttributes } from '../ui/Button.tsx';
import { MailAddress } from '../ui/Unbroken.tsx';
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
  return (
    <a href={mailtoLink(contact.email)}>
      <MailAddress address={contact.email} />
    </a>
  );
}

/** The telephone; before it, while it is closed, that of who answers then. Without a script all stand. */
export function Telephones({ isUnscripted }: { isUnscripted?: boolean }) {
  const { telephone, outsideHours, onCall, callCosts } = contact;
  return (
    <>
      <span data-while={isUnscripted ? undefined : 'nobody'}>
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
