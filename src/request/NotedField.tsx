import { type ComponentProps, useState } from 'react';
import { TextAreaField, TextField } from '../ui/Field.tsx';
import { cutText } from './pending.ts';
import type { FieldName } from './request.ts';
import { texts, useRequest } from './useRequest.ts';

/** What the form says of a field; `falta` after a refused submit, for not everybody sees the browser's bubble. */
type FieldWords = { rotulo: string } & Partial<Record<'ajuda' | 'exemplo' | 'falta', string>>;

/**
 * A field with a note below it, on what it did not keep of a text. It is no error (specification §5) and keeps nothing
 * from being sent. What a value lacks is said at the button (pending.ts). A required field is marked once refused.
 */
export function NotedField({ name, ...field }: Omit<ComponentProps<typeof TextField>, 'label'> & { name: FieldName }) {
  const { rotulo, ajuda = '', exemplo, falta }: FieldWords = texts.campos[name];
  const stored = useRequest((values) => values[name]);
  const noteText = useRequest((values) => cutText(name, values));
  const [isRefused, setRefused] = useState(false);
  const isMissing = isRefused && stored === '';
  const notes = [noteText && `${name}-note`, isMissing && `${name}-missing`];

  // A program that fills in an address may give several lines: a field of one would join them without a space.
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
        // Without `aria-invalid` some browsers call an empty required field wrong before anybody typed.
        aria-invalid={falta ? isMissing : undefined}
        aria-describedby={notes.filter(Boolean).join(' ')}
        onInput={({ currentTarget: { value } }) => value && setRefused(false)}
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
