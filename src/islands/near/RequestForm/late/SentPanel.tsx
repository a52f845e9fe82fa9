import texts from 'virtual:content/formulario/painel';
import { useEffect, useRef, useState } from 'react';
import { adoptStyles } from '../../../../lib/browser/adopt-styles.ts';
import { whatsappLink } from '../../../../lib/links.ts';
import { EMPTY_REQUEST, isTooLongForLink, type MedicineRequest } from '../../../../lib/message.ts';
import { Button, ButtonLink } from '../../../../ui/Button.tsx';
import { Telephone } from '../../../../ui/Telephone.tsx';
import { WhatsAppIcon } from '../../../../ui/WhatsAppIcon.tsx';
import { type Draft, FIELD_NAMES } from '../draft.ts';
import type { RequestContact } from '../RequestForm.island.tsx';
import { useMessage } from '../useMessage.ts';
import { MessageActions } from './MessageActions.tsx';
import styles from './SentPanel.css?inline';

adoptStyles(styles);

interface SentPanelProps {
  draft: Draft;
  contact: RequestContact;
}

/**
 * Stays under the form after it was submitted: what is still to do, and every other way to carry the message, so that
 * nothing is lost where WhatsApp did not open. Takes the focus when it appears; its message follows what is typed on.
 */
export function SentPanel({ draft, contact }: SentPanelProps) {
  const [cleared, setCleared] = useState<MedicineRequest | null>(null);
  const message = useMessage(draft);
  const isTooLong = isTooLongForLink(message);
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    // By itself the focus shows no more than the edge of what is taller than the screen.
    panel.current?.scrollIntoView({ block: 'start' });
  }, []);

  function clear() {
    setCleared(draft.get());
    draft.fill(EMPTY_REQUEST);
    panel.current?.focus();
  }

  function undo(request: MedicineRequest) {
    draft.fill(onlyWhereEmpty(request, draft.get()));
    setCleared(null);
    panel.current?.focus();
  }

  if (cleared) {
    return (
      <section ref={panel} tabIndex={-1} className="sent-panel" aria-label={texts.limpar}>
        <p role="status">{texts.limpo}</p>
        <Button onClick={() => undo(cleared)}>{texts.desfazer}</Button>
      </section>
    );
  }
  const actions = <MessageActions message={message} contact={contact} comesFirst={isTooLong} />;
  return (
    <section ref={panel} tabIndex={-1} className="sent-panel" aria-labelledby="painel-titulo">
      <h3 id="painel-titulo">{isTooLong ? texts.compridaTitulo : texts.titulo}</h3>
      <p>{isTooLong ? texts.compridaTexto : texts.texto}</p>
      {isTooLong && actions}
      <div>
        <ButtonLink
          variant={isTooLong ? 'plain' : 'action'}
          href={whatsappLink(contact.whatsapp, isTooLong ? '' : message)}
          newTab
        >
          <WhatsAppIcon />
          {isTooLong ? texts.abrirVazia : texts.abrir}
        </ButtonLink>
      </div>
      {!isTooLong && actions}
      <div className="sent-panel-end">
        <div>
          <p>{texts.ligar}</p>
          <Telephone number={contact.telephone} costs={contact.callCosts} />
        </div>
        <Button variant="quiet" onClick={clear}>
          {texts.limpar}
        </Button>
      </div>
    </section>
  );
}

/** What to put back so that nothing typed since is overwritten. */
function onlyWhereEmpty(request: MedicineRequest, now: MedicineRequest): Partial<MedicineRequest> {
  return Object.fromEntries(FIELD_NAMES.filter((name) => !now[name]).map((name) => [name, request[name]]));
}
