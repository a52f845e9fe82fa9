import texts from 'virtual:content/formulario/estado';
import pharmacy from 'virtual:content/pharmacy';
import { useRef, useState } from 'react';
import { copyText } from '../../browser/clipboard.ts';
import { smsLink } from '../../contact/links.ts';
import { Telephone } from '../../contact/Telephone.tsx';
import { Button, ButtonLink, messageAttributes } from '../../ui/Button.tsx';
import { TextAreaField } from '../../ui/Field.tsx';
import { isTooLongForLink } from '../message.ts';
import styles from '../RequestForm.module.css';
import { messageOf, useRequest } from '../useRequest.ts';
import { useFocusOnAppear } from './useFocusOnAppear.ts';

/** Replaces the panel if that does not load, without needing any code more: the message, to take away, and the telephone. */
export function SentFallback({ isOffline }: { isOffline: boolean }) {
  const message = messageOf(useRequest());
  const body = isTooLongForLink(message) ? '' : message;
  const part = useFocusOnAppear();
  const box = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState('');

  async function copyMessage() {
    const worked = await copyText(message);
    setOutcome(worked ? texts.copiada : texts.selecionada);
    if (worked) return;
    box.current?.focus();
    box.current?.select();
  }

  return (
    <section ref={part} tabIndex={-1} className={`card ${styles.form}`} aria-labelledby="painel-titulo">
      <h3 id="painel-titulo">{isOffline ? texts.semRedeTitulo : texts.semPainel}</h3>
      <Button variant="action" onClick={copyMessage}>
        {texts.copiar}
      </Button>
      <p role="status">{outcome}</p>
      {isOffline && <p>{texts.semRedeTexto}</p>}
      {pharmacy.mobile && pharmacy.channel.kind !== 'sms' && (
        <ButtonLink href={smsLink(pharmacy.mobile, body)}>{texts.sms}</ButtonLink>
      )}
      {!isOffline && <ButtonLink {...messageAttributes(pharmacy.channel, body)}>{texts.abrir}</ButtonLink>}
      <Telephone number={pharmacy.telephone} costs={pharmacy.callCosts} />
      <TextAreaField ref={box} name="mensagem" label={texts.mensagem} readOnly value={message} />
    </section>
  );
}
