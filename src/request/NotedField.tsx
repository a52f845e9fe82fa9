import { type ComponentProps, type FocusEvent, type InputEvent, useRef, useState } from 'react';
import { announce } from '../browser/announce.ts';
import { TextAreaField, TextField } from '../ui/Field.tsx';
import { pasteRemark } from './pasted.ts';
import { incompleteText } from './pending.ts';
import type { FieldName } from './request.ts';
import { isCodeField } from './request-store.ts';
import { texts, useRequest } from './useRequest.ts';

/** The longest that a press takes. */
const PRESS_MS = 300;

type Control = HTMLInputElement | HTMLTextAreaElement;

interface NotedFieldProps extends ComponentProps<typeof TextField> {
  name: FieldName;
  /** Describes the field after a submit was refused because it is empty: not everybody sees the browser's bubble. */
  missingText?: string;
}

/**
 * A field with a note below it: that its value looks incomplete, or that a text was pasted that is more than the code.
 * A note is no error (specification §5): it does not keep the request from being sent, and goes at the next input.
 * While somebody types, nothing is said; when they leave the field, an incomplete value gets its note. A required field
 * is marked after a refused submit, for as long as it is empty.
 */
export function NotedField({ name, missingText, ...field }: NotedFieldProps) {
  const stored = useRequest((values) => values[name]);
  // A note belongs to one value: it goes when the reader of SMS fills the field, and comes back when that is undone.
  const [note, setNote] = useState({ text: '', of: '' });
  const [isRefused, setRefused] = useState(false);
  const raw = useRef('');
  const isMissing = isRefused && stored === '';
  const noteText = note.of === stored ? note.text : '';
  const notes = [noteText && `${name}-note`, isMissing && `${name}-missing`];

  /** Keeps the text as it was pasted: this listener runs before the form's own, which filters it. */
  function keepRaw({ currentTarget }: InputEvent<Control>) {
    raw.current = currentTarget.value;
  }

  function writeNote(text: string, of: string) {
    setNote({ text, of });
    if (text) announce(text);
  }

  function remarkOnPaste({ nativeEvent, currentTarget: { value } }: InputEvent<Control>) {
    const isPasted = isCodeField(name) && !isTyped(nativeEvent);
    writeNote(isPasted ? pasteRemark(name, raw.current, value, texts.estado) : '', value);
    if (value) setRefused(false);
  }

  function showIncomplete({ currentTarget: { value } }: FocusEvent<Control>) {
    const text = incompleteText(name, value, texts);
    // Waits until the press that moved the focus has ended: the note pushes down what is below, away from the finger.
    if (text && !noteText) setTimeout(writeNote, PRESS_MS, text, value);
  }

  // An address has several lines where a program fills it in: a field of one would join them without a space.
  const isLong = name === 'morada';
  const Field = (isLong ? TextAreaField : TextField) as typeof TextField;

  return (
    <div>
      <Field
        {...field}
        {...(isLong && { rows: 1 })}
        name={name}
        translate="no"
        // Without it some browsers call an empty required field wrong before anybody typed.
        aria-invalid={missingText ? isMissing : undefined}
        aria-describedby={notes.filter(Boolean).join(' ')}
        onInputCapture={keepRaw}
        onInput={remarkOnPaste}
        onBlur={showIncomplete}
        onInvalid={() => setRefused(true)}
      />
      {isMissing && (
        <span id={`${name}-missing`} className="visually-hidden">
          {missingText}
        </span>
      )}
      {noteText && (
        <p id={`${name}-note`} className="fine-print">
          {noteText}
        </p>
      )}
    </div>
  );
}

/** Whether an edit was typed, deleted or undone, not pasted: who types sees at once which letters the field keeps. */
function isTyped({ inputType, data, isComposing }: globalThis.InputEvent): boolean {
  return isComposing || data?.length === 1 || /^(delete|history)/.test(inputType);
}
