import texts from 'virtual:content/formulario/drawn';
import { mailtoLink, whatsappLink } from '../../../lib/links.ts';
import { Button, ButtonLink, NEW_TAB } from '../../../ui/Button.tsx';
import { Telephone } from '../../../ui/Telephone.tsx';
import { WhatsAppIcon } from '../../../ui/WhatsAppIcon.tsx';
import type { RequestContact } from './RequestForm.island.tsx';
import styles from './SendArea.module.css';

/** The button, what happens to the text, and the ways that need no form: always there, whatever fails. */
export function SendArea({ contact }: { contact: RequestContact }) {
  const emptyChat = whatsappLink(contact.whatsapp);
  return (
    <div className={styles.send}>
      <div className={styles.withoutScript}>
        <p>{texts.semScript}</p>
        <div className="cluster">
          <ButtonLink variant="action" href={emptyChat} newTab>
            {texts.semScriptWhatsapp}
          </ButtonLink>
          <a href={mailtoLink(contact.email)}>{contact.email}</a>
        </div>
      </div>
      <div className="needs-script">
        <Button variant="action" type="submit">
          <WhatsAppIcon />
          {texts.enviar}
        </Button>
      </div>
      <p className={styles.waking}>{texts.aPreparar}</p>
      <p className="fine-print">
        {texts.privacidade} <a href="/politica-privacidade">{texts.privacidadeLigacao}</a>
      </p>
      <div className={styles.instead}>
        <p>{texts.preferir}</p>
        <Telephone number={contact.telephone} costs={contact.callCosts} />
        <a href={emptyChat} {...NEW_TAB}>
          {texts.preferirWhatsapp}
        </a>
      </div>
    </div>
  );
}
