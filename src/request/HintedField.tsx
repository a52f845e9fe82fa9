import { type ClipboardEvent, type ComponentProps, type FocusEvent, type InputEvent, useRef, useState } from 'react';
import { TextField } from '../ui/Field.tsx';
import type { FieldName } from './message.ts';
import { useRequest } from './useRequest.ts';

interface HintedFieldProps extends ComponentProps<typeof TextField> {
  name: FieldName;
  /** What to say of a value when the visitor leaves it; empty where it looks whole. */
  incompleteText: (value: string) => string;
  /** What to say when the field has kept only a part of a pasted text; empty where it has all of it. */
  cutText?: (pasted: string) => string;
}

/**
 * A field with a hint below it: that its value looks incomplete, or that a paste did not fit. Never an error, never in the way
 * of sending, and gone at the next input; characters that are filtered out while typing are not mentioned (specification §5).
 */
export function HintedField({ name, incompleteText, cutText, ...field }: HintedFieldProps) {
  const values = useRequest();
  // The hint belongs to one value: it goes when the reader fills the field, and is back when that is undone.
  const [hint, setHint] = useState({ text: '', of: '' });
  const pasted = useRef('');

  function notePasted({ clipboardData }: ClipboardEvent) {
    pasted.current = clipboardData.getData('text');
  }

  function showCut({ nativeEvent, currentTarget: { value } }: InputEvent<HTMLInputElement>) {
    const isPaste = nativeEvent.inputType === 'insertFromPaste';
    setHint({ text: (isPaste && cutText?.(pasted.current)) || '', of: value });
  }

  function showIncomplete({ currentTarget: { value }, relatedTarget }: FocusEvent<HTMLInputElement>) {
    const text = incompleteText(value);
    // The question about a pasted SMS took the focus: only it speaks.
    const isAsked = relatedTarget?.tagName === 'FIELDSET';
    if (text && !isAsked) setHint({ text, of: value });
  }

  const shownHint = hint.of === values[name] && hint.text;
  const hintId = `${name}-state`;

  return (
    <div>
      <TextField
        {...field}
        name={name}
        aria-describedby={shownHint ? hintId : undefined}
        onPaste={notePasted}
        onInput={showCut}
        onBlur={showIncomplete}
      />
      <p id={hintId} role="status" className="fine-print">
        {shownHint}
      </p>
    </div>
  );
}
