import texts from 'virtual:content/formulario/pagina';
import pharmacy from 'virtual:content/pharmacy';
import { mailtoLink } from '../../../lib/links.ts';
import { Button, messageAttributes } from '../../../ui/Button.tsx';
import { Telephone } from '../../../ui/Telephone.tsx';
import { WhatsAppIcon } from '../../../ui/WhatsAppIcon.tsx';
import { useIsHydrated } from '../../useIsHydrated.ts';
import styles from './SendArea.module.css';

/** The link to the privacy policy, the button, and the ways that need no form: always there, whatever fails. */
export function SendArea() {
  const isHydrated = useIsHydrated();
  const { kind } = pharmacy.channel;
  const [mailbox, domain] = pharmacy.email.split('@');
  return (
    <div className={styles.send}>
      <p className="fine-print">
        {`${texts.privacidade} `}
        <a href="/politica-privacidade">{texts.privacidadeLigacao}</a>
      </p>
      <div className="needs-script">
        <Button variant="action" type="submit">
          {kind === 'whatsapp' && <WhatsAppIcon />}
          {texts.enviar}
        </Button>
      </div>
      <div role="status" className={styles.instead}>
        <div className={styles.unready}>
          <p>{isHydrated ? texts.pronto : texts.aPreparar}</p>
          {/* Before hydration, until-ready.ts answers its press and changes its label. */}
          <Button data-copies suppressHydrationWarning>
            {texts.copiarEscrito}
          </Button>
        </div>
        <p>{texts.preferir}</p>
        <Telephone number={pharmacy.telephone} costs={pharmacy.callCosts} />
        {kind !== 'email' && <a {...messageAttributes(pharmacy.channel)}>{texts.preferirWhatsapp}</a>}
        <a href={mailtoLink(pharmacy.email)}>
          {`${mailbox}@`}
          <wbr />
          {domain}
        </a>
      </div>
    </div>
  );
}
