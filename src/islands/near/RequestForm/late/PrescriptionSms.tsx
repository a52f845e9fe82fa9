import texts from 'virtual:content/formulario/sms';
import { type RefObject, useEffect, useRef } from 'react';
import { adoptStyles } from '../../../../lib/browser/adopt-styles.ts';
import { Button } from '../../../../ui/Button.tsx';
import { TextAreaField } from '../../../../ui/Field.tsx';
import type { DirectPaste } from '../types.ts';
import styles from './PrescriptionSms.css?inline';
import { useSmsReading } from './useSmsReading.ts';

adoptStyles(styles);

interface PrescriptionSmsProps {
  /** A text pasted straight into the number's field; null where the button was pressed. */
  paste: DirectPaste | null;
  /** Shows a sentence above the box, in a region that screen readers announce. */
  showStatus: (text: string) => void;
  /** Removes the box. */
  onClose: () => void;
  /** The button that opens the box; the focus goes back there. */
  opener: RefObject<HTMLButtonElement | null>;
}

/** So many characters at once were not typed: they were pasted, dropped or put in by the keyboard's clipboard. */
const PASTED_AT_ONCE = 12;

/**
 * Reads the codes out of the prescription's SMS and fills the three fields: as soon as something is pasted into the box,
 * and again on the button. Nothing of the text is kept.
 */
export function PrescriptionSms({ paste, showStatus, onClose, opener }: PrescriptionSmsProps) {
  const { step, read } = useSmsReading(paste, showStatus);
  const box = useRef<HTMLTextAreaElement>(null);
  const answers = useRef<HTMLDivElement>(null);
  const length = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the paste it was opened with
  useEffect(() => {
    if (paste) read(paste.text);
  }, []);

  useEffect(() => {
    if (step.at === 'box') box.current?.focus();
    // What was filled is written above the answers.
    answers.current?.scrollIntoView({ block: 'nearest' });
    // The box, or the answer that was pressed, is gone and the focus with it.
    if (document.activeElement !== document.body) return;
    if (step.at === 'question') answers.current?.querySelector('button')?.focus();
    if (step.at === 'end') opener.current?.focus();
  }, [step, opener]);

  function onInput({ currentTarget: { value } }: { currentTarget: HTMLTextAreaElement }) {
    const isPasted = value.length - length.current >= PASTED_AT_ONCE;
    length.current = value.length;
    if (isPasted) read(value);
  }

  function close() {
    onClose();
    opener.current?.focus();
  }

  if (step.at === 'end' && step.answers.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape, from whatever is inside
    <div className="sms-box" onKeyDown={(event) => event.key === 'Escape' && close()}>
      {step.at === 'box' ? (
        <>
          <TextAreaField
            ref={box}
            name="smsReceita"
            label={texts.campo}
            hint={texts.ajuda}
            autoComplete="off"
            onInput={onInput}
          />
          <Button variant="action" onClick={() => read(box.current?.value ?? '')}>
            {texts.ler}
          </Button>
        </>
      ) : (
        <div key={step.at} ref={answers} className="cluster">
          {step.answers.map(([label, onPress], i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the numbers of two prescriptions may end alike
            <Button key={`${label}${i}`} onClick={onPress}>
              {label}
            </Button>
          ))}
        </div>
      )}
      <Button variant="quiet" onClick={close}>
        {texts.fechar}
      </Button>
    </div>
  );
}
