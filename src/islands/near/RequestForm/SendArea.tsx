import texts from 'virtual:content/formulario/pagina';
import pharmacy from 'virtual:content/pharmacy';
import { mailtoLink, whatsappLink } from '../../../lib/links.ts';
import { Button, ButtonLink, NEW_TAB } from '../../../ui/Button.tsx';
import { Telephone } from '../../../ui/Telephone.tsx';
import { WhatsAppIcon } from '../../../ui/WhatsAppIcon.tsx';
import styles from './SendArea.module.css';

/** The button, where the text goes, and the ways that need no form: always there, whatever fails. */
export function SendArea() {
  const emptyChat = whatsappLink(pharmacy.whatsapp);
  return (
    <div className={styles.send}>
      <div className={styles.withoutScript}>
        <p>{texts.semScript}</p>
        <div className="cluster">
          <ButtonLink variant="action" href={emptyChat} newTab>
            {texts.semScriptWhatsapp}
          </ButtonLink>
          <a href={mailtoLink(pharmacy.email)}>{pharmacy.email}</a>
        </div>
      </div>
      <div className="needs-script">
        <Button variant="action" type="submit">
          <WhatsAppIcon />
          {texts.enviar}
        </Button>
      </div>
      <p className={styles.preparing}>{texts.aPreparar}</p>
      <p className="fine-print">
        {texts.privacidade} <a href="/politica-privacidade">{texts.privacidadeLigacao}</a>
      </p>
      <div className={styles.instead}>
        <p>{texts.preferir}</p>
        <Telephone number={pharmacy.telephone} costs={pharmacy.callCosts} />
        <a href={emptyChat} {...NEW_TAB}>
          {texts.preferirWhatsapp}
        </a>
      </div>
    </div>
  );
}
