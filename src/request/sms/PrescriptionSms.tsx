import form from 'virtual:content/formulario/pagina';
import texts from 'virtual:content/formulario/sms';
import { type InputEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { adoptStyles } from '../../browser/adopt-styles.ts';
import { today } from '../../opening/today.ts';
import { fillTemplate } from '../../text/template.ts';
import { Button } from '../../ui/Button.tsx';
import { TextAreaField } from '../../ui/Field.tsx';
import { changesTo, type Fill, fieldsOf, onlyWhereEmpty, undoFill, type Values } from '../changes.ts';
import type { FieldName } from '../message.ts';
import { request } from '../useRequest.ts';
import styles from './PrescriptionSms.css?inline';
import { type PrescriptionCodes, readPrescriptionSms } from './prescription-sms.ts';

adoptStyles(styles);

/** A text to read at once: from the clipboard, or pasted straight into a code's field. */
export interface DirectPaste {
  /** Empty where the box is to be shown. */
  text: string;
  /** What the paste left of itself in the field. */
  left?: Fill;
}

interface PrescriptionSmsProps {
  paste: DirectPaste;
  /** The region above the box whose text screen readers announce. It was there before this part had loaded. */
  region: RefObject<HTMLElement | null>;
  /** Removes the box. */
  onClose: () => void;
  /** The button that opens the box; the focus goes back there. */
  opener: RefObject<HTMLButtonElement | null>;
}

/** Where the conversation about a text stands. */
interface Step {
  status: string;
  /** Whether the box for a text is there. */
  hasBox?: boolean;
  /** The answers to a question, each with what it does. */
  answers?: [label: string, act: () => void][];
  /** What was filled in and can be undone, and the prescriptions of the same text, which have no fields and can be added. */
  fill?: Fill & { others: PrescriptionCodes[] };
}

/** So many characters at once were not typed: they were pasted, dropped or put in by the keyboard's clipboard. */
const PASTED_AT_ONCE = 12;

/**
 * Reads the codes out of the prescription's SMS and fills the three fields: as soon as something is pasted into the box, and
 * again on the button. Asks before it overwrites; one press undoes all of it; nothing of the text is kept.
 */
export function PrescriptionSms({ paste, region, onClose, opener }: PrescriptionSmsProps) {
  const values = useSyncExternalStore(request.subscribe, request.get);
  const [step, setStep] = useState<Step>({ status: '', hasBox: !paste.text });
  const { hasBox, fill, answers = [] } = step;
  const box = useRef<HTMLTextAreaElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const length = useRef(0);
  // What was filled in and changed since is no longer named, nor undone.
  const filled = fieldsOf(fill?.changes ?? {});
  const kept = filled.filter((name) => values[name] === fill?.changes[name]);
  const status = region.current && createPortal(kept.length === filled.length && step.status, region.current);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the paste it was opened with
  useEffect(() => {
    if (paste.text) read(paste.text);
  }, []);
  useEffect(() => {
    if (step.hasBox) box.current?.focus();
    // What was filled is written above the answers.
    buttons.current?.scrollIntoView({ block: 'nearest' });
    // The box, or the answer that was pressed, is gone and the focus with it.
    if (document.activeElement !== document.body) return;
    if (step.answers) buttons.current?.querySelector('button')?.focus();
    else opener.current?.focus();
  }, [step, opener]);

  function read(text: string) {
    const { prescriptions, note = 'semDispensa', digits = 0 } = readPrescriptionSms(text, today());
    if (paste.left && note === 'nada') return;
    if (paste.left) takeBack(paste.left);
    const [single, another] = prescriptions;
    if (!single) {
      const status = fillTemplate(texts[note], { algarismos: digits });
      return setStep({ status, hasBox: hasBox || note === 'nada' });
    }
    const offer = (codes: PrescriptionCodes) => {
      const remark = note === 'semDispensa' && codes.codigoDispensa ? '' : texts[note];
      const others = prescriptions.filter((other) => other !== codes);
      propose(codes, others, remark);
    };
    if (!another) return offer(single);
    const label = ({ numeroReceita }: PrescriptionCodes) =>
      fillTemplate(texts.receita, { fim: numeroReceita.slice(-4) });
    setStep({ status: texts.duas, answers: prescriptions.map((codes) => [label(codes), () => offer(codes)]) });
  }

  /** Fills the codes in, but asks first where that changes what was typed. */
  function propose(codes: PrescriptionCodes, others: PrescriptionCodes[], remark: string) {
    const changes = changesTo(request.get(), { ...codes });
    const overwritten = fieldsOf(changes).filter((name) => request.get()[name]);
    const fillIn = (changes: Values, nothingToFill: string) => {
      const before = request.get();
      request.write(changes);
      const fields = fieldsOf(changes);
      const status = fields.length > 0 ? fieldNamesText(texts.preencheu, fields) : nothingToFill;
      setStep({ status: `${status} ${remark}`, fill: { changes, before, others } });
    };
    if (overwritten.length === 0) return fillIn(changes, texts.jaEstava);
    setStep({
      status: fieldNamesText(texts.substituir, overwritten),
      answers: [
        [texts.trocar, () => fillIn(changes, '')],
        [texts.manter, () => fillIn(onlyWhereEmpty(request.get(), changes), texts.comoEstava)],
      ],
    });
  }

  /** Writes the other prescriptions above the instructions, as part of what one press undoes. */
  function addOthers({ changes, before, others }: Required<Step>['fill']) {
    const { instrucoes: typed } = request.get();
    const instrucoes = [...others.map(otherPrescriptionLine), typed].join('\n').trimEnd();
    request.write({ instrucoes });
    const fill = { changes: { ...changes, instrucoes }, before: { ...before, instrucoes: typed }, others: [] };
    setStep({ status: texts.juntou, fill });
  }

  function undo(fill: Fill) {
    takeBack(fill);
    setStep({ status: texts.comoEstava });
  }

  function readPasted({ currentTarget: { value } }: InputEvent<HTMLTextAreaElement>) {
    const isPasted = value.length - length.current >= PASTED_AT_ONCE;
    length.current = value.length;
    if (isPasted) read(value);
  }

  function close() {
    onClose();
    opener.current?.focus();
  }

  const offered = [...answers];
  if (fill && kept.length > 0) offered.push([texts.desfazer, () => undo(fill)]);
  if (fill && fill.others.length > 0) offered.push([texts.juntarOutra, () => addOthers(fill)]);
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

function takeBack(fill: Fill) {
  request.write(undoFill(request.get(), fill));
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
function fieldNamesText(template: string, fields: FieldName[]): string {
  const labels = fields.map((name) => form.campos[name].rotulo.toLowerCase());
  return fillTemplate(template, { campos: new Intl.ListFormat('pt-PT').format(labels) });
}
