import { type InputEvent, type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { announce } from '../../browser/announce.ts';
import { today } from '../../opening/today.ts';
import { Button } from '../../ui/Button.tsx';
import { TextAreaField } from '../../ui/Field.tsx';
import { isOtherThing } from '../pasted.ts';
import { CODE_FIELDS, type CodeField } from '../prescription.ts';
import type { MedicineRequest, PrescriptionCodes } from '../request.ts';
import { isCodeField } from '../request-store.ts';
import { texts as form, request } from '../useRequest.ts';
import { readPrescriptionSms, type SmsReading } from './prescription-sms.ts';
import { smsWords as texts } from './words.ts';

/** A text that is to be read. */
export interface PastedSms {
  /** From the clipboard, or pasted into a field. Empty where the box is to be shown. */
  text: string;
  /** The button that opens the box, or the field: the focus goes back there. */
  origin: HTMLElement;
  /** Puts the text into the field, as the browser would have. */
  paste?: () => void;
}

/** So many characters at once were not typed: a keyboard's clipboard puts them in, which is no paste. */
const MORE_THAN_TYPED = 12;

/** A button that answers a question, and its effect. */
type Answer = [label: string, effect: () => void];

/** Where the conversation about a text stands. */
interface Step {
  /** The announcement; a question is none, because the focus goes to it. */
  status?: string;
  question?: string;
  answers?: Answer[];
  /** Whether the box for a text is there. */
  hasBox?: boolean;
  /** The codes that were filled in. Once one of them is changed, all this is over. */
  filled?: Partial<MedicineRequest>;
}

/**
 * Reads the codes out of the prescription's SMS and fills the three fields: as soon as something is pasted into the
 * box, and again on the button. Asks before it overwrites; one press undoes all of it; nothing of the text is kept.
 */
export function PrescriptionSms({ text, origin, paste, onClose }: PastedSms & { onClose: () => void }) {
  const values = useSyncExternalStore(request.subscribe, request.get);
  const [step, setStep] = useState<Step>({ hasBox: !text });
  const box = useRef<HTMLTextAreaElement>(null);
  const outcome = useRef<HTMLFieldSetElement>(null);
  const answer = useRef<HTMLParagraphElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const { hasBox, filled = {}, question, status, answers = [] } = step;
  const isOver = (Object.keys(filled) as (keyof typeof filled)[]).some((name) => values[name] !== filled[name]);
  const field = origin instanceof HTMLInputElement ? origin.name : '';
  /** Puts the pasted text back into the free text from which it was taken, until its codes are in the fields. */
  const undoMove = useRef<() => void>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the paste it was opened with
  useEffect(() => {
    if (text) readSms(text);
  }, []);
  useEffect(() => {
    const fold = place.current?.closest('details');
    if (fold && (step.question || step.status)) fold.open = true;
    if (step.question) outcome.current?.focus({ preventScroll: true });
    else if (step.hasBox) box.current?.focus();
    // The box, or the answer that was pressed, is gone and the focus with it.
    else if (document.activeElement === document.body) origin.focus();
    // Not before the browser has shown the end of what was pasted. Where the screen is too small, the text counts more
    // than the buttons.
    if (step.question || step.status)
      requestAnimationFrame(() => {
        for (const part of [outcome, answer]) part.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      });
    if (step.status) announce(step.status.trim());
  }, [step, origin]);

  function readSms(text: string) {
    const reading = readPrescriptionSms(text, today(), field === 'numeroReceita');
    if (!(origin instanceof HTMLTextAreaElement)) return answerReading(reading);
    if (reading.prescriptions.length === 0) return onClose();
    const moveCodes = () => {
      const free = origin.name as 'instrucoes' | 'outroAssunto';
      undoMove.current = request.write({
        [free]: request.get()[free].replace(text.replace(/\r\n?/g, '\n'), '').trim(),
      });
      answerReading(reading);
    };
    setStep({
      question: texts.pareceSms,
      answers: [
        [texts.porNosCampos, moveCodes],
        [texts.manter, closeBox],
      ],
    });
  }

  function answerReading(reading: SmsReading) {
    const { prescriptions, note = 'nada', length } = reading;
    const [single, another] = prescriptions;
    // Other fields take other texts, as an address with a street's "Análises".
    if (paste && !single && (note === 'nada' || !isCodeField(field))) {
      paste();
      onClose();
    } else if (single && another) {
      const isWhole = !reading.note && prescriptions.every(({ codigoDispensa }) => codigoDispensa);
      const all: Answer[] = isWhole ? [[texts.todas, () => keepAll(prescriptions)]] : [];
      const each = prescriptions.map((one): Answer => [endText(one), () => proposeCodes(one, reading)]);
      setStep({ question: `${remarkOn(reading)} ${texts.duas}`, answers: [...all, ...each] });
    } else if (single) proposeCodes(single, reading);
    else setStep({ status: noteText(note, length), hasBox: hasBox || note === 'nada' });
  }

  /**
   * Fills the codes in, but asks first where that changes what was typed. The remark on what is wrong with them comes
   * first.
   */
  function proposeCodes(codes: PrescriptionCodes, reading: SmsReading) {
    const remark = remarkOn(reading, codes);
    const before = request.get();
    // No code of one prescription may stay beside the number of another.
    const isAnother = before.numeroReceita !== codes.numeroReceita;
    const changed = CODE_FIELDS.filter((name) => (codes[name] || isAnother) && codes[name] !== before[name]);
    const overwritten = changed.filter((name) => before[name]);
    const fillIn = () => fillCodes(Object.fromEntries(changed.map((name) => [name, codes[name]])), remark);
    if (overwritten.length === 0) return fillIn();
    const isBeside = before.numeroReceita && isAnother && !reading.note;
    const join: Answer[] = isBeside ? [[texts.juntarOutra, () => keepAll([codes])]] : [];
    setStep({
      question: `${remark} ${listText(texts.substituir, fieldNames(overwritten))}`,
      answers: [...join, [texts.trocar, fillIn], [texts.manter, leaveAsItWas]],
    });
  }

  function leaveAsItWas() {
    undoMove.current?.();
    setStep({ status: texts.comoEstava });
  }

  /**
   * Keeps whole prescriptions: the first in the fields where these are empty, the others beside them; that whose number
   * is in its field gives the codes that are missing there.
   */
  function keepAll(prescriptions: PrescriptionCodes[]) {
    const before = request.get();
    const isFree = CODE_FIELDS.every((name) => !before[name]);
    const inFields = isFree
      ? prescriptions[0]
      : prescriptions.find((one) => one.numeroReceita === before.numeroReceita);
    const missing = CODE_FIELDS.filter((name) => !before[name]).map((name) => [name, inFields?.[name] ?? '']);
    const known = [before, ...before.otherPrescriptions].map(({ numeroReceita }) => numeroReceita);
    const others = prescriptions.slice(isFree ? 1 : 0).filter(({ numeroReceita }) => !known.includes(numeroReceita));
    const more = others.length > 0 && { otherPrescriptions: [...before.otherPrescriptions, ...others] };
    fillCodes({ ...Object.fromEntries(missing), ...more }, listText(texts.juntou, others.map(endText)));
  }

  /**
   * Writes into the fields, says so after the `remark` and offers to take it back; not what was typed before, for it
   * may have changed since.
   */
  function fillCodes(filled: Partial<MedicineRequest>, remark: string) {
    const before = request.get();
    const undo = request.write(filled);
    const undoMoved = undoMove.current;
    undoMove.current = undefined;
    if (request.get() === before) return setStep({ status: `${remark} ${texts.jaEstava}` });
    const status = listText(texts.preencheu, fieldNames(CODE_FIELDS.filter((name) => filled[name])));
    const takeBack = () => {
      undo();
      undoMoved?.();
      setStep({ status: texts.comoEstava });
    };
    setStep({ status: `${remark} ${status}`, filled, answers: [[texts.desfazer, takeBack]] });
  }

  function readPasted({ nativeEvent: { inputType, data }, currentTarget: { value } }: InputEvent<HTMLTextAreaElement>) {
    const isPasted = /Paste|Drop/.test(inputType) || (data ?? '').length > MORE_THAN_TYPED;
    if (isPasted) readSms(value);
  }

  function closeBox() {
    undoMove.current?.();
    onClose();
    origin.focus();
  }
  const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && closeBox();

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape, from whatever is inside
    <div ref={place} className="stack" onKeyDown={closeOnEscape}>
      {!isOver && status && <p ref={answer}>{status.trim()}</p>}
      {hasBox && (
        <div className="sms-box">
          <TextAreaField
            ref={box}
            name="smsReceita"
            label={texts.campo}
            hint={texts.ajuda}
            autoComplete="off"
            onInput={readPasted}
          />
          <Button variant="action" onClick={() => readSms(box.current?.value ?? '')}>
            {texts.ler}
          </Button>
          <Button variant="quiet" onClick={closeBox}>
            {texts.fechar}
          </Button>
        </div>
      )}
      {answers.length > 0 && !isOver && (
        <fieldset ref={outcome} className="sms-answers" tabIndex={-1}>
          {question && <legend>{question.trim()}</legend>}
          {answers.map(([label, effect]) => (
            <Button key={label} onClick={effect}>
              {label}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** Remarks on a text: what is wrong with it, or which codes were left out, and why. */
function remarkOn({ note, leftOut, why }: SmsReading, codes?: PrescriptionCodes): string {
  if (note) return noteText(note);
  return listText(texts[why], fieldNames(leftOut.filter((name) => !codes?.[name])));
}

/** The sentence of a note; that on a number of another length names it. */
function noteText(note: NonNullable<SmsReading['note']>, length = 0): string {
  if (isOtherThing(note)) return `${form.estado.outraCoisa[note]} ${texts.nadaPreenchido}`;
  const text = texts[note];
  return typeof text === 'string' ? text : text(length);
}

/** A prescription by its last digits. */
function endText({ numeroReceita }: PrescriptionCodes): string {
  return texts.receita(numeroReceita.slice(-8).replace(/.{4}$/, '\u00a0$&'));
}

const fieldNames = (fields: CodeField[]) => fields.map((name) => form.campos[name].rotulo.toLowerCase());

/** A text with a list in it; none without anything to list. */
function listText(textWith: (list: string) => string, items: string[]): string {
  const list = new Intl.ListFormat('pt-PT').format(items);
  return list && textWith(list);
}
