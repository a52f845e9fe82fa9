import texts from 'virtual:content/formulario/estado';
import pharmacy from 'virtual:content/pharmacy';
import { messageLink } from '../../../lib/links.ts';
import { isTooLongForLink } from '../../../lib/message.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { TextAreaField } from '../../../ui/Field.tsx';
import styles from './RequestForm.module.css';
import { useRequest } from './useRequest.ts';

/** In place of the panel where it did not load: the message itself, to be taken away by hand, and its link. */
export function SentFallback() {
  const { message } = useRequest();
  return (
    <div className={`card ${styles.form}`}>
      <p role="status">{texts.semPainel}</p>
      <TextAreaField name="mensagem" label={texts.mensagem} readOnly value={message} />
      <ButtonLink
        href={messageLink(pharmacy.channel, isTooLongForLink(message) ? '' : message)}
        newTab={pharmacy.channel.kind === 'whatsapp'}
      >
        {texts.abrir}
      </ButtonLink>
    </div>
  );
}
