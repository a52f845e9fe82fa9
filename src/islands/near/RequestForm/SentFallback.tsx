import said from 'virtual:content/formulario/estado';
import { whatsappLink } from '../../../lib/links.ts';
import { isTooLongForLink } from '../../../lib/message.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { TextAreaField } from '../../../ui/Field.tsx';
import type { Draft } from './draft.ts';
import styles from './RequestForm.module.css';
import { useMessage } from './useMessage.ts';

/** In place of the panel where it did not load: the message itself, to be taken away by hand, and its link. */
export function SentFallback({ draft, whatsapp }: { draft: Draft; whatsapp: string }) {
  const message = useMessage(draft);
  return (
    <div className={`card ${styles.form}`}>
      <p role="status">{said.semPainel}</p>
      <TextAreaField name="mensagem" label={said.mensagem} readOnly value={message} />
      <ButtonLink href={whatsappLink(whatsapp, isTooLongForLink(message) ? '' : message)} newTab>
        {said.abrir}
      </ButtonLink>
    </div>
  );
}
