import texts from 'virtual:content/formulario/pagina';
import pharmacy from 'virtual:content/pharmacy';
import { mailtoLink } from '../contact/links.ts';
import { messageAttributes } from '../ui/Button.tsx';
import { Telephones } from './Telephones.tsx';

/** The ways to the pharmacy that need no form, and no script. */
export function OtherWays() {
  const [mailbox, domain] = pharmacy.email.split('@');
  return (
    <>
      <Telephones />
      {pharmacy.channel.kind !== 'email' && <a {...messageAttributes(pharmacy.channel)}>{texts.preferirWhatsapp}</a>}
      <a href={mailtoLink(pharmacy.email)}>
        {`${mailbox}@`}
        <wbr />
        {domain}
      </a>
    </>
  );
}
