import { type ComponentProps, type FocusEvent, type InputEvent, useState } from 'react';
import { announce } from '../browser/announce.ts';
import { TextAreaField, TextField } from '../ui/Field.tsx';
import { cutText, incompleteText } from './pending.ts';
import type { FieldName } from './request.ts';
import { texts, useRequest } from './useRequest.ts';

/** The longest that a press takes. */
const PRESS_MS = 300;

type Control = HTMLInputElement | HTMLTextAreaElement;

/** What the form says of a field; `falta` after a refused submit, for not everybody sees the browser's bubble. */
type FieldWords = { rotulo: string } & Partial<Record<'ajuda' | 'exemplo' | 'falta', string>>;

/**
 * A field with a note below it: that its value looks incomplete, once one leaves it, or that a text was pasted that is
 * more than the code. A note is no error (specification §5): it keeps nothing from being sent, and goes with the value.
 * A required field is marked after a refused submit, for as long as it is empty.
 */
export function NotedField({ name, ...field }: Omit<ComponentProps<typeof TextField>, 'label'> & { name: FieldName }) {
  const { rotulo, ajuda = '', exemplo, falta }: FieldWords = texts.campos[name];
  const stored = useRequest((values) => values[name]);
  const cut = useRequest((values) => cutText(name, values));
  const [left, setLeft] = useState('');
  const [isRefused, setRefused] = useState(false);
  const isMissing = isRefused && stored === '';
  const noteText = cut || (left === stored ? incompleteText(name, stored, texts) : '');
  const notes = [noteText && `${name}-note`, isMissing && `${name}-missing`];

  function startAgain({ currentTarget: { value } }: InputEvent<Control>) {
    setLeft('');
    if (value) setRefused(false);
  }

  function showIncomplete({ currentTarget: { value } }: FocusEvent<Control>) {
    const text = incompleteText(name, value, texts);
    if (!text || noteText) return;
    // Waits until the press that moved the focus has ended: the note pushes down what is below, away from the finger.
    setTimeout(() => {
      setLeft(value);
      announce(text);
    }, PRESS_MS);
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
        label={rotulo}
        hint={ajuda}
        placeholder={exemplo}
        enterKeyHint="next"
        translate="no"
        // Without it some browsers call an empty required field wrong before anybody typed.
        aria-invalid={falta ? isMissing : undefined}
        aria-describedby={notes.filter(Boolean).join(' ')}
        onInput={startAgain}
        onBlur={showIncomplete}
        onInvalid={() => setRefused(true)}
      />
      {isMissing && (
        <span id={`${name}-missing`} className="visually-hidden">
          {falta}
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
