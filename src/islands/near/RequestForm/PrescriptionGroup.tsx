import errors from 'virtual:content/formulario/estado';
import texts from 'virtual:content/formulario/pagina';
import { ClipboardPaste } from 'lucide';
import { type ClipboardEvent, type ReactNode, useRef, useState } from 'react';
import { readText } from '../../../lib/browser/clipboard.ts';
import type { CodeField } from '../../../lib/prescription.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { LatePart } from './LatePart.tsx';
import { PrescriptionSms } from './late-parts.ts';
import styles from './RequestFields.module.css';
import { CODE_FIELDS } from './request-store.ts';
import { SmsExample } from './SmsExample.tsx';
import type { DirectPaste } from './types.ts';
import { request } from './useRequest.ts';

/** Longer than a number in groups: somebody pasted the whole SMS into the number's field. */
const MORE_THAN_A_NUMBER = 25;
/** More digits than both short codes have together: the text holds a prescription's number. */
const DIGITS_OF_A_NUMBER = 15;

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

  /** Fills the codes at once where the browser lets a press read the clipboard; else opens the box. */
  async function pasteOrOpen() {
    const text = await readText();
    open(text ? { text } : null);
  }

  function readPaste({ clipboardData, target }: ClipboardEvent) {
    const text = clipboardData.getData('text');
    const name = CODE_FIELDS.find((field) => target instanceof HTMLInputElement && target.name === field);
    if (!name || !isMeantForReader(name, text)) return;
    const before = request.get().values[name];
    // When this event is over, the browser pastes and the field's filter cuts the text as any other.
    setTimeout(() => open({ text, into: { name, before, after: request.get().values[name] } }));
  }

  return (
    <fieldset className={styles.group} onPaste={readPaste}>
      <legend>{texts.grupos.receita}</legend>
      <div className={styles.finding}>
        <p>{texts.exemploSms.introducao}</p>
        <SmsExample />
      </div>
      <div className="needs-script">
        <Button ref={opener} onClick={pasteOrOpen}>
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

function isMeantForReader(name: CodeField, text: string): boolean {
  if (name === 'numeroReceita') return text.trim().length > MORE_THAN_A_NUMBER;
  return text.replace(/\D/g, '').length >= DIGITS_OF_A_NUMBER;
}
