import form from 'virtual:content/formulario/pagina';
import texts from 'virtual:content/formulario/sms';
import { type InputEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { adoptStyles } from '../../browser/adopt-styles.ts';
import { today } from '../../opening/today.ts';
import { fillTemplate } from '../../text/template.ts';
import { Button } from '../../ui/Button.tsx';
import { TextAreaField } from '../../ui/Field.tsx';
import { CODE_FIELDS, type CodeField } from '../prescription.ts';
import { request } from '../useRequest.ts';
import styles from './PrescriptionSms.css?inline';
import { type PrescriptionCodes, readPrescriptionSms, type SmsReading } from './prescription-sms.ts';

adoptStyles(styles);

interface PrescriptionSmsProps {
  /** A text to read at once: from the clipboard, or pasted into a code's field. Empty where the box is to be shown. */
  text: string;
  /** Takes back what the paste left of itself in the field. */
  takeBack?: () => void;
  /** The region above the box whose text screen readers announce. It was there before this part had loaded. */
  region: RefObject<HTMLElement | null>;
  /** Removes the box. */
  onClose: () => void;
  /** The button that opens the box; the focus goes back there. */
  opener: RefObject<HTMLButtonElement | null>;
}

/** So many characters at once were not typed: they were dropped, or put in by the keyboard's clipboard, which is no paste. */
const PASTED_AT_ONCE = 12;

/** What a visitor may press, and what it does. */
type Answer = [label: string, act: () => void];

/** Where the conversation about a text stands. */
interface Step {
  status: string;
  /** Whether the box for a text is there. */
  hasBox?: boolean;
  answers?: Answer[];
  /** The codes that were filled in. Once one of them is changed, all this is over. */
  filled?: Partial<PrescriptionCodes>;
}

/**
 * Reads the codes out of the prescription's SMS and fills the three fields: as soon as something is pasted into the box, and
 * again on the button. Asks before it overwrites; one press undoes all of it; nothing of the text is kept.
 */
export function PrescriptionSms({ text, takeBack, region, onClose, opener }: PrescriptionSmsProps) {
  const values = useSyncExternalStore(request.subscribe, request.get);
  const [step, setStep] = useState<Step>({ status: '', hasBox: !text });
  const { hasBox, filled = {}, answers = [] } = step;
  const box = useRef<HTMLTextAreaElement>(null);
  /** How many characters the box held. */
  const length = useRef(0);
  const buttons = useRef<HTMLDivElement>(null);
  const isEditedSince = CODE_FIELDS.some((name) => name in filled && values[name] !== filled[name]);
  const offered = isEditedSince ? [] : answers;
  const status = region.current && createPortal(!isEditedSince && step.status, region.current);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the paste it was opened with
  useEffect(() => {
    if (text) read(text);
  }, []);
  useEffect(() => {
    if (step.hasBox) box.current?.focus();
    const showAnswer = () => {
      // On a screen too small for both, the text counts more than the buttons below it.
      for (const part of [buttons.current, region.current])
        part?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    };
    // Not before the browser has shown the end of what was pasted.
    if (step.status) requestAnimationFrame(showAnswer);
    // The box, or the answer that was pressed, is gone and the focus with it.
    if (document.activeElement !== document.body) return;
    const firstAnswer = !step.filled && buttons.current?.querySelector('button');
    (firstAnswer || opener.current)?.focus();
  }, [step, region, opener]);

  function read(text: string) {
    const reading = readPrescriptionSms(text, today());
    const { prescriptions, note, length = 0 } = reading;
    if (takeBack && note === 'nada') return;
    takeBack?.();
    const [single, another] = prescriptions;
    const remark = note ? fillTemplate(texts[note], { algarismos: length }) : '';
    if (another) {
      const choices = prescriptions.map((one): Answer => [endText(one), () => propose(one, reading)]);
      setStep({ status: `${remark} ${texts.duas}`, answers: choices });
    } else if (single) {
      propose(single, reading);
    } else {
      setStep({ status: remark, hasBox: hasBox || note === 'nada' });
    }
  }

  /** Fills the codes in, but asks first where that changes what was typed. What is wrong with them is said before all else. */
  function propose(codes: PrescriptionCodes, { prescriptions, note, leftOut, why }: SmsReading) {
    const missing = leftOut.filter((name) => !codes[name]);
    const remark = note ? texts[note] : missing.length > 0 ? fieldNamesText(texts[why], missing) : '';
    const before = request.get();
    // No code of one prescription may stay beside the number of another.
    const isAnother = before.numeroReceita !== '' && before.numeroReceita !== codes.numeroReceita;
    const changed = CODE_FIELDS.filter((name) => (codes[name] || isAnother) && codes[name] !== before[name]);
    const overwritten = changed.filter((name) => before[name]);
    const fillIn = () => {
      const filled = Object.fromEntries(changed.map((name) => [name, codes[name]]));
      // Not what was there when the question was asked: the visitor may have typed since.
      const undo = request.write(filled);
      const named = changed.filter((name) => codes[name]);
      const status = named.length > 0 ? fieldNamesText(texts.preencheu, named) : texts.jaEstava;
      const answers: Answer[] = named.length > 0 ? [[texts.desfazer, () => undoAll(undo)]] : [];
      // Nobody knows which of several is over: none is noted for the pharmacy then.
      const others = note ? [] : prescriptions.filter((other) => other !== codes);
      if (others.length > 0) answers.push([texts.juntarOutra, () => addOthers(others, filled, undo)]);
      setStep({ status: `${remark} ${status}`, filled, answers });
    };
    if (overwritten.length === 0) return fillIn();
    setStep({
      status: `${remark} ${fieldNamesText(texts.substituir, overwritten)}`,
      answers: [
        [texts.trocar, fillIn],
        [texts.manter, () => setStep({ status: texts.comoEstava })],
      ],
    });
  }

  /** Writes the other prescriptions above the instructions, as part of what one press undoes. */
  function addOthers(others: PrescriptionCodes[], filled: Partial<PrescriptionCodes>, undo: () => void) {
    const { instrucoes } = request.get();
    const lines = [...others.map(otherPrescriptionLine), instrucoes].join('\n').trimEnd();
    const undoLines = request.write({ instrucoes: lines });
    setStep({ status: texts.juntou, filled, answers: [[texts.desfazer, () => undoAll(undoLines, undo)]] });
  }

  function undoAll(...undos: (() => void)[]) {
    for (const undo of undos) undo();
    setStep({ status: texts.comoEstava });
  }

  function readPasted({ nativeEvent, currentTarget: { value } }: InputEvent<HTMLTextAreaElement>) {
    const isPasted = nativeEvent.inputType === 'insertFromPaste' || value.length - length.current >= PASTED_AT_ONCE;
    length.current = value.length;
    if (isPasted) read(value);
  }

  function close() {
    onClose();
    opener.current?.focus();
  }

  if (!hasBox && offered.length === 0) return status;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape, from whatever is inside
    <div className="sms-box" onKeyDown={(event) => event.key === 'Escape' && close()}>
      {status}
      {hasBox && (
        <>
          <TextAreaField
            ref={box}
            name="smsReceita"
            label={texts.campo}
            hint={texts.ajuda}
            autoComplete="off"
            onInput={readPasted}
          />
          <Button variant="action" onClick={() => read(box.current?.value ?? '')}>
            {texts.ler}
          </Button>
        </>
      )}
      {offered.length > 0 && (
        <div ref={buttons} className="cluster">
          {offered.map(([label, act]) => (
            <Button key={label} onClick={act}>
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

/** A prescription by its last digits. */
function endText({ numeroReceita }: PrescriptionCodes): string {
  return fillTemplate(texts.receita, { fim: numeroReceita.slice(-8).replace(/.{4}$/, ' $&') });
}

/** A prescription that has no fields, as a line of the instructions: "RECEITA 2: …". */
function otherPrescriptionLine({ numeroReceita, codigoDispensa, codigoOpcao }: PrescriptionCodes, i: number): string {
  return [
    fillTemplate(texts.outra, { ordem: i + 2, numero: numeroReceita }),
    codigoDispensa && fillTemplate(texts.outraDispensa, { codigo: codigoDispensa }),
    codigoOpcao && fillTemplate(texts.outraOpcao, { codigo: codigoOpcao }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** A text with the names of fields, as a list in a sentence, in the place of `{campos}`. */
function fieldNamesText(template: string, fields: CodeField[]): string {
  const labels = fields.map((name) => form.campos[name].rotulo.toLowerCase());
  return fillTemplate(template, { campos: new Intl.ListFormat('pt-PT').format(labels) });
}
