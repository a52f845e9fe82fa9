import errors from 'virtual:content/formulario/estado';
import texts from 'virtual:content/formulario/pagina';
import { ClipboardPaste } from 'lucide';
import { type ClipboardEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { LatePart } from './LatePart.tsx';
import { PrescriptionSms } from './late-parts.ts';
import styles from './RequestFields.module.css';
import { SmsExample } from './SmsExample.tsx';
import type { DirectPaste } from './types.ts';
import { request } from './useRequest.ts';

/** Longer than a number in groups: somebody pasted the whole SMS into the number's field. */
const MORE_THAN_A_NUMBER = 25;

/** The prescription's codes: where to find them, the box that reads them out of the SMS, and their fields, the children. */
export function PrescriptionGroup({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<{ paste: DirectPaste | null; times: number } | null>(null);
  const [status, setStatus] = useState('');
  const opener = useRef<HTMLButtonElement>(null);

  function open(paste: DirectPaste | null) {
    setStatus('');
    setOpened((before) => ({ paste, times: (before?.times ?? 0) + 1 }));
  }

  function close() {
    setStatus('');
    setOpened(null);
  }

  function readPaste({ clipboardData, target }: ClipboardEvent) {
    const text = clipboardData.getData('text');
    const isNumberField = target instanceof HTMLInputElement && target.name === 'numeroReceita';
    if (!isNumberField || text.trim().length <= MORE_THAN_A_NUMBER) return;
    const before = request.get().values.numeroReceita;
    // The browser pastes when this event is over, and the field's filter takes its share, as of any other text.
    setTimeout(() => open({ text, before, after: request.get().values.numeroReceita }));
  }

  return (
    <fieldset className={styles.group} onPaste={readPaste}>
      <legend>{texts.grupos.receita}</legend>
      <div className={styles.finding}>
        <p>{texts.exemploSms.introducao}</p>
        <SmsExample />
      </div>
      <div className="needs-script">
        <Button ref={opener} onClick={() => open(null)}>
          <Icon of={ClipboardPaste} />
          {texts.botaoSms}
        </Button>
      </div>
      <div className={styles.reading}>
        <p role="status">{status}</p>
        {opened && (
          <LatePart key={opened.times} fallback={<p>{errors.smsFalhou}</p>}>
            <PrescriptionSms paste={opened.paste} showStatus={setStatus} onClose={close} opener={opener} />
          </LatePart>
        )}
      </div>
      {children}
    </fieldset>
  );
}
