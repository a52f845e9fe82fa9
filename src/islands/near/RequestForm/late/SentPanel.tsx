import texts from 'virtual:content/formulario/painel';
import pharmacy from 'virtual:content/pharmacy';
import { useEffect, useRef, useState } from 'react';
import { type AdditionKind, type Additions, currentAdditions, setAddition } from '../../../../lib/browser/additions.ts';
import { adoptStyles } from '../../../../lib/browser/adopt-styles.ts';
import { EMPTY_REQUEST, isTooLongForLink, type MedicineRequest } from '../../../../lib/message.ts';
import { Button, ButtonLink, messageAttributes } from '../../../../ui/Button.tsx';
import { Telephone } from '../../../../ui/Telephone.tsx';
import { WhatsAppIcon } from '../../../../ui/WhatsAppIcon.tsx';
import { onlyWhereEmpty } from '../changes.ts';
import { request, useRequest } from '../useRequest.ts';
import { MessageActions } from './MessageActions.tsx';
import { Reminder } from './Reminder.tsx';
import styles from './SentPanel.css?inline';

adoptStyles(styles);

interface Cleared {
  values: MedicineRequest;
  additions: Additions;
}

/**
 * Stays under the form after a submit: the step that is left to the visitor, and every other way for the message, so that
 * nothing is lost where WhatsApp, SMS or e-mail did not open. It takes the focus when it appears; its message follows further
 * typing.
 */
export function SentPanel() {
  const [cleared, setCleared] = useState<Cleared | null>(null);
  const { message } = useRequest();
  const isTooLong = isTooLongForLink(message);
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    // The focus alone shows only the edge of a panel that is taller than the screen.
    panel.current?.scrollIntoView({ block: 'start' });
  }, []);

  function clear() {
    setCleared({ values: request.get().values, additions: currentAdditions() });
    request.write(EMPTY_REQUEST);
    panel.current?.focus();
  }

  function undo({ values, additions }: Cleared) {
    request.write(onlyWhereEmpty(request.get().values, values));
    for (const kind of Object.keys(additions) as AdditionKind[]) setAddition(kind, additions[kind]);
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
  const actions = <MessageActions message={message} comesFirst={isTooLong} />;
  return (
    <section ref={panel} tabIndex={-1} className="sent-panel" aria-labelledby="painel-titulo">
      <h3 id="painel-titulo">{isTooLong ? texts.compridaTitulo : texts.titulo}</h3>
      <p>{isTooLong ? texts.compridaTexto : texts.texto}</p>
      {isTooLong && actions}
      <div>
        <ButtonLink
          variant={isTooLong ? undefined : 'action'}
          {...messageAttributes(pharmacy.channel, isTooLong ? '' : message)}
        >
          {pharmacy.channel.kind === 'whatsapp' && <WhatsAppIcon />}
          {isTooLong ? texts.abrirVazia : texts.abrir}
        </ButtonLink>
      </div>
      {!isTooLong && actions}
      <Reminder />
      <div className="sent-panel-end">
        <div>
          <p>{texts.ligar}</p>
          <Telephone number={pharmacy.telephone} costs={pharmacy.callCosts} />
        </div>
        <Button variant="quiet" onClick={clear}>
          {texts.limpar}
        </Button>
      </div>
    </section>
  );
}
