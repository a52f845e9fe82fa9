import { type InputEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { announce } from '../../browser/announce.ts';
import { today } from '../../opening/today.ts';
import { Button } from '../../ui/Button.tsx';
import { TextAreaField } from '../../ui/Field.tsx';
import { prescriptionsOf, prescriptionsText } from '../message.ts';
import { isOtherThing } from '../pasted.ts';
import { CODE_FIELDS, type CodeField, NO_CODES } from '../prescription.ts';
import type { PrescriptionCodes } from '../request.ts';
import { freeText, isCodeField } from '../request-store.ts';
import { texts as form, request } from '../useRequest.ts';
import { readPrescriptionSms, type SmsReading } from './prescription-sms.ts';
import { smsWords as texts } from './words.ts';

/** A text that is to be read. */
export interface PastedSms {
  /** From the clipboard, or pasted into a field. Empty where the box is to be shown. */
  text: string;
  /** The button that opens the box, or the field: the focus goes back there. */
  origin: HTMLElement;
  /** Puts the text into the field, as the browser would have; a free text has it already. */
  paste?: () => void;
}

/** So many characters at once were not typed: a keyboard's clipboard puts them in, which is no paste. */
const MORE_THAN_TYPED = 12;

interface Step {
  status?: string;
  /** Takes the reading back. */
  undo?: () => void;
  /** Whether the box for a text is there. */
  hasBox?: boolean;
  /** The prescriptions that it left in the request. Once one of them is changed, all this is over. */
  left?: string;
}

/**
 * Reads the codes out of the prescription's SMS and puts them into the request. It overwrites nothing and asks nothing:
 * a prescription that does not fit into the fields goes beside them, and what the text says besides goes too. One press
 * undoes it.
 */
export function PrescriptionSms({ text, origin, paste, onClose }: PastedSms & { onClose: () => void }) {
  const prescriptions = useSyncExternalStore(request.subscribe, () => prescriptionsText(request.get()));
  const [step, setStep] = useState<Step>({ hasBox: !text });
  const box = useRef<HTMLTextAreaElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const { hasBox, left = prescriptions, status, undo } = step;
  const isOver = left !== prescriptions;
  const field = 'name' in origin ? `${origin.name}` : '';
  const free = freeText(field);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the paste it was opened with
  useEffect(() => {
    if (text) readSms(text);
  }, []);
  useEffect(() => {
    const fold = place.current?.closest('details');
    if (fold && step.status) fold.open = true;
    if (step.hasBox) box.current?.focus();
    // The box, or the answer that was pressed, is gone and the focus with it.
    else if (document.activeElement === document.body) origin.focus();
    if (!step.status) return;
    announce(step.status);
    // Not before the browser has shown the end of what was pasted. Where the screen is too small, the text counts more
    // than the buttons.
    requestAnimationFrame(() => {
      // Once the request was sent, what its panel says of this counts more.
      if (document.activeElement?.closest('.sent-panel')) return;
      for (const part of [place.current?.lastElementChild, place.current?.firstElementChild])
        part?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    });
  }, [step, origin]);

  function readSms(raw: string) {
    const pasted = raw.replace(/\r\n?/g, '\n').trim();
    const reading = readBesideNumber(pasted, field);
    const { prescriptions, note = 'nada' } = reading;
    // Nobody is to be shown it: it stays in the box, and the form says that it does not go (pending.ts).
    const isSecret = note === 'codigoUnico';
    if (!isSecret || !hasBox) request.write({ unread: request.get().unread.replace(raw.trim(), '').trim() });
    if (prescriptions.length > 0) return takeCodes(reading, pasted);
    const status = remarkOn(reading);
    // Of the clipboard only what looks like a prescription's is taken: nobody has seen the rest.
    if (origin.tagName === 'BUTTON' && !hasBox && note === 'nada') return setStep({ status: texts.nada, hasBox: true });
    if (isSecret) return setStep({ status, hasBox: !!hasBox });
    // Other fields take other texts, as an address with a street's "Análises"; of one a code's would keep some digits.
    if (!isCodeField(field)) paste?.();
    if (free && note !== 'nada') setStep({ status });
    else if (field && !isCodeField(field)) onClose();
    else keepText(pasted, status);
  }

  /** A text of which nothing was read goes into the request as it is. */
  function keepText(pasted: string, status: string) {
    const undo = request.write({ instrucoes: withText(request.get().instrucoes, pasted, pasted) });
    setStep({ status: `${status} ${texts.textoVai}`, undo });
  }

  /** Puts prescriptions into the request, and what their text says besides in its place, or into the instructions. */
  function takeCodes(reading: SmsReading, pasted: string) {
    const before = request.get();
    const [inFields = { ...NO_CODES }, ...known] = prescriptionsOf(before).map((codes) => ({ ...codes }));
    const isNew = (one: PrescriptionCodes) => ![inFields, ...known].some((codes) => fillIn(codes, one));
    const beside = reading.prescriptions.filter(isNew);
    const place = free ?? 'instrucoes';
    const rest = withText(before[place], pasted, reading.rest);
    const undo = request.write({ ...inFields, otherPrescriptions: [...known, ...beside], [place]: rest });
    const left = prescriptionsText(request.get());
    const changed = CODE_FIELDS.filter((name) => inFields[name] !== before[name]);
    const results = [
      remarkOn(reading),
      listText(texts.preencheu, fieldNames(changed)),
      beside.length > 0 && texts.juntou,
      prescriptionsText(before) === left && texts.jaEstava,
      reading.rest && texts.restoVai,
    ];
    setStep({ status: results.filter(Boolean).join(' '), left, undo });
  }

  function undoStep() {
    undo?.();
    setStep({ status: texts.comoEstava });
  }

  function readPasted({ nativeEvent: { inputType, data }, currentTarget: { value } }: InputEvent<HTMLTextAreaElement>) {
    request.write({ unread: value });
    const isPasted = /Paste|Drop/.test(inputType) || (data ?? '').length > MORE_THAN_TYPED;
    if (isPasted) readSms(value);
  }

  function closeBox() {
    request.write({ unread: '' });
    onClose();
    origin.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape, from whatever is inside
    <div ref={place} className="stack" onKeyDown={({ key }) => key === 'Escape' && closeBox()}>
      {!isOver && status && <p>{status}</p>}
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
      {undo && !isOver && (
        <div>
          <Button onClick={undoStep}>{form.desfazer}</Button>
        </div>
      )}
    </div>
  );
}

/** A text with `added` in the place of `pasted`, where that stands there, or under it, save the lines that it has. */
function withText(text: string, pasted: string, added: string): string {
  if (text.includes(pasted)) return text.replace(pasted, () => added).trim();
  const fresh = added.split('\n').filter((line) => !text.includes(line.trim()));
  return [text, ...fresh].filter(Boolean).join('\n');
}

/** Reads a text. Codes alone, as the second half of a message, belong to the number in the fields where they fit. */
function readBesideNumber(text: string, field: string): SmsReading {
  const reading = readPrescriptionSms(text, today(), field === 'numeroReceita');
  if (reading.note !== 'semNumero' && !(reading.note === 'nada' && isCodeField(field))) return reading;
  const [inFields = NO_CODES] = prescriptionsOf(request.get());
  const again = readPrescriptionSms(`${inFields.numeroReceita}\n${text}`, today());
  const { prescriptions, leftOut } = again;
  const [one = NO_CODES] = prescriptions;
  const areItsOwn = one.numeroReceita === inFields.numeroReceita && fillIn({ ...inFields }, one);
  if (!areItsOwn || !(one.codigoDispensa || one.codigoOpcao)) return reading;
  return { ...again, leftOut: leftOut.filter((name) => !inFields[name]) };
}

/** Fills a prescription into codes that are empty or its own, and says whether it could: none is overwritten. */
function fillIn(codes: PrescriptionCodes, one: PrescriptionCodes): boolean {
  const isSame = codes.numeroReceita === one.numeroReceita;
  const fits = CODE_FIELDS.every((name) => one[name].startsWith(codes[name]) || (isSame && !one[name]));
  if (fits) for (const name of CODE_FIELDS) codes[name] = one[name] || codes[name];
  return fits;
}

/** Remarks on a text: what is wrong with it, which codes were left out, and why, and what was not read. */
function remarkOn({ note, length, leftOut, why, unread }: SmsReading): string {
  const numbers = note === 'codigoUnico' || isOtherThing(note ?? '') ? '' : listText(texts.porLer, unread);
  const text = note && (isOtherThing(note) ? form.estado.outraCoisa[note] : texts[note]);
  const main = typeof text === 'function' ? text(length ?? 0) : (text ?? listText(texts[why], fieldNames(leftOut)));
  return [note === 'nada' && numbers ? '' : main, numbers].filter(Boolean).join(' ');
}

const fieldNames = (fields: CodeField[]) => fields.map((name) => form.campos[name].rotulo.toLowerCase());

/** A text with a list in it; none without anything to list. */
const listText = (textWith: (list: string) => string, items: string[]) =>
  items.length > 0 ? textWith(new Intl.ListFormat('pt-PT').format(items)) : '';
