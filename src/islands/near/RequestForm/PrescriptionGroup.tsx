import texts from 'virtual:content/formulario/drawn';
import said from 'virtual:content/formulario/estado';
import { ClipboardPaste } from 'lucide';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ErrorBoundary } from '../../ErrorBoundary/ErrorBoundary.tsx';
import type { Draft } from './draft.ts';
import { PrescriptionSms } from './lazy-parts.ts';
import styles from './RequestFields.module.css';
import { SmsExample } from './SmsExample.tsx';

/** A text pasted into the number's field, with the number that stood there before and the one that it left. */
export interface DirectPaste {
  text: string;
  before: string;
  after: string;
}

interface PrescriptionGroupProps {
  draft: Draft;
  /** The three fields. */
  children: ReactNode;
}

/** Longer than a number in groups: somebody pasted the whole SMS into the number's field. */
const MORE_THAN_A_NUMBER = 25;

/** The prescription's codes: where to find them, the box that reads them out of the SMS, and their fields. */
export function PrescriptionGroup({ draft, children }: PrescriptionGroupProps) {
  const [opened, setOpened] = useState<{ paste: DirectPaste | null; times: number } | null>(null);
  const [status, setStatus] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const pasted = useRef<Omit<DirectPaste, 'after'> | null>(null);

  function open(paste: DirectPaste | null) {
    setStatus('');
    setOpened((before) => ({ paste, times: (before?.times ?? 0) + 1 }));
  }

  function close() {
    setStatus('');
    setOpened(null);
    button.current?.focus();
  }

  function notePaste(event: React.ClipboardEvent) {
    const text = event.clipboardData.getData('text');
    const isWholeSms = isNumberField(event.target) && text.trim().length > MORE_THAN_A_NUMBER;
    pasted.current = isWholeSms ? { text, before: draft.get().numeroReceita } : null;
  }

  // After the field's own filter, which the paste goes through like any other.
  function readPaste(event: React.FormEvent) {
    if (!pasted.current || !isNumberField(event.target)) return;
    open({ ...pasted.current, after: draft.get().numeroReceita });
    pasted.current = null;
  }

  return (
    <fieldset className={styles.group} onPaste={notePaste} onInput={readPaste}>
      <legend>{texts.grupos.receita}</legend>
      <div className={styles.finding}>
        <p>{texts.exemploSms.introducao}</p>
        <SmsExample />
      </div>
      <div className="needs-script">
        <Button ref={button} onClick={() => open(null)}>
          <Icon of={ClipboardPaste} />
          {texts.botaoSms}
        </Button>
      </div>
      <div className={styles.reading}>
        <p role="status">{status}</p>
        {opened && (
          <ErrorBoundary key={opened.times} fallback={<p>{said.smsFalhou}</p>}>
            <Suspense>
              <PrescriptionSms
                draft={draft}
                paste={opened.paste}
                say={setStatus}
                onClose={close}
                returnFocus={() => button.current?.focus()}
              />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
      {children}
    </fieldset>
  );
}

function isNumberField(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.name === 'numeroReceita';
}
