import texts from 'virtual:content/formulario/sms';
import { type ReactNode, useEffect, useRef } from 'react';
import { adoptStyles } from '../../../../lib/browser/adopt-styles.ts';
import { fillTemplate } from '../../../../lib/template.ts';
import { Button } from '../../../../ui/Button.tsx';
import { TextAreaField } from '../../../../ui/Field.tsx';
import type { Draft } from '../draft.ts';
import type { DirectPaste } from '../PrescriptionGroup.tsx';
import styles from './PrescriptionSms.css?inline';
import { useSmsReading } from './useSmsReading.ts';

adoptStyles(styles);

interface PrescriptionSmsProps {
  draft: Draft;
  /** What was pasted straight into the number's field; null where the button was pressed. */
  paste: DirectPaste | null;
  /** Says a sentence above the box, in a region that screen readers announce. */
  say: (text: string) => void;
  /** Takes the box away and gives the focus back to its button. */
  onClose: () => void;
  /** Gives the focus back to that button. */
  returnFocus: () => void;
}

/** Reads the codes out of the prescription's SMS and fills the three fields. Nothing of the text is kept. */
export function PrescriptionSms({ paste, onClose, returnFocus, ...options }: PrescriptionSmsProps) {
  const { step, read, propose, fill, keepTyped, addToInstructions } = useSmsReading({ paste, ...options });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the paste it was opened with
  useEffect(() => {
    if (paste) read(paste.text);
  }, []);

  // What had the focus is gone, with the box or with the answer that was pressed.
  useEffect(() => {
    if (step.at === 'done' && document.activeElement === document.body) returnFocus();
  }, [step, returnFocus]);

  if (step.at === 'done' && !step.undo && step.others.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape, from whatever is inside
    <div className="sms-box" onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      {step.at === 'pasting' && <PasteBox onRead={read} />}
      {step.at === 'choosing' && (
        <Answers>
          {step.prescriptions.map((chosen) => (
            <Button
              key={chosen.numeroReceita}
              onClick={() =>
                propose(
                  chosen,
                  step.prescriptions.filter((other) => other !== chosen),
                )
              }
            >
              {fillTemplate(texts.receita, { fim: chosen.numeroReceita.slice(-4) })}
            </Button>
          ))}
        </Answers>
      )}
      {step.at === 'replacing' && (
        <Answers>
          <Button onClick={() => fill(step.plan, step.others)}>{texts.trocar}</Button>
          <Button onClick={() => keepTyped(step.plan, step.others)}>{texts.manter}</Button>
        </Answers>
      )}
      {step.at === 'done' && (
        <div className="cluster">
          {step.undo && <Button onClick={step.undo}>{texts.desfazer}</Button>}
          {step.others.length > 0 && (
            <Button onClick={() => addToInstructions(step.others, step.undo)}>{texts.juntarOutra}</Button>
          )}
        </div>
      )}
      <Button variant="quiet" onClick={onClose}>
        {texts.fechar}
      </Button>
    </div>
  );
}

/** So many characters at once were not typed: they were pasted, dropped or put in by the keyboard's clipboard. */
const PASTED_AT_ONCE = 12;

/** The box for the text. Read as soon as something is pasted, and again on the button. */
function PasteBox({ onRead }: { onRead: (text: string) => void }) {
  const box = useRef<HTMLTextAreaElement>(null);
  const length = useRef(0);

  useEffect(() => box.current?.focus(), []);

  function onInput() {
    const text = box.current?.value ?? '';
    const isPasted = text.length - length.current >= PASTED_AT_ONCE;
    length.current = text.length;
    if (isPasted) onRead(text);
  }

  return (
    <>
      <TextAreaField
        ref={box}
        name="smsReceita"
        label={texts.campo}
        hint={texts.ajuda}
        autoComplete="off"
        onInput={onInput}
      />
      <Button variant="action" onClick={() => onRead(box.current?.value ?? '')}>
        {texts.ler}
      </Button>
    </>
  );
}

/** Answers to the question just asked. They take the focus where the box, or the answer before, went away with it. */
function Answers({ children }: { children: ReactNode }) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) group.current?.querySelector('button')?.focus();
  }, []);
  return (
    <div ref={group} className="cluster">
      {children}
    </div>
  );
}
