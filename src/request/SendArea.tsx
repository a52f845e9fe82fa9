import texts from 'virtual:content/formulario/pagina';
import pharmacy from 'virtual:content/pharmacy';
import { WhatsAppIcon } from '../contact/WhatsAppIcon.tsx';
import { useIsHydrated } from '../island/useIsHydrated.ts';
import { Button } from '../ui/Button.tsx';
import { OtherWays } from './OtherWays.tsx';
import styles from './SendArea.module.css';

/** What the button does, the button, and the ways that need no form: these are always there, whatever fails. */
export function SendArea() {
  const isHydrated = useIsHydrated();
  return (
    <div className={styles.send}>
      <p className="fine-print needs-script">
        {`${texts.privacidade} `}
        <a href="/politica-privacidade">{texts.privacidadeLigacao}</a>
      </p>
      <p className="needs-script">{texts.codigosPorTelefone}</p>
      <div className="needs-script">
        <Button variant="action" type="submit">
          {pharmacy.channel.kind === 'whatsapp' && <WhatsAppIcon />}
          {texts.enviar}
        </Button>
      </div>
      <div role="status" className={styles.instead}>
        <div className={styles.unready}>
          {/* Before hydration, until-ready.ts changes both texts, and answers a press of the button. */}
          <p suppressHydrationWarning>{isHydrated ? texts.pronto : texts.aPreparar}</p>
          <Button data-copies suppressHydrationWarning>
            {texts.copiarEscrito}
          </Button>
        </div>
        <p>{texts.preferir}</p>
        <OtherWays />
      </div>
    </div>
  );
}
