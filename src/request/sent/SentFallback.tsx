import texts from 'virtual:content/formulario/estado';
import pharmacy from 'virtual:content/pharmacy';
import { ButtonLink, messageAttributes } from '../../ui/Button.tsx';
import { TextAreaField } from '../../ui/Field.tsx';
import { isTooLongForLink } from '../message.ts';
import styles from '../RequestForm.module.css';
import { messageOf, useRequest } from '../useRequest.ts';

/** Replaces the panel if that does not load: the message, to be copied by hand, and its link. */
export function SentFallback() {
  const message = messageOf(useRequest());
  return (
    <div className={`card ${styles.form}`}>
      <p role="status">{texts.semPainel}</p>
      <TextAreaField name="mensagem" label={texts.mensagem} readOnly value={message} />
      <ButtonLink {...messageAttributes(pharmacy.channel, isTooLongForLink(message) ? '' : message)}>
        {texts.abrir}
      </ButtonLink>
    </div>
  );
}
