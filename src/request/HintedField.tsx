import { type ClipboardEvent, type ComponentProps, type FocusEvent, type InputEvent, useRef, useState } from 'react';
import { TextField } from '../ui/Field.tsx';
import { incompleteText, MAY_BE_INCOMPLETE } from './incomplete-text.ts';
import type { FieldName } from './request.ts';
import { useRequest } from './useRequest.ts';

interface HintedFieldProps extends ComponentProps<typeof TextField> {
  name: FieldName;
  /** The message when the field has kept only a part of a pasted text; empty where it has all of it. */
  cutText?: (pasted: string) => string;
  /** Read to who does not see the browser's own bubble, when a submit was refused because the field is empty. */
  missingText?: string;
}

/**
 * A field with a hint below it: that its value looks incomplete, or that a paste did not fit. Never an error, never in the way
 * of sending, and gone at the next input; characters that are filtered out while typing are not mentioned (specification §5).
 * A required field is marked after a refused submit, for as long as it is empty.
 */
export function HintedField({ name, cutText, missingText, ...field }: HintedFieldProps) {
  const stored = useRequest((values) => values[name]);
  // A note belongs to one value: it goes when the reader fills the field, and is back when that is undone.
  const [note, setNote] = useState({ text: '', of: '' });
  const [isRefused, setRefused] = useState(false);
  const pasted = useRef('');
  const isMissing = isRefused && stored === '';
  const noteText = note.of === stored ? note.text : '';
  const notes = [noteText && `${name}-note`, isMissing && `${name}-missing`];

  function notePasted({ clipboardData }: ClipboardEvent) {
    pasted.current = clipboardData.getData('text');
  }

  function showCut({ nativeEvent, currentTarget: { value } }: InputEvent<HTMLInputElement>) {
    const isPaste = nativeEvent.inputType === 'insertFromPaste';
    setNote({ text: (isPaste && cutText?.(pasted.current)) || '', of: value });
    if (value) setRefused(false);
  }

  function showIncomplete({ currentTarget: { value }, relatedTarget }: FocusEvent<HTMLInputElement>) {
    const text = incompleteText(name, value);
    // The question about a pasted SMS took the focus: only it speaks.
    const isAsked = relatedTarget?.tagName === 'FIELDSET';
    if (text && !isAsked) setNote({ text, of: value });
  }

  return (
    <div>
      <TextField
        {...field}
        name={name}
        // Said here, or a browser calls a required field wrong before anybody typed.
        aria-invalid={missingText ? isMissing : undefined}
        aria-describedby={notes.filter(Boolean).join(' ')}
        onPaste={notePasted}
        onInput={showCut}
        onBlur={showIncomplete}
        onInvalid={() => setRefused(true)}
      />
      {isMissing && (
        <span id={`${name}-missing`} className="visually-hidden">
          {missingText}
        </span>
      )}
      {MAY_BE_INCOMPLETE.includes(name) && (
        <p id={`${name}-note`} role="status" className="fine-print">
          {noteText}
        </p>
      )}
    </div>
  );
}
