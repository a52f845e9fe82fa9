import texts from 'virtual:content/formulario/sms';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { adoptStyles } from '../../browser/adopt-styles.ts';
import { today } from '../../opening/today.ts';
import { fillTemplate } from '../../text/template.ts';
import { Button } from '../../ui/Button.tsx';
import { TextAreaField } from '../../ui/Field.tsx';
import { changesTo, fieldsOf, onlyWhereEmpty, undoFill } from '../changes.ts';
import type { MedicineRequest } from '../message.ts';
import type { CodeField } from '../prescription.ts';
import { request } from '../useRequest.ts';
import styles from './PrescriptionSms.css?inline';
import { type PrescriptionCodes, readPrescriptionSms } from './prescription-sms.ts';
import { explanationText, fieldNamesText, otherPrescriptionLines, remarkText } from './sms-texts.ts';

adoptStyles(styles);

/** A text to read at once: from the clipboard, or pasted straight into a code's field. */
export interface DirectPaste {
  text: string;
  /** The field, what stood in it before, and what the paste left of itself in it. */
  into?: { name: CodeField; before: string; after: string };
}

interface PrescriptionSmsProps {
  /** A text to read at once; null where the box is to be shown. */
  paste: DirectPaste | null;
  /** The region above the box whose text screen readers announce. It was there before this part had loaded. */
  region: RefObject<HTMLElement | null>;
  /** Removes the box. */
  onClose: () => void;
  /** The button that opens the box; the focus goes back there. */
  opener: RefObject<HTMLButtonElement | null>;
}

/** A prescription to fill in, what to say of it, and those of the same text that have no fields. */
interface Choice {
  codes: PrescriptionCodes;
  remark: string;
  others: PrescriptionCodes[];
}

/** The values written into the fields, and those that all fields held before. */
interface Fill {
  changes: Partial<MedicineRequest>;
  before: MedicineRequest;
}

/** Where the conversation about a text stands. At `end`, `fill` can be undone and `others` can be added. */
type Step =
  | { at: 'box'; status: string }
  | { at: 'which'; status: string; choices: Choice[] }
  | { at: 'overwrite'; status: string; choice: Choice; changes: Partial<MedicineRequest> }
  | { at: 'end'; status: string; fill?: Fill | undefined; others: PrescriptionCodes[] };

/** So many characters at once were not typed: they were pasted, dropped or put in by the keyboard's clipboard. */
const PASTED_AT_ONCE = 12;

/**
 * Reads the codes out of the prescription's SMS and fills the three fields: as soon as something is pasted into the box, and
 * again on the button. Asks before it overwrites; one press undoes all of it; nothing of the text is kept.
 */
export function PrescriptionSms({ paste, region, onClose, opener }: PrescriptionSmsProps) {
  const { values } = useSyncExternalStore(request.subscribe, request.get);
  const [step, setStep] = useState<Step>(paste ? end('') : { at: 'box', status: '' });
  const box = useRef<HTMLTextAreaElement>(null);
  const answers = useRef<HTMLDivElement>(null);
  const length = useRef(0);
  // What was filled in and changed since is no longer named, nor undone.
  const { fill, others = [] } = step.at === 'end' ? step : {};
  const filled = fieldsOf(fill?.changes ?? {});
  const kept = filled.filter((name) => values[name] === fill?.changes[name]);
  const keptText = kept.length > 0 ? fieldNamesText(texts.preencheu, kept) : '';
  const status = kept.length === filled.length ? step.status : keptText;

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
    if (step.at === 'end') opener.current?.focus();
    else answers.current?.querySelector('button')?.focus();
  }, [step, opener]);

  function read(text: string) {
    const reading = readPrescriptionSms(text, today());
    if (paste?.into && reading.kind === 'nothing') return;
    // Takes out the characters that the pasted text left in its field.
    const { name, before, after } = paste?.into ?? {};
    if (name && after === request.get().values[name]) request.write({ [name]: before });
    if (reading.kind !== 'prescriptions') {
      const explanation = explanationText(reading);
      const staysInBox = step.at === 'box' || reading.kind === 'nothing';
      return setStep(staysInBox ? { at: 'box', status: explanation } : end(explanation));
    }
    const { prescriptions, remark } = reading;
    const choices = prescriptions.map((codes) => ({
      codes,
      remark: remarkText(remark, codes),
      others: prescriptions.filter((other) => other !== codes),
    }));
    const [single, another] = choices;
    if (single && !another) propose(single);
    else setStep({ at: 'which', status: texts.duas, choices });
  }

  function propose(choice: Choice) {
    const { values } = request.get();
    const changes = changesTo(values, { ...choice.codes });
    const overwritten = fieldsOf(changes).filter((name) => values[name]);
    if (overwritten.length === 0) return fillIn(choice, changes, texts.jaEstava);
    setStep({ at: 'overwrite', status: fieldNamesText(texts.substituir, overwritten), choice, changes });
  }

  function fillIn({ remark, others }: Choice, changes: Partial<MedicineRequest>, nothingToFill: string) {
    const before = request.get().values;
    request.write(changes);
    const fields = fieldsOf(changes);
    if (fields.length === 0) return setStep(end(`${nothingToFill} ${remark}`, others));
    setStep(end(`${fieldNamesText(texts.preencheu, fields)} ${remark}`, others, { changes, before }));
  }

  function undo({ changes, before }: Fill) {
    request.write(undoFill(request.get().values, changes, before));
    setStep(end(texts.comoEstava));
  }

  /** Writes the other prescriptions above the instructions, as part of what one press undoes. */
  function addOthers(others: PrescriptionCodes[], fill: Fill | undefined) {
    const { values } = request.get();
    const lines = otherPrescriptionLines(others);
    const instrucoes = values.instrucoes.includes(lines)
      ? values.instrucoes
      : `${lines}\n${values.instrucoes}`.trimEnd();
    request.write({ instrucoes });
    const before = { ...(fill?.before ?? values), instrucoes: values.instrucoes };
    setStep(end(texts.juntou, [], { changes: { ...fill?.changes, instrucoes }, before }));
  }

  function onInput({ currentTarget: { value } }: { currentTarget: HTMLTextAreaElement }) {
    const isPasted = value.length - length.current >= PASTED_AT_ONCE;
    length.current = value.length;
    if (isPasted) read(value);
  }

  function close() {
    onClose();
    opener.current?.focus();
  }

  const shownStatus = region.current && createPortal(status, region.current);
  if (step.at === 'end' && kept.length === 0 && others.length === 0) return shownStatus;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape, from whatever is inside
    <div className="sms-box" onKeyDown={(event) => event.key === 'Escape' && close()}>
      {shownStatus}
      {step.at === 'box' && (
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
      )}
      {step.at !== 'box' && (
        <div key={step.at} ref={answers} className="cluster">
          {step.at === 'which' &&
            step.choices.map((choice) => (
              <Button key={choice.codes.numeroReceita} onClick={() => propose(choice)}>
                {fillTemplate(texts.receita, { fim: choice.codes.numeroReceita.slice(-4) })}
              </Button>
            ))}
          {step.at === 'overwrite' && (
            <>
              <Button onClick={() => fillIn(step.choice, step.changes, '')}>{texts.trocar}</Button>
              <Button
                onClick={() =>
                  fillIn(step.choice, onlyWhereEmpty(request.get().values, step.changes), texts.comoEstava)
                }
              >
                {texts.manter}
              </Button>
            </>
          )}
          {fill && kept.length > 0 && <Button onClick={() => undo(fill)}>{texts.desfazer}</Button>}
          {others.length > 0 && <Button onClick={() => addOthers(others, fill)}>{texts.juntarOutra}</Button>}
        </div>
      )}
      <Button variant="quiet" onClick={close}>
        {texts.fechar}
      </Button>
    </div>
  );
}

function end(status: string, others: PrescriptionCodes[] = [], fill?: Fill): Step {
  return { at: 'end', status, fill, others };
}
